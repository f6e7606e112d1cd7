import type { Dice } from './chance.ts'
import type { Core, Pile, Seat, Seen } from './game.ts'

/*
 * What a seat has once legally seen stays known to its guesses until it is shuffled away: a card that it looked at and put back, a card
 * that it laid under a deck, and in whose hand such a card may be by now. It is a seat's memory, not the table's: neither views nor hashes
 * have it. Nothing is noted when a card leaves a pile openly: the place where it lay is above the top of the pile from then on.
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

/** This seat knows nothing of piles any more. */
export function forget(state: Core, seat: Seat): void {
  if (state.remembered !== undefined) state.remembered = state.remembered.map((seen, own) => (own === seat ? [] : seen))
}

/** These cards were shuffled into a new pile: nobody knows any more where one of them lies. What somebody holds is still there. */
export function shuffledAway(state: Core, pile: string, cards: readonly number[]): void {
  change(state, pile, (one) => (cards.includes(one.card) ? undefined : { ...one, at: [] }))
}

/** A seat drew the card at this place into its hand: it knows it now, the others know who has whatever lay there. */
export function drew(state: Core, pile: string, seat: Seat, place: number, card: number): void {
  change(state, pile, (one, owner) => {
    if (!one.at.includes(place)) return one
    const at = one.at.filter((other) => other !== place)
    if (owner === seat) return one.card === card ? undefined : { ...one, at }
    return { ...one, at, held: [...(one.held ?? []), seat] }
  })
}

/**
 * `count` cards, those from place `from` up to the top, were taken up; `under` of them went under the pile, the others back on top. Who knew
 * one of them knows only that it is among them. The cards that stayed lie `under` places higher now.
 */
export function relaid(state: Core, pile: string, from: number, count: number, under: number): void {
  const back = [...span(0, under), ...span(from + under, from + count)]
  change(state, pile, (one) => {
    const isTaken = one.at.some((place) => place >= from && place < from + count)
    const below = one.at.flatMap((place) => (place < from ? [place + under] : []))
    return { ...one, at: isTaken ? [...new Set([...below, ...back])] : below }
  })
}

/** Seats laid cards from their hands under a pile of so many: what one of them held may lie there now. */
export function laidUnder(state: Core, pile: string, length: number, count: number, by: readonly Seat[]): void {
  change(state, pile, (one) => {
    const above = one.at.flatMap((place) => (place < length ? [place + count] : []))
    const maybe = one.held?.some((seat) => by.includes(seat)) === true
    return { ...one, at: maybe ? [...span(0, count), ...above] : above }
  })
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** What everyone remembers of a pile changes; what may lie nowhere any more is forgotten. */
function change(state: Core, pile: string, to: (one: Seen, owner: Seat) => Seen | undefined): void {
  if (state.remembered === undefined) return
  state.remembered = state.remembered.map((seen, owner) =>
    seen.flatMap((one) => {
      const now = one.pile === pile ? to(one, owner) : one
      return now === undefined || (now.at.length === 0 && now.held === undefined) ? [] : [now]
    }),
  )
}

/** What a seat knows of a pile; with undefined, what all know together. */
export const seenIn = (state: Core, seat: Seat | undefined, pile: string): readonly Seen[] =>
  seat === undefined ? seenByAll(state, pile) : (state.remembered?.[seat]?.filter((one) => one.pile === pile) ?? [])

/** A card that several know something of lies where each of them may find it. What somebody may hold he knows himself: it lies in no pile. */
function seenByAll({ remembered = [] }: Core, pile: string): readonly Seen[] {
  const found = new Map<number, Seen>()
  for (const { card, at, pile: of } of remembered.flat()) {
    if (of !== pile) continue
    const other = found.get(card)?.at
    found.set(card, { pile, card, at: other === undefined ? at : at.filter((place) => other.includes(place)) })
  }
  return [...found.values()]
}

/** Does the card lie where it is remembered? What is neither in the pile nor in a hand has come to light. */
export function isTrue({ card, at, held }: Seen, { cards, hands = [] }: Pile): boolean {
  const place = cards.indexOf(card)
  if (place >= 0) return at.includes(place)
  const holder = hands.findIndex((hand) => hand.includes(card))
  return holder < 0 || held?.includes(holder) === true
}

/** What was dealt anew for a seat. */
interface Dealt {
  readonly pile: number[]
  /** What somebody has just taken up from its top. */
  readonly taken?: readonly number[][]
  /** By seat. */
  readonly hands?: readonly number[][]
  /** Whatever else its cards may be in. */
  readonly others?: readonly number[][]
}

/**
 * What is unknown was dealt anew: put the cards that a seat knows back to where they lie, each at one of its places. Where that can't be
 * done for all of them at once, nothing is changed.
 */
export function heed(seen: readonly Seen[], { pile, taken = [], hands = [], others = [] }: Dealt, dice: Dice): boolean {
  if (seen.length === 0) return true
  const slots = [pile, ...taken, ...hands, ...others].flatMap((cards) => cards.map((_, at) => ({ cards, at })))
  const lies = (card: number) => slots.findIndex(({ cards, at }) => cards[at] === card)
  const slotsOf = (piles: readonly number[][]) => slots.flatMap(({ cards }, i) => (piles.includes(cards) ? [i] : []))
  const up = slotsOf(taken)
  const inHand = hands.map((hand) => slotsOf([hand]))
  const hidden = seen.filter(({ card }) => lies(card) >= 0)
  const choices = hidden.map(({ at, held = [] }) => {
    const above = (place: number) => (place < pile.length + up.length ? up : [])
    const places = at.map((place) => (place < pile.length ? [place] : above(place)))
    return dice
      .shuffle([...places, ...held.map((seat) => inHand[seat] ?? [])])
      .flatMap((some) => dice.shuffle([...some]))
  })
  const places = matching(choices)
  if (places === undefined) return false
  places.forEach((place, i) => {
    const [from, to] = [slots[lies(hidden[i]!.card)]!, slots[place]!]
    from.cards[from.at] = to.cards[to.at]!
    to.cards[to.at] = hidden[i]!.card
  })
  return true
}

/** A slot for each, all different: who comes later may send an earlier one to another of its choices. */
function matching(choices: readonly (readonly number[])[]): readonly number[] | undefined {
  const taker = new Map<number, number>()
  const settle = (who: number, tried: Set<number>): boolean =>
    choices[who]!.some((slot) => {
      if (tried.has(slot)) return false
      tried.add(slot)
      const other = taker.get(slot)
      if (other !== undefined && !settle(other, tried)) return false
      taker.set(slot, who)
      return true
    })
  if (!choices.every((_, who) => settle(who, new Set()))) return undefined
  const places: number[] = []
  for (const [slot, who] of taker) places[who] = slot
  return places
}
