import {
  bad,
  compose,
  type Box,
  type Core,
  type Game,
  good,
  isObject,
  type Part,
  type Rule,
  type Seat,
} from '@wanli/kernel'
import type { Table } from '@wanli/kernel'

/**
 * Lanterns, a toy with one of everything: hidden hands, a sealed simultaneous choice of two questions, windows inside
 * windows, dice, secrets, parts that plug in, and a third seat that is an automaton.
 */
export const COLOURS = ['red', 'green', 'blue'] as const
export type Colour = (typeof COLOURS)[number]
export const CARDS = Array.from({ length: 12 }, (_, card) => ({ value: 1 + (card % 4), colour: COLOURS[card % 3]! }))
const PLAYERS = [0, 1] as const
const AUTOMATON = 2

export type ToyOption =
  | { readonly kind: 'card'; readonly key: string; readonly card: number }
  | { readonly kind: 'light'; readonly key: string; readonly colour: Colour }
  | { readonly kind: 'say'; readonly key: string }

export interface ToyState extends Core {
  round: number
  deck: number[]
  hands: number[][]
  pile: number[]
  /** Who has peeked at a card, as a mask by card. */
  seen: number[]
  shields: number[]
  points: number[]
  lit: Colour[][]
}
export interface ToySetup {
  festival?: boolean
  hurry?: boolean
}
export interface Toy {
  setup: ToySetup
  box: Box<Toy>
  state: ToyState
  option: ToyOption
  prompt: 'bid' | 'stance' | 'block' | 'counter' | 'peek' | 'light' | 'act' | 'rest'
  event:
    | { kind: 'drew' | 'blocked' | 'countered' | 'peeked'; seat: Seat }
    | { kind: 'shown'; seat: Seat; card: number; bold: boolean }
    | { kind: 'scored'; seat: Seat; points: number }
    | { kind: 'lit'; seat: Seat; colour: Colour }
    | { kind: 'rolled'; seat: Seat; die: number }
  view: object
  windows: { score: { seat: Seat; points: number; prevented?: boolean }; block: { seat: Seat; prevented?: boolean } }
  values: { points: { value: number; about: { seat: Seat; card: number } } }
  steps: ToySteps & Readonly<Record<TestStep, object>>
}
interface ToySteps {
  round: { number: number }
  draw: { seat: Seat }
  bid: object
  act: { seat: Seat }
  rest: { seat: Seat }
  automaton: object
}
/** Steps that single tests plug in. */
type TestStep =
  | 'both'
  | 'circle'
  | 'clear'
  | 'early'
  | 'fragile'
  | 'late'
  | 'look'
  | 'lost'
  | 'loud'
  | 'nap'
  | 'nosy'
  | 'nowhere'
  | 'odd'
  | 'one'
  | 'quiet'
  | 'shoot'
  | 'show'
  | 'talk'
  | 'void'
  | 'vote'
  | 'weigh'
export type ToyTable = Table<Toy>

export const say = (key: string): ToyOption => ({ kind: 'say', key })
export const cardOption = (card: number) => ({ kind: 'card', key: `card ${card}`, card }) as const
const LIGHTS = COLOURS.map((colour) => ({ kind: 'light', key: `light ${colour}`, colour }) as const)

function round(g: ToyTable, { number }: { number: number }): void {
  g.state.round = number
  if (number > 3) g.state.over = true
  const each = PLAYERS.map((seat) => ({ step: 'draw' as const, seat }))
  const turns = PLAYERS.flatMap((seat) => [
    { step: 'act' as const, seat },
    { step: 'rest' as const, seat },
  ])
  g.next(...each, { step: 'bid' }, ...turns, { step: 'automaton' }, { step: 'round', number: number + 1 })
}

function draw(g: ToyTable, { seat }: { seat: Seat }): void {
  const card = g.state.deck.pop()!
  g.state.hands[seat]!.push(card)
  g.say?.({ kind: 'drew', seat }, { to: [seat], is: { card } })
}

