import { timeIsUp } from '../live/deeds.ts'
import type { TableCare } from '../live/tables.ts'
import { Refusal } from '../rooms/state.ts'
import { Rounds } from '../rounds.ts'
import { type Jobs, KINDS } from './jobs.ts'

/** Milliseconds after which a table that waits for a bot is somebody else's matter, too: who thought about it may be gone. */
const GRACE = 2000
/** Milliseconds between two looks for such tables. */
const LOOK_EVERY = 1000
/** Tables that are found at one look. */
const AT_ONCE = 200
/** Milliseconds after which a table that could not be looked after is tried again. */
const BROKEN_FOR = 60_000
/** Milliseconds that one job may play the bots of one table; then it is another's turn. */
const SLICE = 20_000

export interface DeskParts extends TableCare {
  readonly jobs: Jobs
}

/** Where jobs about tables are taken, and where those are found that nobody has sent. */
export class Desk {
  private readonly parts: DeskParts
  private readonly rounds: Rounds
  private readonly broken = new Map<string, number>()

  constructor(parts: DeskParts, most: number) {
    this.parts = parts
    parts.relay.hear({
      word: (word) => {
        const kind = 'job' in word ? KINDS.find((one) => one === word.job) : undefined
        if (kind !== undefined) parts.jobs.stir(kind)
      },
      gap: () => undefined,
    })
    parts.jobs.take('table', most, (id, signal) => this.lookAfter(id, signal))
    this.rounds = new Rounds(
      LOOK_EVERY,
      () => this.look(),
      (error) => parts.broke('desk', error),
    )
    void this.rounds.now()
  }

  /** Bots answer, and a request whose time is up is refused. */
  private async lookAfter(id: string, signal: AbortSignal): Promise<void> {
    const { tables, jobs, now, broke } = this.parts
    if ((this.broken.get(id) ?? 0) > now() || signal.aborted) return
    this.broken.delete(id)
    try {
      const table = await tables.find(id)
      if (table === undefined) return
      await table.catchUp()
      await timeIsUp(table)
      await table.playBots(signal, SLICE)
      // The same bot would break the same rule again.
      if (table.broken) this.broken.set(id, now() + BROKEN_FOR)
      if (table.botAsked && !table.isPlayedHere) await jobs.send('table', id)
    } catch (error) {
      // It left the memory meanwhile: who looks finds it again.
      if (error instanceof Refusal) return
      // One that can't be looked after must not keep the others waiting.
      this.broken.set(id, now() + BROKEN_FOR)
      broke(id, error)
    }
  }

  /** Tables that somebody should have looked after by now. */
  private async look(): Promise<void> {
    const { store, jobs, now } = this.parts
    for (const id of await store.due(now() - GRACE, AT_ONCE))
      if ((this.broken.get(id) ?? 0) <= now()) await jobs.send('table', id)
  }

  close(): Promise<void> {
    return this.rounds.end()
  }
}
