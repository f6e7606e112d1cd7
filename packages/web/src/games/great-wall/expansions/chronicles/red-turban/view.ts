import type { TurbanView } from '@wanli/great-wall/expansions/chronicles/red-turban'
import type { View } from '../../../types.ts'

/** What the rebellion has on the table; undefined at a table without it. */
export const turbanOf = ({ extras }: View): TurbanView | undefined => extras['redTurban'] as TurbanView | undefined
