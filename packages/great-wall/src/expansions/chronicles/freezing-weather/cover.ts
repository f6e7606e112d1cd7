import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

declare module '../../../box-terms.ts' {
  interface ExpansionOptions {
    /** AC-FW-03, XRUL-64 */
    readonly 'fw.supply'?: 'limited' | 'fifty'
  }
}
export const cover = scenarioCover(
  'freezingWeather',
  { en, es },
  { 'fw.supply': { values: ['limited', 'fifty'], house: true } },
)
