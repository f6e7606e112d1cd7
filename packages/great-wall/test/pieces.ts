import { STANDARD_FILES } from '../src/data/standard.ts'
import { position, type SectionWords, type SetupWords, type TestTable, type Words } from './table.ts'

/** What lies on Horde cards, and the moments at which battles and Locations are tested: 3 players, dragon, snake, monkey. */

export const wounds = (...spots: readonly number[]): Record<string, 'wound'> =>
  Object.fromEntries(spots.map((spot) => [spot, 'wound' as const]))

export const spearman = (by: string) => ({ by, unit: 'spearman' }) as const
/** On a spot and a second one. */
export const horseman = (by: string, other: number) => ({ by, unit: 'horseman', with: other }) as const

/** What lies on the Vital spots of a Horde card, by spot. */
export type Spots = Exclude<NonNullable<SectionWords['hordes']>[number], string>['spots'] & object
export const horde = (card: string, spots: Spots = {}) => ({ card, spots })

/** The Defeat step of Fall with one Horde, covered like this; nobody's General has a word in it. */
export const beaten = (spots: Spots, more: Words = {}): Words => ({
  phase: 'defeat',
  time: 1,
  sections: { left: { hordes: [horde('HOR-2/left', spots)] } },
  players: NOBODY,
  ...more,
})
const NO_GENERAL = { general: null } as const
const NOBODY = { dragon: NO_GENERAL, snake: NO_GENERAL, monkey: NO_GENERAL, turtle: NO_GENERAL }

export const RICH = { wood: 20, stone: 20, gold: 20, chi: 20 } as const

/** Someone with a Tactic card is asked at every window: there the table stops, whatever else happens. */
export const WATCH = { tactics: ['TAC-16'] } as const

/** The left section is full when Hordes come: the first two of them are Raids. */
export const RAID: Words = {
  phase: 'spring',
  time: 1,
  sections: {
    left: { hordes: ['HOR-1/right', 'HOR-2/right', 'HOR-3/right'] },
    middle: { hordes: ['HOR-4/right'] },
    right: { hordes: ['HOR-5/right'] },
  },
  hordeTop: ['HOR-1/left', 'HOR-2/left', 'HOR-3/middle', 'HOR-6/right'],
}

const three = (setup: SetupWords): SetupWords => ({ seats: 3, ...setup })

/** The Activation step of the dragon's turn. */
export const activation = (words: Words, setup: SetupWords = {}): TestTable =>
  position({ phase: 'activation', turn: 'dragon', ...words }, three(setup))

/** The dragon's turn, with this Command card. */
export const turnOf = (card: string, words: Words, setup: SetupWords = {}): TestTable =>
  position({ phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card } }, ...words }, three(setup))

/** The dragon resolves Attack Order: any number of Soldiers attack. */
export const attackOrder = (words: Words, setup: SetupWords = {}): TestTable => turnOf('attackOrder', words, setup)

/** The Defeat step of Fall, the Shooting step, the Assault. */
export const defeatStep = (words: Words, setup: SetupWords = {}): TestTable =>
  position({ phase: 'defeat', ...words }, three(setup))
export const winter = (words: Words, setup: SetupWords = {}): TestTable =>
  position({ phase: 'winter', ...words }, three(setup))
export const assault = (words: Words, setup: SetupWords = {}): TestTable =>
  position({ phase: 'assault', ...words }, three(setup))

type Table = keyof typeof STANDARD_FILES
/** A set-up in which one row of a table reads otherwise. */
export const altered = (table: Table, id: string | number, change: object): SetupWords => ({
  data: {
    [table]: (STANDARD_FILES[table] as readonly Readonly<Record<string, unknown>>[]).map((row) =>
      row['id'] === id || row['level'] === id ? { ...row, ...change } : row,
    ),
  },
})
