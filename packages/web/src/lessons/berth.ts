import { type Box, overlap } from '../ui/boxes.ts'

/** What a card should not hide, and how much it matters. */
export interface Obstacle {
  readonly box: Box
  readonly weight: number
}

const GRID = 20
const FINE = 4
const EDGE = 10

export const hidden = (box: Box, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, obstacle) => sum + overlap(box, obstacle.box) * obstacle.weight, 0)

/** Where a card of this size hides the least; of places that are as good, the one that is nearest to where it lies. */
export function berth(
  size: Pick<Box, 'width' | 'height'>,
  bounds: Box,
  obstacles: readonly Obstacle[],
  near: Pick<Box, 'left' | 'top'>,
): Box {
  const lefts = { from: bounds.left + EDGE, to: bounds.left + bounds.width - size.width - EDGE }
  const tops = { from: bounds.top + EDGE, to: bounds.top + bounds.height - size.height - EDGE }
  const best = (of: readonly number[], by: readonly number[]): Box => {
    const boxes = of.flatMap((left) => by.map((top) => ({ left, top, ...size })))
    const costs = boxes.map(
      (box) => hidden(box, obstacles) + (Math.abs(box.left - near.left) + Math.abs(box.top - near.top)) * 2,
    )
    return boxes[costs.indexOf(Math.min(...costs))]!
  }
  const rough = best(steps(lefts, GRID), steps(tops, GRID))
  return best(steps(around(rough.left, lefts), FINE), steps(around(rough.top, tops), FINE))
}

interface Span {
  readonly from: number
  readonly to: number
}

/** From one end to the other, the ends too; where there is no room, the beginning. */
function steps({ from, to }: Span, by: number): readonly number[] {
  const found: number[] = []
  for (let at = from; at < to; at += by) found.push(at)
  return [...found, Math.max(from, to)]
}

const around = (at: number, { from, to }: Span): Span => ({
  from: Math.max(from, at - GRID),
  to: Math.min(Math.max(from, to), at + GRID),
})
