import type { Dice } from '../chance.ts'
import type { Seat, Terms, Told } from '../game.ts'
import type { Table } from '../table.ts'

export const LAWS = [
  'runs',
  'ends',
  'invariants',
  'options',
  'copy',
  'commute',
  'position',
  'save',
  'replay',
  'views',
  'events',
  'undo',
  'shown',
  'memory',
  'deal',
] as const
export type LawName = (typeof LAWS)[number]

/** Where a random game stands, with what the laws need to look at it. */
export interface Instant<T extends Terms> {
  readonly table: Table<T>
  readonly hash: string
  readonly dice: Dice
  readonly tally: Tally
}

/** An answer of a random game: the table before it (a copy) and after it. */
export interface Answered<T extends Terms> extends Instant<T> {
  readonly before: Table<T>
  readonly seat: Seat
  readonly key: string
  readonly told: readonly Told<T['event']>[]
  /** The table's hashes, by the number of answers given. */
  readonly hashes: readonly (string | undefined)[]
  /** The same answer in worlds that one seat can't tell from this one. */
  readonly parallels: () => readonly Parallel<T>[]
}

export interface Parallel<T extends Terms> {
  readonly observer: Seat
  /** Undefined if the answer is not on offer there. */
  readonly world: Table<T> | undefined
  readonly known: readonly number[]
  readonly told: readonly Told<T['event']>[]
}

/** How often guessing was tried, and how often it changed something: a guess that never does proves nothing. */
export interface Tally {
  guesses: number
  changed: number
}

/** What is wrong, or undefined. */
type Verdict = string | undefined

/** One law. It looks at moments, at answers, or at the end of a game; a sparse one costs as much as the game so far. */
export interface Law {
  readonly moment?: <T extends Terms>(moment: Instant<T>) => Verdict
  readonly sparse?: <T extends Terms>(moment: Instant<T>) => Verdict
  readonly answered?: <T extends Terms>(answered: Answered<T>) => Verdict
  readonly end?: <T extends Terms>(moment: Instant<T>) => Verdict
}

export const seatsOf = <T extends Terms>(table: Table<T>): Seat[] =>
  Array.from({ length: table.box.seats }, (_, seat) => seat)
