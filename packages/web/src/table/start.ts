import type { SeatPlan, TablePlan } from './protocol.ts'

/** A name that nobody else has, for tables and seeds. */
export function freshName(): string {
  const words = crypto.getRandomValues(new Uint32Array(2))
  return [...words].map((word) => word.toString(36)).join('')
}

/** A table that this page knows, whether or not the browser's store took it. */
export interface Planned {
  readonly plan: TablePlan
  /** The log, or the position, that it goes on from. */
  readonly log?: unknown
}
const known = new Map<string, Planned>()

/** A new table; its page opens it. */
export function planTable(
  game: string,
  title: string,
  setup: TablePlan['setup'],
  seats: readonly SeatPlan[],
  seed = freshName(),
  log?: unknown,
): TablePlan {
  // Plain copies: what a page holds may be watched by it, and such things can't be sent to a worker.
  const plain = JSON.parse(JSON.stringify({ setup, seats })) as Pick<TablePlan, 'setup' | 'seats'>
  const plan: TablePlan = { id: freshName(), game, title, seed, ...plain }
  remember(plan, log)
  return plan
}

/** Keep a table as long as the page lives: the only place there is if the browser's store takes nothing. */
export const remember = (plan: TablePlan, log?: unknown): void =>
  void known.set(plan.id, { plan, ...(log === undefined ? {} : { log }) })

export const planned = (id: string): Planned | undefined => known.get(id)
