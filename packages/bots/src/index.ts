export type { Hint, HintBudget, HintOption, Reason } from './hint/index.ts'
export type { Bot, BotKind, Budget, Limits } from './bot.ts'
export { BOT_NAMES, type BotName, botNamed, botsFor, senseOf, type UnknownBot, usualBot } from './registry.ts'
export {
  analyse,
  type Analysis,
  type Candidate,
  type Command,
  type Foresight,
  type Given,
  greedy,
  searcher,
  type Sense,
  type Settings,
  type Thought,
  topK,
} from './search/index.ts'
export { type Character, characterAt, CHARACTERS } from './characters.ts'
export { type Level, LEVELS, SKILLS } from './skills.ts'
