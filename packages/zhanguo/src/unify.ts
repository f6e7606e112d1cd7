import type { Seat } from '@wanli/kernel'
import { hasRoomForUnrest } from './areas.ts'
import type { Region } from './data/types.ts'
import { unifyFacts } from './facts.ts'
import { UNIFY, type UnifyOption } from './options.ts'
import { at, cardsIn, colourOf, score } from './state.ts'
import type { G, R } from './terms.ts'

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

/** ZG-UNIFY-03 to -05: what a card brings in a region now, and the unrest there after it. */
export function unification(
  { state, box }: R,
  seat: Seat,
  card: number,
  region: Region,
): { readonly markers: number; readonly vp: number; readonly unrest: number } {
  const { markersByPosition, unrestByPosition, missingMarkerVp } = box.data.constants
  const me = state.players[seat]!
  const place = cardsIn(me, region)
  const due = markersByPosition[place]!
  const markers = Math.min(due, state.supply[colourOf(card)]!)
  return { markers, vp: (due - markers) * missingMarkerVp, unrest: me.unrest[region]! + unrestByPosition[place]! }
}

/** ZG-UNIFY-02 to -06: the card stays on the board, unrest rises, markers are taken; no ability, no pile. */
export function unify(g: G, seat: Seat, card: number, region: Region): void {
  const { state } = g
  const me = state.players[seat]!
  const { markers, vp, unrest } = unification(g, seat, card, region)
  const place = cardsIn(me, region)
  const colour = colourOf(card)
  me.hand.splice(me.hand.indexOf(card), 1)
  me.cards[at(region, place)] = card
  me.unrest[region] = unrest
  state.supply[colour]! -= markers
  me.markers[colour]! += markers
  score(me, 'unification', vp)
  g.say?.({ kind: 'unified', seat, card, region, markers, vp, unrest })
}
