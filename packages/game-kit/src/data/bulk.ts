import type { DataProblem } from './problems.ts'
import { commonProblem } from './problems.ts'

/* A data file of strangers may be of any size and depth. All that looks at one goes into it, so what is far beyond any box is refused first. */

const DEEPEST = 10
const MOST_VALUES = 60_000
const LONGEST_TEXT = 20_000

/** What is wrong with a file as a whole, before anyone reads it; null: it can be read. */
export function bulkOf(input: unknown): DataProblem<'tooDeep' | 'tooMuch'> | null {
  let values = 0
  let level: readonly unknown[] = [input]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return commonProblem('tooDeep', { maximum: DEEPEST })
    const next: unknown[] = []
    for (const value of level) {
      values += 1
      if (values > MOST_VALUES || (typeof value === 'string' && value.length > LONGEST_TEXT))
        return commonProblem('tooMuch', { maximum: MOST_VALUES })
      if (typeof value === 'object' && value !== null)
        for (const inner of Object.values(value as Record<string, unknown>)) next.push(inner)
    }
    level = next
  }
  return null
}
