import { type SectionId, slot } from '../state.ts'
import { isHuman } from '../humans.ts'
import type { G, Seat } from '../terms.ts'

/** GW-DEFEAT-08: to the owner's place in the Rest Zone; automata have none, theirs go to the pool (GW-REED-04, GW-SOLO-14). */
export function toRestZone(g: G, seat: Seat, type: number, section: SectionId): void {
  const unit = g.box.soldiers[type]!.id
  if (isHuman(g, seat)) {
    g.state.sections[section]!.rest[slot(seat, type)]!++
    g.say?.({ kind: 'rested', seat, unit, section })
  } else {
    g.state.players[seat]!.free[type]!++
    g.say?.({ kind: 'wentHome', seat, unit, section })
  }
}
