import type { Option, Question, Seat, Table, Terms, Told } from '@wanli/kernel'

/** What was counted, by name. Counts of games, and of threads, are added up. */
export type Counts = Readonly<Record<string, number>>

/**
 * Someone who looks on while one game is played, and counts. Members are written as methods so that the observer of one game
 * may stand for one of any game; each is only ever shown tables of its own.
 */
export interface Observer<T extends Terms = Terms> {
  begin(table: Table<T>): void
  event(event: T['event'], secret?: Told['secret']): void
  /** A question is about to be answered in this way. */
  answer(question: Question<T['option'], T['prompt']>, option: Option): void
  /** The game is over: who won, and what there was to count. */
  end(winners: readonly Seat[]): Counts
}

export function addCounts(sum: Record<string, number>, counts: Counts): void {
  for (const [name, n] of Object.entries(counts)) sum[name] = (sum[name] ?? 0) + n
}
