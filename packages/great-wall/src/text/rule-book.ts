import { ruleTextOf } from '@wanli/game-kit'
import { RULE_SECTIONS, rulesEn, rulesEs } from './rules/index.ts'

export type { RuleId } from './rules/index.ts'
/** All rules in words, by section. */
export const sections = RULE_SECTIONS
/** What a rule says; undefined if there is no such rule. */
export const text = ruleTextOf({ en: rulesEn, es: rulesEs })
