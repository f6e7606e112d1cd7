import { type AnswersOf, houseRule } from '../../house-rule.ts'
import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

/** AC-RT-08, XRUL-91 */
const OPTIONS = { 'rt.embassy': houseRule('clerkSupply', 'location') }

declare module '../../../box-terms.ts' {
  interface ExpansionOptions extends AnswersOf<typeof OPTIONS> {}
}
export const cover = scenarioCover('redTurban', { en, es }, OPTIONS)
