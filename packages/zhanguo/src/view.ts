import { type Question, Reading, type Seat } from '@wanli/kernel'
import {
  type Board,
  CARD_COLOURS,
  type CardColour,
  COURT_ACTIONS,
  OFFICIAL_COLOURS,
  type OfficialColour,
  REGIONS,
  type Region,
  SECTIONS,
  type Section,
} from './data/types.ts'
import { orderOfRound } from './order.ts'
import { type EndPoints, endPoints, majorityIn, markerRanks, wallPoints } from './score.ts'
import { type CourtOutlook, courtOutlook } from './shown/forecast.ts'
import {
  at,
  bySeat,
  cardsIn,
  type Colour,
  COLOURS,
  colourOf,
  governorsIn,
  markersOf,
  NOBODY,
  type Player,
  SOURCES,
  type Source,
  type State,
  vpOf,
  squareAt,
} from './state.ts'
import { hasSymbol } from './tasks.ts'
import type { Clan, R, ZgBox, ZhanGuo } from './terms.ts'
import { unification } from './unify.ts'

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
  /** Markers by colour with those of value 3 counted in (ZG-END-02). */
  readonly counted: Readonly<Record<CardColour, number>>
  /** What the end of the game would bring now (ZG-END-01 to -04). */
  readonly end: EndPoints
  /** For its owner: what each action at the Court would set off now. */
  readonly court: readonly CourtOutlook[] | null
}

/** What lies on the gameboard in one region. */
export interface BoardRegionView {
  readonly region: Region
  /** Owner of each bonus square, null = empty. */
  readonly squares: readonly (Seat | null)[]
  /** By seat: governors in the open area. */
  readonly open: readonly number[]
  /** All governors of each seat, on squares and in the open area (ZG-END-01). */
  readonly governors: readonly number[]
  readonly palaces: readonly number[]
  /** Who would score the governors here now, and how much each (ZG-END-01). */
  readonly majority: { readonly seats: readonly Seat[]; readonly vp: number }
}

export interface SectionView {
  readonly section: Section
  readonly tile: string
  readonly side: 'a' | 'b'
  /** Owner of the slot of 1, 2 and 3 rods. */
  readonly slots: readonly (Seat | null)[]
  /** By seat: what a wall of 1, 2 and 3 rods would be worth if the game ended now (ZG-END-04). */
  readonly worth: readonly (readonly number[])[]
}

export interface TaskView {
  readonly id: string
  readonly section: 'upper' | 'lower'
  readonly discs: readonly Seat[]
  /** By seat: which of its symbols the seat has (ZG-TASK-02). */
  readonly met: readonly (readonly boolean[])[]
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
  /** By colour: who has most markers, the first first (ZG-REWARD-02 to -04). */
  readonly ranks: readonly (readonly { readonly seat: Seat; readonly markers: number }[])[]
  /** Where the viewer is asked what to do with a card: what it would bring in each region (ZG-UNIFY-03 to -05). */
  readonly unify: readonly { readonly markers: number; readonly vp: number; readonly unrest: number }[] | null
}

export function view(s: State, seat: Seat | undefined, box: ZgBox, asked?: Question): View {
  const g = new Reading<ZhanGuo>(box, s)
  const card = asked?.prompt === 'action' ? asked.about?.['card'] : undefined
  return {
    seat: seat ?? null,
    round: s.round,
    over: s.over,
    first: s.first,
    order: orderToShow(s, box),
    players: s.players.map((player, owner) => viewPlayer(g, player, owner, seat)),
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
      worth: s.players.map((_, owner) => [1, 2, 3].map((rods) => wallPoints(s, box, owner, i, rods))),
    })),
    tasks: s.tasks.map(({ id, discs }, i) => {
      const row = box.taskRows[id]!
      const met = s.players.map((_, owner) =>
        Array.from({ length: row.symbols.length }, (_symbol, n) => hasSymbol(s, box, owner, row, n)),
      )
      return { id, section: i < 3 ? 'upper' : 'lower', discs: discs.slice(), met }
    }),
    boards: s.boards.slice(),
    ranks: COLOURS.map((colour) => markerRanks(s, box, colour)),
    unify:
      seat === undefined || typeof card !== 'number' ? null : REGIONS.map((region) => unifyNow(g, seat, card, region)),
  }
}

/** While boards are still chosen or auctioned no round has begun: the order that the first one will have (ZG-ROUND-01). */
const orderToShow = (s: State, box: ZgBox): Seat[] =>
  s.players.some(({ board }) => board === null) ? orderOfRound(s, box) : s.order.slice()

/** In a full region nothing more is unified: there it stays as it is. */
const unifyNow = (g: R, seat: Seat, card: number, region: Region) => {
  const me = g.state.players[seat]!
  return cardsIn(me, region) < g.box.data.constants.cardsPerRegion
    ? unification(g, seat, card, region)
    : { markers: 0, vp: 0, unrest: me.unrest[region]! }
}

function viewPlayer(g: R, player: Player, owner: Seat, seat: Seat | undefined): PlayerView {
  const { state: s, box } = g
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
    counted: byColour((colour) => markersOf(s, owner, colour as Colour, box.data.constants.value3MarkerValue)),
    end: endPoints(s, box, owner),
    court:
      owner === seat && player.board !== null ? COURT_ACTIONS.map((action) => courtOutlook(g, owner, action)) : null,
  }
}

const officialsOf = (count: (official: number) => number) =>
  Object.fromEntries(OFFICIAL_COLOURS.map((colour, i) => [colour, count(i)])) as Record<OfficialColour, number>

const viewRegion = (s: State, region: Region, box: ZgBox): BoardRegionView => ({
  region,
  squares: box.data.squares[region]!.map((_, i) => owned(s.squares[squareAt(region, i)]!)),
  open: s.players.map((_, seat) => s.open[bySeat(region, seat)]!),
  governors: s.players.map((_, seat) => governorsIn(s, seat, region)),
  palaces: s.players.map((_, seat) => s.palaces[bySeat(region, seat)]!),
  majority: majorityOf(s, region, box),
})

const majorityOf = (s: State, region: Region, box: ZgBox) => {
  const { seats, vp } = majorityIn(s, box, region)
  return { seats, vp }
}

const owned = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat)

const byColour = <V>(value: (colour: number) => V) =>
  Object.fromEntries(CARD_COLOURS.map((colour, i) => [colour, value(i)])) as Record<CardColour, V>
