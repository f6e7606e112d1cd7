import type { Seeding } from '@wanli/kernel'
import type { Language } from '../text/index.ts'

/** Words of a lesson, in every language of the page. */
export type Words = Readonly<Record<Language, string>>

/**
 * An answer, or many: its key (`unify 1`), a key with gaps (`unify *`), or all of a kind (`kind:court`).
 */
export type Pattern = string

/** An answer that a lesson gives by itself. */
export interface Reply {
  readonly seat: number
  readonly answer: string
}

/** What the learner must answer, and to which question. */
export interface Wait {
  /** The kinds of questions. */
  readonly prompts: readonly string[]
  readonly answers: readonly Pattern[]
  /** As often as it is asked: once, several times, or not at all. */
  readonly free?: true
  /** Every one of the answers, in any order. */
  readonly each?: true
}

/** A move that the lesson does not want here, and what there is to say about it. */
export interface Other {
  /** Only at these questions. */
  readonly prompts?: readonly string[]
  readonly answers: readonly Pattern[]
  readonly says: Words
}

export interface Step {
  readonly id: string
  readonly title: Words
  /** What and why; paragraphs are parted by an empty line, **what counts** by stars. */
  readonly text: Words
  /** Places, pieces and options of the table, by the names that the board gives them. */
  readonly points: readonly string[]
  /** What else the text speaks of: it is not lit, but the card does not cover it. */
  readonly spares: readonly string[]
  /** Rules to read more of. */
  readonly rules: readonly string[]
  /** One after the other; a step without them only tells. */
  readonly waits: readonly Wait[]
  readonly others: readonly Other[]
  /** Said of any other move, if the lesson's own words would not do. */
  readonly otherwise: Words | undefined
  /** What the other seats answer when the step is done. */
  readonly replies: readonly Reply[]
}

/** A lesson: a table that is dealt the same every time, and what is said and asked at it. */
export interface Lesson {
  readonly id: string
  readonly game: string
  readonly title: Words
  readonly about: Words
  readonly minutes: number
  readonly setup: Readonly<Record<string, unknown>>
  readonly seed: string
  /** How the seed is spread: a lesson that was written before this changed keeps its deal. */
  readonly seeding?: Seeding
  /** Whose seat the learner takes. */
  readonly seat: number
  /** Answers that are given before the learner comes. */
  readonly prelude: readonly Reply[]
  /** Questions that the lesson answers for the learner, unless a step waits for them: by kind of question. */
  readonly auto: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
  readonly otherwise: Words
  /** What was learnt, line by line, and a word for the way. */
  readonly end: { readonly title: Words; readonly text: Words; readonly learnt: readonly Words[] }
}
