import { scenarioCover } from '../cover.ts'
import { en, es } from './text/cover.ts'

declare module '../../../box-terms.ts' {
  interface ExpansionOptions {
    /** AC-RT-08, XRUL-91 */
    readonly 'rt.embassy'?: 'clerkSupply' | 'location'
  }
}
export const cover = scenarioCover(
  'redTurban',
  { en, es },
  { 'rt.embassy': { values: ['clerkSupply', 'location'], house: true } },
)
