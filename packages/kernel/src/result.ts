import type { Params } from './details.ts'

/** Illegal input is a value, a broken rule is a crash. */
export type Result<T, E = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

export const PROBLEMS = [
  'not-your-turn',
  'no-such-option',
  'no-such-seat',
  'no-such-topic',
  'stale',
  'game-over',
  'nothing-to-undo',
  'undo-barrier',
  'not-a-log',
  'not-a-position',
  'not-a-scenario',
  'format-version',
  'unknown-seeding',
  'rules-version',
  'other-game',
  'bad-setup',
  'bad-position',
  'entry-differs',
  'cut-off',
] as const
export type ProblemCode = (typeof PROBLEMS)[number]

/** What went wrong, as data: the text tables of whoever talks to people turn it into a sentence. */
export interface Problem {
  readonly code: ProblemCode
  /** Where there is a `problem` in it, it is a Detail. */
  readonly detail: Params
}

export const good = <T>(value: T): Result<T, never> => ({ ok: true, value })

export const bad = (code: ProblemCode, detail: Problem['detail'] = {}): Result<never> => ({
  ok: false,
  error: { code, detail },
})

/** A rule or an invariant of the program itself is broken: the table stops and tells. */
export class BrokenRule extends Error {
  override readonly name = 'BrokenRule'
}
