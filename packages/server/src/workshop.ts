import { engineOf, type FindEngine } from './games.ts'
import { newId } from './ids.ts'
import { Desk } from './jobs/desk.ts'
import type { Jobs } from './jobs/jobs.ts'
import { BotCrew } from './live/crew.ts'
import { Following } from './live/following.ts'
import type { Around } from './live/kept.ts'
import { Tables } from './live/tables.ts'
import { type LogLine, silent, tableSign } from './logging.ts'
import { Metrics } from './metrics.ts'
import { Lookers } from './notify/lookers.ts'
import { Notifier } from './notify/notifier.ts'
import type { PostOptions } from './notify/post.ts'
import { alone, type Place } from './store/open.ts'
import { SparePages } from './spare.ts'
import { ALONE, type Relay } from './store/relay.ts'
import type { Store } from './store/store.ts'

export interface WorkshopOptions extends Partial<Omit<Place, 'store'>> {
  readonly store: Store
  readonly version?: string
  readonly botPace?: number
  /** Milliseconds after which a table that nobody needs leaves the memory. */
  readonly idleAfter?: number
  /** How many jobs are done here at once; 0 = other processes do them. */
  readonly jobsHere?: number
  /** How people are written to. */
  readonly post?: PostOptions
  /** Milliseconds between two looks for who is to be told. */
  readonly tellEvery?: number
  readonly engineOf?: FindEngine
  /** Bots are sure to be asked for: what they need is loaded at once. */
  readonly warm?: boolean
  /** The clock of games and codes. */
  readonly now?: () => number
  /** The seeds of games: the system's generator, but for tests that want to know the deal. */
  readonly newSeed?: () => string
  readonly log?: LogLine
}

/** People who are written to at the same time. */
const TOLD_AT_ONCE = 20

/** Everything about tables that goes on behind the sockets: the same for who serves pages and for who only works. */
export interface Workshop {
  readonly metrics: Metrics
  readonly tables: Tables
  readonly notifier: Notifier
  readonly jobs: Jobs
  readonly relay: Relay
  readonly broke: (what: string, error: unknown) => void
  /** Nothing goes on here any more. `again`: milliseconds after which clients come back. */
  rest(again: number): Promise<void>
  close(): Promise<void>
}

export async function openWorkshop(options: WorkshopOptions, signedOut: (person: string) => void): Promise<Workshop> {
  const { store, version = '0', log = silent, now = Date.now, relay = ALONE } = options
  const metrics = new Metrics()
  const crew = new BotCrew(options.engineOf ?? engineOf)
  if (options.warm === true) await crew.warm()
  const broke = (what: string, error: unknown): void => {
    metrics.count('faults')
    log('error', 'broke', { what, message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
  const brokeAt = (table: string, error: unknown): void => broke(tableSign(table), error)
  const jobs = await (options.jobs ?? alone(store).jobs)((kind, error) => broke(`job ${kind}`, error))
  const lookers = new Lookers(store, now, broke)
  const around: Around = {
    store,
    relay,
    engineOf: options.engineOf ?? engineOf,
    version,
    minds: crew,
    botPace: options.botPace ?? 600,
    now,
    newSeed: options.newSeed ?? (() => newId(32)),
    wants: (table) => void jobs.send('table', table).catch((error: unknown) => brokeAt(table, error)),
    looks: (person, table) => lookers.note(person, table),
    broke: brokeAt,
    kept: (ms) => metrics.kept(ms),
  }
  const tables = new Tables(around, options.idleAfter)
  const following =
    relay === ALONE ? undefined : new Following({ store, relay, tables, now: Date.now, broke, signedOut })
  const { jobsHere = 200 } = options
  const desk = jobsHere === 0 ? undefined : new Desk({ store, relay, jobs, tables, now, broke: brokeAt }, jobsHere)
  const notifier = await Notifier.open({ url: 'http://127.0.0.1:4380/', ...options.post, store, jobs, now, broke })
  if (jobsHere > 0) notifier.work(Math.min(jobsHere, TOLD_AT_ONCE), options.tellEvery)
  const spare = new SparePages((error) => broke('memory', error))
  metrics.gauge('tables', () => tables.size)
  metrics.gauge('memory_bytes', () => process.memoryUsage.rss())
  return {
    metrics,
    tables,
    notifier,
    jobs,
    relay,
    broke,
    async rest(again) {
      await spare.end()
      await desk?.close()
      await notifier.close()
      await following?.close()
      // What bots were thinking about is somebody else's matter now.
      await jobs.close()
      await tables.close(again)
      await lookers.flush()
    },
    async close() {
      await crew.close()
      await relay.close()
      await store.close()
    },
  }
}
