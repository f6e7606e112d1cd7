import type { Game, Terms } from '@wanli/kernel'
import { checkLaws } from '@wanli/kernel/laws'
import { value } from './value.ts'

/** For tests that the law `shown` can fail: a game whose view is wrong in something, and what the law says about a game. */
export function shownLaw<T extends Terms>(
  game: Game<T>,
  { setups, games, nodes }: { setups: readonly object[]; games: number; nodes: number },
) {
  const checked = setups.map((setup) => value(game.checkSetup(setup)))
  return {
    complaintOf: (other: Game<T>): string => {
      const report = checkLaws(other, { setups: checked, games, seed: 'shown', nodes, laws: ['shown'], failures: 1 })
      return report.failures[0]?.message ?? 'none'
    },
    seeing: (change: (view: T['view']) => T['view']): Game<T> => ({
      ...game,
      view: (...about) => change(game.view(...about)),
    }),
  }
}
