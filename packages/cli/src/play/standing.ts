import type { Question, Seat } from '@wanli/kernel'
import { listed, tell } from '../format.ts'
import { type Outcome, show } from './outcome.ts'
import type { Session } from './session.ts'

/*
 * Some questions are asked again and again, so that nobody learns from them who could act: whether to play a card when
 * something happens. A player may pass on one kind of event once and for all, and take that back.
 */

/** The answer that such a question always has. */
const PASS = 'pass'

/** The topics on which a seat passes without being asked. */
const standing = ({ table }: Session, seat: Seat): string[] =>
  Object.entries(table.state.standing ?? {}).flatMap(([name]) => {
    const [owner, topic = ''] = name.split(' ')
    return Number(owner) === seat ? [topic] : []
  })

function topicName({ module, context }: Session, topic: string): string {
  const { language } = context
  return module.topic === undefined ? topic : tell(module.texts[language], language, module.topic(topic))
}

const isOffered = ({ options }: Question): boolean => options.some(({ key }) => key === PASS)

/** Which keys answer this question, and what the seat has answered for good. */
export function standingLines(session: Session, question: Question): string[] {
  const { say } = session.context
  const { topic } = question
  const keys =
    topic === undefined || !isOffered(question) ? [] : [say('play.standing', { event: topicName(session, topic) })]
  const set = standing(session, question.seat)
  return [...keys, ...(set.length === 0 ? [] : standingList(session, set))]
}

function standingList(session: Session, topics: readonly string[]): string[] {
  const { say } = session.context
  const events = topics.map((topic, i) => `${i + 1} ${topicName(session, topic)}`)
  return [say('play.standing.set', { events: events.join('; ') })]
}

/** `p`: not this time. */
export function pass(session: Session, question: Question): Outcome {
  return isOffered(question) ? { kind: 'answer', key: PASS } : show(session.context.say('play.standing.none'))
}

/** `pp`: never on this kind of event, until the player says otherwise. */
export function passAlways(session: Session, question: Question): Outcome {
  const { topic, seat } = question
  if (topic === undefined || !isOffered(question)) return show(session.context.say('play.standing.none'))
  session.table.stand(seat, topic, PASS)
  return { kind: 'answer', key: PASS }
}

/** `a`: ask me again, always; `a 2`: on the second of the events that are listed. */
export function askAgain(session: Session, { seat }: Question, rest: string): Outcome {
  const { say, language } = session.context
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
