import { NONE } from '../state.ts'
import type { GwBox } from '../terms.ts'
import { type TableReader, Wrong } from './table-reader.ts'

type Cards = readonly { readonly id: string }[]

/** Cards that are nowhere else are in their decks, in the order of their numbers, the first on top. */
export function readDecks(r: TableReader): void {
  readHordes(r)
  readTactics(r)
  readAdvisors(r)
  const { state, words, box } = r
  state.artifacts =
    words.artifacts === undefined
      ? box.artifacts.map((_, card) => card).slice(0, box.data.constants.artifactSpots)
      : cardsOf(r, box.artifacts, words.artifacts, 'artifacts')
}

const cardsOf = (r: TableReader, of: Cards, names: readonly string[], where: string) =>
  names.map((name) => r.card(of, name, where))

/** All cards but those in use. */
function restOf(of: Cards, used: readonly number[], where: string): number[] {
  const twice = used.find((card, i) => used.indexOf(card) !== i)
  if (twice !== undefined) throw new Wrong(where, 'cardTwice', { card: of[twice]!.id })
  return of.map((_, card) => card).filter((card) => !used.includes(card))
}

function readHordes(r: TableReader): void {
  const { state, words, box } = r
  state.hordeDiscard = cardsOf(r, box.hordes, words.hordeDiscard, 'hordeDiscard')
  const placed = state.sections.flatMap((section) => section.hordes.map((horde) => horde.card))
  const claimed = state.players.flatMap((player) => player.claimed)
  const used = [...placed, ...claimed, ...state.hordeDiscard]
  const told = words.hordeDeck === undefined ? undefined : cardsOf(r, box.hordes, words.hordeDeck, 'hordeDeck')
  const unused = restOf(box.hordes, [...used, ...(told ?? [])], 'hordes')
  state.hordesOut =
    words.hordesOut === undefined
      ? outOf(box, unused, told === undefined)
      : cardsOf(r, box.hordes, words.hordesOut, 'hordesOut')
  state.hordeDeck = (told ?? unused.filter((card) => !state.hordesOut.includes(card))).reverse()
}

/** XP-SET-02: which are out, if nobody says it: what is in no deck; without a deck the last groups of which nothing is in use. */
function outOf({ hordesOut }: GwBox, unused: readonly number[], hasNoDeck: boolean): number[] {
  if (hordesOut === null) return []
  if (!hasNoDeck) return unused.slice()
  const whole = hordesOut.of.filter((group) => group.every((card) => unused.includes(card)))
  return whole.slice(Math.max(0, whole.length - hordesOut.n)).flat()
}

function readTactics(r: TableReader): void {
  const { state, words, box } = r
  state.tacticDiscard = cardsOf(r, box.tactics, words.tacticDiscard, 'tacticDiscard')
  const held = state.players.flatMap((player) => player.tactics)
  const used = [...held, ...state.tacticDiscard]
  const rest = restOf(box.tactics, used, 'tactics')
  const deck = words.tacticDeck === undefined ? rest : cardsOf(r, box.tactics, words.tacticDeck, 'tacticDeck')
  state.tacticDeck = deck.reverse()
}

/** The display is filled from the deck, unless the Advisors are yet to be dealt or the deck is told. */
function readAdvisors(r: TableReader): void {
  const { state, words, box } = r
  state.advisorDiscard = cardsOf(r, box.advisors, words.advisorDiscard, 'advisorDiscard')
  const display = words.advisorDisplay?.map((name) =>
    name === null ? NONE : r.card(box.advisors, name, 'advisorDisplay'),
  )
  const held = state.players.flatMap((player) => [...player.active, ...player.supporting])
  const shown = (display ?? []).filter((card) => card !== NONE)
  const used = [...held, ...state.advisorDiscard, ...shown]
  const rest = restOf(box.advisors, used, 'advisors')
  const deck = words.advisorDeck === undefined ? rest : cardsOf(r, box.advisors, words.advisorDeck, 'advisorDeck')
  const slots = box.data.constants.advisorSlots
  const filled = state.players.every((player) => player.dealt.length === 0)
  state.advisorDisplay =
    display ?? (filled && words.advisorDeck === undefined ? deck.splice(0, slots) : Array<number>(slots).fill(NONE))
  state.advisorDeck = deck.reverse()
}
