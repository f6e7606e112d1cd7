import type { BeastsView, BeastView } from '@wanli/great-wall/expansions/ancient-beasts'
import type { SectionId, View } from '../../types.ts'
import { SECTION_KEYS } from '../../types.ts'

/* What Beasts and Relics have on the table. */

export type { BeastView }

/** Undefined at a table without Beasts. */
export const beastsOf = ({ extras }: View): BeastsView | undefined => extras['ancientBeasts'] as BeastsView | undefined

export const sectionNamed = (area: string): SectionId | undefined => {
  const section = SECTION_KEYS.findIndex((key) => key === area)
  return section < 0 ? undefined : (section as SectionId)
}
export const beastsIn = (view: View, section: number): readonly BeastView[] =>
  beastsOf(view)?.beasts.filter(({ area }) => area !== null && sectionNamed(area) === section) ?? []
export const beastsAt = (view: View, location: string): readonly BeastView[] =>
  beastsOf(view)?.beasts.filter(({ area }) => area === location) ?? []
