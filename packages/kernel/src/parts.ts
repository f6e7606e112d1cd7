import type { AnyTable, Seat } from './game.ts'
import { bad, type Result } from './result.ts'

/** Several answers that are one choice (`goesOn`): to each question that goes on with it the one of these that is on offer. */
export function answerParts(
  table: AnyTable,
  seat: Seat,
  keys: readonly string[],
  each: () => void = () => undefined,
): Result<void> {
  let question = table.questionFor(seat)
  if (question === undefined) return bad('not-your-turn', { seat })
  for (;;) {
    const answer = question.options.find(({ key }) => keys.includes(key))
    const given = table.answer(seat, answer?.key ?? keys[0] ?? '', question.at)
    const next = table.questionFor(seat)
    if (!given.ok || answer === undefined || next === undefined) return given
    if (table.game.goesOn?.(question, answer, next) !== true) return given
    each()
    question = next
  }
}

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
