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
  ids: [
    'AC-RT-',
    'SCN-6',
    ...[31, 32, 33].map((n) => `XDP-${n}`),
    ...[42, 43, 44].map((n) => `XTV-${n}`),
    'XP-TIM-01',
    'XP-TIM-04',
    'XP-TIM-08',
  ],
  options: { 'rt.embassy': { values: ['clerkSupply', 'location'], house: true } },
  offered: { en, es },
})
