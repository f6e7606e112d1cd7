import { relaid, remember } from '@wanli/kernel'
import { STOP } from '../options.ts'
import { cardOption } from '../tactics.ts'
import type { DeckId } from '../data/vocabulary/types.ts'
import type { Peek } from '../state.ts'
import type { G, Rule, Seat } from '../terms.ts'

/** GWC-VOC-127, GW-INFO-10: the top n cards; up to k under the deck, the rest back in any order. Only the looker sees them. */
export function* peek(g: G, seat: Seat, deck: DeckId, n: number, under: number): Rule {
  const { cards: of } = g.box.decks[deck]!
  const pile = g.box.decks[deck]!.pile(g.state)
  const seen = pile.splice(Math.max(0, pile.length - n)).reverse()
  if (seen.length === 0) return
  const looking = { seat, deck, cards: seen, top: [] as number[], under: [] as number[] }
  g.state.peek = looking
  yield* putUnder(g, looking, of, under)
  yield* putOnTop(g, looking, of)
  const cards = looking.top.map((card) => of[card]!.id)
  g.say?.(
    { kind: 'peeked', seat, deck, n: cards.length + looking.under.length, under: looking.under.length },
    { to: [seat], is: { cards } },
  )
  relaid(g.state, deck, pile.length, looking.top.length + looking.under.length, looking.under.length)
  pile.push(...looking.top.reverse())
  pile.unshift(...looking.under)
  g.state.peek = null
  // Until the deck is shuffled the looker knows where these lie.
  const places = [...looking.under.keys(), ...looking.top.map((_, i) => pile.length - looking.top.length + i)]
  remember(
    g.state,
    seat,
    g.box.seats,
    places.map((at) => ({ pile: deck, card: pile[at]!, at: [at] })),
  )
}

function* putUnder(g: G, { seat, cards, under }: Peek, of: Cards, most: number): Rule {
  while (under.length < most && cards.length > 0) {
    const pick = yield* g.ask(seat, 'peekUnder', [
      ...cards.map((card) => option(g, of, 'peekUnder', 'under', card)),
      STOP,
    ])
    if (pick.kind === 'stop') return
    cards.splice(cards.indexOf(pick.card), 1)
    under.push(pick.card)
  }
}

function* putOnTop(g: G, { seat, cards, top }: Peek, of: Cards): Rule {
  while (cards.length > 0) {
    const { card } = yield* g.ask(
      seat,
      'peekOrder',
      cards.map((c) => option(g, of, 'peekTop', 'top', c)),
    )
    cards.splice(cards.indexOf(card), 1)
    top.push(card)
  }
}

type Cards = readonly { readonly id: string }[]

const option = (g: G, of: Cards, kind: 'peekTop' | 'peekUnder', word: string, card: number) =>
  cardOption(g, kind, word, card, of[card]!.id)
