import { type Dice, heed, type Pile, type Seat, seenIn } from '@wanli/kernel'
import { automatonAt } from './automata.ts'
import { NONE, type Peek, type State } from './state.ts'
import type { GwBox } from './terms.ts'

/**
 * Who knows what, as a bit mask for every hidden thing in a fixed order: Horde, Tactic, Advisor and General cards, then each
 * player's Command cards (15.4). Resources are known by their gains and payments, which are made openly.
 */
export function known(s: State, box: GwBox): readonly number[] {
  // Automata look at nothing: what all humans know is known to all.
  const all = (1 << box.setup.seats) - 1
  const hordes = Array<number>(box.hordes.length).fill(all)
  const tactics = Array<number>(box.tactics.length).fill(all)
  const advisors = Array<number>(box.advisors.length).fill(all)
  const generals = Array<number>(box.generals.length).fill(0)
  // GW-INFO-09: a single card of an automaton is open; of several the order, and so the next one, is known to none.
  const knows = (seat: Seat) => {
    const automaton = automatonAt({ box }, seat)
    if (automaton === undefined) return 1 << seat
    return automaton.commands.length === 1 ? all : 0
  }
  const commands = s.players.flatMap((player, seat) =>
    box.commands.map((_, card) => (player.commands.includes(card) ? knows(seat) : all)),
  )
  for (const card of s.hordeDeck) hordes[card] = 0
  for (const card of s.tacticDeck) tactics[card] = 0
  for (const card of s.advisorDeck) advisors[card] = 0
  s.players.forEach((player, seat) => {
    for (const card of player.tactics) tactics[card] = 1 << seat
    for (const card of player.dealt) generals[card] = 1 << seat
    if (player.general === NONE) for (const card of player.active) advisors[card] = 1 << seat
    else generals[player.general] = all
    if (player.secretSupport !== NONE) advisors[player.secretSupport] = 1 << seat
  })
  const masks = s.peek === null ? undefined : { horde: hordes, tactic: tactics, advisor: advisors }[s.peek.deck]
  // Who looks into a deck of a mode or an expansion is told by its Extra.
  if (s.peek !== null && masks !== undefined) {
    for (const card of [...s.peek.cards, ...s.peek.top, ...s.peek.under]) masks[card] = 1 << s.peek.seat
  }
  const extras = box.extras.flatMap((extra) => extra.hidden(s.extras[extra.name] as never, box, s))
  return [...hordes, ...tactics, ...advisors, ...generals, ...commands, ...extras]
}

/**
 * Deal anew what a seat can't know, or what nobody does. The back of the top Horde card is public (GW-INFO-05), so its indicator stays. Resources
 * stay too: they are behind Screens, but all gains and payments are made openly (GW-INFO-07), so who listens knows them.
 */
export function guess(s: State, seat: Seat | undefined, dice: Dice, box: GwBox): void {
  // What a player holds he knows himself.
  const others = seat === undefined ? [] : s.players.filter((_, owner) => owner !== seat && owner < box.setup.seats)
  guessHordes(s, seat, dice, box)
  for (const player of s.players.slice(box.setup.seats)) dice.redeal(player.commands)
  for (const extra of box.extras)
    extra.guess(s.extras[extra.name] as never, dice, (deck) => peekedByOthers(s, seat, deck))
  const hands = s.players.map((player) => (others.includes(player) ? player.tactics : []))
  const taken = peekedByOthers(s, seat, 'tactic')
  dice.redeal(s.tacticDeck, ...taken, ...hands)
  heed(seenIn(s, seat, 'tactic'), { pile: s.tacticDeck, taken, hands }, dice)
  guessAdvisors(s, seat, others, dice)
  for (const deck of Object.keys(box.decks)) {
    if (OWN_WAY.has(deck)) continue
    heed(seenIn(s, seat, deck), { pile: box.decks[deck]!.pile(s), taken: peekedByOthers(s, seat, deck) }, dice)
  }
  guessGenerals(s, others, dice, box)
}

