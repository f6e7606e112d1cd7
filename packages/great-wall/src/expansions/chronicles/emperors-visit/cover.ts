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
  ids: ['AC-EV-', 'SCN-3', 'XTV-36', 'XTV-37', 'XDP-22', 'XDP-23'],
  options: { 'ev.order': { values: ['claimFirst', 'moveFirst'], house: true } },
  offered: { en, es },
})
