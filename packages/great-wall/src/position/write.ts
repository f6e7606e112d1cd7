import type { JsonObject } from '@wanli/kernel'
import { type Automaton, automatonAt } from '../automata.ts'
import { defenseOf, powerOf } from '../battle/sums.ts'
import { reading } from '../reading.ts'
import {
  type Horde,
  isMarker,
  isSoldier,
  markerKind,
  NONE,
  otherSpots,
  ownerOf,
  type Player,
  RESOURCES,
  SECTION_NAMES,
  type SectionId,
  slot,
  type State,
  typeOf,
  VACANT,
} from '../state.ts'
import type { GwBox, Seat } from '../terms.ts'

type Part = [name: string, value: unknown, standard?: boolean]

/** The table in words, as docs/positions.md describes it. `full` lists the defaults, all supplies and the strengths too. */
export function writePosition(s: State, box: GwBox, full: boolean): JsonObject {
  const clan = (seat: Seat) => box.clans[seat]!
  const ids = (cards: readonly number[], of: readonly { readonly id: string }[]) => cards.map((card) => of[card]!.id)
  const command = ({ seat, card }: { seat: Seat; card: number }) => ({ by: clan(seat), card: box.commands[card]!.key })
  const { activation, peek } = s
  const parts: Part[] = [
    ['year', s.year],
    ['season', s.season],
    ['over', s.over, !s.over],
    ['lost', s.lost ?? null, s.lost === undefined],
    ['turn', s.active === NONE ? null : clan(s.active), s.active === NONE],
    ['time', s.time + 1],
    ['tea', s.tea.map(clan)],
    ['sections', named(SECTION_NAMES, (_, i) => writeSection(s, i as SectionId, box, full), full)],
    [
      'clerks',
      named(
        box.locations.map(({ id }) => id),
        (_, location) => named(box.clans, (_clan, seat) => s.clerks[location * s.players.length + seat]!, full),
        full,
      ),
    ],
    ['players', named(box.clans, (_, seat) => writePlayer(s.players[seat]!, seat, box, full), true)],
    [
      'track',
      Object.fromEntries(s.track.flatMap((card, i) => (card === null ? [] : [[String(i + 1), command(card)]]))),
    ],
    ['revealed', s.revealed.map(command)],
    ['hordeDeck', ids(s.hordeDeck, box.hordes).reverse(), false],
    ['hordeDiscard', ids(s.hordeDiscard, box.hordes)],
    ...(box.hordesOut === null ? [] : [['hordesOut', ids(s.hordesOut, box.hordes), false] satisfies Part]),
    ['tacticDeck', ids(s.tacticDeck, box.tactics).reverse(), false],
    ['tacticDiscard', ids(s.tacticDiscard, box.tactics)],
    ['tacticsInPlay', ids(s.tacticsInPlay, box.tactics)],
    ['advisorDeck', ids(s.advisorDeck, box.advisors).reverse(), false],
    ['advisorDisplay', s.advisorDisplay.map((card) => (card === NONE ? null : box.advisors[card]!.id)), false],
    ['advisorDiscard', ids(s.advisorDiscard, box.advisors)],
    ['artifacts', ids(s.artifacts, box.artifacts), box.artifacts.length === 0],
    ['holders', heldBy(s, box)],
    ['outposts', outpostsOf(s, box, full)],
    ['shamePool', s.shamePool, false],
    ['shameRemoved', s.shameRemoved],
    ['warehouse', named(RESOURCES.slice(0, 3), (_, i) => s.warehouse[i]!, full)],
    [
      'activation',
      activation === null
        ? null
        : {
            location: box.locations[activation.location]!.id,
            advanced: activation.advanced,
            order: activation.order.map(clan),
            extra: named(box.clans, (_, seat) => activation.extra[seat]!, false),
            gathered: activation.gathered.map(clan),
          },
      activation === null,
    ],
    ['resolving', s.resolving],
    ['peek', peek === null ? null : writePeek(peek, box), peek === null],
    ['extras', Object.fromEntries(box.extras.map((x) => [x.name, x.write(s.extras[x.name] as never, box, s)]))],
  ]
  if (full) parts.push(['winner', s.over ? (box.winners(s, box).map(clan)[0] ?? null) : null])
  return pack(parts, full)
}

/** Public cards that someone holds (GW-HOOK-13). */
const heldBy = (s: State, box: GwBox): JsonObject =>
  Object.fromEntries(
    s.holders.flatMap((seat, card) => (seat === NONE ? [] : [[box.publicCards[card]!.id, box.clans[seat]!]])),
  )

/** Spots that are covered on cards and boards beside the sections (GW-HOOK-04). */
const outpostsOf = (s: State, box: GwBox, full: boolean): JsonObject =>
  Object.fromEntries(
    s.outposts.flatMap(({ card, spots }) => {
      const covered = coveredSpots(spots, box)
      return Object.keys(covered).length === 0 && !full ? [] : [[box.outposts[card]!.id, covered]]
    }),
  )

function writePeek(peek: NonNullable<State['peek']>, box: GwBox) {
  const deck = box.decks[peek.deck]!.cards
  const ids = (cards: readonly number[]) => cards.map((card) => deck[card]!.id)
  return {
    by: box.clans[peek.seat],
    deck: peek.deck,
    cards: ids(peek.cards),
    top: ids(peek.top),
    under: ids(peek.under),
  }
}

