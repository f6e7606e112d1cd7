import { JobsHere } from '../jobs/here.ts'
import type { JobKind, Jobs } from '../jobs/jobs.ts'
import { ALONE, type Relay } from './relay.ts'
import { sqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

/** Where everything of a server is kept, and what its processes have in common. */
export interface Place {
  readonly store: Store
  readonly relay: Relay
  readonly jobs: (broke: (kind: JobKind, error: unknown) => void) => Promise<Jobs>
}

/** Whether the name of a store is an address of PostgreSQL; else it is a file. */
export const isPostgres = (name: string): boolean => /^postgres(ql)?:\/\//.test(name)

/** The store that a name means: an address of PostgreSQL, or a file. `serves`: for a server (sqlite.ts). */
export async function openStore(name: string, serves = false): Promise<Store> {
  if (isPostgres(name)) return (await import('./postgres.ts')).postgresStore(name)
  // The address of something else is no name of a file. There may be a password in it.
  const [, kind] = /^([a-z][a-z\d+.-]*):\/\//i.exec(name) ?? []
  if (kind !== undefined) throw new RangeError(`${kind}://...: tables are kept in a file or at postgres://...`)
  return sqliteStore(name, serves)
}

/** What one process needs that is alone with its store. */
export const alone = (store: Store): Place => ({
  store,
  relay: ALONE,
  jobs: (broke) => Promise.resolve(new JobsHere(broke)),
})

/** The place that a name means. A file is for one process; at an address any number meet. */
export async function openPlace(name: string): Promise<Place> {
  const store = await openStore(name, true)
  if (!isPostgres(name)) return alone(store)
  try {
    const { PostgresRelay } = await import('./postgres-relay.ts')
    const relay = await PostgresRelay.open(name)
    return {
      store,
      relay,
      async jobs(broke) {
        const { BossJobs } = await import('../jobs/boss.ts')
        return BossJobs.open(name, broke, (kind) => relay.say({ job: kind }))
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
