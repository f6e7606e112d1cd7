import { type Rest, runningTime } from '@wanli/table'
import type { Clock } from '../protocol/index.ts'

/** How much time everybody has left, in milliseconds, as of `since`. For whom the table waits it runs. */
export interface ClockState {
  readonly left: readonly number[]
  readonly since: number
  readonly runs: readonly number[]
}

/** When somebody's clock stands still, by seat. */
export type Rests = readonly (readonly Rest[])[]

const DAY = 86_400_000

export function startClock(clock: Clock, seats: number, now: number): ClockState | undefined {
  if (clock.kind === 'none') return undefined
  const each = clock.kind === 'bank' ? clock.bank * 1000 : clock.days * DAY
  return { left: Array.from({ length: seats }, () => each), since: now, runs: [] }
}

/** Milliseconds of `from` to `to` in which clocks run: over days they stand still at night and on holiday. */
export const running = (clock: Clock, from: number, to: number, rests: readonly Rest[] = []): number =>
  clock.kind === 'days' ? runningTime(from, to, clock.rest, rests) : Math.max(0, to - from)

/** When this much running time is over. */
export function runsOut(clock: Clock, from: number, left: number, rests: readonly Rest[] = []): number {
  let at = from + Math.max(0, left)
  const missing = () => left - running(clock, from, at, rests)
  for (let more = missing(); more > 0; more = missing()) at += more
  return at
}

/** What is left of it now. */
export const leftAt = (
  clock: Clock,
  { left, since, runs }: ClockState,
  seat: number,
  now: number,
  rests: Rests = [],
): number => (left[seat] ?? 0) - (runs.includes(seat) ? running(clock, since, now, rests[seat]) : 0)

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
    rests = [],
  }: {
    readonly runs: readonly number[]
    readonly answered: readonly number[]
    readonly now: number
    readonly rests?: Rests
  },
): ClockState {
  const left = state.left.map((_, seat) => {
    const rest = Math.max(0, leftAt(clock, state, seat, now, rests))
    if (clock.kind === 'bank') return rest + (answered.includes(seat) ? clock.increment * 1000 : 0)
    const fresh = clock.kind === 'days' && (answered.includes(seat) || !state.runs.includes(seat))
    return fresh ? clock.days * DAY : rest
  })
  return { left, since: now, runs }
}

/** The seats whose time is up. */
export const outOfTime = (clock: Clock, state: ClockState, now: number, rests: Rests = []): readonly number[] =>
  state.runs.filter((seat) => leftAt(clock, state, seat, now, rests) <= 0)
