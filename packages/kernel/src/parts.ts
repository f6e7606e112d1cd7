import type { AnyTable, Option, Question, Seat } from './game.ts'
import { bad, type Result } from './result.ts'

/**
 * Several answers that are one choice (`goesOn`): to each question that goes on with it the first of these that is on offer, each
 * once. Those that nobody asks for are left.
 */
export function answerParts(
  table: AnyTable,
  seat: Seat,
  keys: readonly string[],
  each: () => void = () => undefined,
): Result<void> {
  let question = table.questionFor(seat)
  if (question === undefined) return bad('not-your-turn', { seat })
  const left = [...keys]
  for (;;) {
    const { options, at }: Question = question
    const place = left.findIndex((key) => options.some((option) => option.key === key))
    const [key = ''] = place < 0 ? keys : left.splice(place, 1)
    const answer = options.find((option) => option.key === key)
    const given = table.answer(seat, key, at)
    const next = table.questionFor(seat)
    if (!given.ok || answer === undefined || next === undefined) return given
    if (table.game.goesOn?.(question, answer, next) !== true) return given
    // More may be asked than was said: the rest is asked for by itself.
    if (!next.options.some((option) => left.includes(option.key))) return given
    each()
    question = next
  }
}

/** Two questions that people see as one. */
export interface Together {
  /** What is answered first, whichever of the second question's options is chosen. */
  readonly by: Option
  /** The options of the second question, and those of the first that decline. */
  readonly question: Question
}

/** What this seat is asked put together with how, where there is one thing to do (`onlyWay`); undefined: it is one question. */
export function together(table: AnyTable, seat: Seat): Together | undefined {
  const { game, open } = table
  const question = table.questionFor(seat)
  const key = question === undefined || open.length > 1 ? undefined : game.onlyWay?.(question)
  const by = question?.options.find((option) => option.key === key)
  if (question === undefined || by === undefined) return undefined
  const tried = table.copy()
  const next = tried.answer(seat, by.key).ok ? tried.questionFor(seat) : undefined
  if (next === undefined || game.goesOn?.(question, by, next) !== true) return undefined
  const ways = question.options.filter((option) => option !== by)
  const about = { ...next.about, by: by.kind }
  return { by, question: { ...next, about, options: [...next.options, ...ways], at: question.at } }
}

/** The answers to a question that was shown together with the next: the first part too, unless one declines. */
export const inOrder = ({ by, question }: Together, key: string, asked: Question): readonly string[] =>
  asked.options.some((option) => option.key === key) || question.options.every((option) => option.key !== key)
    ? [key]
    : [by.key, key]

/** What this seat is asked now goes on with the choice of its last answer. */
export function isLaterPart(table: AnyTable, seat: Seat): boolean {
  const last = table.entries.at(-1)
  if (table.game.goesOn === undefined || last?.seat !== seat || !table.canUndo(seat)) return false
  const before = table.copy({ record: true })
  if (!before.undo(seat).ok) return false
  const asked = before.questionFor(seat)
  const answer = asked?.options.find(({ key }) => key === last.key)
  if (asked === undefined || answer === undefined || !before.answer(seat, answer.key).ok) return false
  const next = before.questionFor(seat)
  return next !== undefined && table.game.goesOn(asked, answer, next)
}
