import type { GwOption, PostOption } from '../options.ts'
import type { G, Rule, Seat } from '../terms.ts'
import type { MoreAct } from './index.ts'

export interface Offer {
  readonly option: GwOption
  readonly act: MoreAct
}

/** What expansions let a Clerk do at a Location beside what everyone knows (GW-HOOK-05). */
export function moreActs(g: G, seat: Seat, location: string, chosen: readonly GwOption[] = []): readonly Offer[] {
  const acts = g.box.moreActs[location]
  if (acts === undefined) return NO_OFFERS
  return acts.flatMap((act) => act.offers(g, seat, chosen).map((option) => ({ option, act })))
}
const NO_OFFERS: readonly Offer[] = []

/** If it is one of these, it is done: true. */
export function* actMore(g: G, seat: Seat, offers: readonly Offer[], pick: GwOption): Rule<boolean> {
  const offer = offers.find(({ option }) => option === pick)
  if (offer === undefined) return false
  const body = offer.act.act(g, seat, pick)
  if (body) yield* body
  return true
}

/** GW-HOOK-05: where else than in a section a Soldier may be put who was recruited in the Barracks (AC-SD-08). */
export interface Posting {
  /** For one recruit of this type. */
  offers(g: G, seat: Seat, type: number): readonly PostOption[]
  /** He has left the pool already. */
  act(g: G, seat: Seat, option: PostOption): void
}
