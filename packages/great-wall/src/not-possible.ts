import type { G, Prompt, Seat } from './terms.ts'

/**
 * A step in which nothing can be chosen is not asked. Whoever wonders finds the reason in the log: what refuses every
 * candidate, for the player's eyes alone.
 */
export function notPossible(g: G, seat: Seat, prompt: Prompt, weigh: () => unknown): void {
  g.nevermind()
  g.say?.({ kind: 'notPossible', seat, prompt }, { to: [seat], is: { why: g.reasons(weigh) } })
}
