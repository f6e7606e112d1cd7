/*
 * Strength from who wins. At a table of several each seat wins with a chance in proportion to its strength (Luce's choice); with two
 * seats that is the model of Bradley and Terry, which Elo's numbers are. A tie is shared; a game that nobody wins says nothing about
 * who is stronger, and is left out.
 */

/** All games of one line-up: who sat there, each as often as it had seats, and how many wins it had. */
export interface Record {
  /** Entrants by number, with how many seats each had. */
  readonly seats: ReadonlyMap<number, number>
  readonly wins: ReadonlyMap<number, number>
}

export interface Strength {
  /** The logarithm of the strength, less that of the anchor. */
  readonly theta: number
  /** Its standard error, beside the anchor's. */
  readonly error: number
}

/** Two who met are taken to have shared one further game: so who won all games is not infinitely strong. */
const SHARED = 0.5
const STEPS = 200
const CLOSE = 1e-10

/**
 * The likeliest strengths (Newton's method on a concave likelihood), beside that of the anchor. Undefined: nobody has met them who
 * has met the anchor, in however many steps. `shared`: wins that each of a pair that met is given beforehand.
 */
export function strengths(
  entrants: number,
  records: readonly Record[],
  anchor: number,
  shared = SHARED,
): (Strength | undefined)[] {
  const met = withAnchor(entrants, records, anchor)
  const free = [...met].filter((who) => who !== anchor)
  const all = [...records, ...(shared > 0 ? sharedGames(records, shared) : [])].filter(({ seats }) =>
    [...seats.keys()].every((who) => met.has(who)),
  )
  const theta = zeros(entrants)
  for (let step = 0; step < STEPS; step++) {
    const { slope, curve } = slopes(theta, all, free)
    const change = solved(curve, slope)
    let scale = 1
    // Far from the top Newton's step is too long: no more than two units at once.
    const longest = Math.max(0, ...change.map(Math.abs))
    if (longest > 2) scale = 2 / longest
    free.forEach((who, i) => (theta[who]! += scale * change[i]!))
    if (longest < CLOSE) break
  }
  const { curve } = slopes(theta, all, free)
  const errors = zeros(entrants)
  free.forEach((who, i) => {
    const unit = free.map((_, j) => (i === j ? 1 : 0))
    errors[who] = Math.sqrt(solved(curve, unit)[i]!)
  })
  return Array.from({ length: entrants }, (_, who) =>
    met.has(who) ? { theta: theta[who]!, error: errors[who]! } : undefined,
  )
}

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0)

/** How likely the wins are, as a logarithm: what `strengths` makes as large as it can be. */
export const likelihood = (theta: readonly number[], records: readonly Record[]): number =>
  records.reduce((sum, { seats, wins }) => {
    const whole = Math.log([...seats].reduce((total, [who, n]) => total + n * Math.exp(theta[who]!), 0))
    return sum + [...wins].reduce((part, [who, n]) => part + n * (theta[who]! - whole), 0)
  }, 0)

/** Slope of the likelihood, and its curvature with the sign turned. */
function slopes(theta: readonly number[], records: readonly Record[], free: readonly number[]) {
  const place = new Map(free.map((who, i) => [who, i]))
  const slope = free.map(() => 0)
  const curve = free.map(() => free.map(() => 0))
  for (const { seats, wins } of records) {
    const games = [...wins.values()].reduce((sum, n) => sum + n, 0)
    const weights = [...seats].map(([who, n]) => [who, n * Math.exp(theta[who]!)] as const)
    const whole = weights.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [who, weight] of weights) {
      const i = place.get(who)
      if (i === undefined) continue
      slope[i]! += (wins.get(who) ?? 0) - (games * weight) / whole
      for (const [other, theirs] of weights) {
        const j = place.get(other)
        if (j === undefined) continue
        curve[i]![j]! += (games * weight * ((who === other ? whole : 0) - theirs)) / (whole * whole)
      }
    }
  }
  return { slope, curve }
}

function withAnchor(entrants: number, records: readonly Record[], anchor: number): ReadonlySet<number> {
  const met = new Set([anchor])
  for (let before = 0; before < met.size && met.size <= entrants;) {
    before = met.size
    for (const { seats } of records)
      if ([...seats.keys()].some((who) => met.has(who))) for (const who of seats.keys()) met.add(who)
  }
  return met
}

function sharedGames(records: readonly Record[], shared: number): Record[] {
  const pairs = new Map<string, readonly [number, number]>()
  for (const { seats } of records) {
    const here = [...seats.keys()].sort((a, b) => a - b)
    here.forEach((a, i) => here.slice(i + 1).forEach((b) => pairs.set(`${a} ${b}`, [a, b])))
  }
  return [...pairs.values()].map((pair) => ({
    seats: new Map(pair.map((who) => [who, 1])),
    wins: new Map(pair.map((who) => [who, shared])),
  }))
}

/** Gauss's elimination; the matrices here are small and positive definite. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  const n = rows.length
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const times = rows[j]![i]! / rows[i]![i]!
      for (let k = i; k <= n; k++) rows[j]![k]! -= times * rows[i]![k]!
    }
  }
  const found = zeros(n)
  for (let i = n - 1; i >= 0; i--) {
    let sum = rows[i]![n]!
    for (let k = i + 1; k < n; k++) sum -= rows[i]![k]! * found[k]!
    found[i] = sum / rows[i]![i]!
  }
  return found
}

/** A step of strength in Elo's numbers: 400 of them are ten to one. */
export const ELO = 400 / Math.LN10
