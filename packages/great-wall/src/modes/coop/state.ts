import { countOf } from '../../box.ts'
import { NONE } from '../../state.ts'
import { humans, isHuman } from '../../humans.ts'
import type { GwBox, R, Seat } from '../../terms.ts'

/** What co-op keeps on the table. Cards are indexes into the Requests and Events of the box. */
export interface CoopState {
  /** By spot; NONE = empty (GW-COOP-22c). */
  requests: number[]
  /** The last card of a deck is its top one. */
  requestDeck: number[]
  done: number[]
  eventDeck: number[]
  /** In the order of their reveal. */
  events: number[]
  /** The immediate part of the last one is just being resolved: its passive part is not yet in force (GW-COOP-23a). */
  revealing: boolean
  /** By Request: how much lower its numbers are until the end of this Winter (CTA-12). */
  eased: number[]
  /** Hordes Defeated this Year, sections Breached this Winter. */
  defeated: number
  breached: number[]
  /** Hordes that each player has claimed (GW-COOP-20). */
  claimed: number[]
  result: 'open' | 'won' | 'lost'
}
export const COOP = 'coop'

export const coopState = (g: Pick<R, 'state'>): CoopState => g.state.extras[COOP] as CoopState

/** GW-COOP-01, -10: how many Requests lie open and how many are needed; none where the box has none (AC-10). */
export const requestNumbers = ({ setup, data, requests }: GwBox): { readonly active: number; readonly goal: number } =>
  requests.length === 0 ? { active: 0, goal: 0 } : countOf(data, setup.seats).requests!

/** GW-COOP-29: who enters what the team decides: the owner of the card, without one the human highest in the Tea order. */
export const deciderOf = (g: R, owner: Seat): Seat => (owner !== NONE && isHuman(g, owner) ? owner : humans(g)[0]!)

/** The Events whose passive parts hold, in the order of their reveal. */
export function eventsInForce(g: R): readonly number[] {
  const { events, revealing } = coopState(g)
  return revealing ? events.slice(0, -1) : events
}

export const openRequests = (g: R): readonly number[] => coopState(g).requests.filter((card) => card !== NONE)
