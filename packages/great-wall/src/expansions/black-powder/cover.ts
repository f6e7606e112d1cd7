import type { Cover } from '../expansion.ts'
import { COOP_HORDES, coopHordesOffered } from '../coop-hordes.ts'
import { en, es } from './text/cover.ts'

declare module '../../box-terms.ts' {
  interface ExpansionOptions {
    /** BP-TOW-08, XRUL-32 */
    readonly 'bp.towerScoring'?: 'snapshot' | 'survivors'
    /** BP-SOL-17, XRUL-40 */
    readonly 'bp.snakeTokensDie'?: boolean
  }
}

export const cover: Cover = {
  name: 'blackPowder',
  options: {
    'bp.towerScoring': { values: ['snapshot', 'survivors'], house: true },
    'bp.snakeTokensDie': { values: [false, true], house: true },
    ...COOP_HORDES,
  },
  offered: { en: { ...en, ...coopHordesOffered.en }, es: { ...es, ...coopHordesOffered.es } },
}
