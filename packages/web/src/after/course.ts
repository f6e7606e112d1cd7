import type { Seat } from '@wanli/kernel'
import type { Gain, Ranking } from '../games/face.ts'

/** The points of every seat, after each answer. */
export type Scores = readonly (readonly number[])[]
/** Points that were told of, and after which answer. */
export interface TimedGain extends Gain {
  readonly move: number
}

/** An answer that moved the lead a good deal. */
export interface TurningPoint {
  /** Answers given, this one too. */
  readonly move: number
  /** By how much the seat was ahead of the best other, before and after. */
  readonly before: number
  readonly after: number
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

/** The best of the others. */
const rivalOf = (points: readonly number[], seat: Seat): Seat => {
  const others = points.map((count, other) => (other === seat ? -Infinity : count))
  return others.indexOf(Math.max(...others))
}

/** By how much a seat is ahead of the best of the others. */
const leadOf = (points: readonly number[], seat: Seat): number => points[seat]! - points[rivalOf(points, seat)]!

/**
 * Which points did most for a swing: those of the seat itself, or of the one it is measured against; all that one answer brought
 * or took for the same reason count as one.
 */
export function causeOf(
  { move, before, after }: TurningPoint,
  scores: Scores,
  gains: readonly TimedGain[],
  seat: Seat,
): Gain | undefined {
  const up = after > before
  const rival = rivalOf(scores[up ? move - 1 : move]!, seat)
  const sums = new Map<string, Gain>()
  for (const { move: at, seat: whose, points, source } of gains) {
    if (at !== move || (whose !== seat && whose !== rival)) continue
    const name = `${whose} ${source.key}`
    sums.set(name, { seat: whose, points: (sums.get(name)?.points ?? 0) + points, source })
  }
  const weight = (gain: Gain) => gain.points * ((gain.seat === seat) === up ? 1 : -1)
  const [first] = [...sums.values()].sort((a, b) => weight(b) - weight(a))
  return first !== undefined && weight(first) > 0 ? first : undefined
}

/** The biggest swings of a seat's lead, in the order in which they came. */
export function turningPoints(scores: Scores, seat: Seat): readonly TurningPoint[] {
  if ((scores[0]?.length ?? 0) < 2) return []
  const leads = scores.map((points) => leadOf(points, seat))
  return leads
    .map((after, move) => ({ move, before: leads[move - 1] ?? after, after }))
    .filter(({ before, after }) => Math.abs(after - before) >= LEAST)
    .sort((a, b) => size(b) - size(a) || b.move - a.move)
    .slice(0, MOST)
    .sort((a, b) => a.move - b.move)
}

/** A lead that changes hands weighs more than one that only grows. */
const size = ({ before, after }: TurningPoint): number =>
  Math.abs(after - before) + (Math.sign(before) !== Math.sign(after) ? LEAST : 0)

/** Round numbers for the height of a chart: about five steps up to the highest. */
export function steps(highest: number): readonly number[] {
  const rough = Math.max(1, highest / 5)
  const ten = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * ten).find((candidate) => candidate >= rough)!
  const whole = Math.max(1, Math.round(step))
  return Array.from({ length: Math.ceil(highest / whole) + 1 }, (_, i) => i * whole)
}
