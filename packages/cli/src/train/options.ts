import type { Model } from '@wanli/bots/learned'
import type { JsonObject } from '@wanli/kernel'

/** What is to be learned, and by how much play. A run that is gone on with has the same. */
export interface Head {
  readonly wanli: 'train'
  readonly format: 1
  readonly game: string
  /** The version of rules and data. */
  readonly rules: string
  readonly setup: JsonObject
  readonly seed: string
  /** Games that are played for every round of learning. */
  readonly games: number
  /** Rounds: each plays with what the one before has learned. */
  readonly rounds: number
  /** Fresh deals on which what was learned meets what was best before, from every seat. */
  readonly deals: number
  readonly lessons: Lessons
}

/**
 * What is learned from: what search finds of the commands at one question, each tried in so many worlds; or the ends of games. `ridge`: so many rows speak for a
 * weight of nothing. `epochs`: times through all samples.
 */
export type Lessons =
  | { readonly from: 'search'; readonly worlds: number; readonly ridge: number }
  | { readonly from: 'ends'; readonly epochs: number }

/** How a round ended. */
export interface Verdict {
  readonly round: number
  readonly rows: number
  /** Loss on the games held out, before and after. */
  readonly before: number
  readonly after: number
  /** Wins against what was best before (shared ones in part), of so many games. */
  readonly won: number
  readonly games: number
  /** It is the best so far. */
  readonly taken: boolean
}

/** What a thread is told: to play for samples, or to try a model. */
export type Task =
  | { readonly do: 'samples'; readonly round: number; readonly model: Model | undefined }
  | { readonly do: 'trial'; readonly round: number; readonly model: Model; readonly rival: Model | undefined }

/** Games in one file of samples. */
export const CHUNK = 25
/** More answers than this: the game does not end. */
export const MOST_ANSWERS = 200_000
