import type { z } from 'zod'
import { checkAcross } from './across.ts'
import { compileData, constantsOf } from './compile.ts'
import type { GameData } from './game-data.ts'
import { clean, problem, shown } from './problems.ts'
import type { DataError, Problem } from './problems.ts'
import { SHAPES } from './shapes.ts'
import { STANDARD_FILES } from './standard.ts'
import { STRUCTURE } from './structure.ts'
import { TABLES } from './types.ts'
import type { TableName, Tables } from './types.ts'

export type CheckedTables =
  | { readonly ok: true; readonly tables: Tables }
  | { readonly ok: false; readonly errors: readonly DataError[] }
export type CheckedData =
  | { readonly ok: true; readonly data: GameData }
  | { readonly ok: false; readonly errors: readonly DataError[] }

const MAX_ROWS = 500
const MAX_ERRORS = 100

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const word = (value: unknown) => (typeof value === 'string' ? clean(value) : shown(value))

/** What a row calls itself, in the words of its file. */
const ROW_NAMES: Readonly<Record<TableName, (row: Fields) => readonly unknown[]>> = {
  locations: (row) => [row['id']],
  overseers: (row) => [row['location']],
  walls: (row) => ['level', row['level']],
  time: (row) => [row['side'], 'slot', row['slot']],
  commandSpots: (row) => [row['side'], 'spot', row['number']],
  counts: (row) => ['players', row['players']],
  soldiers: (row) => [row['id']],
  hordes: (row) => [row['id']],
  commands: (row) => [row['id']],
  generals: (row) => [row['id']],
  advisors: (row) => [row['id']],
  tactics: (row) => [row['id']],
  artifacts: (row) => [row['id']],
  events: (row) => [row['id']],
  requests: (row) => [row['id']],
  clans: (row) => [row['id']],
  constants: (row) => [row['name']],
}

function rowName(table: TableName, row: unknown): string | null {
  if (!isObject(row)) return null
  const parts = ROW_NAMES[table](row)
  if (parts.length === 0 || parts.includes(undefined)) return null
  return parts.map(word).join(' ')
}

/**
 * Checks a data file: one object with some or all of the tables. A table given replaces the standard one whole.
 * Errors come in stages: shapes of rows, then rows against each other, then tables against each other.
 */
export function checkData(tables: unknown, file: string): CheckedData {
  const checked = checkTables(tables, file)
  return checked.ok ? { ok: true, data: compileData(checked.tables) } : checked
}

/** As checkData, but gives the rows with their provenance, the standard tables filled in. */
export function checkTables(tables: unknown, file: string): CheckedTables {
  const errors: DataError[] = []
  const allowed = TABLES.join(', ')
  const wrongFile = (what: Problem) =>
    errors.push({ file, table: null, row: null, field: null, entry: null, problem: what })
  if (!isObject(tables)) {
    wrongFile(problem('notTables', { allowed }))
    return { ok: false, errors }
  }
  for (const name of Object.keys(tables))
    if (!TABLES.some((table) => table === name)) wrongFile(problem('unknownTable', { value: shown(name), allowed }))

  const source = (table: TableName) => (Object.hasOwn(tables, table) ? tables[table] : STANDARD_FILES[table])
  const reporter =
    (table: TableName) =>
    (row: number | null, field: string | null, what: Problem, entry: number | null = null) => {
      const raw = source(table)
      const name = row !== null && Array.isArray(raw) ? rowName(table, raw[row]) : null
      const where = row === null ? null : { number: row + 1, name }
      errors.push({ file, table, row: where, field, entry: entry === null ? null : entry + 1, problem: what })
    }

  /** The rows of a table, if each is right by itself and all are right together. */
  const read = <T extends TableName>(table: T): Tables[T] | null => {
    const before = errors.length
    const report = reporter(table)
    const rows = readRows(table, source(table), report)
    if (errors.length > before) return null
    STRUCTURE[table](rows, report)
    return errors.length > before ? null : rows
  }
  const all: Partial<Tables> = Object.fromEntries(TABLES.map((table) => [table, read(table)]))
  if (errors.length === 0)
    checkAcross(all as Tables, constantsOf(all as Tables), (table, ...rest) => reporter(table)(...rest))
  if (errors.length === 0) return { ok: true, tables: all as Tables }
  if (errors.length > MAX_ERRORS) {
    const hidden = errors.splice(MAX_ERRORS).length
    wrongFile(problem('more', { count: hidden }))
  }
  return { ok: false, errors }
}

