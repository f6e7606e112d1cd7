import { type Chance, shuffledAway } from '@wanli/kernel'
import type { G } from '../terms.ts'

/** Cards of which one is active at a time: Rat cards, Relics. */
export interface Revealed {
  /** The last card of the deck is its top one. */
  deck: number[]
  /** Revealed, the active one last. */
  shown: number[]
}

/** RAT-04, AB-02: all of them are shuffled and one is revealed. */
export function firstRevealed(chance: Chance, { shown, deck: rest }: Revealed): Revealed {
  const deck = chance.shuffle('setup', [...shown, ...rest])
  return { shown: [deck.pop()!], deck }
}

/** RAT-18, AB-18, XP-GEN-08: the next one on top of the old one; an empty deck is made anew of those that are covered. */
export function revealNext(g: G, cards: Revealed, pile: string, stream: string): void {
  if (cards.deck.length === 0) {
    cards.deck = g.chance.shuffle(stream, cards.shown.slice(0, -1))
    shuffledAway(g.state, pile, cards.deck)
    cards.shown = cards.shown.slice(-1)
  }
  cards.shown.push(cards.deck.pop()!)
}
