import { STOP } from '../options.ts'
import { cardOption } from '../tactics.ts'
import type { DeckId } from '../data/vocabulary/types.ts'
import type { Peek } from '../state.ts'
import type { G, Rule, Seat } from '../terms.ts'

const DECKS = { horde: 'hordeDeck', tactic: 'tacticDeck', advisor: 'advisorDeck' } as const

/** GWC-VOC-127, GW-INFO-10: the top n cards; up to k under the deck, the rest back in any order. Only the looker sees them. */
export function* peek(g: G, seat: Seat, deck: DeckId, n: number, under: number): Rule {
  const name = deck as keyof typeof DECKS
  const pile = g.state[DECKS[name]]
  const seen = pile.splice(Math.max(0, pile.length - n)).reverse()
  if (seen.length === 0) return
  const looking = { seat, deck, cards: seen, top: [] as number[], under: [] as number[] }
  g.state.peek = looking
  yield* putUnder(g, looking, name, under)
  yield* putOnTop(g, looking, name)
  const cards = looking.top.map((card) => idOf(g, name, card))
  g.say?.(
    { kind: 'peeked', seat, deck, n: cards.length + looking.under.length, under: looking.under.length },
    { to: [seat], is: { cards } },
  )
  pile.push(...looking.top.reverse())
  pile.unshift(...looking.under)
  g.state.peek = null
}

function* putUnder(g: G, { seat, cards, under }: Peek, deck: keyof typeof DECKS, most: number): Rule {
  while (under.length < most && cards.length > 0) {
    const pick = yield* g.ask(seat, 'peekUnder', [
      ...cards.map((card) => option(g, deck, 'peekUnder', 'under', card)),
      STOP,
    ])
    if (pick.kind === 'stop') return
    cards.splice(cards.indexOf(pick.card), 1)
    under.push(pick.card)
  }
}

function* putOnTop(g: G, { seat, cards, top }: Peek, deck: keyof typeof DECKS): Rule {
  while (cards.length > 0) {
    const { card } = yield* g.ask(
      seat,
      'peekOrder',
      cards.map((c) => option(g, deck, 'peekTop', 'top', c)),
    )
    cards.splice(cards.indexOf(card), 1)
    top.push(card)
  }
}

const idOf = (g: G, deck: keyof typeof DECKS, card: number): string =>
  (deck === 'horde' ? g.box.hordes : deck === 'tactic' ? g.box.tactics : g.box.advisors)[card]!.id

const option = (g: G, deck: keyof typeof DECKS, kind: 'peekTop' | 'peekUnder', word: string, card: number) =>
  cardOption(g, kind, word, card, idOf(g, deck, card))
