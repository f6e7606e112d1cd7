import { bringOfficial } from '../areas.ts'
import { recruitFacts } from '../facts.ts'
import { PLACE, type PlaceOption } from '../options.ts'
import type { G, R, Rule, Seat } from '../terms.ts'

/** ZG-COURT-RECRUIT-03 */
export const whyNotRecruit = (g: R, seat: Seat): string | undefined =>
  g.state.players[seat]!.officials.some((count) => count > 0) ? undefined : 'ZG-COURT-RECRUIT-03'

/** ZG-COURT-RECRUIT-01, -02: any colour in supply, into any governors area. */
const recruits = (g: G, seat: Seat): PlaceOption[] => {
  const { officials } = g.state.players[seat]!
  return g.legal(
    PLACE,
    ({ official }) => (officials[official]! > 0 ? undefined : 'ZG-COURT-RECRUIT-03'),
    ({ official }) => recruitFacts(official),
  )
}

export function* recruit(g: G, seat: Seat, playCard: () => void): Rule {
  const { official, region } = yield* g.ask(seat, 'recruit', recruits(g, seat))
  playCard()
  bringOfficial(g, seat, official, region)
}
