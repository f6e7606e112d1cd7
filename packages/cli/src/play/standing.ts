import { type Option, type Question, type Seat, standingOf } from '@wanli/kernel'
import { tell } from '@wanli/text'
import { listed } from '../format.ts'
import { type Outcome, show } from './outcome.ts'
import type { Session } from './session.ts'

/*
 * Some questions are asked again and again, so that nobody learns from them who could act: whether to play a card when
 * something happens. A player may pass on one kind of event once and for all, and take that back.
 */

/** The answer that such a question usually has. */
const PASS = 'pass'

/** The answer that may be given once and for all; undefined if the question has none. */
function standingAnswer({ module }: Session, { topic, options }: Question): Option | undefined {
  const answer = topic === undefined ? PASS : (module.standingAnswer?.(topic) ?? PASS)
  return options.find(({ key }) => key === answer)
}

/** The topics on which a seat passes without being asked. */
const standing = ({ table }: Session, seat: Seat): string[] => Object.keys(standingOf(table.state, seat))

function topicName({ module, context }: Pick<Session, 'module' | 'context'>, topic: string): string {
  const { language } = context
  return module.topic === undefined ? topic : tell(module.texts[language], language, module.topic(topic))
}

/** Which keys answer this question, and what the seat has answered for good. */
export function standingLines(session: Session, question: Question): string[] {
  const { topic } = question
  const answer = standingAnswer(session, question)
  // What somebody passes on for good is not for everybody.
  if (session.openly) return []
  const keys = topic === undefined || answer === undefined ? [] : [keysFor(session, question, topic, answer)]
  const set = standing(session, question.seat)
  return [...keys, ...(set.length === 0 ? [] : standingList(session, set))]
}

function keysFor(session: Session, question: Question, topic: string, answer: Option): string {
  const { module, context, table } = session
  const { say, language } = context
  const event = topicName({ module, context }, topic)
  if (answer.key === PASS) return say('play.standing', { event })
  const text = module.option(answer, table.box, session.view(question.seat), question)
  return say('play.standing.usual', { event, answer: tell(module.texts[language], language, text) })
}

function standingList(session: Session, topics: readonly string[]): string[] {
  const { say } = session.context
  const events = topics.map((topic, i) => `${i + 1} ${topicName(session, topic)}`)
  return [say('play.standing.set', { events: events.join('; ') })]
}

/** `p`: not this time. */
export function pass(session: Session, question: Question): Outcome {
  const answer = standingAnswer(session, question)
  return answer === undefined ? show(session.context.say('play.standing.none')) : { kind: 'answer', key: answer.key }
}

/** `pp`: never on this kind of event, until the player says otherwise. */
export function passAlways(session: Session, question: Question): Outcome {
  const { topic, seat } = question
  const answer = standingAnswer(session, question)
  if (session.openly) return show(session.context.say('play.open.notHere'))
  if (topic === undefined || answer === undefined) return show(session.context.say('play.standing.none'))
  session.table.stand(seat, topic, answer.key, true)
  return { kind: 'answer', key: answer.key }
}

/** `a`: ask me again, always; `a 2`: on the second of the events that are listed. */
export function askAgain(session: Session, { seat }: Question, rest: string): Outcome {
  const { say, language } = session.context
  if (session.openly) return show(say('play.open.notHere'))
  const set = standing(session, seat)
  const chosen = rest === '' ? set : set.filter((_, i) => String(i + 1) === rest)
  if (set.length === 0) return show(say('play.standing.always'))
  if (chosen.length === 0) return show(...standingList(session, set))
  for (const topic of chosen) session.table.stand(seat, topic)
  const events = listed(
    chosen.map((topic) => topicName(session, topic)),
    language,
  )
  return show(say('play.standing.lifted', { events }))
}
