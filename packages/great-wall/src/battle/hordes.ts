import type { ModifierWord } from '../data/vocabulary/types.ts'
import {
  type Horde,
  isSecondSpot,
  isSoldier,
  NONE,
  ownerOf,
  SECTIONS,
  type SectionId,
  typeOf,
  VACANT,
  WOUND,
  mateOf,
  otherSpots,
} from '../state.ts'
import type { HordeBox, R, Seat } from '../terms.ts'

export const boxOf = (g: R, horde: Horde): HordeBox => g.box.hordes[horde.card]!

/** GW-HORDE-04: the words of a Horde in play are always in force. */
export function hasWord(g: R, horde: Horde, word: ModifierWord): boolean {
  for (const { rule } of boxOf(g, horde).mods) if (rule.modifier.mod === word) return true
  return false
}

export const hasVacantSpot = (horde: Horde): boolean => horde.spots.includes(VACANT)

/** GW-DEFEAT-01 */
export const isCovered = (horde: Horde): boolean => !hasVacantSpot(horde)

/** GW-HORDE-06: a vacant spot that takes a Wound. */
export const isWoundable = (g: R, horde: Horde): boolean => hasVacantSpot(horde) && !hasWord(g, horde, 'noWound')

/** GW-HORDE-06: may this type of Soldier be put on the Horde? */
export const admits = (g: R, horde: Horde, type: number): boolean =>
  !boxOf(g, horde).mods.some(
    ({ rule: { modifier } }) => modifier.mod === 'noUnit' && g.box.soldiers[type]!.words.includes(modifier.unit),
  )

/** Hordes of a section that an Archer's Wound may go to: with `taunt` in front of him, only there (GW-HORDE-06). */
export function archerTargets(g: R, section: SectionId): number[] {
  const { hordes } = g.state.sections[section]!
  const rows: number[] = []
  let taunted = false
  hordes.forEach((horde, row) => {
    if (!isWoundable(g, horde)) return
    const taunts = hasWord(g, horde, 'taunt')
    if (taunts && !taunted) {
      taunted = true
      rows.length = 0
    }
    if (taunts || !taunted) rows.push(row)
  })
  return rows
}

/** Vacant places on the Firing spots of a section. */
export function freeFiringSpots(g: R, section: SectionId): number {
  const { wall, firing } = g.state.sections[section]!
  let manned = 0
  for (const n of firing) manned += n
  return g.box.walls[wall]!.firing - manned
}

export const usableSections = (g: R): SectionId[] => SECTIONS.filter((section) => g.state.sections[section]!.usable)

/** The figures of a seat on a Horde, one entry each: its first spot. */
export function figuresOn(horde: Horde, seat: Seat): { spot: number; type: number }[] {
  const found: { spot: number; type: number }[] = []
  horde.spots.forEach((code, spot) => {
    if (isSoldier(code) && ownerOf(code) === seat && !isSecondSpot(code, spot)) found.push({ spot, type: typeOf(code) })
  })
  return found
}

/** GW-DEFEAT-06: Vital spots that a seat covers with Soldiers, or with markers of its own (GW-HOOK-02). */
export function spotsCovered(horde: Horde, seat: Seat): number {
  let sum = 0
  for (const code of horde.spots) if (code > WOUND && ownerOf(code) === seat) sum++
  return sum
}

/** GW-BREACH-01, GW-DEFEAT-04: a Soldier or a marker of this seat is on the Horde. */
export const isPresentOn = (horde: Horde, seat: Seat): boolean => spotsCovered(horde, seat) > 0

/** GW-CORE-11: a Soldier leaves; Wounds stay on the spots it covered. */
export function leaveWounds(horde: Horde, spot: number): void {
  const code = horde.spots[spot]!
  horde.spots[spot] = WOUND
  if (mateOf(code, spot) !== NONE) for (const other of otherSpots(code, spot)) horde.spots[other] = WOUND
}

/** Where a Horde stands now. */
export function placeOf(g: R, card: number): { section: SectionId; row: number } | undefined {
  for (const section of SECTIONS) {
    const row = g.state.sections[section]!.hordes.findIndex((horde) => horde.card === card)
    if (row >= 0) return { section, row }
  }
  return undefined
}
