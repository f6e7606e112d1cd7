import {
  type DataRules,
  from,
  kept,
  looseTable,
  type MoreTables,
  onceEach,
  provenanceOf,
  sameAs,
} from '@wanli/game-kit'
import { isObject } from '@wanli/kernel'
import { z } from 'zod'
import type { GwBox } from '../terms.ts'
import { problem, type ProblemKey, type Report } from '../data/problems.ts'
import { SIDES, TAGS } from '../data/types.ts'
import { LOCATIONS, RESOURCES, UNITS } from '../data/vocabulary/types.ts'
import { inFiles, type OwnTables, type PartTables } from './own-data.ts'

/*
 * The tables of an expansion that are no cards of a deck of the base game: prices, tracks, cards of its own kinds. An owner's file may give
 * them other numbers, names and words, each of the kind that is there now unless a shape says more; how many rows there are stays as it is.
 */

type Fields = Readonly<Record<string, unknown>>

/** What of a box says which rows are in force at its table. */
export type AtTable = { readonly setup: Pick<GwBox['setup'], 'data'> }
/** A table with the standard box. */
export const STANDARD_BOX: AtTable = { setup: {} }

/** The tables in force at a table, typed as ours are, beside what an owner's file may change of them. */
export interface OwnNumbers<T extends MoreTables> extends OwnTables {
  at(box: AtTable): T
  /** Something that is made of the tables in force, once for each file. */
  made<M>(make: (tables: T) => M): (box: AtTable) => M
}

/** What numbers of these tables must be to each other, so that the game can be played with them: the table, the row and the field that is wrong. */
type Check<T> = (tables: T, wrong: (table: keyof T & string, row: number, field: string, most: Most) => void) => void
/** It is `value`, and may be `limit` at most, for the sake of something else. */
interface Most {
  readonly value: number
  readonly other: string
  readonly limit: number
}

type ByField<V> = Readonly<Record<string, Readonly<Record<string, V>>>>
interface More<T> {
  /** By table and field, what a value may be where ours don't show all of it. */
  readonly shapes?: ByField<z.ZodType>
  /** By table and field, why a value stays as it is: a rule's code says it, not the data. */
  readonly kept?: ByField<string>
  /** By table, what its rows must be, each by itself and to each other. */
  readonly rows?: Readonly<Record<string, (rows: readonly never[], report: Report) => void>>
  /** What is wrong with a text of a wrong form in these fields. */
  readonly formats?: Readonly<Record<string, ProblemKey>>
  readonly across?: Check<T>
}

export function ownNumbers<T extends MoreTables>(
  name: string,
  tables: T,
  changeable: readonly (keyof T & string)[],
  more: More<T> = {},
): OwnNumbers<T> {
  const whole = (rows: PartTables): T => ({
    ...tables,
    ...Object.fromEntries(changeable.map((table) => [table, asWritten(tables[table], rows[`${name}.${table}`]!)])),
  })
  const rules: DataRules<PartTables, ProblemKey> = {
    ...rulesOf(name, tables, changeable, more),
    across: (rows, report) =>
      more.across?.(whole(rows), (table, row, field, { value, other, limit }) => {
        if (value > limit) report(`${name}.${table}`, row, field, problem('mustNotExceed', { value, other, limit }))
      }),
  }
  const own = inFiles(name, rules, (table, rows) => asWritten(tables[table], rows))
  const known = new WeakMap<Fields, T>()
  const at = ({ setup: { data } }: AtTable): T => {
    if (data === undefined) return tables
    const all = known.get(data) ?? { ...tables, ...own.changed(data) }
    known.set(data, all)
    return all
  }
  return {
    rules,
    ...own,
    at,
    made(make) {
      const ours = make(tables)
      const others = new WeakMap<T, typeof ours>()
      return (box) => {
        if (box.setup.data === undefined) return ours
        const rows = at(box)
        const all = others.get(rows) ?? make(rows)
        others.set(rows, all)
        return all
      }
    },
    data: (data) => data,
  }
}

/** PartTables in the form that our file has the table in: a list, one object, or one value. */
function asWritten(ours: unknown, rows: readonly unknown[]): unknown {
  if (Array.isArray(ours) && ours.every(isObject)) return rows
  const [row] = rows
  return isObject(ours) ? row : (row as { readonly value: unknown }).value
}

