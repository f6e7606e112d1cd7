import { num } from '../../cards/numbers.ts'
import { humans } from '../../humans.ts'
import type { R, Seat } from '../../terms.ts'
import type { RatCard } from './cards.ts'

/** Somebody whom a Rat card names, and with how many. */
export interface Named {
  readonly seat: Seat
  readonly n: number
}

/** RAT-13, -15, -16: whom the active card names; among tied ones the one higher in the Tea order. */
export function named(g: R, { order, of, id }: RatCard): Named | undefined {
  let best: Named | undefined
  for (const seat of humans(g)) {
    const n = num(g, { seat, moment: { trigger: 'now' }, card: id, filter: [], clerksThere: 0 }, { count: of })
    if (order === 'most' ? n > (best?.n ?? 0) : n < (best?.n ?? Infinity)) best = { seat, n }
  }
  return best
}
