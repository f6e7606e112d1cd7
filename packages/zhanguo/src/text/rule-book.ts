import { ruleTextOf } from '@wanli/game-kit'
import { RULE_SECTIONS } from './rule-sections.ts'
import { rulesEn } from './rules.en.ts'
import { rulesEs } from './rules.es.ts'

export type { RuleId } from './rules.en.ts'
/** All rules in words, by section. */
export const sections = RULE_SECTIONS
/** What a rule says; undefined if there is no such rule. */
export const text = ruleTextOf({ en: rulesEn, es: rulesEs })
