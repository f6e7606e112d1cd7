import { ruleTextOf } from '@wanli/game-kit'
import * as chapters from '../expansions/rule-texts.ts'
import { EXPANSIONS } from '../expansions/shelf.ts'
import { RULE_SECTIONS, rulesEn, rulesEs } from './rules/index.ts'

export type { RuleId } from './rules/index.ts'

interface Chapter {
  readonly title?: RuleSection['title']
  readonly en: Readonly<Record<string, string>>
  readonly es: Readonly<Record<string, string>>
  readonly changes?: Readonly<Record<string, string>>
}
const BY_NAME: Readonly<Record<string, Chapter>> = chapters
const CHAPTERS = Object.values(BY_NAME)
/** In the order of the shelf: first what goes for all expansions, and what some have in common before the first of them. */
const ORDER = [
  ...new Set(['creator', ...EXPANSIONS.flatMap(({ name, oneOf }) => (oneOf === undefined ? [name] : [oneOf, name]))]),
]

function chapterOf(id: string): RuleSection {
  const { title, en } = BY_NAME[id]!
  const { offered } = EXPANSIONS.find(({ name }) => name === id) ?? {}
  const called = { en: offered?.en[`expansion.${id}`] ?? id, es: offered?.es[`expansion.${id}`] ?? id }
  const of = EXPANSIONS.flatMap(({ name, oneOf }) => ([name, oneOf].includes(id) ? [name] : []))
  return { id, title: title ?? called, rules: Object.keys(en), of }
}

interface RuleSection {
  readonly id: string
  readonly title: { readonly en: string; readonly es: string }
  readonly rules: readonly string[]
  /** The expansions whose rules it has; none: those of the game. */
  readonly of?: readonly string[]
}
/** All rules in words, by section. */
export const sections: readonly RuleSection[] = [...RULE_SECTIONS, ...ORDER.map(chapterOf)]
/** By expansion, rules that are other at its tables, and the rule that says how. */
export const changes: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(BY_NAME).map(([name, chapter]) => [name, chapter.changes ?? {}]),
)
/** What a rule says; undefined if there is no such rule. */
export const text = ruleTextOf({
  en: Object.assign({}, rulesEn, ...CHAPTERS.map(({ en }) => en)),
  es: Object.assign({}, rulesEs, ...CHAPTERS.map(({ es }) => es)),
})
