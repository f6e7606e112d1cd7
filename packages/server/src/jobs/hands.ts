/** The jobs of one kind that are under way here. */
export class Hands {
  private readonly most: number
  private readonly work: (key: string, signal: AbortSignal) => Promise<void>
  /** One is free again. */
  private readonly freed: () => void
  private readonly stop = new AbortController()
  private readonly under = new Set<Promise<void>>()

  constructor(most: number, work: Hands['work'], freed: () => void) {
    this.most = most
    this.work = work
    this.freed = freed
  }

  get free(): number {
    return this.stop.signal.aborted ? 0 : this.most - this.under.size
  }

  get stopped(): boolean {
    return this.stop.signal.aborted
  }

  /** Do it; `ended` is told how it went. */
  do(key: string, ended: (error: unknown) => void | Promise<void>): void {
    const done: Promise<void> = this.work(key, this.stop.signal)
      .then(
        () => undefined,
        (error: unknown) => error ?? new Error('no reason'),
      )
      .then(ended)
      .finally(() => {
        this.under.delete(done)
        this.freed()
      })
    this.under.add(done)
  }

  async close(): Promise<void> {
    this.stop.abort()
    while (this.under.size > 0) await Promise.allSettled(this.under)
  }
}
