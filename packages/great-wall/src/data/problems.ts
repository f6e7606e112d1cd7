import {
  COMMON_PROBLEMS,
  type DataError as ErrorOf,
  type DataProblem,
  describeDataError,
  type Language,
  problemOf,
  type Report as ReportOf,
  shownValue,
} from '@wanli/game-kit'
import type { TableName } from './types.ts'
import type { Misfit } from './vocabulary/fits.ts'
import type { Expected, RuleError } from './vocabulary/tokens.ts'

/** What can be wrong with a data file beside what any game's can, and how to say it. */

const EN = {
  ...COMMON_PROBLEMS.en,
  badGrid: '{value} is not a row of six of the characters . o w s g c 1 2 3 t.',
  mixedNeedsBasis: 'a row tagged mixed must say in its basis which part is from where.',
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
  oneResource: 'an Overseer is paid with one kind of Resource.',
  firstSlot: 'hordes of the first slot is null, of each later slot a number.',
  lastSlots: '{side} needs exactly one last slot, at its end.',
  numbering: 'the numbers of {side} must be {expected}.',
  starts: 'there must be exactly one start slot for players {players}, on {side}.',
  gridSpots: 'the grid has {count} spots, but this row says {expected}.',
  noSpot: 'the grid has no Vital spot.',
  noSureSpot: 'the grid has no Vital spot that always counts.',
  badSpots:
    '{value} is not a line of up to three spots: - counts always, 2 to 5 from so many players on, a dot is none.',
  badMask: '{value} is not a line of x and dots as long as the others.',
  notInGrid: 'the pattern must have an x in its first row and in its first column, and fit into 2 rows of 6.',
  oneKind: 'this is paid with one kind of Resource.',
  lastLevel: 'the last level has no price, each lower one has.',
  onlySections: 'section stands alone: a Beast is on Sections or on Locations.',
  anyAlone: 'any stands alone in a price.',
  keyOfSet: 'a card of set {set} must have {expected} as its key.',
  nameOfKey: '{key} is called {expected} in row {row}.',
  setupOfSet: 'a General of set {set} must have {expected} here.',
  noPart: 'an Event needs an immediate or a passive part.',
  noNumber: 'a Request needs its number for {players} players.',
  deckTooSmall: 'a standard game (players: {players}) could need {need} Hordes, but its deck holds {left}.',
} as const

const ES: Record<ProblemKey, string> = {
  ...COMMON_PROBLEMS.es,
  badGrid: '{value} no es una fila de seis de los caracteres . o w s g c 1 2 3 t.',
  mixedNeedsBasis: 'una fila marcada mixed debe decir en basis de dónde viene cada parte.',
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
  oneResource: 'un Supervisor se paga con un solo tipo de Recurso.',
  firstSlot: 'hordes es null en la primera casilla y un número en cada casilla posterior.',
  lastSlots: '{side} necesita exactamente una casilla last, la del final.',
  numbering: 'los números de {side} deben ser {expected}.',
  starts: 'debe haber exactamente una casilla de inicio para players {players}, en {side}.',
  gridSpots: 'la cuadrícula tiene {count} Zonas Vitales, pero esta fila dice {expected}.',
  noSpot: 'la cuadrícula no tiene ninguna Zona Vital.',
  noSureSpot: 'la cuadrícula no tiene ninguna Zona Vital que cuente siempre.',
  badSpots:
    '{value} no es una línea de hasta tres zonas: - cuenta siempre, de 2 a 5 desde ese número de jugadores, un punto es ninguna.',
  badMask: '{value} no es una línea de x y puntos tan larga como las demás.',
  notInGrid: 'el patrón debe tener una x en su primera fila y en su primera columna, y caber en 2 filas de 6.',
  oneKind: 'esto se paga con un solo tipo de Recurso.',
  lastLevel: 'el último nivel no tiene precio; cada uno inferior, sí.',
  onlySections: 'section va sola: una Bestia está en secciones o en Localizaciones.',
  anyAlone: 'any va solo en un precio.',
  keyOfSet: 'una carta del grupo {set} debe tener {expected} como key.',
  nameOfKey: '{key} se llama {expected} en la fila {row}.',
  setupOfSet: 'un General del grupo {set} debe tener aquí {expected}.',
  noPart: 'un Evento necesita una parte inmediata o una pasiva.',
  noNumber: 'una Demanda necesita su número para {players} jugadores.',
  deckTooSmall:
    'una partida estándar (jugadores: {players}) podría necesitar {need} Hordas, pero su mazo tiene {left}.',
}

/** What a rule lacks, for {what}. */
export const EXPECTED: Readonly<Record<Language, Record<Expected, string>>> = {
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

export type Problem = DataProblem<ProblemKey>
export type DataError = ErrorOf<TableName, ProblemKey>
/** In a table of the base game, or of an expansion: `rat.advisors`. */
export type FileError = ErrorOf<string, ProblemKey>
export type Report = ReportOf<ProblemKey>

export const problem = problemOf<typeof EN>()

export function ruleProblem({ at, expected: what, found, possible }: RuleError): Problem {
  const rest = { at, what, possible: possible.join(' ') }
  return found === '' ? problem('ruleEnds', rest) : problem('rule', { ...rest, found: shownValue(found) })
}
export const misfitProblem = ({ word, where, allowed }: Misfit): Problem =>
  problem('misfit', { word, where, allowed: allowed.join(', ') })

/** One sentence for people: where, and what is wrong. */
export const describeError = (error: FileError, language: Language = 'en'): string =>
  describeDataError(error, language, PROBLEM_TEXTS[language], (name, value) =>
    name === 'what' ? EXPECTED[language][value as Expected] : String(value),
  )
