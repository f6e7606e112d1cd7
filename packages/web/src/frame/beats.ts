import type { Message } from '../text/index.ts'
import type { Sound } from './sound/sounds.ts'

/** A step of something that a game shows in its own way, such as an assault on the Wall. The board draws it. */
export interface Beat {
  /** It stays the same while more is told. */
  readonly id: string
  readonly kind: string
  /** It comes after the event of this number. */
  readonly at: number
  /** What it is a part of: Space leads to the end of that. */
  readonly scene: string
  /** Milliseconds at the usual speed. */
  readonly time: number
  /** The table as it was when this event was told; if nobody kept that, it stays as it is on stage. */
  readonly look: number
  /** The last event that it gives away: the log goes no further while it is on stage. */
  readonly told: number
  /** What is said of it, in the place of the prompt. */
  readonly words: Message
  readonly sound?: Sound
}

/** What a game shows in its own way: its beats, and the events that they tell. */
export interface Drama {
  readonly beats: readonly Beat[]
  readonly covered: ReadonlySet<number>
}

/** How much of it is wanted: every step, the same in less time, or only what came of it. */
export type Fullness = 'full' | 'short' | 'still'
