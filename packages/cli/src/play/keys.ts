import type { Seat } from '@wanli/kernel'
import { wrap } from '../draw/width.ts'
import { nearest } from '../suggest.ts'
import { type Outcome, show } from './outcome.ts'
import { numbered, roomOf } from './screen.ts'
import { sheetCalled, sheetHelp } from './sheets.ts'
import type { Session } from './session.ts'
import { askAgain, pass, passAlways } from './standing.ts'
import { ruleText, whyNot } from './why-not.ts'
import type { Question } from '@wanli/kernel'
import { problemText } from '../problem.ts'
import { Complaint, NO_GUESS } from '../complaint.ts'

/** Read one line: a number or a key answers, a letter asks for something else. */
export function readLine(session: Session, question: Question, line: string): Outcome {
  const typed = line.trim()
  const { say } = session.context
  const whole = session.module.whole?.(question, typed, session.view(question.seat), session.context.language)
  if (whole !== undefined) return { kind: 'answers', keys: whole.keys }
  if (typed === '') return { kind: 'redraw' }
  const byKey = question.options.find(({ key }) => key === typed)
  if (byKey !== undefined) return { kind: 'answer', key: byKey.key }
  if (/^\d+$/.test(typed)) return byNumber(session, question, Number(typed))
  const [, letter = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(typed)!
  const act = KEYS[letter.toLowerCase()]
  if (act !== undefined) return act(session, question, rest.trim())
  const sheet = sheetCalled(session, letter)
  if (sheet !== undefined) return show(...sheet.read(session.scene(question.seat, question), rest.trim()))
  const { rule } = refusalOf(session, question, typed)
  if (rule !== undefined) return show(...whyNot(session, question, typed))
  return show(say('play.unknown', { typed }))
}

const answer = (key: string): Outcome => ({ kind: 'answer', key })

/** The option of a number; if it has none now, which numbers there are, and which rule forbids it. */
function byNumber(session: Session, question: Question, number: number): Outcome {
  const { say } = session.context
  const options = numbered(session, question).flatMap((group) => group.options)
  const chosen = options.find((one) => one.number === number)
  if (chosen !== undefined) return answer(chosen.option.key)
  const numbers = options.map((one) => one.number).toSorted((a, b) => a - b)
  const gaps = numbers.some((one, i) => one !== i + 1)
  const line = gaps
    ? say('play.noNumberOf', { number, numbers: numbers.join(', ') })
    : say('play.noNumber', { number, count: numbers.length })
  const refused = session
    .refused(question.seat)
    .find(({ option }) => session.module.number?.(option, session.table.box)?.n === number)
  return {
    kind: 'noNumber',
    lines: [line, ...(refused === undefined ? [] : whyNot(session, question, refused.option.key))],
    first: options[0]!.option.key,
  }
}

const refusalOf = (session: Session, question: Question, key: string): { rule: string | undefined } => ({
  rule: session.refused(question.seat).find((refusal) => refusal.option.key === key)?.rule,
})

type Act = (session: Session, question: Question, rest: string) => Outcome

const KEYS: Readonly<Record<string, Act | undefined>> = {
  '?': (session, question, rest) => show(...whyNot(session, question, rest)),
  u: undo,
  undo,
  uu: (session, question) => undo(session, question, 'turn'),
  p: pass,
  pp: passAlways,
  a: askAgain,
  s: saveTo,
  l: (session, { seat }) => log(session, seat),
  b: (session, { seat }, rest) => otherBoard(session, seat, rest),
  m: (session) => (session.openly ? { kind: 'closer' } : show(session.context.say('play.open.already'))),
  r: rule,
  t: () => ({ kind: 'hint' }),
  hint: () => ({ kind: 'hint' }),
  consejo: () => ({ kind: 'hint' }),
  h: (session) => show(session.context.say('play.help'), ...sheetHelp(session)),
  q: () => ({ kind: 'leave' }),
  'q!': () => ({ kind: 'leaveUnsaved' }),
}

/** `u` takes one answer back, `u turn` (or `uu`) the turn. */
function undo(session: Session, { seat }: Pick<Question, 'seat'>, rest: string): Outcome {
  const undone = rest === '' ? session.undo(seat) : session.undoTurn(seat)
  if (undone.ok) {
    session.notebook.forgetUndone()
    return { kind: 'redraw' }
  }
  return show(problemText(session.context, session.module, undone.error))
}

/** The turn is over but not given over: Enter gives it over, undo takes back, and whatever can be read is read. */
export function readEnd(session: Session, seat: Seat, line: string): 'over' | Outcome {
  const { say } = session.context
  const typed = line.trim()
  if (typed === '') return 'over'
  const [, called = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(typed)!
  const word = called.toLowerCase()
  switch (word) {
    case 'q':
      return { kind: 'leave' }
    case 'uu':
      return undo(session, { seat }, 'turn')
    case 'u':
    case 'z':
    case 'undo':
      return undo(session, { seat }, rest)
    case 'l':
      return log(session, seat)
    case 'b':
      return otherBoard(session, seat, rest.trim())
    case 'r':
      return rule(session, { seat }, rest.trim())
    case 's':
      return saveTo(session, { seat }, rest.trim())
    case 'h':
      return show(say('play.help'), ...sheetHelp(session))
  }
  const sheet = sheetCalled(session, called)
  if (sheet !== undefined) return show(...sheet.read(session.scene(seat), rest.trim()))
  return show(...wrap(say('play.endTurn'), roomOf(session), 2))
}

function log(session: Session, seat: Seat): Outcome {
  const { notebook, context } = session
  const lines = notebook.all(session.eyes(seat), context.language, roomOf(session) - 2)
  return show(...(lines.length === 0 ? [context.say('play.emptyLog')] : lines))
}

function saveTo(session: Session, _: Pick<Question, 'seat'>, rest: string): Outcome {
  const file = rest === '' ? session.file : rest
  try {
    session.save(file)
  } catch (error) {
    if (error instanceof Complaint) return show(session.context.say(error.key, error.params))
    throw error
  }
  return show(session.context.say('play.saved', { file }))
}

function otherBoard(session: Session, viewer: Seat, rest: string): Outcome {
  const { say } = session.context
  const { participants, players } = session
  const names = participants.map((other) => [String(other + 1), session.colour(other), players[other]?.name ?? ''])
  const wanted = rest.toLowerCase()
  const seat = rest === '' ? -1 : names.findIndex((words) => words.some((word) => word.toLowerCase() === wanted))
  if (seat < 0) {
    const list = participants.map((other) => `${other + 1} ${session.name(other)}`).join(', ')
    return show(say('play.whichBoard', { list }))
  }
  return show(...session.module.drawSeat(session.scene(viewer), seat))
}

function rule(session: Session, _: Pick<Question, 'seat'>, rest: string): Outcome {
  const { say, language } = session.context
  const id = rest.toUpperCase()
  if (session.module.rules.text(id, language) !== undefined) return show(...ruleText(session, id))
  const ids = session.module.rules.sections.flatMap((section) => section.rules)
  const started = id === '' ? [] : ids.filter((candidate) => candidate.startsWith(id))
  if (started.length > 0) return show(...started.flatMap((candidate) => ruleText(session, candidate)))
  const guesses = nearest(id, ids, 3)
  return show(say('play.noRule', { id: rest, guesses: guesses.join(', ') || NO_GUESS }))
}
