import { type AnswersOf, houseRule } from '../../house-rule.ts'
import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

/** AC-EV-14, XRUL-75 */
const OPTIONS = { 'ev.order': houseRule('claimFirst', 'moveFirst') }

declare module '../../../box-terms.ts' {
  interface ExpansionOptions extends AnswersOf<typeof OPTIONS> {}
}
export const cover = scenarioCover('emperorsVisit', { en, es }, OPTIONS)
