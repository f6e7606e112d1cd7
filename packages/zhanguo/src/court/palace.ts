import { boardOf } from '../areas.ts'
import { REGIONS, type Region } from '../data/types.ts'
import { type Facts, palaceFacts, palaceNowhereFacts, thirdWorkerFacts } from '../facts.ts'
import { FROM, IN, MARKER, type RegionOption } from '../options.ts'
import { bySeat, cardsOnBoard, NOBODY, score } from '../state.ts'
import type { G, R, Rule, Seat } from '../terms.ts'

/** ZG-COURT-PALACE-02, ZG-SETUP-15 */
const hasFreeSlot = (g: R, region: Region): boolean => {
  const { palaces } = g.state
  const first = bySeat(region, 0)
  const built = palaces[first]! + palaces[first + 1]! + palaces[first + 2]! + palaces[first + 3]!
  return built < g.box.data.constants.palaceSlots[g.box.seats as 2 | 3 | 4]
}

/** ZG-COURT-PALACE-03, ZG-UNREST-07, -08 */
const isCalmEnough = (g: R, seat: Seat, region: Region): boolean => {
  const { caps, noPalace } = boardOf(g, seat)!
  const level = g.state.players[seat]!.unrest[region]!
  return level !== caps[region] && (noPalace[region] === 0 || level !== noPalace[region])
}

/** ZG-COURT-PALACE-01 */
const canPay = (g: R, seat: Seat, region: Region): boolean => {
  const { workers } = g.state.players[seat]!
  const { here, elsewhere } = g.box.data.constants.palaceCost
  return workers[region]! >= here && REGIONS.some((other) => other !== region && workers[other]! >= elsewhere)
}

/** All but the payment: what a reward asks for too (ZG-REWARD-13). */
export const whyNotPalaceIn = (g: R, seat: Seat, region: Region): string | undefined => {
  if (g.state.players[seat]!.palaces === 0 || !hasFreeSlot(g, region)) return 'ZG-COURT-PALACE-02'
  return isCalmEnough(g, seat, region) ? undefined : 'ZG-COURT-PALACE-03'
}

export const whyNotBuyIn = (g: R, seat: Seat, region: Region): string | undefined =>
  canPay(g, seat, region) ? whyNotPalaceIn(g, seat, region) : 'ZG-COURT-PALACE-01'

/** The reason of the region that comes nearest to a palace. */
export const whyNotPalace = (g: R, seat: Seat): string | undefined => {
  if (g.state.players[seat]!.palaces === 0) return 'ZG-COURT-PALACE-02'
  let reason = 'ZG-COURT-PALACE-01'
  for (const region of REGIONS) {
    const why = whyNotBuyIn(g, seat, region)
    if (why === undefined) return undefined
    if (why > reason) reason = why
  }
  return reason
}

/** What is missing for the whole action. */
export const palaceFactsOf = (g: G, seat: Seat, rule: string): Facts =>
  palaceNowhereFacts(
    g,
    seat,
    rule,
    REGIONS.filter((region) => whyNotBuyIn(g, seat, region) === rule),
  )

export const palaceRegions = (g: G, seat: Seat, whyNot = whyNotPalaceIn): RegionOption[] =>
  g.legal(
    IN,
    ({ region }) => whyNot(g, seat, region),
    ({ region }, rule) => palaceFacts(g, seat, region, rule),
  )

export function* palace(g: G, seat: Seat, playCard: () => void): Rule {
  const me = g.state.players[seat]!
  const { here, elsewhere } = g.box.data.constants.palaceCost
  const { region } = yield* g.ask(seat, 'palace', palaceRegions(g, seat, whyNotBuyIn))
  const payers = g.legal(
    FROM,
    ({ region: r }) => (r !== region && me.workers[r]! >= elsewhere ? undefined : 'ZG-COURT-PALACE-01'),
    ({ region: r }) => thirdWorkerFacts(r, region),
  )
  const from = yield* g.ask(seat, 'thirdWorker', payers, { region })
  const markers = g.legal(
    MARKER,
    ({ colour }) => (g.state.bigMarkers[colour] === NOBODY ? undefined : 'ZG-COURT-PALACE-05'),
    ({ colour }): Facts => ({ kind: 'bigMarkerTaken', colour, by: g.state.bigMarkers[colour]! }),
  )
  const marker = markers.length === 0 ? undefined : yield* g.ask(seat, 'bigMarker', markers)
  playCard()
  me.workers[region]! -= here
  me.workers[from.region]! -= elsewhere
  placePalace(g, seat, region)
  if (marker !== undefined) {
    g.state.bigMarkers[marker.colour] = seat
    g.say?.({ kind: 'tookBigMarker', seat, colour: marker.colour })
  }
  scorePalace(g, seat, region, from.region)
}

/** ZG-COURT-PALACE-04 */
export function placePalace(g: G, seat: Seat, region: Region): void {
  g.state.players[seat]!.palaces--
  g.state.palaces[bySeat(region, seat)]!++
}

/** ZG-COURT-PALACE-06: 1 VP per card on the own board. */
export function scorePalace(g: G, seat: Seat, region: Region, from: Region | 0): void {
  const me = g.state.players[seat]!
  const vp = cardsOnBoard(me) * g.box.data.constants.palaceVpPerCard
  score(me, 'palaces', vp)
  g.say?.({ kind: 'built', seat, region, from, vp })
}
