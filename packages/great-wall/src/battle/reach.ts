import { isUnit } from '../cards/numbers.ts'
import { modifiersFor } from '../cards/modifiers.ts'
import { attackFacts } from '../facts.ts'
import type { AttackOption } from '../options.ts'
import { type Horde, type SectionId, VACANT, WOUND } from '../state.ts'
import type { G, R, Seat } from '../terms.ts'
import { rowAt } from '../rows.ts'
import { admits, boxOf } from './hordes.ts'

/* Which spots of which Hordes a melee Soldier may cover, and why not the others. */

/** Rows that a type of Soldier of this seat reaches: GW-ATTACK-02, -03, `reach`. */
export function rowsInReach(g: R, seat: Seat, type: number): number {
  let { rows } = g.box.soldiers[type]!
  for (const { modifier } of modifiersFor(g, seat, 'reach'))
    if (isUnit(g, type, modifier.unit)) rows = Math.max(rows, modifier.rows)
  return rows
}

/** GW-ATTACK-02, -03, -08, -10: the vacant spots, or pairs of adjacent ones, within reach in a section. */
export function meleeAttacks(
  g: G,
  seat: Seat,
  type: number,
  section: SectionId,
  found: AttackOption[],
  outOfReach: 'GW-ATTACK-02' | 'GW-ATTACK-08',
): void {
  const { hordes } = g.state.sections[section]!
  const reach = rowsInReach(g, seat, type)
  for (let index = 0; index < hordes.length; index++) {
    const horde = hordes[index]!
    const row = rowAt(hordes, index)
    const reason = row >= reach ? outOfReach : admits(g, horde, type) ? undefined : 'GW-HORDE-06'
    if (reason !== undefined && g.refuse === undefined) continue
    const { footprint, shapes } = g.box.soldiers[type]!
    if (shapes !== undefined) wholeShapes(g, type, section, row, horde, reason, found, reach)
    else if (footprint <= 1) singleSpots(g, type, section, row, horde, reason, found, reach)
    else pairs(g, type, section, row, horde, reason, found, reach)
  }
}

/**
 * The ways in which a Soldier of this type can cover spots of a Horde: those that are free go to `found`, the others are refused, all of
 * them for the `reason`, if there is one.
 */
type Cover = (
  g: G,
  type: number,
  section: SectionId,
  row: number,
  horde: Horde,
  reason: string | undefined,
  found: AttackOption[],
  reach: number,
) => void

const singleSpots: Cover = (g, type, section, row, horde, reason, found, reach) => {
  for (let spot = 0; spot < horde.spots.length; spot++) {
    const why = reason ?? (horde.spots[spot] === VACANT ? undefined : 'GW-HORDE-02')
    if (why === undefined) found.push(g.box.book.attack(type, section, row, spot))
    else if (g.refuse !== undefined) refuseAttack(g, g.box.book.attack(type, section, row, spot), reach, why)
  }
}

const refuseAttack = (g: G, attack: AttackOption, reach: number, why: string): void =>
  g.refuse?.(attack, why, attackFacts(g, attack, reach, why))

/** GW-HORDE-03: sharing an edge, on the same card. */
const pairs: Cover = (g, type, section, row, horde, reason, found, reach) => {
  const { neighbours } = boxOf(g, horde)
  for (let spot = 0; spot < horde.spots.length; spot++)
    for (let mate = spot + 1; mate < horde.spots.length; mate++) {
      const adjacent = neighbours[spot]!.includes(mate)
      if (!adjacent && g.refuse === undefined) continue
      const vacant = horde.spots[spot] === VACANT && horde.spots[mate] === VACANT
      const why = reason ?? (adjacent ? (vacant ? undefined : 'GW-HORDE-02') : 'GW-HORDE-03')
      if (why === undefined) found.push(g.box.book.pair(type, section, row, spot, mate))
      else if (g.refuse !== undefined) refuseAttack(g, g.box.book.pair(type, section, row, spot, mate), reach, why)
    }
}

/** A figure with a shape of its own: each of its places is there once, all its spots are free for it (BP-SOL-21, -22). */
const wholeShapes: Cover = (g, type, section, row, horde, reason, found, reach) => {
  const { shapes, coversWounds } = g.box.soldiers[type]!
  const isFree = (spot: number) =>
    horde.spots[spot] === VACANT || (coversWounds === true && horde.spots[spot] === WOUND)
  for (const spots of shapes!(boxOf(g, horde))) {
    const why = reason ?? (spots.every(isFree) ? undefined : 'GW-HORDE-02')
    const attack = g.box.book.figure(type, section, row, spots)
    if (why === undefined) found.push(attack)
    else if (g.refuse !== undefined) refuseAttack(g, attack, reach, why)
  }
}
