import type { Box } from '../ui/boxes.ts'
import type { Drawing, Spot, Stroke } from './acted.ts'

/* How strokes look and move: transforms and opacity only, so that the compositor does it. */

/** What is drawn for a stroke, in pixels of the layer. */
export interface Shape {
  readonly kind: Stroke['kind']
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** In radians. */
  readonly turn: number
  readonly round: boolean
  readonly drawing: Drawing | undefined
  /** Who falls, as he looked. */
  readonly node: Node | undefined
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
}

/** Something on the board that moves where it is. */
export interface Moved {
  readonly element: Element
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
}

/** One who stood at a place before it happened. */
export interface Stood {
  readonly piece: string
  readonly box: Box
  readonly node: Node
}

/** What strokes ask about the board. */
export interface Ground {
  /** What is at a place, if it is on the screen. */
  readonly find: (spot: Spot) => Element | undefined
  /** Where something is in the layer. */
  readonly boxOf: (element: Element) => Box
  /** Who stood at a place and does not any more. */
  readonly gone: (spot: Spot) => readonly Stood[]
}

const STEADY = 'cubic-bezier(.35, .1, .3, 1)'
const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 })

/** Comes, stays, goes. */
const SHOWN: Keyframe[] = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]

/** What a stroke draws and moves in so many milliseconds. `still`: nothing travels, all of it is there for as long. */
export function drawn(
  stroke: Stroke,
  ground: Ground,
  time: number,
  still: boolean,
): { readonly shapes: readonly Shape[]; readonly moved: readonly Moved[] } {
  const timing: KeyframeAnimationOptions = still
    ? { duration: time, fill: 'both' }
    : { delay: stroke.from * time, duration: (stroke.to - stroke.from) * time, fill: 'both', easing: STEADY }
  const at = (box: Box, frames: Keyframe[], more: Partial<Shape> = {}): Shape => ({
    kind: stroke.kind,
    left: box.left,
    top: box.top,
    width: box.width,
    height: box.height,
    turn: 0,
    round: false,
    drawing: undefined,
    node: undefined,
    frames: still ? SHOWN : frames,
    timing,
    ...more,
  })
  const around = (x: number, y: number, { w, h }: Drawing): Box => ({
    left: x - w / 2,
    top: y - h / 2,
    width: w,
    height: h,
  })
  const shapes = (): readonly Shape[] => {
    if (stroke.kind === 'thread' || stroke.kind === 'flies') {
      const [a, b] = stroke.between.map((spot) => ground.find(spot))
      if (a === undefined || b === undefined) return []
      const [from, to] = [middle(ground.boxOf(a)), middle(ground.boxOf(b))]
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const turn = Math.atan2(dy, dx)
      if (stroke.kind === 'thread')
        return [at({ left: from.x, top: from.y, width: Math.hypot(dx, dy), height: 0 }, THREAD, { turn })]
      const { drawing, arc = 0 } = stroke
      const start = still ? to : from
      const way = [
        { translate: '0 0', opacity: 0 },
        { opacity: 1, offset: 0.08 },
        { translate: `${dx / 2}px ${dy / 2 - arc}px`, offset: 0.5 },
        { translate: `${dx}px ${dy}px`, opacity: 1, offset: 0.94 },
        { translate: `${dx}px ${dy}px`, opacity: 0 },
      ]
      return [
        at(around(start.x, start.y, drawing), way, {
          drawing,
          turn: stroke.points === undefined ? 0 : turn - stroke.points,
        }),
      ]
    }
    if (stroke.kind === 'frames') {
      const boxes = stroke.at.flatMap((spot) => ground.find(spot) ?? []).map(ground.boxOf)
      return boxes.length === 0
        ? []
        : [at(hull(boxes), stroke.round === true ? RING : SHOWN, { round: stroke.round === true })]
    }
    if (stroke.kind === 'falls')
      return ground.gone(stroke.at).map(({ box, node }, i) => at(box, i % 2 === 0 ? FALLS_LEFT : FALLS_RIGHT, { node }))
    if (stroke.kind !== 'bursts') return []
    const hit = ground.find(stroke.at)
    if (hit === undefined) return []
    const { x, y } = middle(ground.boxOf(hit))
    return [at(around(x, y, stroke.drawing), BURST, { drawing: stroke.drawing })]
  }
  const moves = (): readonly Moved[] => {
    if (still || (stroke.kind !== 'lands' && stroke.kind !== 'shakes')) return []
    const element = ground.find(stroke.at)
    if (element === undefined) return []
    if (stroke.kind === 'shakes') return [{ element, frames: SHAKES, timing: { ...timing, fill: 'none' } }]
    // A Wound is a sign in its spot; whatever is no spot comes as a whole.
    const mark = element.querySelector('.ico') ?? element
    return [{ element: mark, frames: LANDS, timing: { ...timing, fill: 'backwards' } }]
  }
  return { shapes: shapes(), moved: moves() }
}

/** The box around all of them. */
function hull(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

const THREAD: Keyframe[] = [
  { scale: '0 1', opacity: 1 },
  { scale: '1 1', opacity: 1, offset: 0.55 },
  { scale: '1 1', opacity: 0 },
]
const BURST: Keyframe[] = [
  { scale: '0.3', opacity: 0 },
  { scale: '1.1', opacity: 1, offset: 0.25 },
  { scale: '1', opacity: 1, offset: 0.6 },
  { scale: '1', opacity: 0 },
]
const RING: Keyframe[] = [
  { scale: '0.8', opacity: 0 },
  { scale: '1.15', opacity: 1, offset: 0.35 },
  { scale: '1.6', opacity: 0 },
]
const falls = (tip: string): Keyframe[] => [
  { rotate: '0deg', opacity: 1 },
  { rotate: tip, translate: '0 4px', opacity: 0.8, offset: 0.5 },
  { rotate: tip, translate: '0 12px', opacity: 0 },
]
const FALLS_LEFT = falls('-58deg')
const FALLS_RIGHT = falls('58deg')
const LANDS: Keyframe[] = [
  { opacity: 0, scale: '1.9' },
  { opacity: 1, scale: '1' },
]
const SHAKES: Keyframe[] = [
  { translate: '0 0' },
  { translate: '-4px 2px' },
  { translate: '4px -1px' },
  { translate: '-1px 0' },
  { translate: '0 0' },
]
