import {
  COMMON_PROBLEMS,
  type DataError as ErrorOf,
  type DataProblem,
  describeDataError,
  type Language,
  problemOf,
} from '@wanli/game-kit'
import type { TableName } from './types.ts'

/** What can be wrong with a data file beside what any game's can, and how to say it. */

const EN = {
  ...COMMON_PROBLEMS.en,
  badColour: '{value} is not a short word of lower-case letters.',
  mixedNeedsBasis: 'a row tagged mixed must say in its basis what is sourced and what is designed.',
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
  deckTooSmall: 'round {round} with {players} players would draw {need} cards of a colour, but only {left} are left.',
} as const

const ES: Record<ProblemKey, string> = {
  ...COMMON_PROBLEMS.es,
  badColour: '{value} no es una palabra corta de letras minúsculas.',
  mixedNeedsBasis:
    'una fila marcada mixed debe decir en basis qué es de fuente (sourced) y qué es inventado (designed).',
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
  deckTooSmall: 'la ronda {round} con {players} jugadores robaría {need} cartas de un color, pero solo quedan {left}.',
}

export const PROBLEM_TEXTS = { en: EN, es: ES } as const
export type ProblemKey = keyof typeof EN

export type Problem = DataProblem<ProblemKey>
export type DataError = ErrorOf<TableName, ProblemKey>

export const problem = problemOf<typeof EN>()

/** One sentence for people: where, and what is wrong. */
export const describeError = (error: DataError, language: Language = 'en'): string =>
  describeDataError(error, language, PROBLEM_TEXTS[language])
