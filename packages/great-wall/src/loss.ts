import type { G, Rule } from './terms.ts'

/**
 * XP-GEN-05: everyone loses here and now, in the middle of a step, without end check and scoring. `because` is the name of the reason, as
 * endings have one. Whoever calls it is not returned to.
 */
export function* loseAtOnce(g: G, because: string): Rule<never> {
  g.state.lost = because
  g.box.tellLoss(g, because)
  return yield* g.finish()
}
