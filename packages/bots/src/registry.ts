import { good, type Result } from '@wanli/kernel'
import type { BotKind } from './bot.ts'
import { greatWallGreedy, greatWallLevels, greatWallSense } from './great-wall/index.ts'
import { LEVELS } from './skills.ts'
import { random } from './random.ts'
import type { Foresight } from './search/index.ts'
import { zhanguoGreedy, zhanguoLevels, zhanguoSense } from './zhanguo/index.ts'
import { zhanguoLearned } from './zhanguo/learned.ts'

/** The bots that every game of ours has. */
export const BOT_NAMES = ['random', 'greedy', ...LEVELS] as const
export type BotName = (typeof BOT_NAMES)[number]

/** Bots of a game, beside the random one that every game has. */
const OWN: Readonly<Record<string, readonly BotKind[]>> = {
  'great-wall': [greatWallGreedy, ...greatWallLevels],
  zhanguo: [zhanguoGreedy, zhanguoLearned, ...zhanguoLevels],
}

/** Who plays at a seat if nobody says who: the opponent of somebody who is new. */
export const usualBot = (gameId: string): BotName => (OWN[gameId] === undefined ? 'random' : 'easy')

/** What our players go by, for those who want to search, explain or learn; undefined for other games. */
export const senseOf = (gameId: string): Foresight | undefined => SENSES[gameId]
const SENSES: Readonly<Record<string, Foresight>> = { 'great-wall': greatWallSense, zhanguo: zhanguoSense }

/** The bots that can play a game, by the game's ID. */
export const botsFor = (gameId: string): readonly BotKind[] => [random, ...(OWN[gameId] ?? [])]

export interface UnknownBot {
  readonly code: 'unknown-bot'
  readonly detail: { readonly name: string; readonly game: string; readonly known: string }
}

/** A game's bot of that name. */
export function botNamed(gameId: string, name: string): Result<BotKind, UnknownBot> {
  const bots = botsFor(gameId)
  const found = bots.find((bot) => bot.name === name)
  if (found !== undefined) return good(found)
  const known = bots.map((bot) => bot.name).join(', ')
  return { ok: false, error: { code: 'unknown-bot', detail: { name, game: gameId, known } } }
}
