/** How a lead turned into wins in games of equal players, by horizon: in the log of the odds, what lies between even players and what a point ahead adds. */
export type Odds = readonly (readonly [even: number, point: number])[]

/** By the number of seats, from the second horizon on. */
export type Chances = Readonly<Partial<Record<number, Odds>>>

/**
 * How likely a seat is to win that is so far ahead of the best of the others when a horizon begins; undefined where it was not measured. Nobody
 * looks ahead beyond the last one: there the table is over.
 */
export function chanceAt(chances: Chances, seats: number, horizon: number, ahead: number): number | undefined {
  const odds = chances[seats]
  const measured = odds?.[Math.min(horizon - 2, odds.length - 1)]
  return measured === undefined ? undefined : 1 / (1 + Math.exp(-(measured[0] + measured[1] * ahead)))
}
