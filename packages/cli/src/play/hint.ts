import { type Hint, senseOf } from '@wanli/bots'
import {
  chanceWords,
  expectedOf,
  expectedWords,
  HINT_TEXTS,
  type HintWords,
  isSame,
  leadWords,
  reasonWords,
  sureWords,
} from '@wanli/bots/hint-words'
import type { Question, Seat } from '@wanli/kernel'
import { advise, HINT_BUDGET } from '@wanli/table'
import { fill, tell } from '@wanli/text'
import { wrap } from '../draw/width.ts'
import { progressBar } from '../progress.ts'
import { numbered, roomOf } from './screen.ts'
import type { Session } from './session.ts'

type Option = Hint['options'][number]

/** What a bot would do in this seat's place, in lines. It can be called off by Ctrl-C: then what is known by then is told. */
export async function hintLines(session: Session, question: Question): Promise<readonly string[]> {
  const { table, module, context } = session
  const { say, io, language } = context
  // What speaks from one's own cards is not for a screen at which everybody looks.
  if (session.openly) return [say('play.hint.closer')]
  if (question.options.length === 1) return [worded({ key: 'hint.not.one-answer' }, language)]
  const sense = senseOf(module.game.id)
  if (sense === undefined) return [worded({ key: 'hint.not.nobody' }, language)]
  const stop = new AbortController()
  const free = io.onInterrupt(() => stop.abort())
  const bar = progressBar(io, true)
  const began = performance.now()
  let known: Hint | undefined
  try {
    known = await advise(table, question.seat, sense, HINT_BUDGET, stop.signal, (hint) => {
      known = hint
      bar.show(Math.min(hint.worlds, HINT_BUDGET.worlds - 1), HINT_BUDGET.worlds)
    })
  } catch (error) {
    if (!stop.signal.aborted) throw error
  } finally {
    bar.end()
    free()
  }
  return known === undefined ? [say('play.hint.off')] : told(session, question, known, performance.now() - began)
}

const worded = ({ key, params }: HintWords, language: Session['context']['language']): string =>
  fill(HINT_TEXTS[language][key], language, params)

function told(session: Session, question: Question, hint: Hint, ms: number): string[] {
  const { context, module } = session
  const { language } = context
  const words = (what: HintWords) => worded(what, language)
  const room = roomOf(session)
  return [
    context.io.paint('bold', words({ key: 'hint.title' })),
    ...wrap(words(leadWords(hint, ms)), room, 2),
    ...(isSame(hint) ? [words({ key: 'hint.same' })] : []),
    ...hint.options.flatMap((option, place) => {
      const { n, give } = expectedOf(option)
      const chance = chanceWords(option)
      const doubt = give === undefined ? '' : ` ${words({ key: 'hint.give', params: { n: give } })}`
      return [
        ...wrap(`${place + 1}. ${titleOf(session, question, option)}`, room, 3),
        `   ${words(expectedWords(module.game.id))}: ${n}${doubt}`,
        ...(chance === undefined ? [] : [`   ${words(chance)}`]),
        ...option.reasons.map(
          (reason) => `   ${reason.by > 0 ? '+' : '-'} ${words(reasonWords(module.game.id, reason))}`,
        ),
        `   ${words(sureWords(hint, place))}`,
      ]
    }),
    ...lineOf(session, hint, question.seat),
  ]
}

/** The option as the list above calls it, with its number there, and the answers that go with it. */
function titleOf(session: Session, question: Question, option: Option): string {
  const listed = numbered(session, question)
    .flatMap((group) => group.options)
    .find((one) => option.key === one.option.key || option.steps.some(({ key }) => key === one.option.key))
  const steps = option.steps.map((step) => stepText(session, step, question.seat))
  const title = steps.length > 0 ? steps.join('; ') : option.key
  return listed === undefined ? title : `${title} [${listed.number}]`
}

const LINE = 4

function lineOf(session: Session, { options }: Hint, viewer: Seat): string[] {
  const [best] = options
  if (best === undefined) return []
  const { language } = session.context
  const steps = [...best.steps, ...best.line].slice(0, LINE)
  return [
    `${worded({ key: 'hint.goesOn', params: { place: 1 } }, language)}:`,
    ...steps.map((step, i) => `   ${i + 1}. ${session.name(step.seat)}: ${stepText(session, step, viewer)}`),
  ]
}

/** A step as the game calls it; what is seen beside it is what the viewer sees. */
function stepText(session: Session, { option, prompt, seat }: Option['line'][number], viewer: Seat): string {
  const { module, table, context } = session
  const message = module.option(option, table.box, session.view(viewer), { seat, prompt, about: undefined })
  return tell(module.texts[context.language], context.language, message)
}
