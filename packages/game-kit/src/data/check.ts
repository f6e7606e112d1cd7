import { type DetailCode, isObject, issueDetail, type Rows as NamedRows } from '@wanli/kernel'
import type { z } from 'zod'
import { bulkOf } from './bulk.ts'
import {
  clean,
  type CommonKey,
  commonProblem,
  type DataError,
  type DataProblem,
  type Report,
  shownValue,
  wordOf,
} from './problems.ts'
import { played } from './named-rows.ts'
import type { Row } from './rows.ts'
import type { TableCheck } from './structure.ts'

type Fields = Readonly<Record<string, unknown>>
type Rows<Tables> = { readonly [T in keyof Tables]: readonly Row[] }
type NameIn<Tables> = keyof Tables & string

/** What a game says of its tables: all that checkTables needs to know. */
export interface DataRules<Tables extends Rows<Tables>, Key extends string> {
  readonly tables: readonly NameIn<Tables>[]
  /** Tables that somebody else looks at: those of expansions. */
  readonly elsewhere?: (table: string) => boolean
  /** Tables that may have other rows than the standard ones, not only the same with other values. */
  readonly open?: readonly NameIn<Tables>[]
  /** The game's own files as they were read, not yet checked. */
  readonly standard: Readonly<Record<NameIn<Tables>, unknown>>
  readonly shapes: { readonly [T in keyof Tables]: z.ZodType<Tables[T][number]> }
  /** What a row calls itself, in the words of its file. */
  readonly rowNames: Readonly<Record<NameIn<Tables>, (row: Fields) => readonly unknown[]>>
  /** What is wrong with a text of these fields that has the wrong form; in other fields it is a `badWord`. */
  readonly formats: Readonly<Record<string, Key>>
  readonly structure: { readonly [T in keyof Tables]: TableCheck<Tables[T], Key | CommonKey> }
  /** What tables must be to each other. Runs on tables that are right each by itself. */
  readonly across: (tables: Tables, report: ReportAcross<Tables, Key>) => void
}
type ReportAcross<Tables, Key extends string> = (
  table: NameIn<Tables>,
  ...rest: Parameters<Report<Key | CommonKey>>
) => void

interface Errors<Table extends string, Key extends string> {
  readonly ok: false
  readonly errors: readonly DataError<Table, Key>[]
}
type CheckedTables<Tables, Key extends string> =
  | { readonly ok: true; readonly tables: Tables }
  | Errors<NameIn<Tables>, Key | CommonKey>
type CheckedData<Data, Tables, Key extends string> =
  | { readonly ok: true; readonly data: Data }
  | Errors<NameIn<Tables>, Key | CommonKey>

const MAX_ROWS = 500
const MAX_ERRORS = 100

/**
 * How a data file is checked: it is one object with some or all of the tables. A list replaces the standard table whole; an
 * object changes single rows, named as errors name them, in the fields that it gives. Errors come in stages: shapes of rows, then rows against each other, then tables against each other.
 */
export function dataChecks<Tables extends Rows<Tables>, Key extends string, Data>(
  rules: DataRules<Tables, Key>,
  compile: (tables: Tables) => Data,
) {
  /** The rows with their provenance, the standard tables filled in. */
  const tablesOf = (input: unknown, file: string) => checkTables(rules, input, file)
  /** All tables, ready for play. */
  const dataOf = (input: unknown, file: string): CheckedData<Data, Tables, Key> => {
    const checked = tablesOf(input, file)
    return checked.ok ? { ok: true, data: compile(checked.tables) } : checked
  }
  const named = new WeakMap<Tables, NamedRows>()
  /** Every row under the name of its table and its own: `tactics TAC-01`. The same object for the same tables. */
  const rowsOf = (tables: Tables): NamedRows => {
    const rows = named.get(tables) ?? namedRows(rules, tables)
    named.set(tables, rows)
    return rows
  }
  return { checkTables: tablesOf, checkData: dataOf, rowsOf }
}

function namedRows<Tables extends Rows<Tables>, Key extends string>(
  rules: DataRules<Tables, Key>,
  tables: Tables,
): NamedRows {
  const list = rules.tables.flatMap((table) =>
    tables[table].map((row, i): [string, unknown] => [
      `${table} ${rowName(rules.rowNames[table], row) ?? i + 1}`,
      played(row as unknown as Fields),
    ]),
  )
  return Object.fromEntries(list)
}

