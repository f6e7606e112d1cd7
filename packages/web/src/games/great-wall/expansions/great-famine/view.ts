import type { FamineView } from '@wanli/great-wall/expansions/chronicles/great-famine'
import type { View } from '../../types.ts'

/** The Food track; undefined at a table without it. */
export const famineOf = ({ extras }: View): FamineView | undefined => extras['greatFamine'] as FamineView | undefined
