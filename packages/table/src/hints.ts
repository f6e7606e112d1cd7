import type { Budget, Hint } from '@wanli/bots'
import type { Seat } from '@wanli/kernel'
import type { Minds, Task } from './minds.ts'

/**
 * Why there is no hint: the seat is not asked, has only one answer, nobody here can think about this game, the result of this game
 * counts, or those who play have agreed on none.
 */
export type NoHint = 'not-asked' | 'one-answer' | 'nobody' | 'counts' | 'off'

/** What a hint has come to so far. */
export type HintState =
  | { readonly not: NoHint }
  | {
      /** The question that it is about. */
      readonly at: number
      readonly thinking: boolean
      /** Milliseconds of thinking so far. */
      readonly ms: number
      /** Undefined: nothing is known yet. */
      readonly hint?: Hint
      /** It broke off: what there is may be too little. */
      readonly failed?: true
      /** How many questions of this game the seat has asked about. */
      readonly asked: number
    }

/** What a person waits for gladly, and how much of it is enough. */
export const HINT_BUDGET = { ms: 4000, worlds: 120 } as const satisfies Budget

interface Current {
  readonly at: number
  readonly stop: AbortController
  readonly began: number
  hint: Hint | undefined
  ended: number | undefined
  failed: boolean
}

/**
 * What people ask their bots. One thought at a time for each seat: who asks about another question, or wants to know no more, ends the last one.
 * Nobody is kept waiting: `ask` says what is known by now.
 */
export class Hints {
  private readonly minds: Minds
  private readonly asked = new Map<Seat, Set<number>>()
  private readonly current = new Map<Seat, Current>()

  constructor(minds: Minds) {
    this.minds = minds
  }

  ask(task: Task): HintState {
    const { seat, table } = task
    const question = table.questionFor(seat)
    if (question === undefined) return this.not(seat, 'not-asked')
    if (question.options.length === 1) return this.not(seat, 'one-answer')
    if (this.minds.advise === undefined) return this.not(seat, 'nobody')
    const { at } = question
    const asked = this.asked.get(seat) ?? new Set()
    this.asked.set(seat, asked.add(at))
    let current = this.current.get(seat)
    if (current?.at !== at) {
      this.stop(seat)
      current = this.begin(task, at)
      this.current.set(seat, current)
    }
    const { began, ended, hint, failed } = current
    return {
      at,
      thinking: ended === undefined,
      ms: Math.round((ended ?? performance.now()) - began),
      ...(hint === undefined ? {} : { hint }),
      ...(failed ? { failed: true } : {}),
      asked: asked.size,
    }
  }

  private begin(task: Task, at: number): Current {
    const stop = new AbortController()
    const current: Current = {
      at,
      stop,
      began: performance.now(),
      hint: undefined,
      ended: undefined,
      failed: false,
    }
    const ends = () => (current.ended ??= performance.now())
    void this.minds.advise!(task, stop.signal, (hint) => (current.hint = hint)).then(
      (hint) => {
        current.hint = hint
        ends()
      },
      () => {
        current.failed = true
        ends()
      },
    )
    return current
  }

  private not(seat: Seat, not: NoHint): HintState {
    this.stop(seat)
    return { not }
  }

  /** Nobody wants to know any more; of a seat, if only that seat doesn't. */
  stop(seat?: Seat): void {
    for (const [one, { stop }] of this.current) {
      if (seat !== undefined && one !== seat) continue
      stop.abort()
      this.current.delete(one)
    }
  }
}
