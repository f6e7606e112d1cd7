import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

declare module '../../../box-terms.ts' {
  interface ExpansionOptions {
    /** AC-EV-14, XRUL-75 */
    readonly 'ev.order'?: 'claimFirst' | 'moveFirst'
  }
}
declare module '../../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en, true> {}
}

export const cover = scenarioCover({
  name: 'emperorsVisit',
  coop: false,
  options: { 'ev.order': { values: ['claimFirst', 'moveFirst'], house: true } },
  offered: { en, es },
})
