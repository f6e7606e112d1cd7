import type { Resource } from './state.ts'
import type { G, Seat } from './terms.ts'

/** GW-CORE-06: the supply never ends, unless an expansion has it otherwise (GW-HOOK-11). */
export function gain(g: G, seat: Seat, resource: Resource, n: number, from: string): void {
  const due = g.box.rules.modifiers['gained'] === undefined ? n : g.value('gained', n, { seat, resource, from })
  if (due <= 0) return
  g.state.players[seat]!.resources[resource]! += due
  g.say?.({ kind: 'gained', seat, resource, n: due, from })
}

/** A Wound, a card or an Event takes it: as much as there is (GWC-VOC-09). */
export function lose(g: G, seat: Seat, resource: Resource, n: number): void {
  const me = g.state.players[seat]!
  const lost = Math.min(n, me.resources[resource]!)
  if (lost <= 0) return
  me.resources[resource]! -= lost
  g.say?.({ kind: 'lost', seat, resource, n: lost })
}

/** GW-CORE-05: paid in full, or not at all. */
export function pay(g: G, seat: Seat, resource: Resource, n: number): void {
  if (n <= 0) return
  g.state.players[seat]!.resources[resource]! -= n
  g.say?.({ kind: 'paid', seat, resource, n })
}
