import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

declare module '../../../box-terms.ts' {
  interface ExpansionOptions {
    /** AC-FW-03, XRUL-64 */
    readonly 'fw.supply'?: 'limited' | 'fifty'
  }
}
declare module '../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

export const cover = scenarioCover({
  name: 'freezingWeather',
  coop: false,
  options: { 'fw.supply': { values: ['limited', 'fifty'], house: true } },
  offered: { en, es },
})
