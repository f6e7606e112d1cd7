import type { Terms } from '../game.ts'
import type { Table } from '../table.ts'

/** How many different lines of so many answers there are from here: a number that hardly any change of the rules leaves alone. */
export function countLines<T extends Terms>(table: Table<T>, depth: number): number {
  if (depth === 0 || table.open.length === 0) return 1
  const { options } = table.open[0]!
  if (depth === 1) return options.length
  let lines = 0
  for (let option = 0; option < options.length; option++) {
    const next = table.copy({ record: true })
    next.pick(0, option)
    lines += countLines(next, depth - 1)
  }
  return lines
}
