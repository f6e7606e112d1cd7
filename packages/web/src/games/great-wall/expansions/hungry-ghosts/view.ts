import type { GhostView } from '@wanli/great-wall/expansions/chronicles/hungry-ghosts'
import type { View } from '../../types.ts'

/** The ghosts of the table; undefined at a table without them. */
export const ghostsOf = ({ extras }: View): GhostView | undefined => extras['hungryGhosts'] as GhostView | undefined
