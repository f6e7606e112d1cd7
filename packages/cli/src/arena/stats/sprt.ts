/*
 * A sequential test: after every deal it is asked whether the share of wins is at most `low` or at least `high`, and the run ends when
 * that is decided. What is counted is a deal, with all its seatings, because games of one deal are not independent of each other. How
 * its result is spread beside its mean nobody knows beforehand: it is taken as likely as it can be under either hypothesis
 * (generalised likelihood ratio, as the test servers of chess programs do it).
 */

export interface Hypotheses {
  readonly low: number
  readonly high: number
  /** How often a wrong answer is accepted, in either direction. */
  readonly risk: number
}

/** A result that has not been seen is taken to have been seen this often, so that no hypothesis is impossible beforehand. */
const UNSEEN = 1e-3
/** Before so many deals nothing is decided: their spread is not known. */
const LEAST = 8

/** How much likelier `high` is than `low`, as a logarithm. `results`: how often each share of a deal has come out. */
export function ratioOf(results: ReadonlyMap<number, number>, { low, high }: Pick<Hypotheses, 'low' | 'high'>): number {
  const seen = new Map(results)
  for (const end of [0, 1]) if ((seen.get(end) ?? 0) === 0) seen.set(end, UNSEEN)
  const deals = [...seen]
  const n = deals.reduce((sum, [, count]) => sum + count, 0)
  const odds = deals.map(([value, count]) => [value, count / n] as const)
  const [under, over] = [tilt(odds, low), tilt(odds, high)]
  return (
    n *
    odds.reduce((sum, [value, p]) => sum + p * Math.log((1 + under * (value - low)) / (1 + over * (value - high))), 0)
  )
}

/**
 * The likeliest distribution with this mean over the values that were seen is p / (1 + x (value - mean)); this is x, found by halving:
 * the mean of that distribution falls as x grows.
 */
function tilt(odds: readonly (readonly [number, number])[], mean: number): number {
  const values = odds.map(([value]) => value)
  let from = -1 / (Math.max(...values) - mean)
  let to = 1 / (mean - Math.min(...values))
  for (let i = 0; i < 100; i++) {
    const x = (from + to) / 2
    const excess = odds.reduce((sum, [value, p]) => sum + (p * (value - mean)) / (1 + x * (value - mean)), 0)
    if (excess > 0) from = x
    else to = x
  }
  return (from + to) / 2
}

export type Verdict = 'yes' | 'no' | 'open'

/** Takes deals one after the other, until it is decided. */
export class Trial {
  readonly hypotheses: Hypotheses
  verdict: Verdict = 'open'
  /** The deals that decided it. */
  deals = 0
  /** The last ratio of likelihoods, as a logarithm; from `-bound` to `bound` it is open. */
  ratio = 0
  readonly bound: number
  private readonly results = new Map<number, number>()

  constructor(hypotheses: Hypotheses) {
    this.hypotheses = hypotheses
    this.bound = Math.log((1 - hypotheses.risk) / hypotheses.risk)
  }

  /** The share of wins in one deal, over all its seatings. */
  add(share: number): void {
    if (this.verdict !== 'open') return
    const value = Math.round(share * 1e6) / 1e6
    this.results.set(value, (this.results.get(value) ?? 0) + 1)
    this.deals++
    this.ratio = ratioOf(this.results, this.hypotheses)
    if (this.deals < LEAST) return
    if (this.ratio >= this.bound) this.verdict = 'yes'
    else if (this.ratio <= -this.bound) this.verdict = 'no'
  }
}
