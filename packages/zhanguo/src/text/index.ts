import type { Language } from '@wanli/game-kit'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'

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
export { rowMessage } from './messages/rows.ts'
export { whyMessage } from './messages/why.ts'
export type { RuleId } from './rule-book.ts'

/** ICU messages by language and key. */
export const texts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { en, es }
