import type { FortressView } from '@wanli/great-wall/expansions/chronicles/diaoyucheng'
import type { View } from '../../types.ts'

export type { FortressView }

/** Undefined at a table without the Fortress. */
export const fortressOf = ({ extras }: View): FortressView | undefined =>
  extras['diaoyucheng'] as FortressView | undefined