/** Decks whose guess heeds itself what was seen of them. */
const OWN_WAY: ReadonlySet<string> = new Set(['horde', 'tactic', 'advisor'])

/** The decks, for what a seat remembers of them; only Tactic cards go into hands. */
export const piles = (s: State, box: GwBox): Readonly<Record<string, Pile>> =>
  Object.fromEntries(
    Object.entries(box.decks).map(([deck, { cards, pile }]) => {
      const hands = deck === 'tactic' ? { hands: s.players.map(({ tactics }) => tactics) } : {}
      return [deck, { names: cards.map(({ id }) => id), cards: pile(s), ...hands }]
    }),
  )

/** What another player is looking at is as unknown as the deck it comes from. */
function peekedByOthers({ peek }: State, seat: Seat | undefined, deck: Peek['deck']): readonly number[][] {
  return peek === null || seat === undefined || peek.seat === seat || peek.deck !== deck
    ? []
    : [peek.cards, peek.top, peek.under]
}

function guessHordes(s: State, seat: Seat | undefined, dice: Dice, box: GwBox): void {
  const { hordeDeck } = s
  const taken = peekedByOthers(s, seat, 'horde')
  const last = hordeDeck.length - 1
  const back = box.hordes[hordeDeck[last]!]?.indicator
  dice.redeal(hordeDeck, ...taken)
  const seen = seenIn(s, seat, 'horde')
  const likeTop = [hordeDeck, ...taken].flat().filter((card) => box.hordes[card]!.indicator === back)
  if (likeTop.length === 0) return void heed(seen, { pile: hordeDeck, taken }, dice)
  const first = dice.below(likeTop.length)
  // Most seats have seen none of them: then the one on top only changes places.
  if (seen.length === 0 && taken.length === 0) {
    hordeDeck[hordeDeck.indexOf(likeTop[first]!)] = hordeDeck[last]!
    hordeDeck[last] = likeTop[first]!
    return
  }
  for (let i = 0; i < likeTop.length; i++) {
    const top = likeTop[(first + i) % likeTop.length]!
    // No other is on top then; not every choice leaves all the cards that the seat knows a place.
    const known = seen.find(({ card }) => card === top)
    if (known?.at.includes(last) === false) continue
    const others = seen.flatMap((one) => (one === known ? [] : [{ ...one, at: one.at.filter((at) => at !== last) }]))
    if (heed([{ pile: 'horde', card: top, at: [last] }, ...others], { pile: hordeDeck, taken }, dice)) return
  }
}

/** Advisors dealt in the set-up, and fronts that were never public. */
function guessAdvisors(
  s: State,
  seat: Seat | undefined,
  others: readonly State['players'][number][],
  dice: Dice,
): void {
  const secrets = others.map((player) => {
    if (player.general === NONE) return player.active
    return player.secretSupport === NONE ? [] : [player.secretSupport]
  })
  const before = secrets.map((cards) => cards.slice())
  const taken = peekedByOthers(s, seat, 'advisor')
  dice.redeal(s.advisorDeck, ...taken, ...secrets)
  heed(seenIn(s, seat, 'advisor'), { pile: s.advisorDeck, taken, others: secrets }, dice)
  others.forEach((player, i) => {
    if (player.general === NONE || before[i]!.length === 0) return
    player.supporting = player.supporting.map((card) => (card === before[i]![0] ? secrets[i]![0]! : card))
    player.secretSupport = secrets[i]![0]!
  })
}

/** While Generals are being chosen: those dealt to others, and those left in the box. */
function guessGenerals(s: State, others: readonly State['players'][number][], dice: Dice, box: GwBox): void {
  const dealt = new Set(s.players.flatMap((player) => player.dealt))
  if (dealt.size === 0) return
  const rest = box.generals.map((_, card) => card).filter((card) => !dealt.has(card))
  dice.redeal(rest, ...others.map((player) => player.dealt))
}
