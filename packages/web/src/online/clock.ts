import { say } from '../settings.svelte.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
/** Below this many milliseconds a clock says so. */
export const SHORT = 30_000

/** A time that is left, as people read it: 0:24, 11:38, 1 d 22 h. */
export function timeWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds >= DAY)
    return say('online.clock.d', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) })
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  const rest = two(seconds % MINUTE)
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
