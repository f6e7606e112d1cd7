import type { CountKey, Num } from '../../data/index.ts'

/** What a number is multiplied with: a count, what of it is above a threshold, or each so many of it. */
export interface Factor {
  readonly of: CountKey
  readonly above: number
  readonly every: number
}
export interface Term {
  readonly times: number
  readonly factors: readonly Factor[]
}
/** "4, and 2 for each of these": the only sums that people say. */
export interface Linear {
  readonly base: number
  readonly terms: readonly Term[]
}

const constant = (base: number): Linear => ({ base, terms: [] })
const isConstant = (sum: Linear): boolean => sum.terms.length === 0
const scaled = ({ base, terms }: Linear, by: number): Linear => ({
  base: base * by,
  terms: terms.map(({ times, factors }) => ({ times: times * by, factors })),
})

/** The number as a sum that people can say, or null if it is no such sum. */
export function linear(num: Num): Linear | null {
  if (typeof num === 'number') return constant(num)
  if ('count' in num) return { base: 0, terms: [{ times: 1, factors: [{ of: num.count, above: 0, every: 1 }] }] }
  const a = linear(num.a)
  const b = linear(num.b)
  if (a === null || b === null) return null
  switch (num.op) {
    case '+':
      return { base: a.base + b.base, terms: [...a.terms, ...b.terms] }
    case '-':
      return linearDifference(a, b)
    case '*':
      return product(a, b)
    case '/':
      return quotient(a, b)
    case 'max':
      return greater(a, b)
    case 'min':
      return isConstant(a) && isConstant(b) ? constant(Math.min(a.base, b.base)) : null
  }
}

const linearDifference = (a: Linear, b: Linear): Linear => {
  const minus = scaled(b, -1)
  return { base: a.base + minus.base, terms: [...a.terms, ...minus.terms] }
}

function product(a: Linear, b: Linear): Linear | null {
  if (isConstant(a)) return scaled(b, a.base)
  if (isConstant(b)) return scaled(a, b.base)
  const [x] = a.terms
  const [y] = b.terms
  if (!x || !y || a.terms.length + b.terms.length > 2 || a.base !== 0 || b.base !== 0) return null
  return { base: 0, terms: [{ times: x.times * y.times, factors: [...x.factors, ...y.factors] }] }
}

/** Rounded down, so only for a plain count: "for every 2 of these". */
function quotient(a: Linear, b: Linear): Linear | null {
  if (!isConstant(b) || b.base <= 0) return null
  if (isConstant(a)) return constant(Math.floor(a.base / b.base))
  const count = plainCount(a)
  return count === null || a.base !== 0 ? null : onlyFactor({ ...count, every: b.base })
}

/** `max(0,advisors-2)`: what is above 2. */
function greater(a: Linear, b: Linear): Linear | null {
  if (isConstant(a) && isConstant(b)) return constant(Math.max(a.base, b.base))
  const [zero, sum] = isConstant(a) ? [a, b] : [b, a]
  const count = plainCount(sum)
  if (!isConstant(zero) || zero.base !== 0 || count === null || sum.base > 0) return null
  return onlyFactor({ ...count, above: -sum.base })
}

const onlyFactor = (factor: Factor): Linear => ({ base: 0, terms: [{ times: 1, factors: [factor] }] })

/** The only term, if it is a count and nothing more. */
function plainCount({ terms }: Linear): Factor | null {
  const [term] = terms
  const [factor] = term?.factors ?? []
  if (terms.length !== 1 || !term || !factor || term.factors.length !== 1 || term.times !== 1) return null
  return factor.above === 0 && factor.every === 1 ? factor : null
}

/** The same number with the opposite sign. */
export const negative = (num: Num): Num => (typeof num === 'number' ? -num : { op: '*', a: -1, b: num })

/** Below 0, as far as can be told without counting. */
export function isNegative(num: Num): boolean {
  const sum = linear(num)
  if (sum === null) return false
  const parts = [sum.base, ...sum.terms.map(({ times }) => times)]
  return parts.every((n) => n <= 0) && parts.some((n) => n < 0)
}
