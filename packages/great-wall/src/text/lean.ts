export type { TextKey } from './en.ts'
export { LANGUAGES, type Language } from '@wanli/game-kit'
export type { Message, MessageParam } from './messages/message.ts'
export {
  cardName,
  cardTitle,
  commandName,
  locationIn,
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
export { ofExpansions } from './of-expansions.ts'
export { optionMessage, type Seen } from './messages/options.ts'
export { problemMessage, remarkMessage } from './messages/problems.ts'
export { promptMessage } from './messages/prompts.ts'
export { rowMessage } from './messages/rows.ts'
export { storyMessages } from './messages/says.ts'
export { whyMessage } from './messages/why.ts'
export type { RuleId } from './rule-book.ts'