function writeSection(s: State, section: SectionId, box: GwBox, full: boolean): JsonObject {
  const { wall, barricades, bonus, hordes, firing, rest, usable } = s.sections[section]!
  const figures = (counts: readonly number[]) =>
    named(box.clans, (_, seat) => byUnit(box, seat, (type) => counts[slot(seat, type)]!, full), full)
  const parts: Part[] = [
    ['wall', wall],
    ['barricades', barricades],
    ['bonus', bonus],
    ['hordes', hordes.map((horde) => writeHorde(horde, box, full))],
    ['firing', figures(firing)],
    ['rest', figures(rest)],
  ]
  if (full) {
    const g = reading(s, box)
    parts.push(['usable', usable], ['defense', defenseOf(g, section)], ['power', powerOf(g, section)])
  }
  return pack(parts, full)
}

function writeHorde({ card, spots, stays }: Horde, box: GwBox, full: boolean): unknown {
  const { id } = box.hordes[card]!
  const covered = coveredSpots(spots, box)
  if (Object.keys(covered).length === 0 && stays === undefined && !full) return id
  return { card: id, spots: covered, ...(stays === undefined ? {} : { row: stays + 1 }) }
}

const coveredSpots = (spots: readonly number[], box: GwBox): JsonObject =>
  Object.fromEntries(
    spots.flatMap((code, i) => (code === VACANT ? [] : [[String(i + 1), writeSpot(code, i, box)]])),
  ) as JsonObject

function writeSpot(code: number, spot: number, box: GwBox): unknown {
  if (isMarker(code)) return { by: box.clans[ownerOf(code)], marker: box.markers[markerKind(code)] }
  if (!isSoldier(code)) return 'wound'
  const others = otherSpots(code, spot).map((other) => other + 1)
  return {
    by: box.clans[ownerOf(code)],
    unit: box.soldiers[typeOf(code)]!.id,
    ...(others.length === 0 ? {} : { with: others.length === 1 ? others[0] : others }),
  }
}

function writePlayer(player: Player, seat: Seat, box: GwBox, full: boolean): JsonObject {
  const automaton = automatonAt({ box }, seat)
  const advisor = (card: number) => box.advisors[card]!.id
  const choosing = player.dealt.length > 0
  const parts: Part[] = [
    ['honor', player.honor],
    ['honorFrom', named(box.honorSources, (_, i) => player.honorFrom[i]!, full)],
    ['resources', named(RESOURCES, (_, i) => player.resources[i]!, full)],
    ['commands', orderedCommands(player, automaton).map((card) => box.commands[card]!.key), false],
    ['discarded', player.discarded.map((card) => box.commands[card]!.key)],
    ['tactics', player.tactics.map((card) => box.tactics[card]!.id)],
    ['clerkSupply', player.clerkSupply, automaton !== undefined],
    ['waiting', player.clerkPool, automaton?.settled !== true || player.clerkPool === 0],
    ['shamed', byUnit(box, seat, (type) => player.shamed[type]!, full)],
    [
      'overseers',
      Object.fromEntries(
        player.overseers.flatMap((level, i) =>
          level === 0 ? [] : [[box.locations[i]!.id, { level, unit: box.soldiers[player.overseerTypes[i]!]!.id }]],
        ),
      ),
    ],
    ['general', player.general === NONE ? null : box.generals[player.general]!.id, automaton !== undefined],
    ['active', choosing ? [] : player.active.map(advisor)],
    ['supporting', player.supporting.map(advisor)],
    [
      'secretSupport',
      player.secretSupport === NONE ? null : advisor(player.secretSupport),
      player.secretSupport === NONE,
    ],
    ['claimed', player.claimed.map((card, i) => ({ card: box.hordes[card]!.id, shame: player.claimedShame[i]! }))],
    [
      'sacrificed',
      {
        ...byUnit(box, seat, (type) => player.sacrificed[type]!, full),
        ...named(['clerk'], () => player.sacrificedClerks, full),
      },
    ],
    ['usedTurn', player.usedTurn],
    ['usedYear', player.usedYear],
    ['usedGame', player.usedGame],
    [
      'dealt',
      choosing
        ? { generals: player.dealt.map((card) => box.generals[card]!.id), advisors: player.active.map(advisor) }
        : null,
      !choosing,
    ],
  ]
  if (full) parts.push(['clerkPool', player.clerkPool], ['free', byUnit(box, seat, (type) => player.free[type]!, true)])
  return pack(parts, full)
}

/** An automaton's cards are a deck: the first on top. */
const orderedCommands = ({ commands }: Player, automaton: Automaton | undefined): readonly number[] =>
  automaton === undefined ? commands : commands.toReversed()

/** One entry for each type of Soldier but those of other Clans. */
const byUnit = (box: GwBox, seat: Seat, count: (type: number) => number, full: boolean): JsonObject =>
  pack(
    box.soldiers.flatMap(({ id, clan }, type): Part[] =>
      clan === undefined || clan === box.clans[seat] ? [[id, count(type)]] : [],
    ),
    full,
  )

/** One entry per key; what is nothing (0, an empty list or record) is left out unless `full`. */
const named = (keys: readonly string[], value: (key: string, index: number) => unknown, full: boolean): JsonObject =>
  pack(
    keys.map((key, i): Part => [key, value(key, i)]),
    full,
  )

const pack = (parts: readonly Part[], full: boolean): JsonObject =>
  Object.fromEntries(
    parts
      .filter(([, value, standard]) => full || !(standard ?? isNothing(value)))
      .map(([name, value]) => [name, value]),
  ) as JsonObject

const isNothing = (value: unknown): boolean =>
  value === 0 || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
