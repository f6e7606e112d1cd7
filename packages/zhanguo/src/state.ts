import type { Core, Seat } from '@wanli/kernel'
import { type Board, MOST_SQUARES, OFFICIAL_COLOURS, REGIONS, type Region } from './data/types.ts'

/** Where points come from: the final breakdown. `start` are the auction's 15 less the price paid. */
export const SOURCES = [
  'start',
  'unification',
  'palaces',
  'squares',
  'abilities',
  'governors',
  'markers',
  'tasks',
  'walls',
] as const
export type Source = (typeof SOURCES)[number]

/** Index into OFFICIAL_COLOURS: red, gray, white. */
export type Official = 0 | 1 | 2
export const OFFICIALS: readonly Official[] = [0, 1, 2]

/** Index into CARD_COLOURS (and ASPECTS): ivory, orange, brown. */
export type Colour = 0 | 1 | 2
export const COLOURS: readonly Colour[] = [0, 1, 2]

/** Nobody's: an empty slot. */
export const NOBODY = -1

/**
 * Tables by region have one row of three per region, row 0 unused, so that region r and colour or place i stand at
 * 3 * r + i. Flat lists of numbers are what a copy in microseconds is made of.
 */
export type ByRegion = number[]
export const at = (region: number, i: number): number => 3 * region + i
/** Bonus squares beyond the third, which only an owner's own board has, stand behind those of all regions. */
export const squareAt = (region: number, i: number): number =>
  i < 3 ? at(region, i) : at(region + REGIONS.length, i - 3)
/** How many squares a region may have at a table: what is looked through. */
export const squaresAt = (squares: ByRegion): number => (squares.length > at(REGIONS.length, 2) + 1 ? MOST_SQUARES : 3)

export interface Player {
  /** Points by source; their sum is the place of the VP disc. */
  points: number[]
  board: Board | null
  hand: number[]
  /** Officials in the own supply, by colour. */
  officials: number[]
  /** Officials by region and colour. */
  governorsArea: ByRegion
  workersArea: ByRegion
  /** Cards by region and place, 0 = no card. */
  cards: ByRegion
  /** By region, index 0 unused. */
  workers: number[]
  unrest: number[]
  /** Value-1 markers by colour. */
  markers: number[]
  /** Pieces in the own supply. */
  governors: number
  palaces: number
  walls: number
}

export interface Task {
  readonly id: string
  /** Seats in the order of the slots. */
  discs: Seat[]
}

export interface State extends Core {
  round: number
  /** The 1st player of the round, and the order of play (ZG-ROUND-02, -03). */
  first: Seat
  order: Seat[]
  players: Player[]
  /** Face down, by colour; the last card is the top one. */
  decks: number[][]
  /** The Court pile; the last card is the top one. */
  pile: number[]
  /** Value-1 markers in the general supply, by colour. */
  supply: number[]
  /** Who holds the value-3 marker of each colour; NOBODY = it lies beside the Court. */
  bigMarkers: Seat[]
  /** Discs on the Rewards track, top to bottom, and in this round's column by aspect. */
  track: Seat[]
  column: Seat[]
  /** Index of the wall tile on each section, and which side shows (0 = a, 1 = b). */
  tiles: number[]
  sides: number[]
  /** Owner of each wall slot: three per section. */
  wallSlots: Seat[]
  /** Owner of each bonus square, by region. */
  squares: ByRegion
  /** Governors in the open areas and palaces, by region and seat: four per region. */
  open: number[]
  palaces: number[]
  /** Upper wall, palace, governor; lower wall, palace, governor. */
  tasks: Task[]
  /** Boards on offer in a B-side set-up. */
  boards: Board[]
}

export const bySeat = (region: number, seat: Seat): number => 4 * region + seat

