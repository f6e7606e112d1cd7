import { isObject, shown } from './json.ts'
import type { Detail, DetailCode, DetailParams } from './details.ts'

/** What a schema checker such as zod says of an input, as far as we listen. Its own sentences are English only. */
interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly expected?: unknown
  readonly keys?: readonly string[]
  readonly values?: readonly unknown[]
  /** Of a field that must have one of these values, such as the one that says which kind of object it is. */
  readonly options?: readonly unknown[]
  readonly minimum?: number | bigint
  readonly maximum?: number | bigint
  readonly exact?: boolean
  readonly origin?: string
}

/** An issue as data, with its place in the input. */
export function issueDetail(issue: Issue, input: unknown): { readonly place: string; readonly detail: Detail } {
  const place = issue.path.map((step) => shown(String(step))).join('.')
  const detail = (problem: DetailCode, params: DetailParams = {}) => ({
    place,
    detail: { problem, ...params },
  })
  const { minimum, maximum } = issue
  if (issue.path.reduce(member, input) === undefined) return detail('missing')
  switch (issue.code) {
    case 'unrecognized_keys':
      return detail('unknownField', { name: shown(issue.keys?.[0]) })
    case 'invalid_key':
      return detail('unknownField', { name: shown(issue.path.at(-1)) })
    case 'invalid_type':
      return detail('wrongType', { expected: String(issue.expected) })
    case 'invalid_value':
      return detail('notOneOf', { values: issue.values?.map(String).join(', ') ?? '' })
    case 'invalid_union':
      if (issue.options === undefined) return detail('notValid')
      return detail('notOneOf', { values: issue.options.map(String).join(', ') })
    case 'too_small':
      if (issue.exact === true) return detail('wrongLength', { length: Number(minimum) })
      return detail(issue.origin === 'number' ? 'tooSmall' : 'tooFew', { minimum: Number(minimum) })
    case 'too_big':
      if (issue.exact === true) return detail('wrongLength', { length: Number(maximum) })
      return detail(issue.origin === 'number' ? 'tooBig' : 'tooMany', { maximum: Number(maximum) })
    default:
      return detail('notValid')
  }
}

/** Something in the words of a game that can't be: readers throw it deep inside and catch it at their door. */
export class WrongInput<Code extends string> extends Error {
  readonly detail: Detail
  constructor(where: string, problem: Code, params: DetailParams = {}) {
    super(problem)
    this.detail = { where, problem, ...params }
  }
}

/** What a game finds wrong in a table of data; rows and entries are counted from 1, null = the whole. */
interface DataError {
  readonly table: string | null
  readonly row: { readonly number: number } | null
  readonly field: string | null
  readonly entry: number | null
  readonly problem: { readonly key: string; readonly params: DetailParams }
}

/** An error of a data table inside a set-up: its place as a path, and what is wrong. */
export function dataDetail({ table, row, field, entry, problem }: DataError): Detail & { readonly field: string } {
  const path = ['data', table, row && row.number - 1, field, entry && entry - 1].filter((step) => step !== null)
  return { ...problem.params, field: path.join('.'), problem: `data.${problem.key}` }
}

const member = (value: unknown, step: PropertyKey): unknown =>
  isObject(value) || Array.isArray(value) ? (value as Record<PropertyKey, unknown>)[step] : undefined
