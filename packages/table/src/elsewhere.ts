import type { Budget, Hint } from '@wanli/bots'
import { isObject, type Log, type Seat } from '@wanli/kernel'
import type { Minds, Task } from './minds.ts'
import type { TablePlan } from './protocol.ts'

/*
 * Bots that think in another worker, or another process. What goes there is the log of the table: whoever thinks has the whole table, as
 * the bots that think here have; that they look at nothing but guesses is theirs to keep (bots/test/hidden.test.ts).
 */

export type ThinkMessage =
  | {
      readonly think: number
      readonly plan: Pick<TablePlan, 'id' | 'seed' | 'seats'>
      readonly log: Log
      readonly seat: Seat
      readonly budget: Budget
      /** Not a bot's answer is wanted, but what a person could do. */
      readonly advise?: true
    }
  | { readonly stop: number }

export type Thought =
  | { readonly thought: number; readonly key: string }
  | { readonly thought: number; readonly hint: Hint }
  | { readonly thought: number; readonly soFar: Hint }
  | { readonly thought: number; readonly error: string }

/** Who sends these is a part of our own program: it is enough to tell one from the other. */
export const isThinkMessage = (message: unknown): message is ThinkMessage =>
  isObject(message) &&
  (typeof message['stop'] === 'number' ||
    (typeof message['think'] === 'number' && isObject(message['plan']) && isObject(message['log'])))

const isThought = (message: unknown): message is Thought =>
  isObject(message) &&
  typeof message['thought'] === 'number' &&
  (['key', 'error'].some((word) => typeof message[word] === 'string') ||
    ['hint', 'soFar'].some((word) => isObject(message[word])))

interface Asking {
  resolve(hint: Hint): void
  reject(error: Error): void
  after(hint: Hint): void
}

interface Waiting {
  readonly task: Task
  resolve(key: string | Promise<string>): void
  reject(error: Error): void
}

/** The bots of a table that think elsewhere. If that place is lost they think `here`. */
export class MindsElsewhere implements Minds {
  private readonly post: (message: ThinkMessage) => void
  private readonly here: (task: Task) => Promise<string>
  private readonly waiting = new Map<number, Waiting>()
  private readonly asking = new Map<number, Asking>()
  private last = 0
  private isLost = false

  constructor(post: (message: ThinkMessage) => void, here: (task: Task) => Promise<string>) {
    this.post = post
    this.here = here
  }

  choose(task: Task, signal: AbortSignal): Promise<string> {
    if (this.isLost) return this.here(task)
    const id = ++this.last
    return new Promise<string>((resolve, reject) => {
      this.waiting.set(id, { task, resolve, reject })
      signal.addEventListener('abort', () => this.stop(id))
      this.post(messageOf(id, task))
    })
  }

  advise(task: Task, signal: AbortSignal, after: (hint: Hint) => void): Promise<Hint> {
    if (this.isLost) return Promise.reject(new Error('nobody thinks there any more'))
    const id = ++this.last
    return new Promise<Hint>((resolve, reject) => {
      this.asking.set(id, { resolve, reject, after })
      signal.addEventListener('abort', () => this.stop(id))
      this.post({ ...messageOf(id, task), advise: true })
    })
  }

  /** Nobody wants to know any more: whatever still comes is thrown away. */
  private stop(id: number): void {
    const waiting = this.waiting.get(id) ?? this.asking.get(id)
    if (waiting === undefined) return
    this.waiting.delete(id)
    this.asking.delete(id)
    this.post({ stop: id })
    waiting.reject(new Error('nobody waits for this thought any more'))
  }

  receive(message: unknown): void {
    if (!isThought(message)) return
    if ('soFar' in message) return this.asking.get(message.thought)?.after(message.soFar)
    const asking = this.asking.get(message.thought)
    this.asking.delete(message.thought)
    if ('hint' in message) return asking?.resolve(message.hint)
    if ('error' in message) asking?.reject(new Error(message.error))
    const waiting = this.waiting.get(message.thought)
    if (waiting === undefined) return
    this.waiting.delete(message.thought)
    if ('error' in message) waiting.reject(new Error(message.error))
    else waiting.resolve(message.key)
  }

  /** Nobody thinks there any more. */
  lost(): void {
    this.isLost = true
    for (const waiting of this.waiting.values()) waiting.resolve(this.here(waiting.task))
    this.waiting.clear()
    for (const asking of this.asking.values()) asking.reject(new Error('nobody thinks there any more'))
    this.asking.clear()
  }
}

const messageOf = (id: number, task: Task) => ({
  think: id,
  plan: { id: task.plan.id, seed: task.plan.seed, seats: task.plan.seats },
  log: task.record(),
  seat: task.seat,
  budget: task.budget,
})
