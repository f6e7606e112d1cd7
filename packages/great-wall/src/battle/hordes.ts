import type { FigureOn } from '../automata.ts'
import { holds, readingFor } from '../cards/numbers.ts'
import type { ModifierRule, ModifierWord } from '../data/vocabulary/types.ts'
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
import { closeUp, emptyRow, hordeAt, rowAt } from '../rows.ts'
import type { HordeBox, R, Seat } from '../terms.ts'

export const boxOf = (g: R, horde: Horde): HordeBox => g.box.hordes[horde.card]!

/** GW-HORDE-04: the words of a Horde in play are always in force, unless its card says when (GKH-1). */
export const isInForce = (g: R, horde: Horde, { conditions }: ModifierRule): boolean =>
  conditions.length === 0 || isMet(g, horde, conditions)

const isMet = (g: R, horde: Horde, conditions: ModifierRule['conditions']): boolean =>
  conditions.every((condition) => holds(g, { ...NOBODY, moment: { trigger: 'now', hordes: [horde] } }, condition))

/** A Horde belongs to nobody. */
export const NOBODY = readingFor(0)

export function hasWord(g: R, horde: Horde, word: ModifierWord): boolean {
  for (const { rule } of boxOf(g, horde).mods) if (rule.modifier.mod === word && isInForce(g, horde, rule)) return true
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
    ({ rule }) =>
      rule.modifier.mod === 'noUnit' &&
      g.box.soldiers[type]!.words.includes(rule.modifier.unit) &&
      isInForce(g, horde, rule),
  )

/** GW-HORDE-06: as long as it can be wounded (`isWoundable`), Archers must shoot at it. */
export const taunts = (g: R, horde: Horde): boolean => hasWord(g, horde, 'taunt')

/** Hordes of a section that an Archer's Wound may go to: with `taunt` in front of him, only there (GW-HORDE-06). */
export function archerTargets(g: R, section: SectionId): number[] {
  const { hordes } = g.state.sections[section]!
  const rows: number[] = []
  let taunted = false
  hordes.forEach((horde, index) => {
    if (!isWoundable(g, horde)) return
    const taunting = taunts(g, horde)
    if (taunting && !taunted) {
      taunted = true
      rows.length = 0
    }
    if (taunting || !taunted) rows.push(rowAt(hordes, index))
  })
  return rows
}

/** Hordes of a section that a Soldier of this type may shoot at: words about Archers bind Archers only (XRUL-35). */
export function shotTargets(g: R, section: SectionId, type: number): number[] {
  const { shot } = g.box.soldiers[type]!
  if (shot === undefined) return archerTargets(g, section)
  const { hordes } = g.state.sections[section]!
  return hordes.flatMap((horde, index) => (hasVacantSpot(horde) && shot.hits(g, horde) ? [rowAt(hordes, index)] : []))
}

/** Vacant places on the Firing spots of a section. */
export function freeFiringSpots(g: R, section: SectionId): number {
  const { wall, firing } = g.state.sections[section]!
  let manned = 0
  for (const n of firing) manned += n
  return g.box.walls[wall]!.firing - manned
}

/** From left to right. Which they are never changes. */
export const usableSections = (g: R): readonly SectionId[] => g.box.sections

/** The figures of a seat on a Horde, one entry each: its first spot. Asked all the time, of all: only what is found makes a list. */
export function figuresOn(horde: Horde, seat: Seat): readonly FigureOn[] {
  const { spots } = horde
  let found: FigureOn[] | undefined
  for (let spot = 0; spot < spots.length; spot++) {
    const code = spots[spot]!
    if (isSoldier(code) && ownerOf(code) === seat && !isSecondSpot(code, spot))
      (found ??= []).push({ spot, type: typeOf(code) })
  }
  return found ?? NO_FIGURES
}
const NO_FIGURES: readonly FigureOn[] = []

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
    const { hordes } = g.state.sections[section]!
    const index = hordes.findIndex((horde) => horde.card === card)
    if (index >= 0) return { section, row: rowAt(hordes, index) }
  }
  return undefined
}

/** The Horde in a row of a section; it must be there. */
export const hordeIn = (g: R, section: SectionId, row: number): Horde =>
  hordeAt(g.state.sections[section]!.hordes, row)!

/** A card that comes to a section, not yet in it; undefined: there is no slot for it, so it is a Raid (GW-SPRING-02d, XRUL-39). */
export function comingHorde(g: R, card: number, section: SectionId): Horde | undefined {
  const { hordes } = g.state.sections[section]!
  if (hordes.length >= g.box.data.constants.hordeSlots) return undefined
  const horde = { card, spots: g.box.hordes[card]!.rewards.map(() => VACANT) }
  const stays = rowThatStays(g, card, section, hordes)
  if (stays === undefined) return horde
  return hordeAt(hordes, stays) === undefined ? { ...horde, stays } : undefined
}

/** GW-HOOK-03: the row that this card would never leave. */
export const rowThatStays = (g: R, card: number, section: SectionId, hordes: readonly Horde[]): number | undefined =>
  g.box.rules.modifiers['stays'] === undefined
    ? undefined
    : g.value('stays', undefined, { card, section, row: emptyRow(hordes) })

/** It takes its row, and the others keep theirs. Returns the row. */
export function standIn(hordes: Horde[], horde: Horde): number {
  hordes.push(horde)
  closeUp(hordes)
  return rowAt(hordes, hordes.indexOf(horde))
}
