export type { Bot, BotKind, Budget, Limits } from './bot.ts'
export { BOT_NAMES, type BotName, botNamed, botsFor, senseOf, type UnknownBot } from './registry.ts'
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
