import { bad, good, issueDetail, type Result, type Rows } from '@wanli/kernel'
import type { z } from 'zod'
import { looseRows } from './data/named-rows.ts'

/** A set-up in the right shape, or the first thing that is wrong with it. */
export function readSetup<Words>(input: unknown, shape: z.ZodType<Words>): Result<Words> {
  const parsed = shape.safeParse(input)
  if (parsed.success) return good(parsed.data)
  const { place, detail } = issueDetail(parsed.error.issues[0]!, input)
  return bad('bad-setup', { field: place || 'setup', ...detail })
}

/** The tables of set-ups, looked at and compiled once. */
export function dataOnce<Checked>(checkData: (tables: object, file: string) => Checked): (tables: object) => Checked {
  const known = new WeakMap<object, Checked>()
  return (tables) => {
    const checked = known.get(tables) ?? checkData(tables, 'data')
    known.set(tables, checked)
    return checked
  }
}

/** Tables of a data file that were not checked against the standard ones: those of an expansion. */
export type MoreTables = Readonly<Record<string, unknown>>

/** The rows in force at a table: the standard ones, or with what an owner's own file changes; then those of further files. */
export function rowsInForce<Tables extends object>(
  checkTables: (
    tables: object,
    file: string,
  ) => { readonly ok: true; readonly tables: Tables } | { readonly ok: false },
  rowsOf: (tables: Tables) => Rows,
  standard: Tables,
): (own: object | undefined, more?: readonly MoreTables[]) => Rows {
  const checkedTables = dataOnce(checkTables)
  const joined = new WeakMap<Rows, { readonly more: readonly MoreTables[]; readonly rows: Rows }[]>()
  return (own, more = []) => {
    const checked = own === undefined ? undefined : checkedTables(own)
    const base = rowsOf(checked?.ok === true ? checked.tables : standard)
    if (more.length === 0) return base
    const known = joined.get(base) ?? []
    joined.set(base, known)
    const found = known.find((one) => one.more.length === more.length && one.more.every((file, i) => file === more[i]))
    if (found !== undefined) return found.rows
    const rows: Rows = { ...base, ...Object.assign({}, ...more.map(looseRows)) }
    known.push({ more, rows })
    return rows
  }
}
