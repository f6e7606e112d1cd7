import type { Seat } from '@wanli/kernel'
import type { Gain, Ranking } from '../games/face.ts'

/** The points of every seat, after each answer. */
export type Scores = readonly (readonly number[])[]
/** Points that were told of, and after which answer. */
export interface TimedGain extends Gain {
  readonly move: number
}

/** Answers, one right after the other, that moved the lead a good deal and the same way. */
export interface TurningPoint {
  /** Answers given before the first of them, and with the last of them. */
  readonly from: number
  readonly move: number
  /** By how much the seat was ahead of the best other, before and after. */
  readonly before: number
  readonly after: number
}

/** What came of a swing for one of the two who are compared: in all, and what did most for it. */
export interface Share extends Gain {
  /** Nothing else brought or took anything. */
  readonly only: boolean
}

/** Whose points made a swing. */
export interface Swing {
  /** Undefined: what they were for was not told. */
  readonly most: Share | undefined
  /** What the other of the two gained or lost meanwhile. */
  readonly other: { readonly seat: Seat; readonly points: number } | undefined
  /** The lead is measured against another one now. */
  readonly passed: { readonly by: Seat; readonly seat: Seat } | undefined
}

const MOST = 4
/** Less is the everyday of a game. */
const LEAST = 3

/**
 * The course with those who are nobody's seat: an automaton. What it had after each answer is counted back from the end, by what
 * was told.
 */
export function withAutomata(scores: Scores, rows: Ranking['rows'], gains: readonly TimedGain[]): Scores {
  const automata = rows.filter(({ seat }) => scores[0]?.[seat] === undefined)
  if (automata.length === 0) return scores
  const whole = scores.map((points) => [...points])
  for (const { seat, total } of automata) {
    let then = total
    for (let move = whole.length - 1; move >= 0; move--) {
      whole[move]![seat] = then
      for (const gain of gains) if (gain.move === move && gain.seat === seat) then -= gain.points
    }
  }
  return whole
}

/** The best of the others; of equals, the one who was it before. */
const rivalOf = (points: readonly number[], seat: Seat, was = -1): Seat => {
  const others = points.map((count, other) => (other === seat ? -Infinity : count))
  const best = Math.max(...others)
  return others[was] === best ? was : others.indexOf(best)
}

/** By how much a seat is ahead of the best of the others. */
const leadOf = (points: readonly number[], seat: Seat): number => points[seat]! - points[rivalOf(points, seat)]!

/** Whose points made a swing, those of the seat itself or of the one it is measured against, and what for. */
export function swingOf(turn: TurningPoint, scores: Scores, gains: readonly TimedGain[], seat: Seat): Swing {
  const [start, end] = [scores[turn.from]!, scores[turn.move]!]
  const up = turn.after > turn.before
  const now = rivalOf(end, seat, rivalOf(start, seat))
  const was = rivalOf(start, seat, now)
  const rival = up ? was : now
  const gained = (whose: Seat): number => end[whose]! - start[whose]!
  const isHis = gained(seat) * (up ? 1 : -1) >= gained(rival) * (up ? -1 : 1)
  const [first, second] = isHis ? [seat, rival] : [rival, seat]
  return {
    most: shareOf(turn, gains, first, gained(first)),
    other: gained(second) === 0 ? undefined : { seat: second, points: gained(second) },
    passed: was === now ? undefined : { by: now, seat: was },
  }
}

/** All that was brought or taken for the same reason counts as one. */
function shareOf(
  { from, move }: TurningPoint,
  gains: readonly TimedGain[],
  seat: Seat,
  all: number,
): Share | undefined {
  const sums = new Map<string, Gain>()
  for (const { move: at, seat: whose, points, source } of gains) {
    if (at <= from || at > move || whose !== seat) continue
    sums.set(source.key, { seat, points: (sums.get(source.key)?.points ?? 0) + points, source })
  }
  const [most] = [...sums.values()].sort((a, b) => (b.points - a.points) * Math.sign(all))
  return most && { seat, points: all, source: most.source, only: most.points === all }
}

/** The biggest swings of a seat's lead, in the order in which they came; of equal ones first those in which it changes hands. */
export function turningPoints(scores: Scores, seat: Seat): readonly TurningPoint[] {
  if ((scores[0]?.length ?? 0) < 2) return []
  return swings(scores.map((points) => leadOf(points, seat)))
    .filter((turn) => size(turn) >= LEAST)
    .sort((a, b) => size(b) - size(a) || Number(changesHands(b)) - Number(changesHands(a)) || b.move - a.move)
    .slice(0, MOST)
    .sort((a, b) => a.move - b.move)
}

/** A turn brings its points by several answers: they are one swing. The last answer may bring the final scoring, and stands alone. */
function swings(leads: readonly number[]): readonly TurningPoint[] {
  const found: TurningPoint[] = []
  leads.forEach((after, move) => {
    const before = leads[move - 1] ?? after
    if (after === before) return
    const last = found.at(-1)
    const goesOn = last?.move === move - 1 && last.after > last.before === after > before && move < leads.length - 1
    if (goesOn) found.pop()
    found.push(goesOn ? { ...last, move, after } : { from: move - 1, move, before, after })
  })
  return found
}

const size = ({ before, after }: TurningPoint): number => Math.abs(after - before)
const changesHands = ({ before, after }: TurningPoint): boolean => before * after < 0

/** Round numbers for the height of a chart: about five steps up to the highest. */
export function steps(highest: number): readonly number[] {
  const rough = Math.max(1, highest / 5)
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * ten).find((candidate) => candidate >= rough)!
  const whole = Math.max(1, Math.round(step))
  return Array.from({ length: Math.ceil(highest / whole) + 1 }, (_, i) => i * whole)
}
