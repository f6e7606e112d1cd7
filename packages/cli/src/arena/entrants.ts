import type { Budget } from '@wanli/bots'

/** Who takes part: a bot, and how much it may think about one question. */
export interface Entrant {
  /** As it was written, such as `hard@0.1s`: what it is called in tables. */
  readonly name: string
  readonly bot: string
  readonly budget: Budget
}

/** `hard`, `hard@0.1s`, `hard@100ms`, `hard@200w`; undefined: the budget can't be read. */
export function entrantOf(text: string): Entrant | undefined {
  const [bot = '', budget, ...rest] = text.trim().split('@')
  if (rest.length > 0) return undefined
  if (budget === undefined) return { name: bot, bot, budget: {} }
  const read = /^(\d+(?:\.\d+)?)(s|ms|w)$/.exec(budget)
  if (read === null || Number(read[1]) === 0) return undefined
  const amount = Number(read[1])
  if (read[2] === 'w')
    return Number.isInteger(amount) ? { name: text.trim(), bot, budget: { worlds: amount, ms: Infinity } } : undefined
  return { name: text.trim(), bot, budget: { ms: read[2] === 's' ? amount * 1000 : amount } }
}
