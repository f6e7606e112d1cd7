export type { Bot, BotKind, Budget, Limits } from './bot.ts'
export { BOT_NAMES, type BotName, botNamed, botsFor, type UnknownBot } from './registry.ts'
export { greedy, type Sense } from './search.ts'
