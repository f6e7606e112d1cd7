/*
 * What has to be done and nobody waits for at a socket: bots' answers, times that are up, notifications. A job says only what it is about: how things
 * stand says the store, so that one that is done twice does no harm, and one that is lost is found again.
 */

export const KINDS = ['table', 'tell'] as const
/** `table`: look after a table, its bots above all. `tell`: tell a person that something waits. */
export type JobKind = (typeof KINDS)[number]

export interface Jobs {
  /** Somebody has to do this. One that waits already under this key is enough. `delay`: not before so many milliseconds. */
  send(kind: JobKind, key: string, delay?: number): Promise<void>
  /** Take jobs of this kind from now on, so many at once. One that throws is tried again, if its kind is. `signal`: leave it to others. */
  take(kind: JobKind, most: number, work: (key: string, signal: AbortSignal) => Promise<void>): void
  /** There may be new ones. */
  stir(kind: JobKind): void
  /** No more are taken; those under way are told, and waited for. */
  close(): Promise<void>
}

/** How often one that threw is tried again, and after how many seconds for the first time; each time twice as long. */
export const RETRIES: Readonly<Record<JobKind, { readonly times: number; readonly after: number }>> = {
  // Whoever looks for tables that wait finds it again.
  table: { times: 0, after: 1 },
  tell: { times: 5, after: 2 },
}
