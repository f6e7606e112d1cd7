import type { Link } from './link.ts'

/*
 * Questions to a server, and their answers, over a line that may break in between.
 */

/** What becomes of a question whose answer did not come before the line broke. */
export type AfterBreak =
  /** It changes nothing: it is asked again. */
  | 'again'
  /** It may have arrived: it is asked again only if `missed` finds that it has not; else `done` stands for its answer. */
  | { readonly missed: () => Promise<boolean>; readonly done: unknown }
  /** Nobody can tell: whoever asked hears that it got lost. */
  | 'lost'

/** A server's "no", or the line broke. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  constructor(code: string, message: string = code) {
    super(message)
    this.code = code
  }
}

interface Open {
  readonly message: object
  readonly after: AfterBreak
  sent: boolean
  resolve(result: unknown): void
  reject(error: Error): void
}

export class Requests {
  private readonly send: Link['send']
  private readonly open = new Map<number, Open>()
  private last = 0
  private readonly counted: (deeds: number) => void

  /** `counted`: how many questions are open that want to change something. */
  constructor(send: Link['send'], counted: (deeds: number) => void = () => undefined) {
    this.send = send
    this.counted = counted
  }

  ask(message: object, after: AfterBreak): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.last
      const open: Open = { message: { id, ...message }, after, sent: false, resolve, reject }
      this.open.set(id, open)
      open.sent = this.send(open.message)
      if (!open.sent && after === 'lost') return this.settle(id, () => reject(new Refusal('lost')))
      this.count()
    })
  }

  /** An answer. One that nobody waits for any more is not heard: after a break a question can be answered twice. */
  answered(
    id: number,
    answer: { readonly result: unknown } | { readonly error: string; readonly message?: string },
  ): void {
    const open = this.open.get(id)
    if (open === undefined) return
    if ('error' in answer) this.settle(id, () => open.reject(new Refusal(answer.error, answer.message)))
    else this.settle(id, () => open.resolve(answer.result))
  }

  /** The line broke. */
  broke(): void {
    for (const [id, open] of this.open)
      if (open.after === 'lost') this.settle(id, () => open.reject(new Refusal('lost')))
  }

  /** The line is back. */
  async again(): Promise<void> {
    const left = [...this.open]
    for (const [id, open] of left) {
      if (open.after === 'again' || !open.sent) open.sent = this.send(open.message)
      else if (open.after !== 'lost') await this.resume(id, open, open.after)
    }
  }

  private async resume(id: number, open: Open, { missed, done }: Exclude<AfterBreak, string>): Promise<void> {
    const isMissed = await missed().catch(() => undefined)
    // The line broke once more: the next time will tell.
    if (isMissed === undefined || !this.open.has(id)) return
    if (isMissed) this.send(open.message)
    else this.settle(id, () => open.resolve(done))
  }

  /** Nobody will answer any more. */
  end(code: string): void {
    for (const [id, open] of this.open) this.settle(id, () => open.reject(new Refusal(code)))
  }

  private settle(id: number, how: () => void): void {
    this.open.delete(id)
    how()
    this.count()
  }

  private count(): void {
    this.counted([...this.open.values()].filter(({ after }) => typeof after === 'object').length)
  }
}
