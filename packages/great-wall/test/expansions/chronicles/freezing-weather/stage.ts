import { activation, assault } from '../../../pieces.ts'
import { newGame, position, type SetupWords, type TestTable, type Words } from '../../../table.ts'

/* Tables with Freezing Weather: three players, dragon, snake and monkey, unless a set-up says otherwise. */

export const COLD = 'freezingWeather'
export const NONE = { general: null } as const
export const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }

export const cold = (setup: SetupWords = {}): SetupWords => ({ seats: 3, expansions: [COLD], ...setup })
/** Words of its card in a position. */
export const extras = (words: object): Pick<Words, 'extras'> => ({ extras: { [COLD]: words } })
/** A supply with so many of each type. */
export const supply = (wood: number, stone: number, gold: number, chi: number) => ({
  supply: { wood, stone, gold, chi },
})

export const coldPosition = (words: Words, setup: SetupWords = {}): TestTable => position(words, cold(setup))
export const coldGame = (setup: SetupWords = {}, seed = 'seed'): TestTable => newGame(cold(setup), seed)
export const coldActivation = (words: Words, setup: SetupWords = {}): TestTable => activation(words, cold(setup))
export const coldAssault = (words: Words, setup: SetupWords = {}): TestTable => assault(words, cold(setup))

/** The end of the dragon's turn: Economy is carried out, nothing else happens. */
export const turnOf = (words: Words, setup: SetupWords = {}): TestTable =>
  coldPosition({ phase: 'activation', turn: 'dragon', ...words }, setup)
