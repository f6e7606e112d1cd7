import type { GwBox } from '../terms.ts'
import type { Figures } from './figures.ts'
import type { Target } from './targets.ts'

/** The report as data: what `balance.json` holds. The same seed makes the same document, on any machine. */
export interface Balance {
  readonly wanli: 'balance'
  readonly format: 1
  readonly game: string
  /** Version of the rules. */
  readonly rules: string
  readonly seed: string
  readonly bots: readonly string[]
  /** In the box; there if there are any. */
  readonly expansions?: readonly string[]
  /** Asked for, in each column. */
  readonly games: number
  /** It was interrupted: columns may hold fewer games, or be missing. */
  readonly stopped?: true
  readonly columns: readonly Figures[]
  readonly targets: readonly Target[]
}

/** A column with the box that it was played with: names of cards come from there. */
export interface Played {
  readonly figures: Figures
  readonly box: GwBox
}
