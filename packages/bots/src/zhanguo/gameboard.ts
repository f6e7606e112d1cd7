import type { Seat } from '@wanli/kernel'
import {
  at,
  type Box,
  type Criterion,
  governorsIn,
  hasSymbol,
  majorityVp,
  NOBODY,
  REGIONS,
  type Region,
  type State,
  taskPoints,
  tasksIn,
  timesMet,
  wallPoints,
} from './terms.ts'
import type { Weights } from './weights.ts'

/** How near the end is: 0 at the start, 1 when no turn is left. */
const nearness = (turns: number): number => Math.max(0, 1 - turns / 30)

/** What a majority with `mine` governors against the others' counts promises (ZG-END-01). */
function majorityWorth(box: Box, mine: number, others: readonly number[], turns: number, w: Weights): number {
  if (mine === 0) return 0
  const full = majorityVp(box, mine, 1)
  const rival = Math.max(0, ...others)
  const late = nearness(turns)
  if (mine > rival) return full * Math.min(1, w.lead + (1 - w.lead) * late + 0.15 * (mine - rival - 1))
  const tied = 1 + others.filter((count) => count === mine).length
  if (mine === rival) return late * majorityVp(box, mine, tied) + (1 - late) * 0.45 * full
  return (1 - late) * 0.2 * full
}

const othersIn = (s: State, seat: Seat, region: Region): number[] => {
  const counts: number[] = []
  for (let other = 0; other < s.players.length; other++) if (other !== seat) counts.push(governorsIn(s, other, region))
  return counts
}

/** What one more governor in a region would bring, the square included. */
export function nextGovernor(s: State, box: Box, seat: Seat, region: Region, turns: number, w: Weights): number {
  const mine = governorsIn(s, seat, region)
  const others = othersIn(s, seat, region)
  const gain = majorityWorth(box, mine + 1, others, turns, w) - majorityWorth(box, mine, others, turns, w)
  const hasSquare = box.data.squares[region]!.some((_, i) => s.squares[at(region, i)] === NOBODY)
  return gain + (hasSquare ? box.data.constants.squareVp : 0)
}

export function governorsWorth(s: State, box: Box, seat: Seat, turns: number, w: Weights): number {
  let sum = 0
  for (const region of REGIONS)
    sum += majorityWorth(box, governorsIn(s, seat, region), othersIn(s, seat, region), turns, w)
  return sum
}

// --- tasks -----------------------------------------------------------------------------------------------------------

/** Pieces that a task still needs (ZG-TASK-02). */
export function missing(s: State, box: Box, seat: Seat, id: string): number {
  const row = box.taskRows[id]!
  let count = 0
  for (let i = 0; i < row.symbols.length; i++) if (!hasSymbol(s, box, seat, row, i)) count++
  return count
}

const hasWall = (s: State, seat: Seat, section: number): boolean =>
  s.wallSlots[3 * section] === seat || s.wallSlots[3 * section + 1] === seat || s.wallSlots[3 * section + 2] === seat

/** Discs that lie count in full, tasks in sight by how likely they are (ZG-END-03: the sum of a section times its discs). */
export function tasksWorth(s: State, box: Box, seat: Seat, turns: number, w: Weights): number {
  const { taskSlotVp } = box.data.constants
  let worth = 0
  for (const section of ['upper', 'lower'] as const) {
    const { discs, below, vp } = taskPoints(s, box, seat, section)
    let hopes = 0
    for (const task of tasksIn(s, section)) {
      if (task.discs.includes(seat)) continue
      const gain = below + taskSlotVp[task.discs.length]! * (discs + 1)
      const pieces = missing(s, box, seat, task.id)
      const time = pieces === 0 ? 1 : Math.min(1, Math.max(0, turns - pieces) / (4 * pieces))
      hopes += gain * (w.task[pieces] ?? 0) * time
    }
    worth += vp + hopes
  }
  return worth
}

// --- walls -----------------------------------------------------------------------------------------------------------

export function wallsWorth(s: State, box: Box, seat: Seat, turns: number, w: Weights): number {
  let sum = 0
  for (let slot = 0; slot < s.wallSlots.length; slot++) {
    if (s.wallSlots[slot] !== seat) continue
    sum += wallWorth(s, box, seat, Math.floor(slot / 3), (slot % 3) + 1, turns, w)
  }
  return sum
}

/** What a wall will be worth at the end: what counts now, and part of what may yet come (ZG-END-04). */
function wallWorth(s: State, box: Box, seat: Seat, section: number, rods: number, turns: number, w: Weights): number {
  const tile = box.data.wallTiles[s.tiles[section]!]!
  const { criterion, vp } = s.sides[section] === 0 ? tile.a : tile.b
  const each = vp[rods - 1]!
  const me = s.players[seat]!
  if (criterion === 'LOW_UNREST') return wallPoints(s, box, seat, section, rods)
  const now = timesMet(criterion, me)
  const hope = Math.max(0, 5 - now) * w.growth * Math.min(1, turns / 15)
  return each * (now + (FALLING.has(criterion) ? -0.1 * now * Math.min(1, turns / 15) : hope))
}

/** The best wall that so many workers could buy. */
export function bestFreeWall(s: State, box: Box, seat: Seat, rods: number, turns: number, w: Weights): number {
  let best = 0
  for (let section = 0; section < s.tiles.length; section++) {
    const first = 3 * section
    if (hasWall(s, seat, section)) continue
    for (let r = rods; r > 0; r--) {
      if (s.wallSlots[first + r - 1] !== NOBODY) continue
      best = Math.max(best, wallWorth(s, box, seat, section, r, turns, w))
      break
    }
  }
  return best
}

/** Criteria that play makes worse, not better. */
const FALLING: ReadonlySet<Criterion> = new Set<Criterion>(['UNREST_ZERO', 'OFFICIALS_GE_UNREST'])
