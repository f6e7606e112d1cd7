import type { G, Seat } from './terms.ts'

/** GW-ORDER-01 to -03: read once, then fixed for the step or effect. */
export const teaOrder = (g: G): Seat[] => g.state.tea.slice()

/** Humans of a list in Tea order. */
export const inTeaOrder = (g: G, seats: (seat: Seat) => boolean): Seat[] => g.state.tea.filter(seats)

/** Automata have a Tea marker, but nobody sits there who could be asked. */
export const isHuman = (g: G, seat: Seat): boolean => seat < g.box.setup.seats

export const humans = (g: G): Seat[] => g.state.tea.filter((seat) => isHuman(g, seat))

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

/** GW-ORDER-04: the tied player higher in the Tea order. */
export const firstInTea = (g: G, seats: readonly Seat[]): Seat | undefined =>
  g.state.tea.find((seat) => seats.includes(seat))
