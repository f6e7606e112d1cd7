import type { Seat } from '@wanli/kernel'
import { hasRoomForUnrest } from './areas.ts'
import type { Region } from './data/types.ts'
import { unifyFacts } from './facts.ts'
import { UNIFY, type UnifyOption } from './options.ts'
import { at, cardsIn, colourOf, score } from './state.ts'
import type { G } from './terms.ts'

/** ZG-UNIFY-01, -03, -07, ZG-UNREST-03 */
const whyNotUnify = (g: G, seat: Seat, region: Region): string | undefined => {
  const { cardsPerRegion, unrestByPosition } = g.box.data.constants
  const count = cardsIn(g.state.players[seat]!, region)
  if (count >= cardsPerRegion) return 'ZG-UNIFY-01'
  return hasRoomForUnrest(g, seat, region, unrestByPosition[count]!) ? undefined : 'ZG-UNREST-03'
}

export const unifications = (g: G, seat: Seat): UnifyOption[] =>
  g.legal(
    UNIFY,
    ({ region }) => whyNotUnify(g, seat, region),
    ({ region }, rule) => unifyFacts(g, seat, region, rule),
  )

/** ZG-UNIFY-02 to -06: the card stays on the board, unrest rises, markers are taken; no ability, no pile. */
export function unify(g: G, seat: Seat, card: number, region: Region): void {
  const { state, box } = g
  const { markersByPosition, unrestByPosition, missingMarkerVp } = box.data.constants
  const me = state.players[seat]!
  const place = cardsIn(me, region)
  const colour = colourOf(card)
  me.hand.splice(me.hand.indexOf(card), 1)
  me.cards[at(region, place)] = card
  me.unrest[region]! += unrestByPosition[place]!
  const due = markersByPosition[place]!
  const markers = Math.min(due, state.supply[colour]!)
  state.supply[colour]! -= markers
  me.markers[colour]! += markers
  const vp = (due - markers) * missingMarkerVp
  score(me, 'unification', vp)
  g.say?.({ kind: 'unified', seat, card, region, markers, vp, unrest: me.unrest[region]! })
}
