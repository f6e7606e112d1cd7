import { setFlagsFromString } from 'node:v8'
import { Rounds } from './rounds.ts'

/** Milliseconds between two looks. */
const EVERY = 10_000
/** The process has so many bytes more than when it was small last: less is not worth a collection. */
const GROWN = 48_000_000
/** The part of a core that the main thread has at most: else people would wait for it. */
const BUSY = 0.4
/** Looks after which it is what the process needs. */
const PATIENCE = 3
/** Looks until it is tried again: what the process needs from one collection to the next it soon has again. */
const PAUSE = 30

/** What it sees of the process, and what it may ask of it. */
interface Process {
  /** Bytes that the process has of the machine. */
  size(): number
  /** The part of a core that the main thread has had since it was asked last. */
  busy(): number
  /** Whether memory counts more than time for a while. */
  saves(on: boolean): void
}

function thisProcess(): Process {
  let then = performance.now()
  let before = process.threadCpuUsage()
  return {
    size: () => process.memoryUsage.rss(),
    busy: () => {
      const now = performance.now()
      const { user, system } = process.threadCpuUsage(before)
      const part = (user + system) / 1000 / (now - then)
      then = now
      before = process.threadCpuUsage()
      return part
    },
    saves: (on) => setFlagsFromString(on ? '--optimize-for-size' : '--no-optimize-for-size'),
  }
}

/**
 * Pages that V8 has once needed and needs no more stay with the process: it keeps them until a collection that is to save memory, and begins one of
 * its own accord only where next to nothing is done for minutes. After a busy time, when there is less to do, it is told that memory counts: then its
 * own reducer collects twice, most of it beside everything else.
 */
export class SparePages {
  private readonly of: Process
  private readonly rounds: Rounds
  /** The process when it was small last. */
  private small = Infinity
  private looks = 0
  private pause = 0

  constructor(broke: (error: unknown) => void, of = thisProcess(), every = EVERY) {
    this.of = of
    this.rounds = new Rounds(every, () => Promise.resolve(this.look()), broke)
  }

  look(): void {
    const { of } = this
    const size = of.size()
    const busy = of.busy() > BUSY
    this.small = Math.min(this.small, size)
    if (this.pause > 0) return void this.pause--
    const grown = size > this.small + GROWN
    if (grown && busy) return of.saves(false)
    if (grown && this.looks < PATIENCE) {
      this.looks++
      return of.saves(true)
    }
    if (this.looks === 0) return
    // It is done; or it was tried, and as large as that it must be.
    if (grown) this.small = size
    this.looks = 0
    this.pause = PAUSE
    of.saves(false)
  }

  async end(): Promise<void> {
    await this.rounds.end()
    this.of.saves(false)
  }
}
