import { type Dice, heed, type Seat, seenIn } from '@wanli/kernel'
import { COLOURS, colourOf, type State } from './state.ts'

/** The decks by name, for what a seat remembers of them. */
export const DECKS = ['ivory', 'orange', 'brown'] as const

/** Who knows each card: all what lies open, the owner what is in his hand, nobody what is in a deck (section 14). */
export function known(s: State): readonly number[] {
  const masks = Array<number>(121).fill((1 << s.players.length) - 1)
  for (const deck of s.decks) for (const card of deck) masks[card] = 0
  s.players.forEach((player, seat) => {
    for (const card of player.hand) masks[card] = 1 << seat
  })
  return masks
}

/** Deal anew what a seat can't see: the decks and the other hands, colour by colour, since the backs are public. */
export function guess(s: State, seat: Seat, dice: Dice): void {
  const others = s.players.filter((_, owner) => owner !== seat)
  for (const colour of COLOURS) {
    const hands = others.map((player) => player.hand.filter((card) => colourOf(card) === colour))
    const deck = s.decks[colour]!
    dice.redeal(deck, ...hands)
    // ZG-VAR-01: what it discarded in a draft lies under the deck, among the discards of that round.
    heed(seenIn(s, seat, DECKS[colour], deck.length), deck, hands, dice)
    others.forEach((player, i) => {
      player.hand.forEach((card, slot) => {
        if (colourOf(card) === colour) player.hand[slot] = hands[i]!.pop()!
      })
    })
  }
}
