import type { Cover } from '../expansion.ts'
import { en, es } from './text/cover.ts'

declare module '../../box-terms.ts' {
  interface ExpansionOptions {
    /** RAT-12, XRUL-10 */
    readonly 'rat.moveTiming'?: 'endOfFall' | 'everyTurn'
    /** RAT-03, XRUL-12 */
    readonly 'rat.advisors'?: boolean
  }
}

export const cover: Cover = {
  name: 'rat',
  options: {
    'rat.moveTiming': { values: ['endOfFall', 'everyTurn'], house: true },
    'rat.advisors': { values: [true, false], house: true },
  },
  notices: ({ mode }) => (mode === 'coop' ? [{ rule: 'XP-REF-09', code: 'RAT_NO_ARTIFACTS' }] : []),
  offered: { en, es },
}
