import { harmless } from '@wanli/kernel'
import type { TableName } from './types.ts'
import type { Misfit } from './vocabulary/fits.ts'
import type { Expected, RuleError } from './vocabulary/tokens.ts'

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
  badGrid: '{value} is not a row of six of the characters . o w s g c 1 2 3 t.',
  notValid: '{value} is not valid here.',
  mixedNeedsBasis: 'a row tagged mixed must say in its basis which part is from where.',
  duplicate: '{value} is already in row {row}.',
  absent: 'there is no row for {value}.',
  repeated: '{value} appears {count} times in this list; the limit is 1.',
  rule: 'character {at}: {found} stands where {what} should be. Possible: {possible}.',
  ruleEnds: 'character {at}: the text ends where {what} should be. Possible: {possible}.',
  misfit: '{word} means nothing with {where}; it goes with {allowed}.',
  wrongTrigger: 'a rule here must begin with {allowed}, not {trigger}.',
  deckSize: 'there must be {expected} cards of {set}, not {count}.',
  spotsOfKind: 'a regular Location has a number of spots here, a special one null.',
  wallCost: 'the price of level 0 is null, that of each higher level a number.',
  decreasing: '{value} is less than the {before} before it.',
  notIncreasing: '{value} is not more than the {before} before it.',
  noCost: 'the price is empty.',
  firstSlot: 'hordes of the first slot is null, of each later slot a number.',
  lastSlots: '{side} needs exactly one last slot, at its end.',
  numbering: 'the numbers of {side} must be {expected}.',
  starts: 'there must be exactly one start slot for players {players}, on {side}.',
  gridSpots: 'the grid has {count} spots, but this row says {expected}.',
  noSpot: 'the grid has no Vital spot.',
  keyOfSet: 'a card of set {set} must have {expected} as its key.',
  nameOfKey: '{key} is called {expected} in row {row}.',
  setupOfSet: 'a General of set {set} must have {expected} here.',
  noPart: 'an Event needs an immediate or a passive part.',
  noNumber: 'a Request needs its number for {players} players.',
  mustEqual: '{value} must equal {other}, which is {expected}.',
  mustNotExceed: '{value} must not be more than {other}, which is {limit}.',
  deckTooSmall: 'a standard game (players: {players}) could need {need} Hordes, but its deck holds {left}.',
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
  badGrid: '{value} no es una fila de seis de los caracteres . o w s g c 1 2 3 t.',
  notValid: '{value} no es válido aquí.',
  mixedNeedsBasis: 'una fila marcada mixed debe decir en basis de dónde viene cada parte.',
  duplicate: '{value} ya está en la fila {row}.',
  absent: 'no hay ninguna fila para {value}.',
  repeated: '{value} aparece {count} veces en esta lista; el límite es 1.',
  rule: 'carácter {at}: {found} está donde debería haber {what}. Posibles: {possible}.',
  ruleEnds: 'carácter {at}: el texto termina donde debería haber {what}. Posibles: {possible}.',
  misfit: '{word} no significa nada con {where}; va con {allowed}.',
  wrongTrigger: 'aquí una regla debe empezar por {allowed}, no por {trigger}.',
  deckSize: 'debe haber {expected} cartas de {set}, no {count}.',
  spotsOfKind: 'una Localización normal (regular) tiene aquí un número de espacios; una especial (special), null.',
  wallCost: 'el precio del nivel 0 es null; el de cada nivel superior, un número.',
  decreasing: '{value} es menor que el {before} anterior.',
  notIncreasing: '{value} no es mayor que el {before} anterior.',
  noCost: 'el precio está vacío.',
  firstSlot: 'hordes es null en la primera casilla y un número en cada casilla posterior.',
  lastSlots: '{side} necesita exactamente una casilla last, la del final.',
  numbering: 'los números de {side} deben ser {expected}.',
  starts: 'debe haber exactamente una casilla de inicio para players {players}, en {side}.',
  gridSpots: 'la cuadrícula tiene {count} Zonas Vitales, pero esta fila dice {expected}.',
  noSpot: 'la cuadrícula no tiene ninguna Zona Vital.',
  keyOfSet: 'una carta del grupo {set} debe tener {expected} como key.',
  nameOfKey: '{key} se llama {expected} en la fila {row}.',
  setupOfSet: 'un General del grupo {set} debe tener aquí {expected}.',
  noPart: 'un Evento necesita una parte inmediata o una pasiva.',
  noNumber: 'una Demanda necesita su número para {players} jugadores.',
  mustEqual: '{value} debe ser igual a {other}, que es {expected}.',
  mustNotExceed: '{value} no debe ser mayor que {other}, que es {limit}.',
  deckTooSmall:
    'una partida estándar (jugadores: {players}) podría necesitar {need} Hordas, pero su mazo tiene {left}.',
}

/** What a rule lacks, for {what}. */
export const EXPECTED: Readonly<Record<DataLanguage, Record<Expected, string>>> = {
  en: {
    trigger: 'a trigger',
    filter: 'a filter',
    condition: 'a condition',
    effect: 'an effect',
    modifier: 'a modifier',
    number: 'a number',
    resource: 'a Resource',
    figure: 'a figure',
    location: 'a Location',
    word: 'another word',
    sign: 'another sign',
    need: 'the need of a Request',
    text: 'a word, a number or a sign',
  },
  es: {
    trigger: 'un desencadenante',
    filter: 'un filtro',
    condition: 'una condición',
    effect: 'un efecto',
    modifier: 'un modificador',
    number: 'un número',
    resource: 'un recurso',
    figure: 'una figura',
    location: 'una Localización',
    word: 'otra palabra',
    sign: 'otro signo',
    need: 'la petición de una Demanda',
    text: 'una palabra, un número o un signo',
  },
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

export function ruleProblem({ at, expected: what, found, possible }: RuleError): Problem {
  const rest = { at, what, possible: possible.join(' ') }
  return found === '' ? problem('ruleEnds', rest) : problem('rule', { ...rest, found: shown(found) })
}
export const misfitProblem = ({ word, where, allowed }: Misfit): Problem =>
  problem('misfit', { word, where, allowed: allowed.join(', ') })

export interface DataError {
  readonly file: string
  /** Null when the file as a whole is wrong. */
  readonly table: TableName | null
  /** Counted from 1, with the row's own name if it has one: `{ number: 3, name: 'ADV-03' }`. Null = the whole table. */
  readonly row: { readonly number: number; readonly name: string | null } | null
  /** `rules`, or `boosted.effect` for a field inside a field. */
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
  const what = PROBLEM_TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'what' ? EXPECTED[language][params[name] as Expected] : String(params[name]),
  )
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
