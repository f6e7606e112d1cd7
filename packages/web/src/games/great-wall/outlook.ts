import type { SectionView } from './types.ts'

/** What Winter does to a section if nothing changes (GW-WINTER-02). */
export type Outlook = 'breach' | 'holds' | 'quiet'

export const outlookOf = ({ hordes, defense, power }: Pick<SectionView, 'hordes' | 'defense' | 'power'>): Outlook =>
  hordes.length === 0 ? 'quiet' : power > defense ? 'breach' : 'holds'
