import type { VisitView } from '@wanli/great-wall/expansions/chronicles/emperors-visit'
import type { View } from '../../types.ts'

/** The Emperor's wish; undefined at a table that he does not visit. */
export const visitOf = ({ extras }: View): VisitView | undefined => extras['emperorsVisit'] as VisitView | undefined
