import type { Seat } from '@wanli/kernel'
import type { NewsLine } from '../table/protocol.ts'
import type { Message } from '../text/index.ts'
import type { Scene } from './scene.svelte.ts'

/** A line of the log. */
export interface Line {
  readonly told: NewsLine
  readonly message: Message
  readonly seat: Seat | undefined
  /** It only follows from the line before: the same answer brought it. */
  readonly small: boolean
}

/** What happened under one heading. */
export interface Turn {
  readonly id: number
  readonly heading: Message | undefined
  readonly seat: Seat | undefined
  readonly move: number
  readonly lines: readonly Line[]
}

/** A round or a Year, with its turns. */
export interface Chapter {
  readonly id: number
  readonly heading: Message | undefined
  readonly move: number
  readonly turns: readonly Turn[]
}

export const FILTERS = ['all', 'mine', 'main'] as const
export type Filter = (typeof FILTERS)[number]

const passes: Readonly<Record<Filter, (line: Line, mine: Seat | null) => boolean>> = {
  all: () => true,
  mine: (line, mine) => line.seat === mine,
  main: (line) => !line.small,
}

/** Of whom an event tells. */
function seatOf({ event }: NewsLine): Seat | undefined {
  const { seat } = event
  return typeof seat === 'number' ? seat : undefined
}

/** What the game says of an event: asked once, so that lines that are written stay as they are. */
interface Words {
  readonly heading: Message | undefined
  readonly message: Message | undefined
}
const said = new WeakMap<NewsLine, Words>()
const written = new WeakMap<NewsLine, Line>()

function wordsOf({ face, box }: Scene, told: NewsLine): Words {
  let words = said.get(told)
  if (words === undefined) {
    words = { heading: face.heading(told.event, box), message: face.event(told.event, box) }
    said.set(told, words)
  }
  return words
}

function lineOf(told: NewsLine, message: Message, last: NewsLine | undefined): Line {
  let line = written.get(told)
  if (line === undefined) {
    const seat = seatOf(told)
    line = { told, message, seat, small: last !== undefined && last.move === told.move && seatOf(last) === seat }
    written.set(told, line)
  }
  return line
}

/** A chapter that is being written. */
type Draft = Omit<Chapter, 'turns'> & { readonly turns: (Omit<Turn, 'lines'> & { readonly lines: Line[] })[] }

/**
 * The log as chapters and turns. A heading that is told as a line too begins a chapter (a round begins); one that is nothing
 * but a heading begins a turn in it.
 */
export function chaptersOf(scene: Scene, told: readonly NewsLine[], filter: Filter): readonly Chapter[] {
  const chapters: Draft[] = []
  const chapter = (heading: Message | undefined, { n, move }: NewsLine) => {
    chapters.push({ id: n, heading, move, turns: [] })
  }
  const turn = (heading: Message | undefined, one: NewsLine) => {
    if (chapters.length === 0) chapter(undefined, one)
    chapters.at(-1)!.turns.push({ id: one.n, heading, seat: heading && seatOf(one), move: one.move, lines: [] })
  }
  let last: NewsLine | undefined
  for (const one of told) {
    const { heading, message } = wordsOf(scene, one)
    if (heading !== undefined && message !== undefined) chapter(heading, one)
    else if (heading !== undefined) turn(heading, one)
    else if (message !== undefined) {
      const line = lineOf(one, message, last)
      last = one
      if (!passes[filter](line, scene.seat)) continue
      if (chapters.at(-1)?.turns.at(-1) === undefined) turn(undefined, one)
      chapters.at(-1)!.turns.at(-1)!.lines.push(line)
    }
  }
  return chapters
    .map((each) => ({ ...each, turns: each.turns.filter(({ lines }) => lines.length > 0) }))
    .filter(({ turns, heading }) => turns.length > 0 || (heading !== undefined && filter !== 'mine'))
}

/** An event in words, as it is announced: its line, or the heading that it begins. */
export function announcement(scene: Scene, told: NewsLine): string | undefined {
  const { heading, message } = wordsOf(scene, told)
  const words = message ?? heading
  return words === undefined ? undefined : scene.tell(words)
}
