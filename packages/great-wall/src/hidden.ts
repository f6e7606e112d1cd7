import { type Dice, heed, type Seat, seenIn } from '@wanli/kernel'
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
 * Deal anew what a seat can't know. The back of the top Horde card is public (GW-INFO-05), so its indicator stays. Resources
 * stay too: they are behind Screens, but all gains and payments are made openly (GW-INFO-07), so who listens knows them.
 */
export function guess(s: State, seat: Seat, dice: Dice, box: GwBox): void {
  const others = s.players.filter((_, owner) => owner !== seat && owner < box.setup.seats)
  guessHordes(s, seat, dice, box)
  for (const player of s.players.slice(box.setup.seats)) dice.redeal(player.commands)
  for (const extra of box.extras)
    extra.guess(s.extras[extra.name] as never, dice, (deck) => peekedByOthers(s, seat, deck))
  const tactics = [...peekedByOthers(s, seat, 'tactic'), ...others.map((player) => player.tactics)]
  dice.redeal(s.tacticDeck, ...tactics)
  heedSeen(s, seat, 'tactic', tactics, dice, box)
  guessAdvisors(s, seat, others, dice, box)
  for (const deck of Object.keys(box.decks))
    if (!OWN_WAY.has(deck)) heedSeen(s, seat, deck, peekedByOthers(s, seat, deck), dice, box)
  guessGenerals(s, others, dice, box)
}

/** Decks whose guess heeds itself what was seen of them. */
const OWN_WAY: ReadonlySet<string> = new Set(['horde', 'tactic', 'advisor'])

/** What this seat has looked at and laid back lies there, until the deck is shuffled (GW-INFO-10). */
function heedSeen(
  s: State,
  seat: Seat,
  deck: string,
  others: readonly number[][],
  dice: Dice,
  box: GwBox,
): ReadonlySet<number> {
  const pile = box.decks[deck]!.pile(s)
  return heed(seenIn(s, seat, deck, pile.length), pile, others, dice)
}

/** What another player is looking at is as unknown as the deck it comes from. */
function peekedByOthers({ peek }: State, seat: Seat, deck: Peek['deck']): readonly number[][] {
  return peek === null || peek.seat === seat || peek.deck !== deck ? [] : [peek.cards, peek.top, peek.under]
}

function guessHordes(s: State, seat: Seat, dice: Dice, box: GwBox): void {
  const { hordeDeck } = s
  const piles = [hordeDeck, ...peekedByOthers(s, seat, 'horde')]
  const last = hordeDeck.length - 1
  const back = box.hordes[hordeDeck[last]!]?.indicator
  dice.redeal(...piles)
  const taken = heedSeen(s, seat, 'horde', piles.slice(1), dice, box)
  if (taken.has(last)) return
  const isFree = (pile: number[], at: number) => pile !== hordeDeck || !taken.has(at)
  const likeTop = piles.flatMap((pile) =>
    pile.flatMap((card, at) => (box.hordes[card]!.indicator === back && isFree(pile, at) ? [{ pile, at }] : [])),
  )
  if (likeTop.length === 0) return
  const { pile, at } = likeTop[dice.below(likeTop.length)]!
  const card = pile[at]!
  pile[at] = hordeDeck[last]!
  hordeDeck[last] = card
}

/** Advisors dealt in the set-up, and fronts that were never public. */
function guessAdvisors(
  s: State,
  seat: Seat,
  others: readonly State['players'][number][],
  dice: Dice,
  box: GwBox,
): void {
  const secrets = others.map((player) => {
    if (player.general === NONE) return player.active
    return player.secretSupport === NONE ? [] : [player.secretSupport]
  })
  const before = secrets.map((cards) => cards.slice())
  const piles = [...peekedByOthers(s, seat, 'advisor'), ...secrets]
  dice.redeal(s.advisorDeck, ...piles)
  heedSeen(s, seat, 'advisor', piles, dice, box)
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
