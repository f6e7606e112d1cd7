/*
 * Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022). Pure: what somebody's strength is taken to be, and how a game changes that.
 */

/** How strong somebody is taken to be. The true strength lies within twice the deviation 19 times in 20. */
export interface Rating {
  readonly rating: number
  readonly deviation: number
  /** How much the strength itself changes from period to period. */
  readonly volatility: number
}

/** Somebody was met. `score`: 1 won, 0.5 drawn, 0 lost. `weight`: how much the meeting says, 1 for a game of two. */
export interface Meeting {
  readonly opponent: Rating
  readonly score: number
  readonly weight: number
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }
/** Nobody is known better than that: people change. */
const LEAST_DEVIATION = 40
/** How freely volatility may change; 0.3 to 1.2 are usual. */
const TAU = 0.5
/** From Glicko's scale to the one that is reckoned with. */
const SCALE = 173.7178
const CLOSE = 1e-6

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI))
const expected = (mu: number, other: { readonly mu: number; readonly phi: number }): number =>
  1 / (1 + Math.exp(-g(other.phi) * (mu - other.mu)))

/** What is to be expected against somebody, from 0 to 1. */
export const chanceAgainst = (own: Rating, other: Rating): number =>
  expected((own.rating - NEWCOMER.rating) / SCALE, {
    mu: (other.rating - NEWCOMER.rating) / SCALE,
    phi: Math.hypot(own.deviation, other.deviation) / SCALE,
  })

/** Who has not played for so many periods is known less well. */
export function rested({ rating, deviation, volatility }: Rating, periods: number): Rating {
  const grown = Math.hypot(deviation / SCALE, volatility * Math.sqrt(Math.max(0, periods))) * SCALE
  return { rating, deviation: Math.min(NEWCOMER.deviation, grown), volatility }
}

/** After these meetings, all of one period. `periods`: how long the period was that they end, in periods; 1 as Glickman has it. */
export function rated(before: Rating, meetings: readonly Meeting[], periods = 1): Rating {
  const mu = (before.rating - NEWCOMER.rating) / SCALE
  const phi = before.deviation / SCALE
  const met = meetings.map(({ opponent, score, weight }) => {
    const other = { mu: (opponent.rating - NEWCOMER.rating) / SCALE, phi: opponent.deviation / SCALE }
    return { weight, score, g: g(other.phi), e: expected(mu, other) }
  })
  const information = met.reduce((sum, one) => sum + one.weight * one.g * one.g * one.e * (1 - one.e), 0)
  if (information === 0) return rested(before, periods)
  const surprise = met.reduce((sum, one) => sum + one.weight * one.g * (one.score - one.e), 0)
  const v = 1 / information
  const volatility = newVolatility(before.volatility, phi, v, v * surprise)
  const resting = Math.sqrt(phi * phi + periods * volatility * volatility)
  const deviation = 1 / Math.sqrt(1 / (resting * resting) + information)
  return {
    rating: NEWCOMER.rating + SCALE * (mu + deviation * deviation * surprise),
    deviation: Math.max(LEAST_DEVIATION, Math.min(NEWCOMER.deviation, SCALE * deviation)),
    volatility,
  }
}

/** Step 5 of the paper: the root of f by the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma * sigma)
  const f = (x: number): number => {
    const power = Math.exp(x)
    const all = phi * phi + v + power
    return (power * (delta * delta - all)) / (2 * all * all) - (x - a) / (TAU * TAU)
  }
  let low = a
  let high = Math.log(delta * delta - phi * phi - v)
  if (!(delta * delta > phi * phi + v)) {
    let k = 1
    while (f(a - k * TAU) < 0) k++
    high = a - k * TAU
  }
  let fLow = f(low)
  let fHigh = f(high)
  while (Math.abs(high - low) > CLOSE) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow)
    const fNext = f(next)
    if (fNext * fHigh <= 0) {
      low = high
      fLow = fHigh
    } else fLow /= 2
    high = next
    fHigh = fNext
  }
  return Math.exp(low / 2)
}
