import type { Seat } from '@wanli/kernel'
import {
  type Box,
  type Colour,
  cardsOfColour,
  cardsOnBoard,
  governorsIn,
  hasSymbol,
  squareAt,
  majorityVp,
  NOBODY,
  type Player,
  type Region,
  type State,
  timesMet,
  turnsLeft,
  wallPoints,
  type Criterion,
} from './terms.ts'
import type { Weights } from './weights.ts'

/** A table as a seat looks at it once: what several terms of the value want to know is counted at the first time and kept. */
export class Sight {
  readonly s: State
  readonly box: Box
  readonly seat: Seat
  readonly w: Weights
  readonly me: Player
  /** Turns that the seat still has in this game. */
  readonly turns: number
  /** How near the end is: 0 at the start, 1 when no turn is left. */
  readonly late: number
  private readonly governors: number[] = []
  private readonly free: (number | undefined)[] = []
  private readonly colours: (number | undefined)[] = []
  private readonly short: (number | undefined)[] = []
  private board: number | undefined

  constructor(s: State, box: Box, seat: Seat, w: Weights) {
    this.s = s
    this.box = box
    this.seat = seat
    this.w = w
    this.me = s.players[seat]!
    this.turns = turnsLeft(s, box, this.me)
    this.late = Math.max(0, 1 - this.turns / 30)
  }

  /** Governors of a seat in a region. */
  governorsOf(seat: Seat, region: Region): number {
    const { governors, s } = this
    const place = region * s.players.length + seat
    return (governors[place] ??= governorsIn(s, seat, region))
  }

  cardsOnBoard(): number {
    return (this.board ??= cardsOnBoard(this.me))
  }

  cardsOfColour(colour: Colour): number {
    return (this.colours[colour] ??= cardsOfColour(this.me, colour))
  }

  /** Pieces that a task, by its place on the board, still needs (ZG-TASK-02). */
  missing(place: number): number {
    const known = this.short[place]
    if (known !== undefined) return known
    const { s, box, seat } = this
    const row = box.taskRows[s.tasks[place]!.id]!
    let count = 0
    for (let i = 0; i < row.symbols.length; i++) if (!hasSymbol(s, box, seat, row, i)) count++
    this.short[place] = count
    return count
  }

  /** What a majority in a region with `mine` governors against those of the others promises (ZG-END-01). */
  majority(region: Region, mine: number): number {
    if (mine === 0) return 0
    const { box, s, seat, late, w } = this
    let rival = 0
    let tied = 1
    for (let other = 0; other < s.players.length; other++) {
      if (other === seat) continue
      const count = this.governorsOf(other, region)
      if (count > rival) rival = count
      if (count === mine) tied++
    }
    const full = majorityVp(box, mine, 1)
    if (mine > rival) return full * Math.min(1, w.lead + (1 - w.lead) * late + 0.15 * (mine - rival - 1))
    if (mine === rival) return late * majorityVp(box, mine, tied) + (1 - late) * 0.45 * full
    return (1 - late) * 0.2 * full
  }

  /** What one more governor in a region would bring, the square included. */
  nextGovernor(region: Region): number {
    const { s, box, seat } = this
    const mine = this.governorsOf(seat, region)
    const gain = this.majority(region, mine + 1) - this.majority(region, mine)
    const { length } = box.data.squares[region]!
    for (let i = 0; i < length; i++)
      if (s.squares[squareAt(region, i)] === NOBODY) return gain + box.data.constants.squareVp
    return gain
  }

  /** What a wall will be worth at the end: what counts now, and part of what may yet come (ZG-END-04). */
  wall(section: number, rods: number): number {
    const { s, box, seat, turns, w, me } = this
    const tile = box.data.wallTiles[s.tiles[section]!]!
    const { criterion, vp } = s.sides[section] === 0 ? tile.a : tile.b
    const each = vp[rods - 1]!
    if (criterion === 'LOW_UNREST') return wallPoints(s, box, seat, section, rods)
    const now = timesMet(criterion, me)
    const hope = Math.max(0, 5 - now) * w.growth * Math.min(1, turns / 15)
    return each * (now + (FALLING.has(criterion) ? -0.1 * now * Math.min(1, turns / 15) : hope))
  }

  /** The best wall that so many workers could buy. */
  bestFreeWall(rods: number): number {
    const known = this.free[rods]
    if (known !== undefined) return known
    const { s, seat } = this
    let best = 0
    for (let section = 0; section < s.tiles.length; section++) {
      const first = 3 * section
      if (hasWall(s, seat, first)) continue
      for (let r = rods; r > 0; r--) {
        if (s.wallSlots[first + r - 1] !== NOBODY) continue
        best = Math.max(best, this.wall(section, r))
        break
      }
    }
    this.free[rods] = best
    return best
  }
}

const hasWall = (s: State, seat: Seat, first: number): boolean =>
  s.wallSlots[first] === seat || s.wallSlots[first + 1] === seat || s.wallSlots[first + 2] === seat

/** Criteria that play makes worse, not better. */
const FALLING: ReadonlySet<Criterion> = new Set<Criterion>(['UNREST_ZERO', 'OFFICIALS_GE_UNREST'])
