import type { Cover } from '../expansion.ts'
import { COOP_HORDES, coopHordesOffered } from '../coop-hordes.ts'
import { type AnswersOf, houseRule } from '../house-rule.ts'
import { en, es } from './text/cover.ts'

/** GK-25, XRUL-20 */
const OPTIONS = { 'gk.bannermanVsKhan': houseRule(false, true) }

declare module '../../box-terms.ts' {
  interface ExpansionOptions extends AnswersOf<typeof OPTIONS> {}
}

export const cover: Cover = {
  name: 'genghisKhan',
  options: { ...OPTIONS, ...COOP_HORDES },
  notices: ({ mode }) => (mode === 'coop' ? [{ rule: 'XP-REF-09', code: 'KHAN_NOT_A_GOAL' }] : []),
  offered: { en: { ...en, ...coopHordesOffered.en }, es: { ...es, ...coopHordesOffered.es } },
}
