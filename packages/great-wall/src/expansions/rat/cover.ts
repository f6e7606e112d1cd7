import type { Cover } from '../expansion.ts'
import { type AnswersOf, houseRule } from '../house-rule.ts'
import { en, es } from './text/cover.ts'

const OPTIONS = {
  /** RAT-12, XRUL-10 */
  'rat.moveTiming': houseRule('endOfFall', 'everyTurn'),
  /** RAT-03, XRUL-12 */
  'rat.advisors': houseRule(true, false),
}
declare module '../../box-terms.ts' {
  interface ExpansionOptions extends AnswersOf<typeof OPTIONS> {}
}

export const cover: Cover = {
  name: 'rat',
  options: OPTIONS,
  notices: ({ mode }) => (mode === 'coop' ? [{ rule: 'XP-REF-09', code: 'RAT_NO_ARTIFACTS' }] : []),
  offered: { en, es },
}
