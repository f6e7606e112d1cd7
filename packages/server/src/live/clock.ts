import type { Clock } from '../protocol/index.ts'

/** How much time everybody has left, in milliseconds, as of `since`. For whom the table waits it runs. */
export interface ClockState {
  readonly left: readonly number[]
  readonly since: number
  readonly runs: readonly number[]
}

const DAY = 86_400_000
const HOUR = 3_600_000

export function startClock(clock: Clock, seats: number, now: number): ClockState | undefined {
  if (clock.kind === 'none') return undefined
  const each = clock.kind === 'bank' ? clock.bank * 1000 : clock.days * DAY
  return { left: Array.from({ length: seats }, () => each), since: now, runs: [] }
}

/** Milliseconds of `from` to `to` in which clocks run: not in the hours of rest. */
export function running(clock: Clock, from: number, to: number): number {
  if (to <= from) return 0
  const rest = clock.kind === 'days' ? clock.rest : undefined
  if (rest === undefined || rest.from === rest.to) return to - from
  const length = ((rest.to - rest.from + 24) % 24) * HOUR
  let resting = 0
  // A night that began the day before may still last.
  for (let day = Math.floor(from / DAY) - 1; day * DAY <= to; day++) {
    const begins = day * DAY + rest.from * HOUR
    resting += Math.max(0, Math.min(to, begins + length) - Math.max(from, begins))
  }
  return to - from - resting
}

/** When this much running time is over. */
export function runsOut(clock: Clock, from: number, left: number): number {
  let at = from + Math.max(0, left)
  for (let missing = left - running(clock, from, at); missing > 0; missing = left - running(clock, from, at))
    at += missing
  return at
}

/** What is left of it now. */
export const leftAt = (clock: Clock, { left, since, runs }: ClockState, seat: number, now: number): number =>
  (left[seat] ?? 0) - (runs.includes(seat) ? running(clock, since, now) : 0)

/**
 * From now on the table waits for these seats. Whoever has answered gets what he gets with each answer; with days for every answer it is
 * all of them again.
 */
export function turned(
  clock: Clock,
  state: ClockState,
  {
    runs,
    answered,
    now,
  }: { readonly runs: readonly number[]; readonly answered: readonly number[]; readonly now: number },
): ClockState {
  const left = state.left.map((_, seat) => {
    const rest = Math.max(0, leftAt(clock, state, seat, now))
    if (clock.kind === 'bank') return rest + (answered.includes(seat) ? clock.increment * 1000 : 0)
    const fresh = clock.kind === 'days' && (answered.includes(seat) || !state.runs.includes(seat))
    return fresh ? clock.days * DAY : rest
  })
  return { left, since: now, runs }
}

/** The seats whose time is up. */
export const outOfTime = (clock: Clock, state: ClockState, now: number): readonly number[] =>
  state.runs.filter((seat) => leftAt(clock, state, seat, now) <= 0)
