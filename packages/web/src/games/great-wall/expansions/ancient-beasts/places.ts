import { at, type Way } from '../../../../frame/clicks.ts'
import { place } from '../../place.ts'
import type { Asking } from '../../places.ts'
import { beastsOf } from './view.ts'

/** A Beast where it stands, and in the list where one upgrades it. */
export const beastPlace = (beast: string): string => `beast:${beast}`
export const upgradePlace = (beast: string): string => `beastUpgrade:${beast}`

const idOf = (beast: number, { view }: Asking): string => beastsOf(view)!.beasts[beast]!.beast

interface BeastOption {
  readonly beast: number
  readonly location?: number
  readonly section?: number
}
/** Taken up where it stands or in the list, then put down on a Location or behind a Wall. */
export function moveWays({ beast, location, section }: BeastOption, asking: Asking): readonly Way[] {
  const id = idOf(beast, asking)
  const to = location === undefined ? place.rest(section ?? 0) : place.location(location)
  return [{ clicks: [[beastPlace(id), upgradePlace(id)], [to]] }]
}

export const upgradeWays = ({ beast }: BeastOption, asking: Asking): readonly Way[] => {
  const id = idOf(beast, asking)
  return [at(upgradePlace(id), beastPlace(id))]
}
