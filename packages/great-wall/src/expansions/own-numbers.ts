import { type DataRules, type MoreTables, from, looseTable, onceEach, provenanceOf } from '@wanli/game-kit'
import { isObject } from '@wanli/kernel'
import { z } from 'zod'
import type { GwBox } from '../terms.ts'
import { problem, type ProblemKey, type Report } from '../data/problems.ts'
import { SIDES, TAGS } from '../data/types.ts'
import { LOCATIONS, RESOURCES, UNITS } from '../data/vocabulary/types.ts'
import { inFiles, type OwnTables, type PartTables } from './own-data.ts'

/*
 * The tables of an expansion that are no cards of a deck: prices, tracks, what a scenario card says. An owner's file may give them other
 * numbers, names and words, each of the kind that is there now; how many rows and entries there are stays as it is.
 */

type Fields = Readonly<Record<string, unknown>>

/** The tables in force at a table, typed as ours are, beside what an owner's file may change of them. */
export interface OwnNumbers<T extends MoreTables> extends OwnTables {
  at(box: Pick<GwBox, 'setup'>): T
}

/** What numbers of these tables must be to each other, so that the game can be played with them: the table, the row and the field that is wrong. */
type Check<T> = (tables: T, wrong: (table: keyof T & string, row: number, field: string, most: Most) => void) => void
/** It is `value`, and may be `limit` at most, for the sake of something else. */
interface Most {
  readonly value: number
  readonly other: string
  readonly limit: number
}

export function ownNumbers<T extends MoreTables>(
  name: string,
  tables: T,
  changeable: readonly (keyof T & string)[],
  check: Check<T> = () => {},
): OwnNumbers<T> {
  const whole = (rows: PartTables): T => ({
    ...tables,
    ...Object.fromEntries(changeable.map((table) => [table, asWritten(tables[table], rows[`${name}.${table}`]!)])),
  })
  const rules: DataRules<PartTables, ProblemKey> = {
    ...rulesOf(name, tables, changeable),
    across: (rows, report) =>
      check(whole(rows), (table, row, field, { value, other, limit }) => {
        if (value > limit) report(`${name}.${table}`, row, field, problem('mustNotExceed', { value, other, limit }))
      }),
  }
  const own = inFiles(name, rules, (table, rows) => asWritten(tables[table], rows))
  const known = new WeakMap<Fields, T>()
  return {
    rules,
    ...own,
    data: (data) => data,
    at({ setup: { data } }) {
      if (data === undefined) return tables
      const all = known.get(data) ?? { ...tables, ...own.changed(data) }
      known.set(data, all)
      return all
    },
  }
}

/** PartTables in the form that our file has the table in: a list, one object, or one value. */
function asWritten(ours: unknown, rows: readonly unknown[]): unknown {
  if (Array.isArray(ours) && ours.every(isObject)) return rows
  const [row] = rows
  return isObject(ours) ? row : (row as { readonly value: unknown }).value
}

function rulesOf(name: string, tables: MoreTables, changeable: readonly string[]): DataRules<PartTables, ProblemKey> {
  const loose = changeable.map((table) => ({ id: `${name}.${table}`, ...looseTable(table, tables[table]) }))
  const each = <V>(make: (table: (typeof loose)[number]) => V): Readonly<Record<string, V>> =>
    Object.fromEntries(loose.map((table) => [table.id, make(table)]))
  return {
    tables: loose.map(({ id }) => id),
    standard: each(({ standard }) => standard),
    shapes: each(({ standard }) => rowShape(standard)) as unknown as DataRules<PartTables, ProblemKey>['shapes'],
    rowNames: each(({ rowNames }) => rowNames),
    formats: {},
    structure: each(({ standard, rowNames }) => (rows: readonly unknown[], report: Report) => {
      const nameOf = (row: unknown) => rowNames(row as Fields).join(' ')
      onceEach(rows, 'id', nameOf, standard.map(nameOf), report)
      if (rows.length > standard.length)
        report(standard.length, null, { key: 'listLong', params: { maximum: standard.length, count: rows.length } })
    }),
    across: () => {},
  }
}

const label = z.string().trim().min(1).max(200)
const { tag, basis } = provenanceOf(TAGS)

/** The shape of rows like these. */
function rowShape(rows: readonly Fields[]): z.ZodType {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const shapes = fields.map((field): [string, z.ZodType] => {
    const values = rows.flatMap((row) => (Object.hasOwn(row, field) ? [row[field]] : []))
    const shape = field === 'tag' ? tag : field === 'basis' ? basis : shapeOf(values)
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
