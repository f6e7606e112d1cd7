import { clerksAt, isLocked, moveClerk } from '../../clerks.ts'
import { NONE } from '../../state.ts'
import type { G, Reason, Seat } from '../../terms.ts'
import { height, highFirst, lowest, lowestWithRoom } from './track.ts'

function because(g: G, seat: Seat, reason: Reason, location?: number): void {
  g.say?.({
    kind: 'reason',
    seat,
    reason,
    ...(location === undefined ? {} : { location: g.box.locations[location]!.id }),
  })
}

/** GW-SOLO-22, -23, 13.7: n Clerks, each to the lowest Location with room; `different`: each to another. */
export function qinMoveClerks(g: G, qin: Seat, n: number, different: boolean): void {
  const used: number[] = []
  for (let i = 0; i < n; i++) {
    const to = lowestWithRoom(g, (location) => different && used.includes(location))
    if (to === undefined) return because(g, qin, 'noRoomOnTrack')
    const from = originFor(g, qin, to)
    if (from === undefined) return because(g, qin, 'noClerkToMove', to)
    because(g, qin, to === lowest(g) ? 'lowestOnTrack' : 'nextHigherOnTrack', to)
    if (from !== NONE) because(g, qin, 'clerkFromHighest', from)
    moveClerk(g, qin, { from, to })
    used.push(to)
  }
}

/** GW-SOLO-23, RUL-22: from the pool; without, from the highest Location that lets one go, never upwards. */
function originFor(g: G, qin: Seat, to: number): number | undefined {
  if (g.state.players[qin]!.clerkPool > 0) return NONE
  return highFirst(g).find(
    (location) => clerksAt(g, location, qin) > 0 && !isLocked(g, location) && height(g, location) < height(g, to),
  )
}

/** 13.7, qinMovesReed: Clerks beside the track first, then from the highest. */
export function reedMove(
  g: G,
  qin: Seat,
  reed: Seat,
  used: readonly number[],
): { from: number; to: number } | undefined {
  const to = lowestWithRoom(g, (location) => clerksAt(g, location, reed) > 0 || used.includes(location))
  if (to === undefined) {
    because(g, qin, 'noRoomOnTrack')
    return undefined
  }
  const mayLeave = (location: number) => clerksAt(g, location, reed) > 0 && !isLocked(g, location)
  const elsewhere = g.box.locations.findIndex((_, location) => height(g, location) < 0 && mayLeave(location))
  const higher = highFirst(g).find((location) => mayLeave(location) && height(g, location) < height(g, to))
  // AC-HG-19: one that has no place comes first.
  const waits = g.state.players[reed]!.clerkPool > 0
  const from = waits ? NONE : elsewhere >= 0 ? elsewhere : higher
  if (from === undefined) {
    because(g, qin, 'noClerkToMove', to)
    return undefined
  }
  because(g, qin, to === lowest(g) ? 'lowestOnTrack' : 'nextHigherOnTrack', to)
  if (!waits) because(g, qin, elsewhere >= 0 ? 'clerkFromElsewhere' : 'clerkFromHighest', from)
  return { from, to }
}
