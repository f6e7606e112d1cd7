import type { Seat } from '@wanli/kernel'

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

/** By how much a seat is ahead of the best of the others. */
const leadOf = (points: readonly number[], seat: Seat): number =>
  points[seat]! - Math.max(...points.filter((_, other) => other !== seat))

/** The biggest swings of a seat's lead, in the order in which they came. */
export function turningPoints(scores: readonly (readonly number[])[], seat: Seat): readonly TurningPoint[] {
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
