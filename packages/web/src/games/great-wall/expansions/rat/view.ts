import type { RatView } from '@wanli/great-wall/expansions/rat'
import type { View } from '../../types.ts'

/** What the Rat has on the table; undefined at a table without it. */
export const ratOf = ({ extras }: View): RatView | undefined => extras['rat'] as RatView | undefined
