import type { Seat } from '@wanli/kernel'
import {
  type Board,
  CARD_COLOURS,
  type CardColour,
  OFFICIAL_COLOURS,
  type OfficialColour,
  REGIONS,
  type Region,
  SECTIONS,
  type Section,
} from './data/types.ts'
import { orderOfRound } from './order.ts'
import { at, bySeat, colourOf, NOBODY, type Player, SOURCES, type Source, type State, vpOf } from './state.ts'
import type { Clan, ZgBox } from './terms.ts'

export interface RegionView {
  readonly region: Region
  readonly governorsArea: Readonly<Record<OfficialColour, number>>
  readonly workersArea: Readonly<Record<OfficialColour, number>>
  readonly workers: number
  readonly unrest: number
  readonly cap: number
  readonly noPalace: number
  readonly cards: readonly number[]
}

export interface PlayerView {
  readonly seat: Seat
  readonly clan: Clan
  readonly board: Board | null
  readonly vp: number
  readonly points: Readonly<Record<Source, number>>
  /** Own cards by number; of the others' the backs show only the colour (ZG-INFO-01). */
  readonly hand: readonly number[] | undefined
  readonly handColours: readonly CardColour[]
  readonly officials: Readonly<Record<OfficialColour, number>>
  readonly regions: readonly RegionView[]
  readonly markers: Readonly<Record<CardColour, number>>
  readonly governors: number
  readonly palaces: number
  readonly walls: number
  readonly taskDiscs: number
}

/** What lies on the gameboard in one region. */
export interface BoardRegionView {
  readonly region: Region
  /** Owner of each bonus square, null = empty. */
  readonly squares: readonly (Seat | null)[]
  /** Governors in the open area and palaces, by seat. */
  readonly open: readonly number[]
  readonly palaces: readonly number[]
}

export interface SectionView {
  readonly section: Section
  readonly tile: string
  readonly side: 'a' | 'b'
  /** Owner of the slot of 1, 2 and 3 rods. */
  readonly slots: readonly (Seat | null)[]
}

export interface TaskView {
  readonly id: string
  readonly section: 'upper' | 'lower'
  readonly discs: readonly Seat[]
}

/** ZG-INFO-01, -02: everything but the numbers in other hands and the order of the decks. */
export interface View {
  readonly seat: Seat | null
  readonly round: number
  readonly over: boolean
  readonly first: Seat
  readonly order: readonly Seat[]
  readonly players: readonly PlayerView[]
  readonly decks: readonly number[]
  readonly pile: readonly number[]
  readonly supply: Readonly<Record<CardColour, number>>
  readonly bigMarkers: Readonly<Record<CardColour, Seat | null>>
  readonly track: readonly Seat[]
  readonly column: readonly (Seat | null)[]
  readonly regions: readonly BoardRegionView[]
  readonly sections: readonly SectionView[]
  readonly tasks: readonly TaskView[]
  readonly boards: readonly Board[]
}

export function view(s: State, seat: Seat | undefined, box: ZgBox): View {
  return {
    seat: seat ?? null,
    round: s.round,
    over: s.over,
    first: s.first,
    order: orderToShow(s, box),
    players: s.players.map((player, owner) => viewPlayer(player, owner, seat, s, box)),
    decks: s.decks.map((deck) => deck.length),
    pile: s.pile.slice(),
    supply: byColour((colour) => s.supply[colour]!),
    bigMarkers: byColour((colour) => owned(s.bigMarkers[colour]!)),
    track: s.track.slice(),
    column: s.column.map(owned),
    regions: REGIONS.map((region) => viewRegion(s, region, box)),
    sections: SECTIONS.map((section, i) => ({
      section,
      tile: box.data.wallTiles[s.tiles[i]!]!.id,
      side: s.sides[i] === 0 ? 'a' : 'b',
      slots: [0, 1, 2].map((slot) => owned(s.wallSlots[3 * i + slot]!)),
    })),
    tasks: s.tasks.map((task, i) => ({ id: task.id, section: i < 3 ? 'upper' : 'lower', discs: task.discs.slice() })),
    boards: s.boards.slice(),
  }
}

/** While boards are still chosen or auctioned no round has begun: the order that the first one will have (ZG-ROUND-01). */
const orderToShow = (s: State, box: ZgBox): Seat[] =>
  s.players.some(({ board }) => board === null) ? orderOfRound(s, box) : s.order.slice()

function viewPlayer(player: Player, owner: Seat, seat: Seat | undefined, s: State, box: ZgBox): PlayerView {
  const board = player.board === null ? undefined : box.data.boards[player.board][box.side]
  return {
    seat: owner,
    clan: box.setup.clans[owner]!,
    board: player.board,
    vp: vpOf(player),
    points: Object.fromEntries(SOURCES.map((source, i) => [source, player.points[i]!])) as Record<Source, number>,
    hand: owner === seat ? player.hand.slice() : undefined,
    handColours: player.hand.map((card) => CARD_COLOURS[colourOf(card)]).sort(),
    officials: officialsOf((official) => player.officials[official]!),
    regions: REGIONS.map((region) => ({
      region,
      governorsArea: officialsOf((official) => player.governorsArea[at(region, official)]!),
      workersArea: officialsOf((official) => player.workersArea[at(region, official)]!),
      workers: player.workers[region]!,
      unrest: player.unrest[region]!,
      cap: board?.caps[region] ?? 0,
      noPalace: board?.noPalace[region] ?? 0,
      cards: [0, 1, 2].map((place) => player.cards[at(region, place)]!).filter((card) => card !== 0),
    })),
    markers: byColour((colour) => player.markers[colour]!),
    governors: player.governors,
    palaces: player.palaces,
    walls: player.walls,
    taskDiscs: box.data.constants.taskDiscs - s.tasks.filter((task) => task.discs.includes(owner)).length,
  }
}

const officialsOf = (count: (official: number) => number) =>
  Object.fromEntries(OFFICIAL_COLOURS.map((colour, i) => [colour, count(i)])) as Record<OfficialColour, number>

const viewRegion = (s: State, region: Region, box: ZgBox): BoardRegionView => ({
  region,
  squares: box.data.squares[region]!.map((_, i) => owned(s.squares[at(region, i)]!)),
  open: s.players.map((_, seat) => s.open[bySeat(region, seat)]!),
  palaces: s.players.map((_, seat) => s.palaces[bySeat(region, seat)]!),
})

const owned = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat)

const byColour = <V>(value: (colour: number) => V) =>
  Object.fromEntries(CARD_COLOURS.map((colour, i) => [colour, value(i)])) as Record<CardColour, V>
