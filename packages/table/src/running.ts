/*
 * Clocks over days stand still at night, and while somebody is on holiday. The server reckons with it, and the page shows it by the same sum.
 */

/** A time in which somebody's clock stands still, in milliseconds since 1970. */
export interface Rest {
  readonly from: number
  readonly to: number
}

/** Hours of the day (UTC) in which no clock runs; the same twice: none. */
export type Nights = Rest

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Milliseconds of `from` to `to` in which a clock runs. */
export function runningTime(from: number, to: number, nights: Nights | undefined, rests: readonly Rest[] = []): number {
  if (to <= from) return 0
  const still = [...rests, ...nightsWithin(from, to, nights)].sort((a, b) => a.from - b.from)
  let running = to - from
  // What lies in a night of a holiday counts once.
  let counted = from
  for (const rest of still) {
    const [begins, ends] = [Math.max(rest.from, counted), Math.min(rest.to, to)]
    if (ends <= begins) continue
    running -= ends - begins
    counted = ends
  }
  return running
}

function nightsWithin(from: number, to: number, nights: Nights | undefined): readonly Rest[] {
  if (nights === undefined || nights.from === nights.to) return []
  const length = ((nights.to - nights.from + 24) % 24) * HOUR
  const found: Rest[] = []
  // A night that began the day before may still last.
  for (let day = Math.floor(from / DAY) - 1; day * DAY <= to; day++) {
    const begins = day * DAY + nights.from * HOUR
    found.push({ from: begins, to: begins + length })
  }
  return found
}