function rulesOf<T>(
  name: string,
  tables: MoreTables,
  changeable: readonly string[],
  { shapes = {}, kept: fixed = {}, rows: checks = {}, formats = {} }: More<T>,
): DataRules<PartTables, ProblemKey> {
  const nameOf = (id: string) => id.slice(name.length + 1)
  const loose = changeable.map((table) => ({ id: `${name}.${table}`, ...looseTable(table, tables[table]) }))
  const each = <V>(make: (table: (typeof loose)[number]) => V): Readonly<Record<string, V>> =>
    Object.fromEntries(loose.map((table) => [table.id, make(table)]))
  return {
    tables: loose.map(({ id }) => id),
    standard: each(({ standard }) => standard),
    shapes: each(({ id, standard }) =>
      rowShape(standard, shapes[nameOf(id)], fixed[nameOf(id)]),
    ) as unknown as DataRules<PartTables, ProblemKey>['shapes'],
    rowNames: each(({ rowNames }) => rowNames),
    formats,
    structure: each(({ id, standard, rowNames }) => (rows: readonly unknown[], report: Report) => {
      const calledIn = (row: unknown) => rowNames(row as Fields).join(' ')
      onceEach(rows, 'id', calledIn, standard.map(calledIn), report)
      if (rows.length > standard.length)
        report(standard.length, null, { key: 'listLong', params: { maximum: standard.length, count: rows.length } })
      const ours = (row: unknown) => standard.find((other) => calledIn(other) === calledIn(row))
      rows.forEach((row, i) => sameAs(row as Fields, ours(row), Object.keys(fixed[nameOf(id)] ?? {}), i, report))
      checks[nameOf(id)]?.(rows as readonly never[], report)
    }),
    across: () => {},
  }
}

const label = z.string().trim().min(1).max(200)
const { tag, basis } = provenanceOf(TAGS)

/** The shape of rows like these. */
function rowShape(
  rows: readonly Fields[],
  own: Readonly<Record<string, z.ZodType>> = {},
  fixed: Readonly<Record<string, string>> = {},
): z.ZodType {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const shapes = fields.map((field): [string, z.ZodType] => {
    const values = rows.flatMap((row) => (Object.hasOwn(row, field) ? [row[field]] : []))
    const usual = field === 'tag' ? tag : field === 'basis' ? basis : (own[field] ?? shapeOf(values))
    const why = fixed[field]
    const shape = why === undefined ? usual : kept(usual, why)
    return [field, values.length === rows.length || field === 'basis' ? shape : shape.optional()]
  })
  // Whoever changes a row may say where it comes from.
  const more = fields.includes('tag') && !fields.includes('basis') ? [['basis', basis] as [string, z.ZodType]] : []
  return z.strictObject(Object.fromEntries([...shapes, ...more]))
}

/** What a value may be that is now one of these. */
function shapeOf(values: readonly unknown[]): z.ZodType {
  const there = values.filter((value) => value !== null)
  const shape = shapeOfAll(there)
  return there.length < values.length ? shape.nullable() : shape
}
function shapeOfAll(values: readonly unknown[]): z.ZodType {
  const [first] = values
  if (typeof first === 'number') {
    const numbers = values as readonly number[]
    return from(Math.min(...numbers) < 0 ? -9 : 0, Math.max(20, 3 * Math.max(...numbers)))
  }
  if (typeof first === 'boolean') return z.boolean()
  if (Array.isArray(first)) {
    const lists = values as readonly (readonly unknown[])[]
    const lengths = lists.map(({ length }) => length)
    return z
      .array(shapeOf(lists.flat()))
      .min(Math.min(...lengths))
      .max(Math.max(...lengths))
  }
  if (isObject(first)) {
    if ('en' in first && 'es' in first) return z.strictObject({ en: label, es: label })
    return rowShape(values as readonly Fields[])
  }
  const words = [...new Set(values.map(String))]
  const kin = [LOCATIONS, RESOURCES, UNITS, SIDES].find((all) =>
    words.every((word) => (all as readonly string[]).includes(word)),
  )
  return z.enum(kin ?? words)
}
