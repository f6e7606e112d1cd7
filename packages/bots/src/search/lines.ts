import type { Seat, Table, Terms } from '@wanli/kernel'
import { type Limits, questionOf } from '../bot.ts'
import { type Asked, type Closer, pick, type Sense } from './sense.ts'

/** Lines looked at in one search; beyond them every question gets its first try. Keeps an unlucky position from hanging. */
const MOST_LINES = 4000
const DEEPEST = 40
/** An aside must better the table by more than rounding. */
const BETTER = 1e-6

export const NO_LIMITS: Limits = { nodes: Infinity, isUp: () => false }

/** All pieces in a row. */
export function atOnce<R>(pieces: Generator<unknown, R, void>): R {
  for (;;) {
    const { done, value } = pieces.next()
    if (done === true) return value
  }
}

/** All that a seat decides in a row. */
export interface Command {
  readonly keys: readonly string[]
  /** The same answers as numbers of options. */
  readonly picks: readonly number[]
  /** How good the table is after it, one command ahead. */
  readonly value: number
}

/** A command, and the table it leads to. */
interface Ended<T extends Terms> {
  readonly command: Command
  readonly world: Table<T>
}

/** Where commands are tried: a table to read from, and as many more of the same moment as are asked for. */
export interface Ground<T extends Terms> {
  readonly root: Table<T>
  grow(): Table<T>
}

/** One command ahead: every command of a seat that deserves a look is tried and judged. */
export class Lines<T extends Terms> {
  private readonly ground: Ground<T>
  private readonly seat: Seat
  private readonly sense: Sense<T>
  private readonly path: T['option'][] = []
  private readonly picks: number[] = []
  /** So many lines are looked at. When the time is up, none is begun any more. */
  private most: number
  private readonly isUp: () => boolean
  /** How many were looked at. */
  lines = 0
  /** The best so far, in their order: as many as there is room for. What is not better than the worst of a full row is not kept. */
  private readonly few: Ended<T>[] = []
  private readonly room: number
  private worst = -Infinity
  /** All lines, if more than the best is wanted. */
  private readonly all: Command[] | undefined

  constructor(ground: Ground<T>, seat: Seat, sense: Sense<T>, { nodes, isUp }: Limits, keepsAll = false) {
    this.ground = ground
    this.seat = seat
    this.sense = sense
    this.most = Math.min(nodes, MOST_LINES)
    this.isUp = isUp
    this.room = sense.closer?.commands ?? 1
    this.all = keepsAll ? [] : undefined
  }

  /** The aside that betters the table most, or -1. */
  aside(question: Asked<T>): number {
    const { sense, seat, ground } = this
    if (sense.isAside === undefined) return -1
    const { root } = ground
    let chosen = -1
    let best: number | undefined
    question.options.forEach((option, index) => {
      if (sense.isAside?.(option, question) !== true) return
      best ??= sense.value(root, seat, root.state) + BETTER
      const world = ground.grow()
      pick(world, seat, index)
      const value = sense.value(world, seat, root.state)
      if (value <= best) return
      best = value
      chosen = index
    })
    return chosen
  }

  /** The best command. A piece is all that begins with one first answer. */
  *bestCommand(): Generator<void, Command | undefined, void> {
    yield* this.visits(this.ground.grow())
    const { closer } = this.sense
    return closer === undefined ? this.few[0]?.command : this.bestBy(closer)
  }

  /** The best command for who looks at its table more closely. */
  private bestBy(closer: Closer<T>): Command | undefined {
    const far = (this.few[0]?.command.value ?? 0) - closer.reach
    let best = -Infinity
    let chosen: Command | undefined
    for (const { command, world } of this.few) {
      if (command.value < far) break
      const worth = closer.value(world, this.seat, this.ground.root.state)
      if (worth <= best) continue
      best = worth
      chosen = command
    }
    return chosen
  }

  /** Every command that deserves a look, the best first; of those that begin with the same answer and are worth the same, one. */
  commands(first?: readonly number[]): Command[] {
    atOnce(this.visits(this.ground.grow(), first))
    const found = (this.all ?? []).sort((a, b) => b.value - a.value)
    const seen = new Set<string>()
    return found.filter(({ keys, value }) => {
      const mark = `${keys[0]} ${value.toFixed(6)}`
      if (seen.has(mark)) return false
      seen.add(mark)
      return true
    })
  }

  /** A table that stands where the path leads. */
  private world(): Table<T> {
    const world = this.ground.grow()
    for (const index of this.picks) pick(world, this.seat, index)
    return world
  }

  /** Every answer that is worth a try here, and all that follows from it; after each of them the search may pause. */
  private *visits(world: Table<T>, first?: readonly number[]): Generator<void, void, void> {
    const question = questionOf(world, this.seat)
    let here: Table<T> | undefined = world
    for (const index of first ?? this.triesAt(world, question)) {
      if (here === undefined && this.lines >= this.most) return
      this.follow(here ?? this.world(), question, index)
      here = undefined
      yield
    }
  }

  private follow(next: Table<T>, question: Asked<T>, index: number): void {
    const { path, picks, seat } = this
    path.push(question.options[index]!)
    picks.push(index)
    pick(next, seat, index)
    this.judge(next)
    path.pop()
    picks.pop()
  }

  private triesAt(world: Table<T>, question: Asked<T>): readonly number[] {
    const { sense, seat } = this
    const tries = sense.tries?.(world, seat, question)
    if (tries !== undefined) return tries
    const all = question.options.map((_, index) => index)
    const main = all.filter((index) => sense.isAside?.(question.options[index]!, question) !== true)
    return main.length > 0 ? main : all
  }

  /** Go on asking while the command lasts, then judge the table it leads to. */
  private judge(world: Table<T>): void {
    const question = world.questionFor(this.seat)
    const goesOn = question !== undefined && !this.sense.rests(question, this.path) && this.path.length < DEEPEST
    if (goesOn) return atOnce(this.visits(world))
    this.lines++
    if (this.isUp()) this.most = 0
    const value = this.sense.value(world, this.seat, this.ground.root.state)
    if (value <= this.worst && this.all === undefined) return
    const line = { keys: this.path.map((option) => option.key), picks: [...this.picks], value }
    this.all?.push(line)
    if (value > this.worst) this.keep({ command: line, world })
  }

  /** Among the best, in their order. Of those that begin with the same answer and are worth the same, one is enough. */
  private keep(ended: Ended<T>): void {
    const { few, room } = this
    const { keys, value } = ended.command
    if (few.some(({ command }) => command.keys[0] === keys[0] && command.value === value)) return
    let place = few.length
    while (place > 0 && few[place - 1]!.command.value < value) place--
    few.splice(place, 0, ended)
    if (few.length > room) few.pop()
    if (few.length === room) this.worst = few[room - 1]!.command.value
  }
}
