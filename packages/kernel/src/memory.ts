import type { Dice } from './chance.ts'
import type { Core, Seat, Seen } from './game.ts'

/*
 * What a seat has once legally seen stays known to its guesses until it is shuffled away: a card that it looked at and put back, a card
 * that it laid under a deck. It is a seat's memory, not the table's: neither views nor hashes nor positions have it.
 */

/** From now on this seat knows these cards too. */
export function remember(state: Core, seat: Seat, seats: number, cards: readonly Seen[]): void {
  const all = Array.from({ length: seats }, (_, owner) => state.remembered?.[owner] ?? [])
  all[seat] = [
    ...all[seat]!.filter(({ pile, card }) => !cards.some((one) => one.pile === pile && one.card === card)),
    ...cards,
  ]
  state.remembered = all
}

/** The pile was shuffled: nobody knows anything about it any more. */
export function forgetPile(state: Core, pile: string): void {
  if (state.remembered !== undefined)
    state.remembered = state.remembered.map((seen) => seen.filter((one) => one.pile !== pile))
}

/**
 * The top cards of a pile were taken and laid back, so many of them under it: who knew one of them does not know any more where it is;
 * all others lie so much higher.
 */
export function relaid(state: Core, pile: string, from: number, under: number): void {
  if (state.remembered === undefined) return
  state.remembered = state.remembered.map((seen) =>
    seen.flatMap((one) => {
      if (one.pile !== pile) return [one]
      return one.at.some((place) => place >= from) ? [] : [{ ...one, at: one.at.map((place) => place + under) }]
    }),
  )
}

/** What a seat knows of a pile that holds so many cards now. Of a group of cards that somebody has drawn from it knows nothing. */
export const seenIn = (state: Core, seat: Seat, pile: string, length: number): readonly Seen[] =>
  state.remembered?.[seat]?.filter((one) => one.pile === pile && one.at.every((place) => place < length)) ?? []

/**
 * What is unknown was dealt anew, among a pile and others: put the cards that a seat knows back to where they lie. Returns the places of
 * the pile that are taken by them.
 */
export function heed(
  seen: readonly Seen[],
  pile: number[],
  others: readonly number[][],
  dice: Dice,
): ReadonlySet<number> {
  const taken = new Set<number>()
  for (const { card, at } of seen) {
    const free = at.filter((place) => !taken.has(place))
    const from = [pile, ...others].find((cards) => cards.includes(card))
    if (from === undefined || free.length === 0) continue
    const lies = from.indexOf(card)
    const place = from === pile && free.includes(lies) ? lies : free[dice.below(free.length)]!
    from[lies] = pile[place]!
    pile[place] = card
    taken.add(place)
  }
  return taken
}
