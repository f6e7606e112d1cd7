import type { Seat } from '@wanli/kernel'
import { sparesClerk } from './expansions/index.ts'
import { gainsOf, MOST_CLERKS } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { type Asked, clerksAt, clerksIn, hasMod } from './terms.ts'
import { TEAM } from './weights.ts'

/** Where a seat's Clerks could stand: a line of moves of one box, as far as it has been thought. */
interface Line {
  /** The question's option that begins it; -1 = none. */
  readonly first: number
  readonly mine: readonly number[]
  readonly pool: number
  readonly targets: readonly number[]
  readonly worth: number
}

/** Lines that are kept at each move. */
const WIDTH = 8
/** A move must better things by so much: a Clerk that stays is free for the next box. */
const EFFORT = 0.15

interface Board {
  readonly o: Outlook
  readonly gains: readonly (readonly number[])[]
  readonly others: readonly number[]
  /** Chance that others fill one more spot in time. */
  readonly fill: number
  readonly noShame: boolean
  /** What so many own Clerks at a Location will bring, as far as it was asked. */
  readonly places: readonly (number | undefined)[][]
  /** An Advanced Activation follows these moves. */
  readonly advanced: boolean
}

/** The next Clerk move: the first of the best row of moves. */
export function chooseClerk(o: Outlook, question: Asked): number {
  const { best, stop } = rowsOfMoves(o, question)
  if (o.box.clerkPlaces.length === 0) return best.first
  const idle = best.first === stop
  const spare = question.options.findIndex((option) => sparesClerk(o, option, idle))
  return spare < 0 ? best.first : spare
}

/** First moves of the best rows of moves, the best first; to move none is among them. */
export function clerkMoves(o: Outlook, question: Asked): readonly number[] {
  const { firsts, stop } = rowsOfMoves(o, question)
  const order = [...firsts].sort(([, a], [, b]) => b - a).map(([first]) => first)
  return stop < 0 ? order : [...order.slice(0, FEW), stop, ...order.slice(FEW)]
}
/** So many moves come before the thought to move none. */
const FEW = 5

interface Rows {
  readonly best: Line
  /** The worth of the best row by its first move. */
  readonly firsts: ReadonlyMap<number, number>
  /** The option to move none, or -1. */
  readonly stop: number
}

function rowsOfMoves(o: Outlook, question: Asked): Rows {
  const { s, box, seat } = o
  const left = Number(question.about?.['left'] ?? 1)
  const board: Board = {
    o,
    gains: gainsAt(o, question, left),
    places: box.locations.map(() => []),
    others: box.locations.map((_, location) => clerksIn(o.g, location) - clerksAt(o.g, location, seat)),
    fill: fillChance(o),
    noShame: hasMod(o.g, seat, 'noShame'),
    advanced: s.agenda.some((step) => grantsActivation(o, step)),
  }
  const mine = box.locations.map((_, location) => clerksAt(o.g, location, seat))
  const { clerkPool } = s.players[seat]!
  const stop = question.options.findIndex(({ kind }) => kind === 'stop')
  const start: Line = { first: stop, mine, pool: clerkPool, targets: [], worth: standing(board, mine, clerkPool) }
  let lines = [start]
  let best = start
  const firsts = new Map<number, number>()
  for (let depth = 0; depth < Math.min(left, 6) && lines.length > 0; depth++) {
    const next = depth === 0 ? begin(board, start, question) : lines.flatMap((line) => goOn(board, line))
    for (const { first, worth } of next) firsts.set(first, Math.max(firsts.get(first) ?? -Infinity, worth))
    lines = distinct(next.sort((a, b) => b.worth - a.worth))
    const top = lines[0]
    if (top !== undefined && top.worth > best.worth + 1e-9) best = top
  }
  return { best, firsts, stop }
}

/** What Locations brought when a seat was asked for the first move of a row. */
interface Remembered {
  readonly seat: Seat
  readonly at: number
  readonly left: number
  readonly holds: string
  readonly gains: Board['gains']
}
const REMEMBERED = new WeakMap<object, Remembered>()

/** What Locations bring hangs on all but the Clerks themselves: it is worked out once for all moves of a row. */
function gainsAt(o: Outlook, { at }: Asked, left: number): Board['gains'] {
  const { g, s, box, seat } = o
  const known = REMEMBERED.get(g)
  const { resources, honor, tactics } = s.players[seat]!
  const holds = `${resources.join()} ${honor} ${tactics.length}`
  const goesOn = known !== undefined && known.seat === seat && known.at === at - 1 && known.left === left + 1
  const gains = goesOn && known.holds === holds ? known.gains : box.locations.map((_, location) => gainsOf(o, location))
  REMEMBERED.set(g, { seat, at, left, holds, gains })
  return gains
}

/** The first few that differ in where the Clerks stand. */
function distinct(lines: readonly Line[]): Line[] {
  const seen = new Set<string>()
  const kept: Line[] = []
  for (const line of lines) {
    const key = line.mine.join()
    if (seen.has(key)) continue
    seen.add(key)
    kept.push(line)
    if (kept.length === WIDTH) break
  }
  return kept
}

