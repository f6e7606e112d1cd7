import type { Seat } from '@wanli/kernel'
import type { News } from '@wanli/table'
import type { Scene } from './scene.svelte.ts'

/* Several people at one screen: who sits before it next. */

/** Whoever sits here is asked, but not yet on the screen as it is: nobody has looked, or it shows only what all may see. */
export function isAskedAnew({ seat, news, open }: Scene, { waiting, question }: News): boolean {
  if (seat === null || !waiting.includes(seat)) return false
  return news === undefined || (open && question === undefined)
}

/** The person who is asked, if it is not the one who sits here. */
export function nextPerson({ seat, persons }: Scene, { waiting, held }: News): Seat | undefined {
  // Whoever may still take back keeps the screen.
  if (held !== undefined && persons.includes(held.seat)) return held.seat === seat ? undefined : held.seat
  if (seat !== null && waiting.includes(seat)) return undefined
  return waiting.find((one) => one !== seat && persons.includes(one))
}
