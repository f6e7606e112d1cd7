import { type Dice, heed, type Pile, type Seat, seenIn } from '@wanli/kernel'
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

/** The decks and what was drawn from them, for what a seat remembers. */
export const piles = (s: State): Readonly<Record<string, Pile>> =>
  Object.fromEntries(
    COLOURS.map((colour) => [
      DECKS[colour],
      { names: NAMES, cards: s.decks[colour]!, hands: s.players.map(({ hand }) => hand) },
    ]),
  )
const NAMES: readonly string[] = Array.from({ length: 121 }, (_, card) => String(card))

/** Deal anew what a seat can't see, or what nobody can: the decks and the other hands, colour by colour, since the backs are public. */
export function guess(s: State, seat: Seat | undefined, dice: Dice): void {
  for (const colour of COLOURS) {
    const hands = s.players.map(({ hand }, owner) =>
      isKnown(owner, seat) ? [] : hand.filter((card) => colourOf(card) === colour),
    )
    const deck = s.decks[colour]!
    dice.redeal(deck, ...hands)
    // ZG-VAR-01: what it discarded in a draft lies under the deck, among the discards of that round, or was drawn from there.
    heed(seenIn(s, seat, DECKS[colour]), { pile: deck, hands }, dice)
    s.players.forEach(({ hand }, owner) => {
      if (isKnown(owner, seat)) return
      hand.forEach((card, slot) => {
        if (colourOf(card) === colour) hand[slot] = hands[owner]!.pop()!
      })
    })
  }
}

/** Every hand is known to somebody. */
const isKnown = (owner: Seat, seat: Seat | undefined): boolean => seat === undefined || owner === seat
