import { Hands } from './hands.ts'
import { type JobKind, type Jobs, RETRIES } from './jobs.ts'

interface Queue {
  /** Keys, each with how often it was tried. */
  readonly waiting: Map<string, number>
  hands: Hands | undefined
}

/** The jobs of a process that is alone with its store: they lie in its memory, and what is lost with it is found in the store. */
export class JobsHere implements Jobs {
  private readonly queues = new Map<JobKind, Queue>()
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()
  private readonly broke: (kind: JobKind, error: unknown) => void
  private closed = false

  constructor(broke: (kind: JobKind, error: unknown) => void) {
    this.broke = broke
  }

  private queue(kind: JobKind): Queue {
    const known = this.queues.get(kind)
    if (known !== undefined) return known
    const made: Queue = { waiting: new Map(), hands: undefined }
    this.queues.set(kind, made)
    return made
  }

  send(kind: JobKind, key: string, delay = 0): Promise<void> {
    this.add(kind, key, 0, delay)
    return Promise.resolve()
  }

  private add(kind: JobKind, key: string, tries: number, delay: number): void {
    if (this.closed) return
    if (delay > 0) {
      const timer = setTimeout(() => {
        this.timers.delete(timer)
        this.add(kind, key, tries, 0)
      }, delay)
      timer.unref()
      this.timers.add(timer)
      return
    }
    const { waiting } = this.queue(kind)
    if (!waiting.has(key)) waiting.set(key, tries)
    queueMicrotask(() => this.stir(kind))
  }

  take(kind: JobKind, most: number, work: (key: string, signal: AbortSignal) => Promise<void>): void {
    this.queue(kind).hands = new Hands(most, work, () => this.stir(kind))
    this.stir(kind)
  }

  stir(kind: JobKind): void {
    const { waiting, hands } = this.queue(kind)
    if (hands === undefined) return
    for (const [key, tries] of waiting) {
      if (hands.free <= 0) return
      waiting.delete(key)
      hands.do(key, (error) => {
        if (error !== undefined && !hands.stopped) this.failed(kind, key, tries, error)
      })
    }
  }

  private failed(kind: JobKind, key: string, tries: number, error: unknown): void {
    this.broke(kind, error)
    const { times, after } = RETRIES[kind]
    if (tries < times) this.add(kind, key, tries + 1, after * 1000 * 2 ** tries)
  }

  async close(): Promise<void> {
    this.closed = true
    for (const timer of this.timers) clearTimeout(timer)
    for (const { hands } of this.queues.values()) await hands?.close()
  }
}
