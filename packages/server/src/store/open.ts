import { sqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

/** The store that a name means: an address of PostgreSQL, or a file. */
export async function openStore(name: string): Promise<Store> {
  if (/^postgres(ql)?:\/\//.test(name)) return (await import('./postgres.ts')).postgresStore(name)
  return sqliteStore(name)
}
