import { PgBoss } from 'pg-boss'
import { Hands } from './hands.ts'
import { type JobKind, type Jobs, KINDS, RETRIES } from './jobs.ts'

/** Seconds after which a job that was taken, and neither done nor given back, is somebody else's. */
const LOST_AFTER = 60
/** Milliseconds between two looks at a queue that nobody has hinted at. */
const LOOK_EVERY = 1000
/** Seconds that what is done is kept. */
const KEEP = 600

interface Line {
  readonly hands: Hands
  looking: Promise<void> | undefined
  again: boolean
}

/** Jobs on PostgreSQL: any number of processes take them. */
export class BossJobs implements Jobs {
  private readonly boss: PgBoss
  private readonly lines = new Map<JobKind, Line>()
  private readonly broke: (kind: JobKind, error: unknown) => void
  /** Others should look. */
  private readonly hint: (kind: JobKind) => void
  private readonly timer: ReturnType<typeof setInterval>
  private closed = false
  private stopped = false

  private constructor(boss: PgBoss, broke: BossJobs['broke'], hint: BossJobs['hint']) {
    this.boss = boss
    this.broke = broke
    this.hint = hint
    this.timer = setInterval(() => {
      for (const kind of this.lines.keys()) this.stir(kind)
    }, LOOK_EVERY)
    this.timer.unref()
  }

  static async open(url: string, broke: BossJobs['broke'], hint: BossJobs['hint']): Promise<BossJobs> {
    const boss = new PgBoss({
      connectionString: url,
      schema: 'wanli_jobs',
      max: 4,
      application_name: 'wanli jobs',
      schedule: false,
      superviseIntervalSeconds: 10,
      // Its tables are small: the bloat of indexes and vacuums is the database's matter.
      reindex: false,
      monitorVacuum: false,
    })
    boss.on('error', (error) => broke('table', error))
    await boss.start()
    for (const kind of KINDS)
      await boss.createQueue(kind, {
        policy: 'short',
        retryLimit: RETRIES[kind].times,
        retryDelay: RETRIES[kind].after,
        retryBackoff: true,
        expireInSeconds: LOST_AFTER,
        deleteAfterSeconds: KEEP,
      })
    return new BossJobs(boss, broke, hint)
  }

  async send(kind: JobKind, key: string, delay = 0): Promise<void> {
    if (this.stopped) return
    const startAfter = delay > 0 ? { startAfter: Math.ceil(delay / 1000) } : {}
    const id = await this.boss.send(kind, { key }, { singletonKey: key, ...startAfter })
    if (id === null || delay > 0) return
    this.hint(kind)
    this.stir(kind)
  }

  take(kind: JobKind, most: number, work: (key: string, signal: AbortSignal) => Promise<void>): void {
    this.lines.set(kind, { hands: new Hands(most, work, () => this.stir(kind)), looking: undefined, again: false })
    this.stir(kind)
  }

  stir(kind: JobKind): void {
    const line = this.lines.get(kind)
    if (line === undefined || this.closed) return
    if (line.looking !== undefined) {
      line.again = true
      return
    }
    line.looking = this.look(kind, line)
      .catch((error: unknown) => this.broke(kind, error))
      .finally(() => {
        line.looking = undefined
        if (!line.again) return
        line.again = false
        this.stir(kind)
      })
  }

  private async look(kind: JobKind, { hands }: Line): Promise<void> {
    const { free } = hands
    if (free <= 0) return
    const jobs = await this.boss.fetch<{ readonly key: string }>(kind, { batchSize: free })
    for (const job of jobs)
      hands.do(job.data.key, async (error) => {
        try {
          if (error === undefined) await this.boss.complete(kind, job.id)
          else {
            // Who only stops has nothing to complain of.
            if (!hands.stopped) this.broke(kind, error)
            await this.boss.fail(kind, job.id, { message: error instanceof Error ? error.message : 'unknown' })
          }
        } catch (lost) {
          // Nobody said how it went: it is somebody else's after a while.
          this.broke(kind, lost)
        }
      })
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    clearInterval(this.timer)
    // What is being fetched comes here still; who gives something back sends it on to others.
    for (const { hands, looking } of this.lines.values()) {
      await looking
      await hands.close()
    }
    this.stopped = true
    await this.boss.stop({ graceful: false })
  }
}