function checkTables<Tables extends Rows<Tables>, Key extends string>(
  rules: DataRules<Tables, Key>,
  input: unknown,
  file: string,
): CheckedTables<Tables, Key> {
  type Name = NameIn<Tables>
  const errors: DataError<Name, Key | CommonKey>[] = []
  const allowed = rules.tables.join(', ')
  const wrongFile = (what: DataProblem<CommonKey>) =>
    errors.push({ file, table: null, row: null, field: null, entry: null, problem: what })
  const bulk = bulkOf(input)
  if (bulk !== null || !isObject(input)) {
    wrongFile(bulk ?? commonProblem('notTables', { allowed }))
    return { ok: false, errors }
  }
  for (const name of Object.keys(input))
    if (!rules.tables.some((table) => table === name) && rules.elsewhere?.(name) !== true)
      wrongFile(commonProblem('unknownTable', { value: shownValue(name), allowed }))

  const changed = new Map<Name, unknown>()
  const source = (table: Name) => (changed.has(table) ? changed.get(table) : rules.standard[table])
  const reporter =
    (table: Name): Report<Key | CommonKey> =>
    (row, field, what, entry = null) => {
      const raw = source(table)
      const name = row !== null && Array.isArray(raw) ? rowName(rules.rowNames[table], raw[row]) : null
      const where = row === null ? null : { number: row + 1, name }
      errors.push({ file, table, row: where, field, entry: entry === null ? null : entry + 1, problem: what })
    }

  for (const table of rules.tables)
    if (Object.hasOwn(input, table)) {
      const given = input[table]
      const rows = isObject(given) ? withChanges(rules, table, given, reporter(table)) : given
      changed.set(table, rows)
    }

  /** The rows of a table, if each is right by itself and all are right together. */
  const read = <T extends Name>(table: T): Tables[T] | null => {
    const before = errors.length
    const report = reporter(table)
    const rows = readRows(rules.shapes[table], rules.formats, source(table), report)
    if (errors.length > before) return null
    rules.structure[table](rows as unknown as Tables[T], report)
    return errors.length > before ? null : (rows as unknown as Tables[T])
  }
  const all = Object.fromEntries(rules.tables.map((table) => [table, read(table)])) as unknown as Tables
  if (errors.length === 0) rules.across(all, (table, ...rest) => reporter(table)(...rest))
  if (errors.length === 0) return { ok: true, tables: all }
  if (errors.length > MAX_ERRORS) {
    const hidden = errors.splice(MAX_ERRORS).length
    wrongFile(commonProblem('more', { count: hidden }))
  }
  return { ok: false, errors }
}

/** The standard table with single rows changed: `{ "saveChi": { "value": 3 } }`. */
function withChanges<Tables extends Rows<Tables>, Key extends string>(
  rules: DataRules<Tables, Key>,
  table: NameIn<Tables>,
  changes: Fields,
  report: Report<Key | CommonKey>,
): unknown {
  const rows = rules.standard[table] as readonly Fields[]
  const names = rows.map((row) => rowName(rules.rowNames[table], row))
  for (const [name, fields] of Object.entries(changes)) {
    const index = names.indexOf(name)
    if (index < 0) report(null, null, commonProblem('absent', { value: shownValue(name) }))
    else if (!isObject(fields)) report(index, null, commonProblem('notObject', { value: shownValue(fields) }))
  }
  return changedRows(rows, rules.rowNames[table], changes)
}

/** Rows with what is given for some of them by name in the place of what they have. */
export const changedRows = (
  rows: readonly Fields[],
  nameOf: (row: Fields) => readonly unknown[],
  changes: Fields,
): readonly Fields[] =>
  rows.map((row) => {
    const name = rowName(nameOf, row)
    const fields = name !== null && Object.hasOwn(changes, name) ? changes[name] : undefined
    return isObject(fields) ? { ...row, ...fields } : row
  })

/** The tables of a game's own files: they are right, or the program is broken. */
export function rightTables<Tables, Table extends string, Key extends string>(
  checked: { readonly ok: true; readonly tables: Tables } | Errors<Table, Key>,
  describe: (error: DataError<Table, Key>) => string,
): Tables {
  if (checked.ok) return checked.tables
  throw new Error(checked.errors.map((error) => describe(error)).join('\n'))
}

/** What a row calls itself; null: it doesn't say. */
export function rowName(nameOf: (row: Fields) => readonly unknown[], row: unknown): string | null {
  if (!isObject(row)) return null
  const parts = nameOf(row)
  if (parts.length === 0 || parts.includes(undefined)) return null
  return parts.map(wordOf).join(' ')
}

