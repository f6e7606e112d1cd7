import { closedBy, hasRoom } from '../../clerks.ts'
import type { G } from '../../terms.ts'

/** GW-SOLO-18: what Qin Jiushao keeps on the table; and whether the human has lost outright (GW-SOLO-37). */
export interface QinState {
  /** The Locations of his five tokens, the highest first. */
  track: number[]
  lost: boolean
}
export const QIN = 'qin'

export const qinState = (g: Pick<G, 'state'>): QinState => g.state.extras[QIN] as QinState

export const highFirst = (g: G): readonly number[] => qinState(g).track
export const lowest = (g: G): number | undefined => highFirst(g).at(-1)
/** Smaller is higher. */
export const height = (g: G, location: number): number => qinState(g).track.indexOf(location)

/** GW-SOLO-22: the lowest Location that can take a Clerk; one that is out of use takes none (GW-HOOK-05). */
export function lowestWithRoom(g: G, closed: (location: number) => boolean): number | undefined {
  return highFirst(g).findLast(
    (location) => hasRoom(g, location) && closedBy(g, location) === undefined && !closed(location),
  )
}

/** GW-SOLO-19, RUL-21: to the highest space; those that were higher slide down. */
export function moveToken(g: G, location: number): void {
  const { track } = qinState(g)
  const place = track.indexOf(location)
  if (place <= 0) return
  track.splice(place, 1)
  track.unshift(location)
  g.say?.({
    kind: 'tokenUp',
    location: g.box.locations[location]!.id,
    track: track.map((index) => g.box.locations[index]!.id),
  })
}
