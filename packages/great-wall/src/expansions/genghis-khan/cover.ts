import type { Cover } from '../expansion.ts'
import { COOP_HORDES, coopHordesOffered } from '../coop-hordes.ts'
import { en, es } from './text/cover.ts'

declare module '../../box-terms.ts' {
  interface ExpansionOptions {
    /** GK-25, XRUL-20 */
    readonly 'gk.bannermanVsKhan'?: boolean
  }
}

export const cover: Cover = {
  name: 'genghisKhan',
  options: { 'gk.bannermanVsKhan': { values: [false, true], house: true }, ...COOP_HORDES },
  notices: ({ mode }) => (mode === 'coop' ? [{ rule: 'XP-REF-09', code: 'KHAN_NOT_A_GOAL' }] : []),
  offered: { en: { ...en, ...coopHordesOffered.en }, es: { ...es, ...coopHordesOffered.es } },
}
