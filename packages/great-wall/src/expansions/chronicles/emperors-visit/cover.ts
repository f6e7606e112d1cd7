import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

declare module '../../../box-terms.ts' {
  interface ExpansionOptions {
    /** AC-EV-14, XRUL-75 */
    readonly 'ev.order'?: 'claimFirst' | 'moveFirst'
  }
}
export const cover = scenarioCover(
  'emperorsVisit',
  { en, es },
  { 'ev.order': { values: ['claimFirst', 'moveFirst'], house: true } },
)
