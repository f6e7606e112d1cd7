import { SECTION_NAMES, type SectionId } from '../../state.ts'
import type { Area, GwBox } from '../../terms.ts'
import type { BeastCard } from './cards.ts'

/* Where Beasts stand: on a Location or on a section. On the table an area is a number: the Locations first, then the sections. */

type Places = Pick<GwBox, 'locations' | 'sections'>

const ofSection = ({ locations }: Places, section: SectionId): number => locations.length + section

export const areaAt = ({ locations }: Places, area: number): Area =>
  area < locations.length ? { location: area } : { section: (area - locations.length) as SectionId }

/** AB-07: those that a card allows at this table; the left section of a game with two is none. */
export const areasOf = (box: Places, { locations }: BeastCard): readonly number[] =>
  locations.length === 0
    ? box.sections.map((section) => ofSection(box, section))
    : locations.map((id) => box.locations.findIndex((location) => location.id === id))

/** As keys, events and positions call it. */
export const areaName = (box: Places, area: number): string => {
  const place = areaAt(box, area)
  return 'location' in place ? box.locations[place.location]!.id : SECTION_NAMES[place.section]
}

/** Undefined: no Beast can stand there at this table. */
export function areaNamed(box: Places, called: string): number | undefined {
  const location = box.locations.findIndex(({ id }) => id === called)
  if (location >= 0) return location
  const section = box.sections.find((candidate) => SECTION_NAMES[candidate] === called)
  return section === undefined ? undefined : ofSection(box, section)
}

/** It is one that a Beast can stand on at this table. */
export const isArea = (box: Places, area: number): boolean => {
  if (!Number.isInteger(area) || area < 0) return false
  const place = areaAt(box, area)
  return 'location' in place || box.sections.includes(place.section)
}
