/** A share of so many trials, with the interval in which the true one lies in 95 of 100 cases. */
export interface Share {
  readonly n: number
  /** 0 if there was no trial. */
  readonly share: number
  readonly low: number
  readonly high: number
}

/** 95% of a normal distribution lie within so many deviations. */
const Z = 1.96

/** Wilson's interval: it stays within 0 and 1, and is honest for few trials. */
export function shareOf(hits: number, n: number): Share {
  if (n === 0) return { n, share: 0, low: 0, high: 1 }
  const share = hits / n
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n)
  const reach = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  return { n, share: tidy(share), low: tidy(Math.max(0, middle - reach)), high: tidy(Math.min(1, middle + reach)) }
}

/** How far the true mean may lie from the one that was found, in 95 of 100 cases. */
export function reachOfMean(by: readonly { readonly value: number; readonly games: number }[]): number {
  const n = by.reduce((sum, { games }) => sum + games, 0)
  if (n < 2) return Infinity
  const mean = by.reduce((sum, { value, games }) => sum + value * games, 0) / n
  const squares = by.reduce((sum, { value, games }) => sum + games * (value - mean) ** 2, 0)
  return Z * Math.sqrt(squares / (n - 1) / n)
}

/** Digits beyond these are noise; without them a file can be read. */
export const tidy = (value: number): number => Math.round(value * 1e5) / 1e5

/** 0 if there is nothing to divide by. */
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : tidy(part / whole))
