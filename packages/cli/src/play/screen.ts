import type { Option, Question, Seat } from '@wanli/kernel'
import { columns } from '../draw/layout.ts'
import { cut, fit, width, wrap } from '../draw/width.ts'
import { tell } from '@wanli/text'
import type { Session } from './session.ts'
import { sheetWords } from './sheets.ts'
import { standingLines } from './standing.ts'

/** As wide as pictures are. */
export const ROOM = 120

/** How wide texts may be: as wide as the terminal, but no wider than the picture. */
export const roomOf = ({ context: { io } }: Session): number => (io.terminal ? Math.min(ROOM, io.columns) : ROOM)

interface Group<O = Option> {
  readonly heading: string
  readonly options: readonly O[]
}

/** An option, and what is typed to choose it. */
interface Numbered {
  readonly number: number
  readonly option: Option
}

/**
 * Options under their headings, with their numbers. What has a number on the table is chosen by it (region 2 is 2, also when
 * region 1 is not on offer); the others follow behind all numbers that such options could have.
 */
export function numbered(session: Session, question: Question): Group<Numbered>[] {
  const { module, table } = session
  const groups = grouped(session, question)
  const own = new Map<Option, number>()
  let last = 0
  for (const option of groups.flatMap(({ options }) => options)) {
    const given = module.number?.(option, table.box)
    if (given === undefined || [...own.values()].includes(given.n)) continue
    own.set(option, given.n)
    last = Math.max(last, given.n, given.of)
  }
  return groups.map(({ heading, options }) => ({
    heading,
    options: options.map((option) => ({ option, number: own.get(option) ?? ++last })),
  }))
}

/** Options under their headings, in their order. */
function grouped(session: Session, question: Question): Group[] {
  const { module, context } = session
  const groups = new Map<string, Option[]>()
  const view = session.view(question.seat)
  for (const option of question.options) {
    const heading = module.heading(option, context.language, view, question) ?? ''
    const group = groups.get(heading)
    if (group === undefined) groups.set(heading, [option])
    else group.push(option)
  }
  return [...groups].map(([heading, options]) => ({ heading, options: inOrder(session, options) }))
}

/** `card 7` before `card 57`, if all of them are of one kind that has an order. */
function inOrder({ module, table }: Session, options: Option[]): Option[] {
  const places = new Map(options.map((option) => [option, module.order?.(option, table.box)]))
  const alike = options.every((option) => option.kind === options[0]!.kind && places.get(option) !== undefined)
  return alike ? options.toSorted((a, b) => places.get(a)! - places.get(b)!) : options
}

export const optionText = (session: Session, option: Option, seat: Seat): string => {
  const { module, context, table } = session
  const { language } = context
  const asked = table.questionFor(seat)
  return tell(module.texts[language], language, module.option(option, table.box, session.view(seat), asked))
}

const promptText = (session: Session, question: Question): string => {
  const { module, context, table } = session
  const { language } = context
  return tell(module.texts[language], language, module.prompt(question, table.box, session.view(question.seat)))
}

/** The numbered choices. */
function optionLines(session: Session, question: Question): string[] {
  const { module, context } = session
  const { paint } = context.io
  const scene = session.scene(question.seat, question)
  const groups = numbered(session, question)
  const most = Math.max(0, ...groups.flatMap(({ options }) => options.map(({ number }) => number)))
  const digits = String(most).length
  return groups.flatMap(({ heading, options }, place) => {
    const items = options.map(({ option, number }) => {
      const label = paint('bold', String(number).padStart(digits))
      return { text: `${label} ${optionText(session, option, question.seat)}`, remark: module.remark(option, scene) }
    })
    const title = heading !== '' ? heading : place === 0 ? '' : context.say('play.or')
    const head = groups.length > 1 && title !== '' ? [` ${paint('dim', title)}`] : []
    return [...head, ...itemLines(items, digits + 1, roomOf(session) - 2, (text) => paint('dim', text))]
  })
}

interface Item {
  readonly text: string
  readonly remark: string | undefined
}

/** Remarks stand in a column of their own; whatever is too long goes on in the next line. */
const TEXT_ROOM = 72