function readRows<R extends Row, Key extends string>(
  shape: z.ZodType<R>,
  formats: Readonly<Record<string, Key>>,
  raw: unknown,
  report: Report<Key | CommonKey>,
): readonly R[] {
  const rows: R[] = []
  if (!Array.isArray(raw)) report(null, null, commonProblem('notList', { value: shownValue(raw) }))
  else if (raw.length > MAX_ROWS)
    report(null, null, commonProblem('tooManyRows', { count: raw.length, maximum: MAX_ROWS }))
  else
    raw.forEach((row: unknown, i) => {
      const parsed = shape.safeParse(row)
      if (!parsed.success) for (const issue of parsed.error.issues) reportIssue(issue, formats, row, i, report)
      else if (parsed.data.tag === 'mixed' && !parsed.data.basis)
        report(i, 'basis', { key: 'mixedNeedsBasis', params: {} })
      else rows.push(parsed.data)
    })
  return rows
}

type Issue = z.core.$ZodIssue

const weightOf = (issues: readonly Issue[]): number =>
  issues.reduce((sum, { code, path, ...issue }) => {
    // Not even a list, an object, a number where there should be one.
    if (code === 'invalid_type' && path.length === 0) return sum + 100
    return sum + ('keys' in issue && Array.isArray(issue.keys) ? issue.keys.length : 1)
  }, 0)

function reportIssue<Key extends string>(
  issue: Issue,
  formats: Readonly<Record<string, Key>>,
  row: unknown,
  i: number,
  report: Report<Key | CommonKey>,
): void {
  // A value of one of several kinds is wrong for each of them: what counts is the kind that it is nearest to.
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = issue.errors.reduce((best, other) => (weightOf(other) < weightOf(best) ? other : best))
    for (const inner of nearest)
      reportIssue({ ...inner, path: [...issue.path, ...inner.path] }, formats, row, i, report)
    return
  }
  let value = row
  const fields: string[] = []
  let entry: number | null = null
  for (const step of issue.path) {
    value = (value as Record<PropertyKey, unknown>)[step]
    if (typeof step === 'number') entry = step
    else fields.push(String(step))
  }
  if (issue.code === 'unrecognized_keys')
    for (const key of issue.keys) report(i, [...fields, clean(key)].join('.'), commonProblem('unknownField', {}), entry)
  else report(i, fields.join('.') || null, problemOf(issue, formats, fields, row, value), entry)
}

const NOT_A: Readonly<Record<string, 'notObject' | 'notList' | 'notText' | 'notNumber' | 'notWhole' | 'notBoolean'>> = {
  object: 'notObject',
  array: 'notList',
  string: 'notText',
  number: 'notNumber',
  int: 'notWhole',
  boolean: 'notBoolean',
}

/** What the kernel makes of an issue, in the words of data files: they show the value, and lists and texts apart. */
function problemOf<Key extends string>(
  issue: Issue,
  formats: Readonly<Record<string, Key>>,
  fields: readonly string[],
  row: unknown,
  value: unknown,
): DataProblem<Key | CommonKey> {
  const text = { value: shownValue(value) }
  if (issue.code === 'invalid_format' && value !== undefined) {
    const special = fields.find((field) => Object.hasOwn(formats, field))
    return { key: special === undefined ? 'badWord' : formats[special]!, params: text }
  }
  const { problem, expected, values, length, minimum, maximum } = issueDetail(issue, row).detail
  const count = Array.isArray(value) ? value.length : undefined
  switch (problem as DetailCode) {
    case 'missing':
      return commonProblem('missing', {})
    case 'wrongType':
      return commonProblem(NOT_A[String(expected)] ?? 'notValid', text)
    case 'notOneOf':
      return commonProblem('notOneOf', { ...text, allowed: String(values) })
    case 'wrongLength':
      return commonProblem('listLength', { expected: Number(length), count: count ?? 0 })
    case 'tooSmall':
    case 'tooFew':
      if (typeof value === 'string') return commonProblem('emptyText', {})
      return count === undefined
        ? commonProblem('tooSmall', { ...text, minimum: Number(minimum) })
        : commonProblem('listShort', { minimum: Number(minimum), count })
    case 'tooBig':
    case 'tooMany':
      if (typeof value === 'string') return commonProblem('tooLong', { maximum: Number(maximum) })
      return count === undefined
        ? commonProblem('tooBig', { ...text, maximum: Number(maximum) })
        : commonProblem('listLong', { maximum: Number(maximum), count })
    default:
      return commonProblem('notValid', text)
  }
}