export function copyState(s: State): State {
  return {
    agenda: s.agenda.slice(),
    over: s.over,
    chance: { ...s.chance },
    round: s.round,
    first: s.first,
    order: s.order.slice(),
    players: s.players.map(copyPlayer),
    decks: [s.decks[0]!.slice(), s.decks[1]!.slice(), s.decks[2]!.slice()],
    pile: s.pile.slice(),
    supply: s.supply.slice(),
    bigMarkers: s.bigMarkers.slice(),
    track: s.track.slice(),
    column: s.column.slice(),
    tiles: s.tiles,
    sides: s.sides,
    wallSlots: s.wallSlots.slice(),
    squares: s.squares.slice(),
    open: s.open.slice(),
    palaces: s.palaces.slice(),
    tasks: s.tasks.map(copyTask),
    boards: s.boards.slice(),
  }
}

const copyPlayer = (p: Player): Player => ({
  points: p.points.slice(),
  board: p.board,
  hand: p.hand.slice(),
  officials: p.officials.slice(),
  governorsArea: p.governorsArea.slice(),
  workersArea: p.workersArea.slice(),
  cards: p.cards.slice(),
  workers: p.workers.slice(),
  unrest: p.unrest.slice(),
  markers: p.markers.slice(),
  governors: p.governors,
  palaces: p.palaces,
  walls: p.walls,
})

const copyTask = (t: Task): Task => ({ id: t.id, discs: t.discs.slice() })

// --- reading ---------------------------------------------------------------------------------------------------------

export function vpOf(player: Player): number {
  let sum = 0
  for (const points of player.points) sum += points
  return sum
}

export const score = (player: Player, source: Source, points: number): void => {
  player.points[SOURCES.indexOf(source)]! += points
}

/** Officials of all colours in one area of one region. */
export const officialsIn = (area: ByRegion, region: number): number =>
  area[3 * region]! + area[3 * region + 1]! + area[3 * region + 2]!

export function cardsIn(player: Player, region: number): number {
  const { cards } = player
  const first = 3 * region
  return cards[first] === 0 ? 0 : cards[first + 1] === 0 ? 1 : cards[first + 2] === 0 ? 2 : 3
}

export function cardsOnBoard(player: Player): number {
  let sum = 0
  for (const card of player.cards) if (card !== 0) sum++
  return sum
}

/** Index of the colour of a card's number: 1-40 ivory, 41-80 orange, 81-120 brown. */
export const colourOf = (card: number): Colour => (card <= 40 ? 0 : card <= 80 ? 1 : 2)

export function cardsOfColour(player: Player, colour: Colour): number {
  let sum = 0
  for (const card of player.cards) if (card !== 0 && colourOf(card) === colour) sum++
  return sum
}

export const totalUnrest = (player: Player): number => REGIONS.reduce((sum, r) => sum + player.unrest[r]!, 0)

/** What a player's markers of a colour are worth: value-3 markers count 3. */
export const markersOf = (s: State, seat: Seat, colour: Colour, bigValue: number): number =>
  s.players[seat]!.markers[colour]! + (s.bigMarkers[colour] === seat ? bigValue : 0)

/** Governors of a seat in a region, on squares and in the open area alike. */
export function governorsIn(s: State, seat: Seat, region: Region): number {
  let sum = s.open[bySeat(region, seat)]!
  const most = squaresAt(s.squares)
  for (let i = 0; i < most; i++) if (s.squares[squareAt(region, i)] === seat) sum++
  return sum
}

export const hasOfficialsOnBoard = (player: Player): boolean => {
  for (let i = 3; i < 18; i++) if (player.governorsArea[i]! > 0 || player.workersArea[i]! > 0) return true
  return false
}

export const newPlayer = (officials: number, governors: number, palaces: number, walls: number): Player => ({
  points: SOURCES.map(() => 0),
  board: null,
  hand: [],
  officials: OFFICIAL_COLOURS.map(() => officials),
  governorsArea: Array<number>(18).fill(0),
  workersArea: Array<number>(18).fill(0),
  cards: Array<number>(18).fill(0),
  workers: Array<number>(6).fill(0),
  unrest: Array<number>(6).fill(0),
  markers: [0, 0, 0],
  governors,
  palaces,
  walls,
})