function itemLines(items: readonly Item[], indent: number, room: number, dim: (text: string) => string): string[] {
  if (items.every(({ text, remark }) => remark === undefined && width(text) <= room))
    return columns(
      items.map(({ text }) => text),
      room,
    ).map((line) => `  ${line}`)
  const widest = Math.max(0, ...items.map(({ text }) => width(text)).filter((wide) => wide <= TEXT_ROOM))
  return items.flatMap(({ text, remark }) => {
    if (remark === undefined || remark === '') return wrap(text, room, indent).map((line) => `  ${line}`)
    const below = [
      ...wrap(text, room, indent),
      ...wrap(remark, room - indent).map((line) => ' '.repeat(indent) + dim(line)),
    ]
    if (width(text) > TEXT_ROOM || widest + 2 + MIN_REMARK > room) return below.map((line) => `  ${line}`)
    return wrap(remark, room - widest - 2).map((line, i) => `  ${fit(i === 0 ? text : '', widest)}  ${dim(line)}`)
  })
}
const MIN_REMARK = 40

/** How a choice in several parts is made in one line, if this is one. */
function wholeLine(session: Session, question: Question): string[] {
  const { module, context } = session
  const whole = module.whole?.(question, '', session.view(question.seat), context.language)
  return whole === undefined ? [] : [context.io.paint('dim', context.say('play.whole', { line: whole.line }))]
}

/** The picture, the news, the question with its options. */
export function questionScreen(session: Session, question: Question): string[] {
  const { module, context, notebook } = session
  const { io, language, say } = context
  const room = roomOf(session)
  const news = notebook.news(session.eyes(question.seat), language, room - 3)
  const asked = `${session.colour(question.seat)}: ${promptText(session, question)}`
  return [
    ...picture(session, module.draw(session.scene(question.seat, question))),
    ...(news.length === 0 ? [] : ['', io.paint('dim', say('play.news')), ...news.map((line) => ` ${line}`)]),
    '',
    ...wrap(asked, room).map((line) => io.paint('bold', line)),
    ...optionLines(session, question),
    ...wholeLine(session, question),
    ...(session.openly ? wrap(say('play.open', { player: session.name(question.seat) }), room, 2) : []).map((line) =>
      io.paint('dim', line),
    ),
    ...standingLines(session, question).flatMap((line) => wrap(line, room, 2).map((part) => io.paint('dim', part))),
    ...wrap(say('play.keys'), room).map((line) => io.paint('dim', line)),
    ...wrap(say('play.sheets', { words: sheetWords(session) }), room).map((line) => io.paint('dim', line)),
  ]
}

/** On a narrower terminal frames and tables are cut rather than broken; a line below the picture says so. */
export function picture(session: Session, lines: readonly string[]): string[] {
  const { io, say } = session.context
  const room = roomOf(session)
  if (room >= ROOM) return [...lines]
  const notice = wrap(say('play.narrow', { needs: ROOM, has: room }), room).map((line) => io.paint('dim', line))
  // A table has several columns, or goes on in one far to the right.
  const isTable = (line: string) => line.trim().split(GAP).length > 2 || line.search(/\S/) > FAR
  return [...lines.flatMap((line) => (isTable(line) ? [cut(line, room)] : fitted(session, [line]))), ...notice]
}

/** Texts that are too wide go on in the next line, below their first column if they have one; what has a frame is cut. */
export function fitted(session: Session, lines: readonly string[]): string[] {
  const room = roomOf(session)
  if (room >= ROOM) return [...lines]
  const { bar, corners } = session.context.io.glyphs
  const framed = (line: string) => [bar, ...corners.flat()].some((glyph) => line.startsWith(glyph))
  return lines
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => {
      if (width(line) <= room) return [line]
      return framed(line) ? [cut(line, room)] : hanging(line, room)
    })
}
/** What stands between columns. */
const GAP = / {3,}/
const FAR = 24

function hanging(line: string, room: number): string[] {
  const [, lead = '', label = ''] = /^( {0,24})(\S.{0,24}? {3,24})?/.exec(line) ?? []
  const before = lead + label
  const indent = label === '' ? width(lead) + INDENT : width(before)
  if (room - indent < LEAST) return wrap(line.trim(), room, INDENT)
  const [first = '', ...rest] = wrap(line.slice(before.length), room - indent)
  return [before + first, ...rest.map((part) => ' '.repeat(indent) + part)]
}
const INDENT = 2
const LEAST = 20
