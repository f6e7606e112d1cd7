import type { Budget, Foresight, Hint } from '@wanli/bots'
import { hint } from '@wanli/bots/hint'
import type { AnyTable, Seat } from '@wanli/kernel'
import { paced } from './pieces.ts'

/** Milliseconds between two words on how far it is. */
const TOLD_EVERY = 200

/** The best options of a seat's question, within a budget; `after`: what is known by then, now and again. */
export function advise(
  table: AnyTable,
  seat: Seat,
  sense: Foresight,
  { ms, worlds }: Budget,
  signal: AbortSignal,
  after: (hint: Hint) => void,
): Promise<Hint> {
  const until = ms === undefined ? Infinity : performance.now() + ms
  let next = 0
  const pieces = hint(table, seat, sense, {
    ...(worlds === undefined ? {} : { worlds }),
    isUp: () => performance.now() >= until,
    after(soFar) {
      if (performance.now() < next) return
      next = performance.now() + TOLD_EVERY
      after(soFar())
    },
  })
  return paced(pieces, signal)
}
