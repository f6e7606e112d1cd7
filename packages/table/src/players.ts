import type { AnyTable, Seat } from '@wanli/kernel'
import type { Minds, Task } from './minds.ts'

/** Two frames: what a person did is on the screen before a bot goes on. */
export const SEEN_FIRST = 33

interface Next {
  readonly table: AnyTable
  readonly seat: Seat
}

/** What the bots of a table need of its host. */
export interface Seats {
  /** The bot that is to answer next; undefined if none is asked, or if bots are to wait. */
  next(): Next | undefined
  task(next: Next): Task
  answer(seat: Seat, key: string, at: number): void
  broke(error: unknown): void
}

interface Thought extends Next {
  readonly at: number
  readonly stop: AbortController
}

/**
 * The bots of a table: when they answer, one at a time, so that what people ask comes in between. They think elsewhere if the minds
 * are elsewhere: the table goes on meanwhile, and a thought whose question is gone is thrown away.
 */
export class Players {
  private readonly seats: Seats
  private readonly minds: Minds
  private ms = 600
  private timer: ReturnType<typeof setTimeout> | undefined
  private thought: Thought | undefined
  private closed = false

  constructor(seats: Seats, minds: Minds) {
    this.seats = seats
    this.minds = minds
  }

  /** Milliseconds between two answers; 0 = at once; -1 = they wait for `act`. */
  set pace(ms: number) {
    this.ms = ms
    this.soon()
  }

  /** Somebody may have to answer now: in a while, and not before `pause` is over. */
  soon(pause = 0): void {
    clearTimeout(this.timer)
    this.forgetStale()
    if (this.closed || this.ms < 0 || this.thought !== undefined || this.seats.next() === undefined) return
    this.timer = setTimeout(() => this.act(), Math.max(this.ms, pause))
  }

  /** The next bot thinks, and answers. */
  act(): void {
    this.forgetStale()
    const next = this.closed || this.thought !== undefined ? undefined : this.seats.next()
    if (next === undefined) return
    const { table, seat } = next
    const thought: Thought = { ...next, at: table.questionFor(seat)!.at, stop: new AbortController() }
    this.thought = thought
    try {
      const chosen = this.minds.choose(this.seats.task(next), thought.stop.signal)
      if (typeof chosen === 'string') this.answer(thought, chosen)
      else
        void chosen.then(
          (key) => this.answer(thought, key),
          (error: unknown) => this.fails(thought, error),
        )
    } catch (error) {
      this.fails(thought, error)
    }
  }

  private answer(thought: Thought, key: string): void {
    // It was taken back, or the table is another: nobody is asked what this answers.
    if (this.thought !== thought || this.isStale(thought)) return this.soon()
    this.thought = undefined
    this.seats.answer(thought.seat, key, thought.at)
  }

  private fails(thought: Thought, error: unknown): void {
    if (this.thought !== thought) return
    this.thought = undefined
    if (!thought.stop.signal.aborted) this.seats.broke(error)
  }

  private isStale({ table, seat, at }: Thought): boolean {
    const next = this.seats.next()
    return next?.table !== table || table.questionFor(seat)?.at !== at
  }

  private forgetStale(): void {
    if (this.thought !== undefined && this.isStale(this.thought)) this.cancel()
  }

  /** Whoever thinks need not go on. */
  cancel(): void {
    const { thought } = this
    this.thought = undefined
    thought?.stop.abort()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.cancel()
  }
}
