import type { Rest } from '@wanli/table'
import { Refusal } from '../rooms/state.ts'

/*
 * While somebody is on holiday his clocks stand still, at tables with days for every answer. It is said beforehand, seen by all, and bounded, so
 * that nobody can keep a table waiting by it.
 */

const DAY = 86_400_000
const YEAR = 365 * DAY
/** Days of holiday within a year, and how many holidays are kept (`designed`). */
const DAYS = 30
const MOST = 12

const lasts = (rests: readonly Rest[]): number => rests.reduce((sum, { from, to }) => sum + to - from, 0)

/** One more holiday, as it counts: what is past already does not. */
export function newHoliday(before: readonly Rest[], wish: Rest, now: number): Rest {
  const holiday = { from: Math.max(wish.from, now), to: wish.to }
  const overlaps = before.some(({ from, to }) => from < holiday.to && holiday.from < to)
  if (holiday.to <= holiday.from || holiday.to > now + YEAR || overlaps) throw new Refusal('holiday-odd')
  const counted = before.filter(({ to }) => to > now - YEAR)
  if (counted.length >= MOST || lasts([...counted, holiday]) > DAYS * DAY) throw new Refusal('holiday-long')
  return holiday
}

/** It ends now, if it has begun; else there is none. What is past stays: it counts for a year. */
export function endedHoliday(before: readonly Rest[], from: number, now: number): Rest | undefined {
  const holiday = before.find((one) => one.from === from)
  if (holiday === undefined || holiday.to <= now) throw new Refusal('not-found')
  return holiday.from >= now ? undefined : { from, to: now }
}
