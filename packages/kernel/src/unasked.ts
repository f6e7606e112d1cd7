import type { AnyTable, Question } from './game.ts'

/*
 * Rules ask everyone alike (a question must not betray who could act), and programs want every choice. A person need not be
 * stopped for all of it. Who runs a table for people gives such answers in their place; they are in the log like any other.
 */

/** Asked only so that nobody can tell who could act: there is nothing to choose. */
export const isIdle = ({ topic, options }: Pick<Question, 'topic' | 'options'>): boolean =>
  topic !== undefined && options.length === 1

/**
 * The place of the answer that is given without asking; undefined: ask. `alone`: no other person plays, so there is nobody
 * from whom it must be kept that there is nothing to choose.
 */
export function unasked({ game, state, box }: AnyTable, question: Question, alone: boolean): number | undefined {
  if (isIdle(question)) return alone ? 0 : undefined
  const key = game.obvious?.(question, state, box)
  const index = key === undefined ? -1 : question.options.findIndex((option) => option.key === key)
  return index < 0 ? undefined : index
}
