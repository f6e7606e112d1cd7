import type { NewsLine } from '../table/protocol.ts'

/*
 * Something that has just happened is acted over the board, where it happened: in strokes that a game describes and the frame draws
 * (Acting.svelte). It takes no click and holds nobody up.
 */

/** The `data-place`, `data-piece`, `data-what` or `data-ground` at which it is; the first that is on the screen. */
export type Spot = readonly string[]

/** A symbol of the sprites, and how large it is drawn, in pixels. */
export interface Drawing {
  readonly id: string
  readonly w: number
  readonly h: number
}

interface Timed {
  /** Its share of the whole, from 0 to 1. */
  readonly from: number
  readonly to: number
}

export type Stroke = Timed &
  (
    | { /** A dashed line that goes from one place to another. */ readonly kind: 'thread'; readonly between: Way }
    | {
        /** A drawing that flies that way: higher by `arc` in the middle; one that points somewhere is turned into its way. */
        readonly kind: 'flies'
        readonly between: Way
        readonly drawing: Drawing
        readonly arc?: number
        /** Where it points as it is drawn, in radians. */
        readonly points?: number
      }
    | { /** A drawing that flares up. */ readonly kind: 'bursts'; readonly at: Spot; readonly drawing: Drawing }
    | {
        /** A frame around all of these. */ readonly kind: 'frames'
        readonly at: readonly Spot[]
        readonly round?: true
      }
    | { /** What lies there now comes then. */ readonly kind: 'lands'; readonly at: Spot }
    | { /** Who stood there, and does not any more, tips and goes. */ readonly kind: 'falls'; readonly at: Spot }
    | { /** It is hit: once, by a few pixels. */ readonly kind: 'shakes'; readonly at: Spot }
  )
type Way = readonly [from: Spot, to: Spot]

/** How a game acts what was told; `told`: all that was, up to now. */
export type Acts = (line: NewsLine, told: readonly NewsLine[], box: object) => readonly Stroke[] | undefined
