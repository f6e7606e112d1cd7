import { type Language, ruleTextOf } from '@wanli/game-kit'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { rulesEn } from './rules.en.ts'
import { rulesEs } from './rules.es.ts'

export type { TextKey } from './en.ts'
export { LANGUAGES, type Language } from '@wanli/game-kit'
export type { Message, MessageParam } from './messages/message.ts'
export {
  abilityMessage,
  boardMessage,
  bonusMessage,
  cardMessage,
  playerMessage,
  rewardMessage,
  squareMessage,
  taskMessage,
  tileMessage,
} from './messages/things.ts'
export { eventMessage } from './messages/events.ts'
export { optionMessage, type Seen } from './messages/options.ts'
export { problemMessage } from './messages/problems.ts'
export { promptMessage } from './messages/prompts.ts'
export { RULE_SECTIONS } from './rule-sections.ts'
export type { RuleId } from './rules.en.ts'

/** ICU messages by language and key. */
export const texts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { en, es }

/** What a rule says; undefined if there is no such rule. */
export const ruleText = ruleTextOf({ en: rulesEn, es: rulesEs })
