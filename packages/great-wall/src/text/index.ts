import { type Language, ruleTextOf } from '@wanli/game-kit'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { rulesEn, rulesEs } from './rules/index.ts'

export type { TextKey } from './en.ts'
export { LANGUAGES, type Language } from '@wanli/game-kit'
export type { Message, MessageParam } from './messages/message.ts'
export {
  cardName,
  cardTitle,
  commandName,
  locationName,
  playerMessage,
  resourceName,
  rewardMessage,
  seasonName,
  sectionName,
  sourceName,
  unitName,
  windowName,
} from './messages/things.ts'
export { cardText, choiceTexts, passiveTexts, ruleTexts } from './cards/index.ts'
export { eventMessage } from './messages/events.ts'
export { optionMessage, type Seen } from './messages/options.ts'
export { problemMessage } from './messages/problems.ts'
export { promptMessage } from './messages/prompts.ts'
export { RULE_SECTIONS, type RuleId } from './rules/index.ts'

/** ICU messages by language and key. */
export const texts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { en, es }

/** What a rule says; undefined if there is no such rule. */
export const ruleText = ruleTextOf({ en: rulesEn, es: rulesEs })