/** TOY-1 both bid a card and a stance in secret; TOY-2 the rival may block; TOY-3 the blocked may counter. */
function* bid(g: ToyTable): Rule {
  const bids = yield* g.together(PLAYERS, function* (seat) {
    const { card } = yield* g.ask(seat, 'bid', g.state.hands[seat]!.map(cardOption), {
      held: g.state.hands[seat]!.length,
    })
    const stance = yield* g.ask(seat, 'stance', [say('bold'), say('shy')])
    return { seat, card, bold: stance.key === 'bold' }
  })
  for (const { seat, card, bold } of bids) {
    g.state.hands[seat] = g.state.hands[seat]!.filter((held) => held !== card)
    g.state.pile.push(card)
    g.say?.({ kind: 'shown', seat, card, bold })
  }
  for (const { seat, card, bold } of bids) {
    const points = g.value('points', CARDS[card]!.value, { seat, card }) * (bold ? 2 : 1)
    yield* g.raise('score', { seat, points }, () => {
      g.state.points[seat]! += points
      g.say?.({ kind: 'scored', seat, points })
    })
  }
}

function* block(g: ToyTable, event: Toy['windows']['score']): Rule {
  const rival = 1 - event.seat
  if (g.state.shields[rival] === 0) return
  if ((yield* g.ask(rival, 'block', [say('block'), say('let')])).key === 'let') return
  g.state.shields[rival]!--
  event.prevented = yield* g.raise('block', { seat: rival }, () => g.say?.({ kind: 'blocked', seat: rival }))
}

function* counter(g: ToyTable, event: Toy['windows']['block']): Rule {
  const seat = 1 - event.seat
  if (g.state.shields[seat] === 0) return
  if ((yield* g.ask(seat, 'counter', [say('counter'), say('let')])).key === 'let') return
  g.state.shields[seat]!--
  event.prevented = true
  g.say?.({ kind: 'countered', seat })
}

/** TOY-4 who has scored may look at the top card. */
function* peek(g: ToyTable, { seat }: Toy['windows']['score']): Rule {
  if ((yield* g.ask(seat, 'peek', [say('peek'), say('no peek')])).key === 'no peek') return
  g.state.seen[g.state.deck.at(-1)!]! |= 1 << seat
  g.say?.({ kind: 'peeked', seat })
}

/** TOY-5 light a colour of a card you hold; TOY-6 each once; TOY-7 then gamble or wait. */
function* act(g: ToyTable, { seat }: { seat: Seat }): Rule {
  const lit = g.state.lit[seat]!
  const held = g.state.hands[seat]!.map((card) => CARDS[card]!.colour)
  const refuse = ({ colour }: { colour: Colour }) =>
    lit.includes(colour) ? 'TOY-6' : held.includes(colour) ? undefined : 'TOY-5'
  const light = yield* g.ask(seat, 'light', [...g.legal(LIGHTS, refuse), say('dark')])
  if (light.kind === 'light') {
    lit.push(light.colour)
    g.say?.({ kind: 'lit', seat, colour: light.colour })
  }
  if ((yield* g.ask(seat, 'act', [say('gamble'), say('wait')])).key === 'wait') return
  const die = g.chance.below('die', 6)
  g.state.points[seat]! += die
  g.say?.({ kind: 'rolled', seat, die })
}

function* rest(g: ToyTable, { seat }: { seat: Seat }): Rule {
  yield* g.confirm(seat, 'rest', [say('rest')])
}

function automaton(g: ToyTable): void {
  g.state.points[AUTOMATON]! += 1 + g.chance.below('automaton', 2)
}

export const base: Part<Toy> = {
  name: 'base',
  steps: { round, draw, bid, act, rest, automaton },
  on: [
    { to: 'score', when: 'has', do: peek },
    { to: 'score', when: 'would', do: block },
    { to: 'block', when: 'would', do: counter },
  ],
}
/** Red lanterns count one more. */
export const festival: Part<Toy> = {
  name: 'festival',
  modify: { points: (value, { card }) => value + (CARDS[card]!.colour === 'red' ? 1 : 0) },
}
/** The game is over after the second round; the automaton is given a point for it. */
export const hurry: Part<Toy> = {
  name: 'hurry',
  instead: {
    round: (earlier) => (g, step) => {
      if (step.number <= 2) return earlier(g, step)
      g.state.points[AUTOMATON]!++
      g.state.over = true
    },
  },
}

