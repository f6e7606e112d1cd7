import type { JsonObject, Seat } from '@wanli/kernel'

export const FORMATS = ['round-robin', 'gauntlet', 'mixed'] as const
export type Format = (typeof FORMATS)[number]

/** What is played. It is the first line of a run's file: files with the same head are parts of one run. */
export interface Head {
  readonly wanli: 'arena'
  readonly format: 1
  readonly game: string
  /** The version of rules and data. */
  readonly rules: string
  readonly setup: JsonObject
  readonly bots: readonly string[]
  readonly pairing: Format
  /** Deal n is dealt with the seed `<seed>/n`, whoever sits where. */
  readonly seed: string
}

/** How one game went: a line of the run's file. */
export interface GameLine {
  /** Its number; number, seed and line-up say everything else. */
  readonly game: number
  /** Entrants by seat, as numbers of the head's list. */
  readonly who: readonly number[]
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** Answers, milliseconds of thinking, and the longest thought, by seat. */
  readonly answers: readonly number[]
  readonly ms: readonly number[]
  readonly longest: readonly number[]
  /** It went wrong: what was said. */
  readonly failure?: string
}
