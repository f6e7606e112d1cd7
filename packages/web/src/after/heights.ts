/** How much of its room even a tower without any points takes: a flag hangs on it. */
const PLINTH = 34

/**
 * How high the towers of a ranking are, in per cent of the highest. All stand on the same plinth; from there on every point is the
 * same height, so that the distance between two towers is that between their points.
 */
export function heightsOf(totals: readonly number[]): readonly number[] {
  const low = Math.min(0, ...totals)
  const high = Math.max(...totals)
  return totals.map((total) => (high === low ? 100 : PLINTH + ((100 - PLINTH) * (total - low)) / (high - low)))
}
