import type { Expansion } from './expansion.ts'
import { fifthPlayer } from './fifth-player/index.ts'
import { rat } from './rat/index.ts'

/** All expansions, in the order in which they add to the box (XP-SET-09). This is the place that knows of their folders. */
export const EXPANSIONS: readonly Expansion[] = [fifthPlayer, rat]
