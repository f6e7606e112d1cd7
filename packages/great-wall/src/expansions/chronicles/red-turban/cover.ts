import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

declare module '../../../box-terms.ts' {
  interface ExpansionOptions {
    /** AC-RT-08, XRUL-91 */
    readonly 'rt.embassy'?: 'clerkSupply' | 'location'
  }
}
declare module '../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

export const cover = scenarioCover({
  name: 'redTurban',
  coop: true,
  options: { 'rt.embassy': { values: ['clerkSupply', 'location'], house: true } },
  offered: { en, es },
})