function begin(board: Board, line: Line, { options }: Asked): Line[] {
  return options.flatMap((option, index) => {
    if (option.kind !== 'clerk') return []
    const { from, to } = option
    return [moved(board, { ...line, first: index }, from, to)]
  })
}

/** Further moves, by the rules as far as they matter here: room, lock-down, different Locations in the others' boxes. */
function goOn(board: Board, line: Line): Line[] {
  const { o, others } = board
  const { locations } = o.box
  const different = o.s.active !== o.seat
  const full = (location: number) => line.mine[location]! + others[location]! >= locations[location]!.spots
  const leaving: number[] = []
  for (let from = 0; from < locations.length; from++) if (line.mine[from]! > 0 && !full(from)) leaving.push(from)
  const lines: Line[] = []
  for (let to = 0; to < locations.length; to++) {
    if (full(to) || (different && line.targets.includes(to))) continue
    if (line.pool > 0) lines.push(moved(board, line, -1, to))
    for (const from of leaving) if (from !== to) lines.push(moved(board, line, from, to))
  }
  return lines
}

function moved(board: Board, line: Line, from: number, to: number): Line {
  const mine = line.mine.slice()
  if (from >= 0) mine[from]!--
  mine[to]!++
  const pool = from < 0 ? line.pool - 1 : line.pool
  const targets = [...line.targets, to]
  const worth = standing(board, mine, pool) - EFFORT * targets.length
  return { first: line.first, mine, pool, targets, worth }
}

/** What all Clerks where they stand will bring. */
function standing(board: Board, mine: readonly number[], pool: number): number {
  let sum = 0.25 * Math.min(2, pool)
  let extra = 0
  for (let location = 0; location < mine.length; location++) {
    const clerks = mine[location]!
    const worth = (board.places[location]![clerks] ??= place(board, location, clerks))
    sum += worth
    if (board.advanced) extra = Math.max(extra, gainAt(board, location, mine[location]!) - worth)
  }
  return sum + extra
}

const gainAt = ({ gains }: Board, location: number, clerks: number): number =>
  gains[location]![Math.min(clerks, MOST_CLERKS)]!

/** An own box of the Command card that is still to come. */
function grantsActivation({ box, seat }: Outlook, step: object): boolean {
  const { seat: mover, card, box: index } = step as { seat?: unknown; card?: unknown; box?: unknown }
  if (mover !== seat || typeof card !== 'number' || typeof index !== 'number') return false
  return box.commands[card]!.boxes[index]!.effects.some((effects) =>
    effects.some((effect) => effect.do === 'advActivate'),
  )
}

function place(board: Board, location: number, clerks: number): number {
  const { o, others, fill, noShame } = board
  if (clerks === 0) return 0
  const { spots, kind, shameIcon } = o.box.locations[location]!
  const gain = gainAt(board, location, clerks)
  if (kind === 'special') return gain
  const missing = spots - clerks - others[location]!
  const alone = others[location] === 0 && shameIcon && !noShame
  if (missing <= 0) return gain - (alone ? o.w.alone * o.shame : 0) + (o.team ? TEAM.company : -0.1) * others[location]!
  return gain * fill ** missing * (alone ? 0.9 : 1)
}

/** Chance that one more spot is filled before this place is too late: by those who still move, and in turns to come. */
function fillChance({ s, box, seat, turns, years, w }: Outlook): number {
  const movers = new Set<number>()
  for (const step of s.agenda) {
    const { seat: mover } = step as { seat?: unknown }
    if (step.step === 'turn.box' && typeof mover === 'number' && mover !== seat) movers.add(mover)
  }
  const later = Math.max(0, turns - 1) + (years >= 1 ? 2 : 0)
  const chance = w.fill[0] * movers.size + w.fill[1] * later
  return Math.min(0.75, box.canBeLost ? w.bold * chance : chance)
}

/** What an activation of a Location now would bring to the seat. */
export function activationWorth(o: Outlook, location: number): number {
  const clerks = clerksAt(o.g, location, o.seat)
  const others = clerksIn(o.g, location) - clerks
  return gainsOf(o, location)[Math.min(clerks, MOST_CLERKS)]! - (o.team ? 0 : 0.35 * others)
}

/** As Overlord: a Reed Clerk that fills up a Location where own Clerks wait, and not one that leaves such a place. */
export function reedClerk(o: Outlook, { options }: Asked): number {
  const { box, seat } = o
  const missingAt = (location: number) => box.locations[location]!.spots - clerksIn(o.g, location)
  // One that ghosts have driven out comes from the pool (AC-HG-19): it leaves nobody alone.
  const leaving = (from: number): number => {
    if (from < 0) return 0
    const left = gainsOf(o, from)[Math.min(clerksAt(o.g, from, seat), MOST_CLERKS)]!
    return (0.6 * left) / Math.max(1, missingAt(from) + 1)
  }
  let chosen = options.findIndex(({ kind }) => kind === 'stop')
  let best = 0
  options.forEach((option, index) => {
    if (option.kind !== 'clerk') return
    const mine = clerksAt(o.g, option.to, seat)
    const there = gainsOf(o, option.to)[Math.min(mine, MOST_CLERKS)]!
    const worth = there / Math.max(1, missingAt(option.to)) - leaving(option.from)
    if (worth <= best + EFFORT) return
    best = worth
    chosen = index
  })
  return chosen
}