type Report = (row: number | null, field: string | null, what: Problem, entry?: number | null) => void

function readRows<T extends TableName>(table: T, raw: unknown, report: Report): Tables[T] {
  const rows: Tables[T][number][] = []
  if (!Array.isArray(raw)) report(null, null, problem('notList', { value: shown(raw) }))
  else if (raw.length > MAX_ROWS) report(null, null, problem('tooManyRows', { count: raw.length, maximum: MAX_ROWS }))
  else
    raw.forEach((row: unknown, i) => {
      const parsed = SHAPES[table].safeParse(row)
      if (!parsed.success) for (const issue of parsed.error.issues) reportIssue(issue, row, i, report)
      else if (parsed.data.tag === 'mixed' && !parsed.data.basis) report(i, 'basis', problem('mixedNeedsBasis', {}))
      else rows.push(parsed.data)
    })
  return rows as unknown as Tables[T]
}

type Issue = z.core.$ZodIssue

function reportIssue(issue: Issue, row: unknown, i: number, report: Report): void {
  let value = row
  const fields: string[] = []
  let entry: number | null = null
  for (const step of issue.path) {
    value = (value as Record<PropertyKey, unknown>)[step]
    if (typeof step === 'number') entry = step
    else fields.push(String(step))
  }
  if (issue.code === 'unrecognized_keys')
    for (const key of issue.keys) report(i, [...fields, clean(key)].join('.'), problem('unknownField', {}), entry)
  else report(i, fields.join('.') || null, problemOf(issue, value), entry)
}

const NOT_A: Readonly<Record<string, 'notObject' | 'notList' | 'notText' | 'notNumber' | 'notWhole' | 'notBoolean'>> = {
  object: 'notObject',
  boolean: 'notBoolean',
  array: 'notList',
  string: 'notText',
  number: 'notNumber',
  int: 'notWhole',
}

function problemOf(issue: Issue, value: unknown): Problem {
  if (value === undefined) return problem('missing', {})
  const text = { value: shown(value) }
  switch (issue.code) {
    case 'invalid_type':
      return problem(NOT_A[issue.expected] ?? 'notValid', text)
    case 'invalid_value':
      return problem('notOneOf', { ...text, allowed: issue.values.map(String).join(', ') })
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? problem('notOneOf', { ...text, allowed: issue.options.map(String).join(', ') })
        : problem('notValid', text)
    case 'invalid_format':
      return problem(issue.path.includes('grid') ? 'badGrid' : 'badWord', text)
    case 'too_small':
      if (typeof value === 'string') return problem('emptyText', {})
      if (!Array.isArray(value)) return problem('tooSmall', { ...text, minimum: Number(issue.minimum) })
      return issue.exact
        ? problem('listLength', { expected: Number(issue.minimum), count: value.length })
        : problem('listShort', { minimum: Number(issue.minimum), count: value.length })
    case 'too_big':
      if (typeof value === 'string') return problem('tooLong', { maximum: Number(issue.maximum) })
      if (!Array.isArray(value)) return problem('tooBig', { ...text, maximum: Number(issue.maximum) })
      return issue.exact
        ? problem('listLength', { expected: Number(issue.maximum), count: value.length })
        : problem('listLong', { maximum: Number(issue.maximum), count: value.length })
    default:
      return problem('notValid', text)
  }
}
