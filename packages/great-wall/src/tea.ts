import type { G, OrderOf, Rule, Seat } from './terms.ts'

/** GW-ORDER-05: past the marker directly above, n times. */
export function moveUp(g: G, seat: Seat, n: number): void {
  const { tea } = g.state
  const place = tea.indexOf(seat)
  const to = Math.max(0, place - n)
  if (to === place) return
  tea.splice(place, 1)
  tea.splice(to, 0, seat)
  g.say?.({ kind: 'teaMoved', seat, order: tea.slice() })
}

/** In Tea order, or as the team likes; `owner`: whose card it is about. */
export function* orderOf(g: G, seats: readonly Seat[], owner: Seat, what: OrderOf): Rule<readonly Seat[]> {
  return g.box.teamOrder === undefined || seats.length < 2 ? seats : yield* g.box.teamOrder(g, seats, owner, what)
}
