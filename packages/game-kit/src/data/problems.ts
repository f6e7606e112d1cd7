import { harmless } from '@wanli/kernel'
import type { Language } from '../text/languages.ts'

/** What can be wrong with a data file, and how to say it. Words of the file itself are not translated. */

const EN = {
  notTables: 'a data file is one object with tables in it: {allowed}.',
  unknownTable: '{value} is not one of the tables {allowed}.',
  tooManyRows: '{count} rows are too many; no table has more than {maximum}.',
  tooDeep: 'things lie more than {maximum} deep in each other; no box needs that.',
  tooMuch: 'this is far more than any box holds ({maximum} values, texts of some lines).',
  more: 'errors not shown here: {count}.',
  missing: 'this field is missing.',
  unknownField: 'there is no such field.',
  notObject: '{value} is not an object with fields.',
  notList: '{value} is not a list.',
  notText: '{value} is not a text.',
  notNumber: '{value} is not a number.',
  notWhole: '{value} is not a whole number.',
  notBoolean: '{value} is neither true nor false.',
  notOneOf: '{value} is not one of {allowed}.',
  tooSmall: '{value} is less than {minimum}.',
  tooBig: '{value} is more than {maximum}.',
  emptyText: 'the text is empty.',
  tooLong: 'the text is longer than {maximum} characters.',
  listLength: 'the number of entries must be {expected}, not {count}.',
  listShort: 'the number of entries must be at least {minimum}, not {count}.',
  listLong: 'the number of entries must be at most {maximum}, not {count}.',
  badWord: '{value} is not a short word of letters, digits and hyphens.',
  notValid: '{value} is not valid here.',
  duplicate: '{value} is already in row {row}.',
  absent: 'there is no row for {value}.',
  repeated: '{value} appears {count} times in this list; the limit is {maximum}.',
  mustEqual: '{value} must equal {other}, which is {expected}.',
  mustNotExceed: '{value} must not be more than {other}, which is {limit}.',
  kept: 'this stays {ours}, because a rule counts on it; it can not be {value}.',
} as const

const ES: Readonly<Record<keyof typeof EN, string>> = {
  notTables: 'un archivo de datos es un solo objeto con tablas: {allowed}.',
  unknownTable: '{value} no es ninguna de las tablas {allowed}.',
  tooManyRows: '{count} filas son demasiadas; ninguna tabla tiene más de {maximum}.',
  tooDeep: 'hay cosas a más de {maximum} niveles de profundidad; ninguna caja lo necesita.',
  tooMuch: 'esto es mucho más de lo que cabe en una caja ({maximum} valores, textos de unas líneas).',
  more: 'errores que no se muestran aquí: {count}.',
  missing: 'falta este campo.',
  unknownField: 'no existe ese campo.',
  notObject: '{value} no es un objeto con campos.',
  notList: '{value} no es una lista.',
  notText: '{value} no es un texto.',
  notNumber: '{value} no es un número.',
  notWhole: '{value} no es un número entero.',
  notBoolean: '{value} no es ni true ni false.',
  notOneOf: '{value} no es ninguno de estos valores: {allowed}.',
  tooSmall: '{value} es menor que {minimum}.',
  tooBig: '{value} es mayor que {maximum}.',
  emptyText: 'el texto está vacío.',
  tooLong: 'el texto tiene más de {maximum} caracteres.',
  listLength: 'el número de elementos debe ser {expected}, no {count}.',
  listShort: 'el número de elementos debe ser al menos {minimum}, no {count}.',
  listLong: 'el número de elementos debe ser como máximo {maximum}, no {count}.',
  badWord: '{value} no es una palabra corta de letras, cifras y guiones.',
  notValid: '{value} no es válido aquí.',
  duplicate: '{value} ya está en la fila {row}.',
  absent: 'no hay ninguna fila para {value}.',
  repeated: '{value} aparece {count} veces en esta lista; el límite es {maximum}.',
  mustEqual: '{value} debe ser igual a {other}, que es {expected}.',
  mustNotExceed: '{value} no debe ser mayor que {other}, que es {limit}.',
  kept: 'aquí sigue {ours}, porque una regla cuenta con ello; no puede ser {value}.',
}

/** What can be wrong in the tables of any game. A game adds its own, and at least `mixedNeedsBasis`. */
export const COMMON_PROBLEMS = { en: EN, es: ES } as const
type TextKey = keyof typeof EN
export type CommonKey = TextKey | 'mixedNeedsBasis'

type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never
/** What stands in the gaps of a text. */
export type TextParams<Text extends string> = Readonly<Record<ParamsIn<Text>, string | number>>

/** A message key with its parameters. */
export interface DataProblem<Key extends string> {
  readonly key: Key
  readonly params: Readonly<Record<string, string | number>>
}
/** Makes problems of these texts: what stands in a text's gaps must be given. */
export const problemOf =
  <Texts extends Readonly<Record<string, string>>>() =>
  <Key extends keyof Texts & string>(key: Key, params: TextParams<Texts[Key]>): DataProblem<Key> => ({ key, params })
export const commonProblem = problemOf<typeof EN>()

/** Row counted from 0, null = the whole table; entry counted from 0. */
export type Report<Key extends string> = (
  row: number | null,
  field: string | null,
  what: DataProblem<Key>,
  entry?: number | null,
) => void

export interface DataError<Table extends string, Key extends string> {
  readonly file: string
  /** Null when the file as a whole is wrong. */
  readonly table: Table | null
  /** Counted from 1, with the row's own name if it has one: `{ number: 17, name: '#17' }`. Null = the whole table. */
  readonly row: { readonly number: number; readonly name: string | null } | null
  /** `trigger`, or `a.vp` for a field inside a field. */
  readonly field: string | null
  /** If the field is a list: which entry, counted from 1. */
  readonly entry: number | null
  readonly problem: DataProblem<Key>
}

const WORDS: Readonly<Record<Language, Record<'row' | 'field' | 'entry', string>>> = {
  en: { row: 'row', field: 'field', entry: 'entry' },
  es: { row: 'fila', field: 'campo', entry: 'elemento' },
}

/** One sentence for people: where, and what is wrong. `named` says how a parameter reads in this language. */
export function describeDataError<Key extends string>(
  error: DataError<string, Key>,
  language: Language,
  texts: Readonly<Record<Key, string>>,
  named: (name: string, value: string | number | undefined) => string = (_, value) => String(value),
): string {
  const words = WORDS[language]
  const where: string[] = []
  if (error.table) where.push(error.table)
  if (error.row) where.push(`${words.row} ${error.row.number}${error.row.name ? ` (${error.row.name})` : ''}`)
  if (error.field) where.push(`${words.field} ${error.field}`)
  if (error.entry) where.push(`${words.entry} ${error.entry}`)
  const { key, params } = error.problem
  const what = texts[key].replace(/\{(\w+)\}/g, (_, name: string) => named(name, params[name]))
  return [error.file, ...(where.length > 0 ? [where.join(', ')] : []), what].join(': ')
}

/** Text of strangers, made harmless for a terminal: short, no control or direction characters. */
export const clean = (text: string): string => {
  const short = text.length > 40 ? `${text.slice(0, 39)}…` : text
  return harmless(short)
}

/** A value of the file as it is shown in a message. */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return `'${clean(value)}'`
  if (Array.isArray(value)) return '[…]'
  if (typeof value === 'object' && value !== null) return '{…}'
  return String(value)
}

/** A value of the file as part of a row's name. */
export const wordOf = (value: unknown): string => (typeof value === 'string' ? clean(value) : shownValue(value))
