import { laidUnder, type Part, remember } from '@wanli/kernel'
import { DECKS } from '../hidden.ts'
import { DISCARD } from '../options.ts'
import { type Colour, colourOf, COLOURS } from '../state.ts'
import type { G, R, Rule, Seat, ZhanGuo } from '../terms.ts'

const isDrafted = (g: R, round: number): boolean => round <= g.box.data.constants.draft.lastRound

/** ZG-VAR-01, RUL-27: draw 3 per deck in rounds 1 to 4, keep 2; the choice is simultaneous, with all 9 in view. */
export const draft: Part<ZhanGuo> = {
  name: 'draft3keep2',
  modify: {
    draw: (count, { round }, g) => (isDrafted(g, round) ? g.box.data.constants.draft.draw : count),
  },
  on: [
    {
      to: 'drawn',
      when: 'has',
      *do(g, { round }): Rule {
        if (!isDrafted(g, round)) return
        const discards = yield* g.together(g.state.order, (seat) => chooseDiscards(g, seat))
        g.state.order.forEach((seat, i) => discard(g, seat, discards[i]!))
        for (const colour of COLOURS) putUnderDeck(g, colour, discards.flat())
        g.state.order.forEach((seat, i) => rememberDiscards(g, seat, discards[i]!, discards.flat()))
      },
    },
  ],
}

/** ZG-DEC-05: deck by deck, until no more than the number kept are left. */
function* chooseDiscards(g: G, seat: Seat): Rule<number[]> {
  const { hand } = g.state.players[seat]!
  const chosen: number[] = []
  for (const colour of COLOURS) {
    const cards = hand.filter((card) => colourOf(card) === colour)
    while (cards.length > g.box.data.constants.draft.keep) {
      const { card } = yield* g.ask(
        seat,
        'discard',
        cards.map((c) => DISCARD[c]!),
      )
      cards.splice(cards.indexOf(card), 1)
      chosen.push(card)
    }
  }
  return chosen
}

function discard(g: G, seat: Seat, cards: readonly number[]): void {
  const me = g.state.players[seat]!
  me.hand = me.hand.filter((card) => !cards.includes(card))
  g.say?.({ kind: 'discarded', seat, count: cards.length }, { to: [seat], is: { cards } })
}

/** The discards of a deck are shuffled together and go face down under it. */
function putUnderDeck(g: G, colour: Colour, discards: readonly number[]): void {
  const cards = discards.filter((card) => colourOf(card) === colour)
  laidUnder(g.state, DECKS[colour], g.state.decks[colour]!.length, cards.length, g.state.order)
  g.state.decks[colour]!.unshift(...g.chance.shuffle('draft', cards))
}

/** Who discarded a card knows that it lies among these, or is drawn from there. */
function rememberDiscards(g: G, seat: Seat, own: readonly number[], all: readonly number[]): void {
  const seen = own.map((card) => {
    const group = all.filter((other) => colourOf(other) === colourOf(card))
    return { pile: DECKS[colourOf(card)], card, at: [...group.keys()] }
  })
  remember(g.state, seat, g.state.players.length, seen)
}