const core = (): Core => ({ agenda: [{ step: 'round', number: 1 }], over: false, chance: {} })
const fresh = () => ({ seen: CARDS.map(() => 0), shields: [1, 1, 0], points: [0, 0, 0], lit: [[], [], []], pile: [] })

/** The toy, with more parts than its own: tests sabotage it with them. */
export const toyWith = (...parts: Part<Toy>[]): Game<Toy> => ({
  id: 'toy',
  version: '3',
  checkSetup: (input) => {
    if (!isObject(input)) return bad('bad-setup', { problem: 'must be an object' })
    const wrong = Object.keys(input).find(
      (key) => !['festival', 'hurry'].includes(key) || typeof input[key] !== 'boolean',
    )
    return wrong === undefined ? good(input) : bad('bad-setup', { where: wrong })
  },
  open: (setup) => {
    const chosen = [base, ...(setup.festival === true ? [festival] : []), ...(setup.hurry === true ? [hurry] : [])]
    return { setup, seats: 3, rules: compose([...chosen, ...parts]) }
  },
  start: (_box, chance) => {
    const deck = chance.shuffle(
      'deck',
      CARDS.map((_, card) => card),
    )
    const hands = [deck.splice(0, 2), deck.splice(0, 2), []]
    return { ...core(), round: 0, deck, hands, ...fresh() }
  },
  copy: (s) => ({
    ...s,
    agenda: s.agenda.slice(),
    chance: { ...s.chance },
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    pile: s.pile.slice(),
    seen: s.seen.slice(),
    shields: s.shields.slice(),
    points: s.points.slice(),
    lit: s.lit.map((colours) => colours.slice()),
  }),
  view: (s, seat) => ({
    round: s.round,
    deck: s.deck.map((card) => seen(s, card, seat)),
    hands: s.hands.map((hand, holder) => hand.map((card) => (holder === seat ? card : seen(s, card, seat)))),
    pile: s.pile.slice(),
    shields: s.shields.slice(),
    points: s.points.slice(),
    lit: s.lit.map((colours) => colours.slice()),
  }),
  known: (s) => {
    const masks = s.seen.slice()
    for (const card of s.pile) masks[card] = 7
    for (const [seat, hand] of s.hands.entries()) for (const card of hand) masks[card]! |= 1 << seat
    return masks
  },
  guess: (s, seat, dice) => {
    const hands = seat === undefined ? [] : s.hands.filter((_, holder) => holder !== seat)
    const places = [s.deck, ...hands]
    const hidden = (card: number) => (seat === undefined ? s.seen[card] === 0 : seen(s, card, seat) === null)
    const drawn = dice.shuffle(places.flatMap((cards) => cards.filter(hidden)).sort((a, b) => a - b))
    for (const cards of places) for (const [i, card] of cards.entries()) if (hidden(card)) cards[i] = drawn.pop()!
  },
  seatNames: () => ['ann', 'bob', 'lamp'],
  writePosition: ({ round, deck, hands, pile, seen, shields, points, lit }, _box, full) => ({
    round,
    deck,
    hands,
    ...(full || pile.length > 0 ? { pile } : {}),
    seen,
    shields,
    points,
    lit,
  }),
  readPosition: (p) =>
    isObject(p) && Array.isArray(p['deck']) && Array.isArray(p['hands'])
      ? good(toyWith().copy({ ...core(), round: 0, ...fresh(), ...p } as unknown as ToyState))
      : bad('bad-position', { where: 'table', problem: 'needs deck and hands' }),
  invariants: ({ deck, hands, pile }) =>
    new Set([...deck, ...hands.flat(), ...pile]).size === 12 && deck.length + hands.flat().length + pile.length === 12
      ? []
      : ['TOY-0 there are 12 cards'],
  scores: (s) => s.points.slice(),
  winners: (s) => PLAYERS.filter((seat) => s.points[seat] === Math.max(...s.points.slice(0, 2))),
})

const seen = (s: ToyState, card: number, seat: Seat | undefined): number | null =>
  seat !== undefined && (s.seen[card]! & (1 << seat)) !== 0 ? card : null

export const toy: Game<Toy> = toyWith()
