import { type AnswersOf, houseRule } from '../../house-rule.ts'
import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

/** AC-FW-03, XRUL-64 */
const OPTIONS = { 'fw.supply': houseRule('limited', 'fifty') }

declare module '../../../box-terms.ts' {
  interface ExpansionOptions extends AnswersOf<typeof OPTIONS> {}
}
export const cover = scenarioCover('freezingWeather', { en, es }, OPTIONS)
