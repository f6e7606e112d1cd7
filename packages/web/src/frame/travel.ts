import { isStill } from '../settings.svelte.ts'
import { nextFrame } from './next-frame.ts'

/** Where every piece was, by its name. */
type Positions = ReadonlyMap<string, DOMRect>

const NOWHERE: Positions = new Map()

/** More than this at once is a jump in time, not a move: nothing travels one after the other then. */
const CROWD = 24
/** All of a move has begun to travel after so many times the way of one piece. */
const PATIENCE = 0.6

/** Where the pieces are on the screen now, those that are on their way too. */
function positions(root: Element): Positions {
  if (isStill()) return NOWHERE
  const found = new Map<string, DOMRect>()
  for (const piece of root.querySelectorAll('[data-piece]')) {
    const box = piece.getBoundingClientRect()
    if (box.width > 0) found.set(piece.getAttribute('data-piece')!, box)
  }
  return found
}

interface Mover {
  readonly piece: Element
  readonly frames: Keyframe[]
}

/** Pieces travel from where they were to where they are; those that are new appear. */
export class Travel {
  private readonly under = new Set<Animation>()
  private before = NOWHERE
  private waits = false
  private last = 0

  get moving(): boolean {
    return this.under.size > 0
  }

  /** Before a change is drawn: this is where the pieces were. */
  leave(root: Element): void {
    if (!this.waits) this.before = positions(root)
  }

  /** After it: they travel from the next frame on. By then all of the change is drawn, and it is measured once. */
  arrive(root: Element, duration: () => number): void {
    if (this.waits) return
    this.waits = true
    nextFrame(() => {
      this.waits = false
      this.finish()
      const time = duration()
      const movers = this.moversOn(root, time)
      return movers.length === 0 ? undefined : () => this.begin(movers, time)
    })
  }

  /** Be there at once. */
  finish(): void {
    for (const animation of this.under) animation.cancel()
    this.under.clear()
  }

  private moversOn(root: Element, duration: number): readonly Mover[] {
    const { before } = this
    const movers: Mover[] = []
    if (isStill() || duration === 0 || before.size === 0) return movers
    for (const piece of root.querySelectorAll('[data-piece]')) {
      const now = piece.getBoundingClientRect()
      if (now.width === 0) continue
      const was = before.get(piece.getAttribute('data-piece')!)
      const frames = was === undefined ? APPEARS : wayFrom(piece, was, now)
      if (frames !== undefined) movers.push({ piece, frames })
    }
    return movers
  }

  private begin(movers: readonly Mover[], duration: number): void {
    const now = performance.now()
    // A burst is condensed: what comes while the last move is still on its way is quicker.
    const time = now - this.last < duration ? duration / 2 : duration
    this.last = now
    const step = movers.length > CROWD ? 0 : Math.min(time / 5, (time * PATIENCE) / Math.max(1, movers.length))
    movers.forEach(({ piece, frames }, i) => {
      const animation = piece.animate(frames, { duration: time, delay: i * step, easing: EASE, fill: 'backwards' })
      this.under.add(animation)
      const done = () => void this.under.delete(animation)
      animation.addEventListener('finish', done)
      animation.addEventListener('cancel', done)
    })
  }
}

const EASE = 'cubic-bezier(.2, .7, .2, 1)'
const APPEARS: Keyframe[] = [
  { opacity: 0, scale: '0.7' },
  { opacity: 1, scale: '1' },
]

/** `translate`, not `transform`: a piece on the map has a transform of its own. */
function wayFrom(piece: Element, was: DOMRect, now: DOMRect): Keyframe[] | undefined {
  const unit = unitOf(piece)
  const x = (was.left + was.width / 2 - now.left - now.width / 2) / unit
  const y = (was.top + was.height / 2 - now.top - now.height / 2) / unit
  if (Math.abs(x) + Math.abs(y) < 2) return undefined
  return [{ translate: `${x}px ${y}px` }, { translate: '0 0' }]
}

/** How many pixels of the screen one unit is, where the piece is drawn: a map may be scaled, and so may the whole board. */
function unitOf(piece: Element & { readonly currentCSSZoom?: number }): number {
  const { parentElement } = piece
  if (piece instanceof SVGGraphicsElement && parentElement instanceof SVGGraphicsElement) return unitIn(parentElement)
  // Browsers that can't tell the zoom measure boxes inside it in its own units.
  return piece.currentCSSZoom ?? 1
}

/** In a drawing. Not every browser counts the page's zoom into the matrix of the screen, so the drawing's own box is measured. */
function unitIn(group: SVGGraphicsElement): number {
  const drawing = group.ownerSVGElement
  const [inner, outer] = [group.getScreenCTM()?.a, drawing?.getScreenCTM()?.a]
  if (drawing === null || inner === undefined || outer === undefined) return 1
  const { width, height } = drawing.getBoundingClientRect()
  const { baseVal: box } = drawing.viewBox
  if (box === null || box.width === 0) return inner
  const scales = [width / box.width, height / box.height]
  const slices = drawing.preserveAspectRatio.baseVal.meetOrSlice === SVGPreserveAspectRatio.SVG_MEETORSLICE_SLICE
  return (inner / outer) * (slices ? Math.max(...scales) : Math.min(...scales))
}
