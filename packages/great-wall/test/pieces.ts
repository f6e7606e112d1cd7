import { STANDARD_FILES } from '../src/data/standard.ts'
import { position, type SetupWords, type TestTable, type Words } from './table.ts'

/** What lies on Horde cards, and the moments at which battles and Locations are tested: 3 players, dragon, snake, monkey. */

export const wounds = (...spots: readonly number[]): Record<string, 'wound'> =>
  Object.fromEntries(spots.map((spot) => [spot, 'wound' as const]))

export const spearman = (by: string) => ({ by, unit: 'spearman' }) as const
/** On a spot and a second one. */
export const horseman = (by: string, other: number) => ({ by, unit: 'horseman', with: other }) as const

type Covers = Readonly<Record<string, 'wound' | { readonly by: string; readonly unit: string; readonly with?: number }>>
export const horde = (card: string, spots: Covers = {}) => ({ card, spots })

export const RICH = { wood: 20, stone: 20, gold: 20, chi: 20 } as const

/** Someone with a Tactic card is asked at every window: there the table stops, whatever else happens. */
export const WATCH = { tactics: ['TAC-16'] } as const

const three = (setup: SetupWords): SetupWords => ({ seats: 3, ...setup })

/** The Activation step of the dragon's turn. */
export const activation = (words: Words, setup: SetupWords = {}): TestTable =>
  position({ phase: 'activation', turn: 'dragon', ...words }, three(setup))

/** The dragon resolves Attack Order: any number of Soldiers attack. */
export const attackOrder = (words: Words, setup: SetupWords = {}): TestTable =>
  position(
    { phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'attackOrder' } }, ...words },
    three(setup),
  )

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
