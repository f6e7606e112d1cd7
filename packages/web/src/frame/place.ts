import { type Box, overlap } from '../ui/boxes.ts'
import { pixel } from './room.ts'

type Size = Pick<Box, 'width' | 'height'>

/** Something that should stay in sight, and how much. */
export interface Seen {
  readonly box: Box
  readonly weight: number
}

const GAP = 10
const EDGE = 8

/** Where something stands beside its anchor on the table that lies there now: what its style must say. */
export function besideOn(
  board: Element,
  anchor: Element,
  pop: Element,
): { readonly left: number; readonly top: number } {
  const boxes = [anchor, pop, board].map((one) => one.getBoundingClientRect())
  const { left, top } = bestPlace(boxes[0]!, boxes[1]!, boxes[2]!, seenOn(board))
  const unit = pixel()
  return { left: left / unit, top: top / unit }
}

/**
 * Where something of this size stands beside its anchor so that it hides least: targets above all, then pieces, then anything
 * else by distance. It never leaves the bounds and never covers its anchor if there is any other place.
 */
export function bestPlace(
  anchor: Box,
  size: { readonly width: number; readonly height: number },
  bounds: Box,
  seen: readonly Seen[],
): Box {
  let best: Box | undefined
  let least = Infinity
  for (const box of candidates(anchor, size, bounds)) {
    const hidden = seen.reduce((sum, { box: other, weight }) => sum + overlap(box, other) * weight, 0)
    const way = Math.abs(middle(box).x - middle(anchor).x) + Math.abs(middle(box).y - middle(anchor).y)
    const cost = hidden + overlap(box, anchor) * 50 + way * 4
    if (cost < least) {
      least = cost
      best = box
    }
  }
  return best!
}

/** Where on the screen the targets of a table are now. */
export const targetsOn = (board: Element): readonly Box[] =>
  [...board.querySelectorAll('.legal')].map((element) => element.getBoundingClientRect())

/** How much of the targets a box hides. */
export const hiddenBy = (box: Box, targets: readonly Box[]): number =>
  targets.reduce((sum, target) => sum + overlap(box, target), 0)

/** The first of these places that hides no target, or the one that hides least of them. */
export function clearest<T extends { readonly box: Box }>(places: readonly T[], targets: readonly Box[]): T {
  const hidden = ({ box }: T) => hiddenBy(box, targets)
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best))
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

/** Beside, over and under the anchor, each at its start, middle and end. */
function candidates(anchor: Box, size: Size, bounds: Box): Box[] {
  const { width, height } = size
  const lefts = [anchor.left, anchor.left + (anchor.width - width) / 2, anchor.left + anchor.width - width]
  const tops = [anchor.top, anchor.top + (anchor.height - height) / 2, anchor.top + anchor.height - height]
  const found = [
    ...lefts.flatMap((left) => [anchor.top - height - GAP, anchor.top + anchor.height + GAP].map((top) => [left, top])),
    ...tops.flatMap((top) => [anchor.left - width - GAP, anchor.left + anchor.width + GAP].map((left) => [left, top])),
  ]
  return found.map(([left, top]) => ({
    left: within(left!, bounds.left + EDGE, bounds.left + bounds.width - width - EDGE),
    top: within(top!, bounds.top + EDGE, bounds.top + bounds.height - height - EDGE),
    width,
    height,
  }))
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))

/** What lies on the table now: a target is worth much, a piece something. */
function seenOn(root: Element): Seen[] {
  return [...root.querySelectorAll('.legal, [data-piece]')].map((element) => ({
    box: element.getBoundingClientRect(),
    weight: element.classList.contains('legal') ? 3 : 1,
  }))
}

/** On a narrow screen words are a sheet at one end of it: the end where the thing itself is not. */
export const isLow = (anchor: Element): boolean => {
  const { top, bottom } = anchor.getBoundingClientRect()
  return (top + bottom) / 2 > innerHeight / 2
}

/** Steps of the search for an empty place. */
const STEPS = 9

/** Where in this room a box of this size hides least: pieces, what can be clicked, and most of all the places of these names. */
export function emptiest(board: Element, room: Box, size: Size, names: readonly string[]): Box {
  const { left, top, width, height } = room
  const named = names.filter((name) => !name.startsWith('seat:'))
  const seen = seenOn(board).concat(
    named.flatMap((name) =>
      [...board.querySelectorAll(`[data-place="${CSS.escape(name)}"], [data-piece="${CSS.escape(name)}"]`)].map(
        (element) => ({ box: element.getBoundingClientRect(), weight: 3 }),
      ),
    ),
  )
  const hidden = (box: Box) => seen.reduce((sum, { box: other, weight }) => sum + overlap(box, other) * weight, 0)
  const places: Box[] = []
  for (let row = 0; row < STEPS; row++)
    for (let column = 0; column < STEPS; column++)
      places.push({
        left: left + EDGE + (Math.max(0, width - size.width - 2 * EDGE) * column) / (STEPS - 1),
        top: top + EDGE + (Math.max(0, height - size.height - 2 * EDGE) * row) / (STEPS - 1),
        width: size.width,
        height: size.height,
      })
  // Of places that are as empty, the one nearest the middle of the upper half: there the eyes are.
  const far = (box: Box) => Math.abs(middle(box).x - left - width / 2) + Math.abs(middle(box).y - top - height / 3)
  return places.reduce((best, place) => {
    const less = hidden(place) - hidden(best)
    return less < 0 || (less === 0 && far(place) < far(best)) ? place : best
  })
}
