import type { Cover } from '../expansion.ts'
import { COOP_HORDES, coopHordesOffered } from '../coop-hordes.ts'
import { type AnswersOf, houseRule } from '../house-rule.ts'
import { en, es } from './text/cover.ts'

const OPTIONS = {
  /** BP-TOW-08, XRUL-32 */
  'bp.towerScoring': houseRule('snapshot', 'survivors'),
  /** BP-SOL-17, XRUL-40 */
  'bp.snakeTokensDie': houseRule(false, true),
}
declare module '../../box-terms.ts' {
  interface ExpansionOptions extends AnswersOf<typeof OPTIONS> {}
}

export const cover: Cover = {
  name: 'blackPowder',
  options: { ...OPTIONS, ...COOP_HORDES },
  offered: { en: { ...en, ...coopHordesOffered.en }, es: { ...es, ...coopHordesOffered.es } },
}
