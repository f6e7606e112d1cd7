import type { Message } from '../text/index.ts'

/** What happened is stamped for a moment on the place where it happened; the table goes on meanwhile. */
export interface Stamp {
  /** The `data-place`, `data-piece` or `data-what` at which it is shown; the first that is on the screen. */
  readonly places: readonly string[]
  /** A symbol of the art, or an icon. */
  readonly art?: string
  readonly icon?: string
  readonly words: Message
  /** At the foot of its place, not in its middle. */
  readonly foot?: boolean
  /** Whose it is: in that colour. */
  readonly seat?: number
  readonly good: boolean | null
}
