import type { Resource } from './state.ts'
import type { G, R, Seat } from './terms.ts'

/** GW-CORE-06: the supply never ends, unless an expansion has it otherwise: how many there are of a type (GW-HOOK-11). */
export const supplyOf = (g: R, resource: Resource): number => g.value('supply', Infinity, { resource })

/** The supply can end at this table. */
export const isLimited = (g: R): boolean => g.box.rules.modifiers['supply'] !== undefined

/** What somebody takes who should take n: as expansions have it, and at most what is left (GW-HOOK-11). */
function taken(g: R, seat: Seat, resource: Resource, n: number, from: string): number {
  const due = g.box.rules.modifiers['gained'] === undefined ? n : g.value('gained', n, { seat, resource, from })
  return isLimited(g) ? Math.min(due, supplyOf(g, resource)) : due
}

/** Returns how many came. */
export const gain = (g: G, seat: Seat, resource: Resource, n: number, from: string): number =>
  give(g, seat, resource, taken(g, seat, resource, n, from), from)

/** GW-SETUP-16, AC-FW-03: handed out whatever the supply holds: it is counted when everyone has his starting Resources. */
export function give(g: G, seat: Seat, resource: Resource, n: number, from: string): number {
  if (n <= 0) return 0
  g.state.players[seat]!.resources[resource]! += n
  g.say?.({ kind: 'gained', seat, resource, n, from })
  return n
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
