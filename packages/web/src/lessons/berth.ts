/** What a card should not hide, and how much it matters. */
export interface Obstacle {
  readonly box: Box
  readonly weight: number
}
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const GRID = 20
const EDGE = 10

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

export const hidden = (box: Box, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, obstacle) => sum + overlap(box, obstacle.box) * obstacle.weight, 0)

/** Where a card of this size hides the least; of places that are as good, the one that is nearest to where it lies. */
export function berth(
  size: Pick<Box, 'width' | 'height'>,
  bounds: Box,
  obstacles: readonly Obstacle[],
  near: Pick<Box, 'left' | 'top'>,
): Box {
  const right = Math.max(bounds.left + EDGE, bounds.left + bounds.width - size.width - EDGE)
  const bottom = Math.max(bounds.top + EDGE, bounds.top + bounds.height - size.height - EDGE)
  let best: Box | undefined
  let least = Infinity
  for (let left = bounds.left + EDGE; ; left = Math.min(left + GRID, right)) {
    for (let top = bounds.top + EDGE; ; top = Math.min(top + GRID, bottom)) {
      const box = { left, top, ...size }
      const cost = hidden(box, obstacles) + (Math.abs(left - near.left) + Math.abs(top - near.top)) * 2
      if (cost < least) {
        least = cost
        best = box
      }
      if (top >= bottom) break
    }
    if (left >= right) break
  }
  return best!
}
