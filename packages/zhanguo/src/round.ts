import { drew } from '@wanli/kernel'
import { CARD_COLOURS } from './data/types.ts'
import { DECKS } from './hidden.ts'
import { clockwiseFrom } from './order.ts'
import { tieBreakOrder } from './score.ts'
import { colourOf, NOBODY } from './state.ts'
import type { G, Rule, Seat } from './terms.ts'

/** ZG-ROUND-01, ZG-DRAW-01 to -03: Phase 1. The track names the 1st player; every hand is filled. */
export function* draw(g: G): Rule {
  const s = g.state
  s.first = s.track[0]!
  s.order = g.value('order', clockwiseFrom(s.first, g.box.seats), { first: s.first })
  g.say?.({ kind: 'roundBegan', round: s.round, seat: s.first, order: s.order.slice() })
  const count = g.value('draw', g.box.data.constants.cardsDrawnPerDeck, { round: s.round })
  for (const seat of clockwiseFrom(s.first, g.box.seats)) dealTo(g, seat, count)
  yield* g.raise('drawn', { round: s.round })
  g.later({ step: 'turn', seat: s.order[0]! })
}

/** ZG-DRAW-03: ivory, then orange, then brown. */
function dealTo(g: G, seat: Seat, count: number): void {
  const { decks, players } = g.state
  const cards = decks.flatMap((deck) => deck.splice(deck.length - count).reverse())
  rememberDraw(g, seat, count, cards)
  players[seat]!.hand.push(...cards)
  g.say?.({ kind: 'drew', seat, counts: CARD_COLOURS.map(() => count) }, { to: [seat], is: { cards } })
}

/** Who discarded in a draft knows that such a card may be in this hand now. */
function rememberDraw({ state }: G, seat: Seat, count: number, cards: readonly number[]): void {
  if (state.remembered === undefined) return
  cards.forEach((card, i) => {
    const colour = colourOf(card)
    drew(state, DECKS[colour], seat, state.decks[colour]!.length + count - 1 - (i % count), card)
  })
}

/** ZG-REWARD-15, ZG-ROUND-04: discs back to the track; the next round, or the end. */
export function roundEnd(g: G): void {
  const s = g.state
  s.track = tieBreakOrder(s)
  s.column = [NOBODY, NOBODY, NOBODY]
  g.say?.({ kind: 'roundEnded', round: s.round, seat: s.track[0]! })
  if (s.round >= g.box.data.constants.rounds) return g.later({ step: 'scoring' })
  s.round++
  g.later({ step: 'draw' })
}
