import { shown } from '@wanli/kernel'
import { NONE, type State } from '../state.ts'
import { type Reading, Wrong } from './reading.ts'

type Cards = readonly { readonly id: string }[]

/** Cards that are nowhere else are in their decks, in the order of their numbers, the first on top. */
export function readDecks(r: Reading): void {
  readPeek(r)
  readHordes(r)
  readTactics(r)
  readAdvisors(r)
  const { state, words, box } = r
  state.artifacts =
    words.artifacts === undefined
      ? box.artifacts.map((_, card) => card).slice(0, box.data.constants.artifactSpots)
      : cardsOf(r, box.artifacts, words.artifacts, 'artifacts')
}

const cardsOf = (r: Reading, of: Cards, names: readonly string[], where: string) =>
  names.map((name) => r.card(of, name, where))

const seenOf = ({ peek }: State, deck: string) =>
  peek?.deck === deck ? [...peek.cards, ...peek.top, ...peek.under] : []

/** All cards but those in use. */
function restOf(of: Cards, used: readonly number[], where: string): number[] {
  const twice = used.find((card, i) => used.indexOf(card) !== i)
  if (twice !== undefined) throw new Wrong(where, 'cardTwice', { card: of[twice]!.id })
  return of.map((_, card) => card).filter((card) => !used.includes(card))
}

function readPeek(r: Reading): void {
  const { state, words, box } = r
  const { peek } = words
  if (peek === undefined) return
  const names = Object.keys(box.decks)
  if (!names.includes(peek.deck)) throw new Wrong('peek', 'noneOf', { name: shown(peek.deck), names: names.join(', ') })
  const of = box.decks[peek.deck]!.cards
  state.peek = {
    seat: r.seat(peek.by, 'peek'),
    deck: peek.deck,
    cards: cardsOf(r, of, peek.cards, 'peek'),
    top: cardsOf(r, of, peek.top, 'peek'),
    under: cardsOf(r, of, peek.under, 'peek'),
  }
}

function readHordes(r: Reading): void {
  const { state, words, box } = r
  state.hordeDiscard = cardsOf(r, box.hordes, words.hordeDiscard, 'hordeDiscard')
  const placed = state.sections.flatMap((section) => section.hordes.map((horde) => horde.card))
  const claimed = state.players.flatMap((player) => player.claimed)
  const rest = restOf(box.hordes, [...placed, ...claimed, ...state.hordeDiscard, ...seenOf(state, 'horde')], 'hordes')
  const deck = words.hordeDeck === undefined ? rest : cardsOf(r, box.hordes, words.hordeDeck, 'hordeDeck')
  state.hordeDeck = deck.reverse()
}

function readTactics(r: Reading): void {
  const { state, words, box } = r
  state.tacticDiscard = cardsOf(r, box.tactics, words.tacticDiscard, 'tacticDiscard')
  state.tacticsInPlay = cardsOf(r, box.tactics, words.tacticsInPlay, 'tacticsInPlay')
  const held = state.players.flatMap((player) => player.tactics)
  const used = [...held, ...state.tacticDiscard, ...state.tacticsInPlay, ...seenOf(state, 'tactic')]
  const rest = restOf(box.tactics, used, 'tactics')
  const deck = words.tacticDeck === undefined ? rest : cardsOf(r, box.tactics, words.tacticDeck, 'tacticDeck')
  state.tacticDeck = deck.reverse()
}

/** The display is filled from the deck, unless the Advisors are yet to be dealt or the deck is told. */
function readAdvisors(r: Reading): void {
  const { state, words, box } = r
  state.advisorDiscard = cardsOf(r, box.advisors, words.advisorDiscard, 'advisorDiscard')
  const display = words.advisorDisplay?.map((name) =>
    name === null ? NONE : r.card(box.advisors, name, 'advisorDisplay'),
  )
  const held = state.players.flatMap((player) => [...player.active, ...player.supporting])
  const shown = (display ?? []).filter((card) => card !== NONE)
  const used = [...held, ...state.advisorDiscard, ...seenOf(state, 'advisor'), ...shown]
  const rest = restOf(box.advisors, used, 'advisors')
  const deck = words.advisorDeck === undefined ? rest : cardsOf(r, box.advisors, words.advisorDeck, 'advisorDeck')
  const slots = box.data.constants.advisorSlots
  const filled = state.players.every((player) => player.dealt.length === 0)
  state.advisorDisplay =
    display ?? (filled && words.advisorDeck === undefined ? deck.splice(0, slots) : Array<number>(slots).fill(NONE))
  state.advisorDeck = deck.reverse()
}
