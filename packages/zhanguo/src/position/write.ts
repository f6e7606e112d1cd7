import type { JsonObject, Seat } from '@wanli/kernel'
import { ASPECTS, BOARDS, CARD_COLOURS, OFFICIAL_COLOURS, REGIONS, SECTIONS } from '../data/types.ts'
import { slotName } from '../options.ts'
import { clockwiseFrom } from '../order.ts'
import { winnerOf } from '../score.ts'
import {
  at,
  type ByRegion,
  bySeat,
  COLOURS,
  NOBODY,
  OFFICIALS,
  type Player,
  SOURCES,
  type State,
  vpOf,
  squareAt,
} from '../state.ts'
import type { ZgBox } from '../terms.ts'

type Part = [name: string, value: unknown, standard: boolean]

/** The table in words, as docs/positions.md describes it. `full` lists the defaults and all supplies too. */
export function writePosition(s: State, box: ZgBox, full: boolean): JsonObject {
  const clan = (seat: Seat) => box.setup.clans[seat]!
  const owner = (seat: Seat) => (seat === NOBODY ? null : clan(seat))
  const seats = clockwiseFrom(0, box.seats)
  const parts: Part[] = [
    ['round', s.round, s.round === 1],
    ['over', s.over, !s.over],
    ['track', s.track.map(clan), same(s.track, seats)],
    ['first', clan(s.first), s.first === s.track[0]],
    ['order', s.order.map(clan), same(s.order, clockwiseFrom(s.first, box.seats))],
    ['column', record(ASPECTS, (_, i) => owner(s.column[i]!), full), s.column.every((seat) => seat === NOBODY)],
    ['pile', s.pile.slice(), s.pile.length === 0],
    ['decks', record(CARD_COLOURS, (_, i) => s.decks[i]!.toReversed(), true), false],
    [
      'bigMarkers',
      record(CARD_COLOURS, (_, i) => owner(s.bigMarkers[i]!), full),
      s.bigMarkers.every((seat) => seat === NOBODY),
    ],
    ['tiles', record(SECTIONS, (_, i) => box.data.wallTiles[s.tiles[i]!]!.id + 'ab'[s.sides[i]!]!, true), false],
    [
      'walls',
      record(SECTIONS, (_, i) => record(['1', '2', '3'], (_rods, j) => owner(s.wallSlots[3 * i + j]!), full), full),
      false,
    ],
    ['governors', record(REGIONS, (region) => governors(s, box, region, full), full), false],
    ['palaces', record(REGIONS, (region) => bySeats(s.palaces, region, box), full), false],
    ['tasks', { upper: s.tasks.slice(0, 3).map((t) => t.id), lower: s.tasks.slice(3).map((t) => t.id) }, false],
    [
      'claims',
      record(
        s.tasks.map((t) => t.id),
        (_, i) => s.tasks[i]!.discs.map(clan),
        full,
      ),
      false,
    ],
    ['boards', s.boards.slice(), s.boards.length === 0],
    [
      'players',
      Object.fromEntries(s.players.map((player, seat) => [clan(seat), writePlayer(player, seat, full)])),
      false,
    ],
  ]
  if (full) {
    parts.push(['supply', record(CARD_COLOURS, (_, i) => s.supply[i]!, true), false])
    parts.push(['deckSizes', record(CARD_COLOURS, (_, i) => s.decks[i]!.length, true), false])
    parts.push(['winner', s.over ? clan(winnerOf(s)) : null, false])
  }
  return pack(parts, full)
}

function writePlayer(player: Player, seat: Seat, full: boolean): JsonObject {
  const parts: Part[] = [
    ['vp', vpOf(player), vpOf(player) === 0],
    ['points', record(SOURCES, (_, i) => player.points[i]!, full), player.points.every((points) => points === 0)],
    ['board', player.board, player.board === BOARDS[seat]],
    ['hand', player.hand.slice(), player.hand.length === 0],
    ['governorsArea', record(REGIONS, (region) => officials(player.governorsArea, region), full), false],
    ['workersArea', record(REGIONS, (region) => officials(player.workersArea, region), full), false],
    ['workers', record(REGIONS, (region) => player.workers[region]!, full), false],
    ['unrest', record(REGIONS, (region) => player.unrest[region]!, full), false],
    ['cards', record(REGIONS, (region) => cards(player, region), full), false],
    ['markers', record(CARD_COLOURS, (_, i) => player.markers[i]!, full), false],
  ]
  if (full) {
    parts.push(['officials', record(OFFICIAL_COLOURS, (_, i) => player.officials[i]!, true), false])
    parts.push(['pieces', { governors: player.governors, palaces: player.palaces, walls: player.walls }, false])
  }
  return pack(parts, full)
}

const officials = (area: ByRegion, region: number): string[] =>
  OFFICIALS.flatMap((o) => Array<string>(area[at(region, o)]!).fill(OFFICIAL_COLOURS[o]))

const cards = (player: Player, region: number): number[] =>
  [0, 1, 2].map((place) => player.cards[at(region, place)]!).filter((card) => card !== 0)

const bySeats = (counts: readonly number[], region: number, box: ZgBox): string[] =>
  box.setup.clans.flatMap((clan, seat) => Array<string>(counts[bySeat(region, seat)]!).fill(clan))

function governors(s: State, box: ZgBox, region: number, full: boolean): JsonObject {
  const squares = box.data.squares[region]!.map((_, i): Part => {
    const seat = s.squares[squareAt(region, i)]!
    return [slotName(i), seat === NOBODY ? null : box.setup.clans[seat]!, seat === NOBODY]
  })
  const open = bySeats(s.open, region, box)
  return pack([...squares, ['open', open, open.length === 0]], full)
}

/** One entry per key; what is nothing (null, 0, an empty list or record) is left out unless `full`. */
function record<K extends string | number>(
  keys: readonly K[],
  value: (key: K, index: number) => unknown,
  full: boolean,
): JsonObject {
  return pack(
    keys.map((key, i): Part => {
      const entry = value(key, i)
      return [String(key), entry, entry === null]
    }),
    full,
  )
}

const pack = (parts: readonly Part[], full: boolean): JsonObject =>
  Object.fromEntries(
    parts
      .filter(([, value, standard]) => full || !(standard || isNothing(value)))
      .map(([name, value]) => [name, value]),
  ) as JsonObject

const isNothing = (value: unknown): boolean =>
  value === 0 || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const same = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i])

/** The colours of a table in which everything is in its place. */
export const allCards = (s: State): number[] => [
  ...s.decks.flat(),
  ...s.pile,
  ...s.players.flatMap((player) => [...player.hand, ...player.cards.filter((card) => card !== 0)]),
]
export const cardRange = COLOURS.map((colour) => Array.from({ length: 40 }, (_, i) => 40 * colour + i + 1))
