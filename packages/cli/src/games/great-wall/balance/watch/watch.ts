import type { Seat, Table, Told } from '@wanli/kernel'
import type { Gw, GwOption, GwQuestion } from '../../terms.ts'
import type { Counter } from '../counters.ts'

/** The game that is looked at. */
export interface Watched {
  readonly table: Table<Gw>
  /** The people; automata sit behind them. */
  readonly seats: readonly Seat[]
  readonly counter: Counter
}

type GwEvent = Gw['event']

/** What a watch does when it hears of a kind of event. */
export type Ears = {
  readonly [K in GwEvent['kind']]?: (event: Extract<GwEvent, { readonly kind: K }>, secret: Told['secret']) => void
}

/** Looks at one topic of one game. Kinds of events that it has no ear for are none of its business. */
export interface Watch {
  readonly ears: Ears
  answer?(question: GwQuestion, option: GwOption): void
  /** `share`: how much of a win each seat had. */
  end?(share: readonly number[]): void
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
