import type { Dice, Seat } from '@wanli/kernel'
import { COLOURS, colourOf, type State } from './state.ts'

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
  for (const colour of COLOURS) {
    const deck = s.decks[colour]!
    const pool = deck.slice()
    s.players.forEach((player, owner) => {
      if (owner !== seat) pool.push(...player.hand.filter((card) => colourOf(card) === colour))
    })
    dice.shuffle(pool)
    for (let i = 0; i < deck.length; i++) deck[i] = pool.pop()!
    s.players.forEach((player, owner) => {
      if (owner === seat) return
      player.hand.forEach((card, i) => {
        if (colourOf(card) === colour) player.hand[i] = pool.pop()!
      })
    })
  }
}
