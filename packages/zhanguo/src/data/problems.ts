import { harmless } from '@wanli/kernel'
import type { TableName } from './types.ts'

/** What can be wrong with a data file, and how to say it. Words of the file itself are not translated. */

const EN = {
  notTables: 'a data file is one object with tables in it: {allowed}.',
  unknownTable: '{value} is not one of the tables {allowed}.',
  tooManyRows: '{count} rows are too many; no table has more than {maximum}.',
  more: 'errors not shown here: {count}.',
  missing: 'this field is missing.',
  unknownField: 'there is no such field.',
  notObject: '{value} is not an object with fields.',
  notList: '{value} is not a list.',
  notText: '{value} is not a text.',
  notNumber: '{value} is not a number.',
  notWhole: '{value} is not a whole number.',
  notOneOf: '{value} is not one of {allowed}.',
  tooSmall: '{value} is less than {minimum}.',
  tooBig: '{value} is more than {maximum}.',
  tooLong: 'the text is longer than {maximum} characters.',
  listLength: 'the number of entries must be {expected}, not {count}.',
  listShort: 'the number of entries must be at least {minimum}, not {count}.',
  listLong: 'the number of entries must be at most {maximum}, not {count}.',
  badWord: '{value} is not a short word of letters, digits and hyphens.',
  badColour: '{value} is not a short word of lower-case letters.',
  notValid: '{value} is not valid here.',
  mixedNeedsBasis: 'a row tagged mixed must say in its basis what is sourced and what is designed.',
  duplicate: '{value} is already in row {row}.',
  absent: 'there is no row for {value}.',
  repeated: '{value} appears {count} times in this list; the limit is {maximum}.',
  wrongColour: 'card {number} must be {expected}, not {colour}.',
  samePair: 'a pair needs two different regions.',
  asymmetric: 'the border of {pair} is {border} here and {other} in row {row}.',
  noNeighbour: 'region {region} has no plain border, so no official could ever leave it.',
  wrongList: 'the list must be {expected}.',
  tilesPerKind: 'there must be {expected} tiles of kind {kind}, not {count}.',
  beyondCap: 'slot {value} lies beyond the {cap} slots of this track.',
  sidesDiffer: 'all A sides must be equal; this one differs from row {row}.',
  abilitiesOnA: 'A sides have no abilities.',
  tooFewPieces: '{count} pieces are needed, but the constant {constant} is {limit}.',
  mustEqual: '{value} must equal {other}, which is {expected}.',
  mustNotExceed: '{value} must not be more than {other}, which is {limit}.',
  deckTooSmall: 'round {round} with {players} players would draw {need} cards of a colour, but only {left} are left.',
} as const

