import type { Seat, Terms } from './game.ts'
import type { Entry } from './history.ts'
import type { Result } from './result.ts'
import type { Table } from './table.ts'

/** How an answer is written: its key, behind `@seat` where several seats were asked. */
export const answerText = (entry: Entry): string => (entry.several ? `@${entry.seat} ${entry.key}` : entry.key)

/** Give a written answer. Without a seat it is that of the seat that is asked. */
export function giveAnswer<T extends Terms>(table: Table<T>, answer: string): Result<void> {
  return table.give(parseAnswer(table, answer))
}

export function parseAnswer<T extends Terms>(table: Table<T>, answer: string): { seat: Seat; key: string } {
  const several = /^@(\d+) (.*)$/.exec(answer)
  if (several !== null) return { seat: Number(several[1]), key: several[2]! }
  return { seat: table.open[0]?.seat ?? -1, key: answer }
}
