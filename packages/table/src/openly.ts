import type { AnyTable, Option, Question, Seat } from '@wanli/kernel'
import type { Asked } from './protocol.ts'

/*
 * Several people at one screen. What a game allows to lie open (`openly`) is asked on the board that everybody sees; anything else,
 * and whatever a game says nothing about, only behind a covered screen.
 */

/** A question as a page gets it. */
export const askedOf = ({ seat, prompt, options, about, topic, at }: Question): Asked => ({
  seat,
  prompt,
  options,
  about,
  topic,
  at,
})

const openOptions = ({ game, state, box }: AnyTable, question: Question): readonly Option[] | undefined =>
  game.openly?.(question, state, box)

/** What a seat may be asked in front of everybody; undefined = nothing. */
export function openQuestion(table: AnyTable, question: Question | undefined): Asked | undefined {
  // While several choose at once, what one of them has chosen is sealed.
  const options = question === undefined || table.open.length > 1 ? undefined : openOptions(table, question)
  return question && options && { ...askedOf(question), options, openly: true }
}

/** All of the question lies open: then so may what is refused, and what an option would change. */
export function isWhollyOpen(table: AnyTable, seat: Seat): boolean {
  const question = table.questionFor(seat)
  return question !== undefined && openQuestion(table, question)?.options === question.options
}
