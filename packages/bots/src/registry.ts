import { good, type Result, type Terms } from '@wanli/kernel'
import type { BotKind } from './bot.ts'
import { greatWallGreedy, greatWallSense } from './great-wall/index.ts'
import { random } from './random.ts'
import type { Foresight } from './search/index.ts'
import { zhanguoGreedy, zhanguoSense } from './zhanguo/index.ts'

export const BOT_NAMES = ['random', 'greedy'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** Games that have a greedy player; every game has the random one. */
const GREEDY: Readonly<Record<string, BotKind>> = { 'great-wall': greatWallGreedy, zhanguo: zhanguoGreedy }

/** What our players go by, for those who want to search, explain or learn; undefined for other games. */
export const senseOf = (gameId: string): Foresight<Terms> | undefined => SENSES[gameId]
const SENSES: Readonly<Record<string, Foresight<Terms>>> = { 'great-wall': greatWallSense, zhanguo: zhanguoSense }

/** The bots that can play a game, by the game's ID. */
export function botsFor(gameId: string): readonly BotKind[] {
  const greedy = GREEDY[gameId]
  return greedy === undefined ? [random] : [random, greedy]
}

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
