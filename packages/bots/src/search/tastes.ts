import type { Terms } from '@wanli/kernel'
import type { Foresight } from './sense.ts'

/** How much somebody makes of a term of the value, against what it is worth. What is not named counts as it is. */
export type Tastes = Readonly<Partial<Record<string, number>>>

/** Who has a taste for something sees more in it than it is worth, and less in something else. */
export function withTastes<T extends Terms>(sense: Foresight<T>, tastes: Tastes): Foresight<T> {
  const factors = sense.terms.map((term) => tastes[term] ?? 1)
  if (factors.every((factor) => factor === 1)) return sense
  const parts: typeof sense.parts = (table, seat, root) => {
    const own = sense.parts(table, seat, root)
    // When all is scored there is nothing left to have a taste for.
    return table.over ? own : own.map((part, i) => part * factors[i]!)
  }
  return {
    ...sense,
    parts,
    value: (table, seat, root) => {
      let sum = 0
      for (const part of parts(table, seat, root)) sum += part
      return sum
    },
  }
}

/** The same tastes, so many times as strong. */
export const stronger = (tastes: Tastes, times: number): Tastes =>
  Object.fromEntries(Object.entries(tastes).map(([term, taste = 1]) => [term, Math.max(0, 1 + (taste - 1) * times)]))

/** Both tastes together. */
export const together = (a: Tastes, b: Tastes): Tastes =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((term) => [term, (a[term] ?? 1) * (b[term] ?? 1)]),
  )