const ES: Record<ProblemKey, string> = {
  notTables: 'un archivo de datos es un solo objeto con tablas: {allowed}.',
  unknownTable: '{value} no es ninguna de las tablas {allowed}.',
  tooManyRows: '{count} filas son demasiadas; ninguna tabla tiene más de {maximum}.',
  more: 'errores que no se muestran aquí: {count}.',
  missing: 'falta este campo.',
  unknownField: 'no existe ese campo.',
  notObject: '{value} no es un objeto con campos.',
  notList: '{value} no es una lista.',
  notText: '{value} no es un texto.',
  notNumber: '{value} no es un número.',
  notWhole: '{value} no es un número entero.',
  notOneOf: '{value} no es ninguno de estos valores: {allowed}.',
  tooSmall: '{value} es menor que {minimum}.',
  tooBig: '{value} es mayor que {maximum}.',
  tooLong: 'el texto tiene más de {maximum} caracteres.',
  listLength: 'el número de elementos debe ser {expected}, no {count}.',
  listShort: 'el número de elementos debe ser al menos {minimum}, no {count}.',
  listLong: 'el número de elementos debe ser como máximo {maximum}, no {count}.',
  badWord: '{value} no es una palabra corta de letras, cifras y guiones.',
  badColour: '{value} no es una palabra corta de letras minúsculas.',
  notValid: '{value} no es válido aquí.',
  mixedNeedsBasis:
    'una fila marcada mixed debe decir en basis qué es de fuente (sourced) y qué es inventado (designed).',
  duplicate: '{value} ya está en la fila {row}.',
  absent: 'no hay ninguna fila para {value}.',
  repeated: '{value} aparece {count} veces en esta lista; el límite es {maximum}.',
  wrongColour: 'la carta {number} debe ser {expected}, no {colour}.',
  samePair: 'un par necesita dos regiones distintas.',
  asymmetric: 'la frontera de {pair} es {border} aquí y {other} en la fila {row}.',
  noNeighbour: 'la región {region} no tiene ninguna frontera plain: ningún funcionario podría salir de ella.',
  wrongList: 'la lista debe ser {expected}.',
  tilesPerKind: 'debe haber {expected} losetas de tipo {kind}, no {count}.',
  beyondCap: 'la casilla {value} queda fuera de las {cap} casillas de este marcador.',
  sidesDiffer: 'todas las caras A deben ser iguales; esta es distinta de la fila {row}.',
  abilitiesOnA: 'las caras A no tienen habilidades.',
  tooFewPieces: 'hacen falta {count} piezas, pero la constante {constant} es {limit}.',
  mustEqual: '{value} debe ser igual a {other}, que es {expected}.',
  mustNotExceed: '{value} no debe ser mayor que {other}, que es {limit}.',
  deckTooSmall: 'la ronda {round} con {players} jugadores robaría {need} cartas de un color, pero solo quedan {left}.',
}

export const PROBLEM_TEXTS = { en: EN, es: ES } as const
export type ProblemKey = keyof typeof EN
export type DataLanguage = keyof typeof PROBLEM_TEXTS

type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never
type Params<Key extends ProblemKey> = Readonly<Record<ParamsIn<(typeof EN)[Key]>, string | number>>

/** A message key with its parameters. */
export interface Problem {
  readonly key: ProblemKey
  readonly params: Readonly<Record<string, string | number>>
}
export const problem = <Key extends ProblemKey>(key: Key, params: Params<Key>): Problem => ({ key, params })

export interface DataError {
  readonly file: string
  /** Null when the file as a whole is wrong. */
  readonly table: TableName | null
  /** Counted from 1, with the row's own name if it has one: `{ number: 17, name: '#17' }`. Null = the whole table. */
  readonly row: { readonly number: number; readonly name: string | null } | null
  /** `trigger`, or `a.vp` for a field inside a field. */
  readonly field: string | null
  /** If the field is a list: which entry, counted from 1. */
  readonly entry: number | null
  readonly problem: Problem
}

const WORDS = {
  en: { row: 'row', field: 'field', entry: 'entry' },
  es: { row: 'fila', field: 'campo', entry: 'elemento' },
} as const satisfies Record<DataLanguage, Record<'row' | 'field' | 'entry', string>>

/** One sentence for people: where, and what is wrong. */
export function describeError(error: DataError, language: DataLanguage = 'en'): string {
  const words = WORDS[language]
  const where: string[] = []
  if (error.table) where.push(error.table)
  if (error.row) where.push(`${words.row} ${error.row.number}${error.row.name ? ` (${error.row.name})` : ''}`)
  if (error.field) where.push(`${words.field} ${error.field}`)
  if (error.entry) where.push(`${words.entry} ${error.entry}`)
  const { key, params } = error.problem
  const what = PROBLEM_TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  return [error.file, ...(where.length > 0 ? [where.join(', ')] : []), what].join(': ')
}

/** Text of strangers, made harmless for a terminal: short, no control or direction characters. */
export const clean = (text: string): string => {
  const short = text.length > 40 ? `${text.slice(0, 39)}…` : text
  return harmless(short)
}

/** A value of the file as it is shown in a message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${clean(value)}'`
  if (Array.isArray(value)) return '[…]'
  if (typeof value === 'object' && value !== null) return '{…}'
  return String(value)
}
