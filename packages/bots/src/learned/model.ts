import { Network, weightsOf } from './network.ts'
import { logistic } from './teach.ts'

/** At which tables a network judges: against rivals, alone against the game, or all together. */
export const TABLES = ['rivals', 'alone', 'together'] as const
export type TableKind = (typeof TABLES)[number]

/** What a network was taught to judge: how good whole tables are, or which of the few commands at one table is best. */
export const JUDGES = ['tables', 'commands'] as const

/** One network and what it takes to ask it. */
export interface Head {
  readonly judges: (typeof JUDGES)[number]
  /** The tables that it was taught at. */
  readonly table: TableKind
  readonly seats: number
  readonly traits: readonly string[]
  /** What each trait is on average, and how much it varies. */
  readonly mean: readonly number[]
  readonly spread: readonly number[]
  /** How much the hand-made value misses by, usually: the unit of what the network says. */
  readonly unit: number
  readonly sizes: readonly number[]
  readonly weights: readonly number[]
  /** How it came about: for people. */
  readonly record: Readonly<Record<string, string | number>>
}

/** What was learned of a game: a file of its own. */
export interface Model {
  readonly format: 1
  readonly game: string
  readonly heads: readonly Head[]
}

/** So many spreads from the mean a trait counts at most: beyond that nobody has learned anything. */
const FARTHEST = 4

/** A head that can be asked. */
export class Judge {
  private readonly head: Head
  private readonly network: Network
  private readonly input: Float64Array

  constructor(head: Head) {
    this.head = head
    this.network = new Network(head.sizes, Float64Array.from(head.weights))
    this.input = new Float64Array(head.mean.length)
  }

  /** What the network adds to the hand-made value, in points: of whole tables to the lead, of commands to the own value. */
  correction(traits: ArrayLike<number>): number {
    return this.ask(traits)[0]! * this.head.unit
  }

  /** How likely the seat is to win, from 0 to 1; only who judges tables has an opinion. */
  chance(traits: ArrayLike<number>): number {
    return logistic(this.ask(traits)[1]!)
  }

  private ask(traits: ArrayLike<number>): Float64Array {
    standardised(traits, this.head, this.input)
    return this.network.run(this.input)
  }
}

/** Traits as a network takes them. */
export function standardised(
  traits: ArrayLike<number>,
  { mean, spread }: Pick<Head, 'mean' | 'spread'>,
  into: Float64Array,
): Float64Array {
  for (let i = 0; i < into.length; i++) {
    const away = (traits[i]! - mean[i]!) / spread[i]!
    into[i] = away > FARTHEST ? FARTHEST : away < -FARTHEST ? -FARTHEST : away
  }
  return into
}

const isNumbers = (value: unknown, length?: number): value is readonly number[] =>
  Array.isArray(value) && (length === undefined || value.length === length) && value.every((n) => Number.isFinite(n))

/** A model as a file holds it. A file comes from outside: everything that is asked later is looked at here. */
export function isModel(value: unknown): value is Model {
  const { format, game, heads } = (value ?? {}) as Partial<Model>
  if (format !== 1 || typeof game !== 'string' || !Array.isArray(heads)) return false
  return heads.every(isHead)
}

function isHead(value: unknown): value is Head {
  const { judges, table, seats, traits, mean, spread, unit, sizes, weights } = (value ?? {}) as Partial<Head>
  return (
    JUDGES.some((what) => what === judges) &&
    TABLES.some((kind) => kind === table) &&
    Number.isSafeInteger(seats) &&
    Array.isArray(traits) &&
    traits.every((name) => typeof name === 'string') &&
    isNumbers(mean, traits.length) &&
    isNumbers(spread, traits.length) &&
    spread.every((n) => n > 0) &&
    Number.isFinite(unit) &&
    isNumbers(sizes) &&
    sizes.length > 1 &&
    sizes[0] === traits.length &&
    sizes.at(-1) === (judges === 'tables' ? 2 : 1) &&
    isNumbers(weights, weightsOf(sizes))
  )
}
