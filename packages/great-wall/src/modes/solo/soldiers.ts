import { AttackEvent, endAttack } from '../../battle/attack.ts'
import { admits, archerTargets, freeFiringSpots, hasWord, hordeIn, usableSections } from '../../battle/hordes.ts'
import { hordeAt } from '../../rows.ts'
import { archersOn } from '../../cards/numbers.ts'
import { addHonor } from '../../honor.ts'
import { type Horde, type SectionId, slot, VACANT, WOUND } from '../../state.ts'
import type { G, Reason, Rule, Seat } from '../../terms.ts'
import { indicator } from '../../year/spring.ts'
import { putSpearman } from '../reed/locations.ts'
import { vitalOrder } from '../vital-order.ts'

/** GW-SOLO-17: the section on the back of the top Horde card, the middle one if there is no card at all. */
const indicated = (g: G): SectionId => indicator(g) ?? 1

/** The indicated section, then the other usable one. */
export function sectionsInOrder(g: G): readonly SectionId[] {
  const first = indicated(g)
  return [first, ...usableSections(g).filter((section) => section !== first)]
}

/** Why it is this section. */
export function becauseOf(g: G, seat: Seat, section: SectionId): void {
  g.say?.({ kind: 'reason', seat, reason: section === indicated(g) ? 'indicated' : 'otherSection', section })
}

const typeOfUnit = (g: G, id: string): number => g.box.soldiers.findIndex((soldier) => soldier.id === id)

/** Has he such a Soldier in his pool? If not, that is why he stops. */
function isLeft(g: G, qin: Seat, type: number): boolean {
  if (g.state.players[qin]!.free[type]! > 0) return true
  g.say?.({ kind: 'reason', seat: qin, reason: 'noneLeft' })
  return false
}

const firstVacant = (g: G, horde: Horde): number | undefined =>
  vitalOrder(g, horde).find((spot) => horde.spots[spot] === VACANT)

/** GW-SOLO-27, -30: where a Spearman of an automaton goes: row 1 of the indicated section, else of the other. */
export function spearmanPlace(g: G): { readonly section: SectionId; readonly spot: number } | undefined {
  const type = typeOfUnit(g, 'spearman')
  for (const section of sectionsInOrder(g)) {
    const horde = hordeAt(g.state.sections[section]!.hordes, 0)
    const spot = horde === undefined || !admits(g, horde, type) ? undefined : firstVacant(g, horde)
    if (spot !== undefined) return { section, spot }
  }
  return undefined
}

/** GW-SOLO-25, -27, -29: n Spearmen, one after another; 2 Honor for each spot, no reward. */
export function* qinSpearmen(g: G, qin: Seat, n: number): Rule {
  const type = typeOfUnit(g, 'spearman')
  const event = new AttackEvent(g)
  for (let i = 0; i < n && isLeft(g, qin, type); i++) {
    const place = spearmanPlace(g)
    if (place === undefined) {
      g.say?.({ kind: 'reason', seat: qin, reason: 'notRecruited' })
      break
    }
    const { section, spot } = place
    becauseOf(g, qin, section)
    putSpearman(g, qin, type, section, spot)
    event.note(type, section, hordeIn(g, section, 0))
    addHonor(g, qin, g.box.data.constants.qinSpotHonor, 'rewards')
  }
  yield* endAttack(g, qin, event)
}

/** GW-SOLO-28: n Archers onto Firing spots of the indicated section, each with a Wound in it. */
export function* qinArchers(g: G, qin: Seat, n: number): Rule {
  const type = typeOfUnit(g, 'archer')
  const event = new AttackEvent(g)
  for (let i = 0; i < n && isLeft(g, qin, type); i++) {
    const section = indicated(g)
    if (freeFiringSpots(g, section) <= 0) {
      g.say?.({ kind: 'reason', seat: qin, reason: 'noFiringSpot', section })
      break
    }
    becauseOf(g, qin, section)
    g.state.players[qin]!.free[type]!--
    g.state.sections[section]!.firing[slot(qin, type)]!++
    g.say?.({ kind: 'manned', seat: qin, unit: 'archer', section })
    event.note(type, section, qinWound(g, qin, section))
  }
  yield* endAttack(g, qin, event)
}

/** GW-SOLO-29, -30: the closest Horde of the section that may be wounded, its first vacant spot; 2 Honor. */
function qinWound(g: G, qin: Seat, section: SectionId): Horde | undefined {
  const [row] = archerTargets(g, section)
  if (row === undefined) {
    g.say?.({ kind: 'reason', seat: qin, reason: 'nothingToWound', section })
    return undefined
  }
  const horde = hordeIn(g, section, row)
  const spot = firstVacant(g, horde)!
  horde.spots[spot] = WOUND
  g.say?.({ kind: 'reason', seat: qin, reason: whyWounded(g, section, row), section })
  g.say?.({ kind: 'wounded', seat: qin, section, row, spot })
  addHonor(g, qin, g.box.data.constants.qinSpotHonor, 'rewards')
  return horde
}

/** A Horde further off is wounded when it taunts (GW-HORDE-06), or when those before it can't be. */
function whyWounded(g: G, section: SectionId, row: number): Reason {
  if (row === 0) return 'firstSpot'
  return hasWord(g, hordeIn(g, section, row), 'taunt') ? 'tauntingHorde' : 'nextWoundable'
}

/** GW-SOLO-32: every Archer of his in a section. */
export function qinShoot(g: G, qin: Seat, section: SectionId): void {
  for (let archer = archersOn(g, qin, section); archer > 0; archer--) qinWound(g, qin, section)
}

/** SOL-4: each Archer on a Firing spot, sections from the left. */
export function qinVolley(g: G, qin: Seat): void {
  for (const section of usableSections(g)) qinShoot(g, qin, section)
}
