import type { JsonObject, Seat } from '@wanli/kernel'
import type { Counts } from './observer.ts'

/** What is to be played. Everything is plain data: it travels to the workers. */
export interface SimulateOptions {
  /** The game's ID. */
  readonly game: string
  /** As the game's `checkSetup` takes it; what is left out gets its default. Own data stand in `data`. */
  readonly setup?: JsonObject
  /** Go through every set-up of the game, one after the other; `setup` is then what they have in common. */
  readonly setups?: 'all'
  /** A bot for each seat; seats beyond the list get its last one. */
  readonly bots: readonly string[]
  /** Move the bots one seat on with every game, so that none profits from its place. */
  readonly rotate?: boolean
  readonly games: number
  /** The number of the first game, usually 0: a long run can be played in portions that add up. */
  readonly from?: number
  /** Game n is played with the seed `<seed>/n`, the bot at seat s with dice of `<seed>/n/s`. */
  readonly seed: string
  /** Threads; 1 = none but this one. As many as the machine has, if left out. */
  readonly cores?: number
  /** Look for broken invariants after every answer. */
  readonly check?: boolean
  /** A folder for the logs of games that fail. */
  readonly save?: string
  /** The name of an observer of the game that counts what happens in every game. */
  readonly observe?: string
}

export interface SimulateFailure {
  /** The seed of the game itself: `<seed>/<game>`. */
  readonly seed: string
  /** Its number, from 0. */
  readonly game: number
  readonly setup: JsonObject
  readonly error: string
  /** As a log holds them, up to the one after which it went wrong. */
  readonly answers: readonly string[]
}

/** How one game went. */
export interface GameResult {
  readonly game: number
  readonly decisions: number
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** Several winners have not tied but won together, against the game. */
  readonly together: boolean
  /** The bots' names by seat. */
  readonly bots: readonly string[]
  readonly failure?: SimulateFailure
  /** What the observer counted. */
  readonly counts?: Counts
}

export interface BotReport {
  readonly bot: string
  /** Seats that it played, over all finished games. */
  readonly seats: number
  readonly score: number
  /** Wins per seat played, counted as for seats. */
  readonly wins: number
  /** How often it had the most points, won or not; a tie counts in part. */
  readonly ahead: number
}

export interface SimulateReport {
  /** Asked for. */
  readonly games: number
  readonly finished: number
  readonly failed: number
  /** Ended before all games were played. */
  readonly stopped: boolean
  readonly decisions: number
  readonly seconds: number
  readonly cores: number
  readonly decisionsPerSecondPerCore: number
  /** The first few. */
  readonly failures: readonly SimulateFailure[]
  /** Mean points by seat, over the games in which the seat existed. */
  readonly scores: readonly number[]
  /** Share of games won by seat; a tie counts in part, a win together in full. */
  readonly wins: readonly number[]
  /** Share of games that nobody won. */
  readonly lost: number
  readonly byBot: readonly BotReport[]
  /** Decisions a game. */
  readonly lengths: { readonly mean: number; readonly min: number; readonly max: number }
  /** What the observer counted in all finished games together, if one was named. */
  readonly counts?: Counts
}
