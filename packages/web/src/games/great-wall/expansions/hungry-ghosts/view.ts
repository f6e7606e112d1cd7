import type { GhostView } from '@wanli/great-wall/expansions/chronicles/hungry-ghosts'
import type { View } from '../../types.ts'

/** The ghosts of the table; undefined at a table without them. */
export const ghostsOf = ({ extras }: View): GhostView | undefined => extras['hungryGhosts'] as GhostView | undefined

/** AC-HG-04: rows that call a ghost, and how many come: fewer if the pool of Shame holds fewer. */
export const toCome = ({ rows, coming }: GhostView) => ({ rows: rows.length, n: coming })
