import type { Seat } from '@wanli/kernel'
import type { Face } from '../games/face.ts'
import type { NewsLine } from '../table/protocol.ts'
import type { Message } from '../text/index.ts'

/** Something that somebody did: why, what, and what came of it. */
export interface Deed {
  /** The number of its first event: it stays the same while the table goes on. */
  readonly id: number
  readonly move: number
  /** Whose; undefined: the table's own, such as a new Horde. */
  readonly seat: Seat | undefined
  /** The reasons that an automaton gives. */
  readonly why: readonly NewsLine[]
  readonly main: NewsLine
  /** What only follows from it: prices, gains, Clerks that go home. */
  readonly rest: readonly NewsLine[]
}

/** What an event is in that: a reason for what comes next, a deed, something that only follows, or the beginning of a chapter. */
export type Part = 'why' | 'deed' | 'follows' | 'chapter'

type Draft = Omit<Deed, 'rest'> & { readonly rest: NewsLine[] }

const seatOf = (told: NewsLine | undefined): Seat | undefined => {
  const seat = told?.event['seat']
  return typeof seat === 'number' ? seat : undefined
}

const deed = (main: NewsLine, why: readonly NewsLine[]): Draft => ({
  id: (why[0] ?? main).n,
  move: main.move,
  // What names nobody is done by whoever gave the reason.
  seat: seatOf(main) ?? seatOf(why.at(-1)),
  why,
  main,
  rest: [],
})

/** What was told, cut into deeds: every event is in exactly one. */
export function deedsOf(told: readonly NewsLine[], part: (event: NewsLine['event']) => Part): readonly Deed[] {
  const deeds: Draft[] = []
  let why: NewsLine[] = []
  let current: Draft | undefined
  /** A price is paid before what it buys is there. */
  let early = false
  for (const one of told) {
    const is = part(one.event)
    if (is === 'why') {
      why.push(one)
      early = false
    } else if (is === 'follows' && why.length === 0 && current?.move === one.move) current.rest.push(one)
    else if (is === 'deed' && early && current?.move === one.move && current.seat === (seatOf(one) ?? current.seat)) {
      deeds.pop()
      current = { ...deed(one, current.why), id: current.id, rest: [current.main, ...current.rest] }
      deeds.push(current)
      early = false
    } else {
      current = deed(one, why)
      deeds.push(current)
      early = is === 'follows' && why.length === 0
      why = []
    }
  }
  // Reasons for nothing: what was not possible is told as well.
  if (why.length > 0) deeds.push(deed(why.at(-1)!, why.slice(0, -1)))
  return deeds
}

/** A new round or season is nobody's deed: it is the heading over what comes then. */
export function underHeadings(
  deeds: readonly Deed[],
  part: (event: NewsLine['event']) => Part,
): readonly { readonly deed: Deed; readonly heading: Deed | undefined }[] {
  let heading: Deed | undefined
  return deeds.flatMap((deed) => {
    if (part(deed.main.event) === 'chapter') {
      heading = deed
      return []
    }
    const over = heading
    heading = undefined
    return [{ deed, heading: over }]
  })
}

/** All that a deed tells, in the order in which it happened. */
export const eventsOf = ({ why, main, rest }: Deed): readonly NewsLine[] =>
  [...why, main, ...rest].sort((a, b) => a.n - b.n)

/** A deed in words. */
export const wordsOf = ({ main: { event } }: Deed, face: Face, box: object): Message | undefined =>
  face.event(event, box) ?? face.heading(event, box)

/** What it brings whoever does it. */
export function gainOf(one: Deed, face: Face, box: object): number {
  let points = 0
  for (const { event } of eventsOf(one)) {
    const gain = face.gain(event, box)
    if (gain !== undefined && gain.seat === one.seat) points += gain.points
  }
  return points
}
