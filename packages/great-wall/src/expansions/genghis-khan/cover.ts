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
  ids: [
    'GK-',
    'GKK-',
    'GKS-',
    'GKH-',
    'GKA-',
    'AWD-',
    ...['08', '09', '10', '11', '12', '13', '14'].map((n) => `XTV-${n}`),
    'XDP-03',
    'XDP-04',
    'XDP-05',
  ],
  options: { 'gk.bannermanVsKhan': { values: [false, true], house: true }, ...COOP_HORDES },
  notices: ({ mode }) => (mode === 'coop' ? [{ rule: 'XP-REF-09', code: 'KHAN_NOT_A_GOAL' }] : []),
  offered: { en: { ...en, ...coopHordesOffered.en }, es: { ...es, ...coopHordesOffered.es } },
}
