import { ruleTextOf } from '@wanli/game-kit'
import { RULE_CHAPTERS } from '../expansions/rule-texts.ts'
import { RULE_SECTIONS, rulesEn, rulesEs } from './rules/index.ts'

export type { RuleId } from './rules/index.ts'
const CHAPTERS = Object.values(RULE_CHAPTERS)

interface RuleSection {
  readonly id: string
  readonly title: { readonly en: string; readonly es: string }
  readonly rules: readonly string[]
}
/** All rules in words, by section. */
export const sections: readonly RuleSection[] = [
  ...RULE_SECTIONS,
  ...Object.entries(RULE_CHAPTERS).map(([id, { title, en }]) => ({ id, title, rules: Object.keys(en) })),
]
/** What a rule says; undefined if there is no such rule. */
export const text = ruleTextOf({
  en: Object.assign({}, rulesEn, ...CHAPTERS.map(({ en }) => en)),
  es: Object.assign({}, rulesEs, ...CHAPTERS.map(({ es }) => es)),
})
