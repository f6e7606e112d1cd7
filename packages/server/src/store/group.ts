import type { Append } from './store.ts'

interface Waiting {
  readonly entry: Append
  resolve(first: boolean): void
  reject(error: unknown): void
}

/**
 * Answers of different tables that arrive together share one commit: while one is under way, or in the same turn of the event loop, the
 * next ones gather. Of one table there is at most one at a time, by its own doing.
 */
export class Group {
  private readonly commit: (batch: readonly Append[]) => Promise<readonly boolean[]>
  private waiting: Waiting[] = []
  private running: Promise<void> | undefined

  constructor(commit: (batch: readonly Append[]) => Promise<readonly boolean[]>) {
    this.commit = commit
  }

  add(entry: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject })
      this.running ??= this.run()
    })
  }

  private async run(): Promise<void> {
    // What has come in from other sockets by now goes with it.
    await new Promise((resolve) => setImmediate(resolve))
    let batch = this.take()
    let committing = this.start(batch)
    while (batch.length > 0) {
      const tell = await committing
      // The disk is at work again while those are told.
      batch = this.take()
      committing = this.start(batch)
      tell()
    }
    this.running = undefined
  }

  /** Comes to who is to be told, once it is known. */
  private async start(batch: readonly Waiting[]): Promise<() => void> {
    if (batch.length === 0) return () => undefined
    try {
      const done = await this.commit(batch.map(({ entry }) => entry))
      return () => batch.forEach((one, i) => one.resolve(done[i] === true))
    } catch (error) {
      return () => batch.forEach((one) => one.reject(error))
    }
  }

  /** The next ones, of each table one: who comes second learns from the store that he did. */
  private take(): readonly Waiting[] {
    const tables = new Set<string>()
    const { waiting } = this
    this.waiting = []
    return waiting.filter((one) => {
      if (tables.has(one.entry.table)) {
        this.waiting.push(one)
        return false
      }
      tables.add(one.entry.table)
      return true
    })
  }

  /** All that was added is on the disk, or was refused. */
  async done(): Promise<void> {
    while (this.running !== undefined) await this.running
  }
}
