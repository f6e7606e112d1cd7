import { botsFor } from '@wanli/bots'
import { greatWall } from '@wanli/great-wall'
import type { AnyGame } from '@wanli/kernel'
import type { Engine } from '@wanli/table'
import { zhanguo } from '@wanli/zhanguo'

const GAMES: readonly AnyGame[] = [greatWall, zhanguo]

/** A game with its bots, by its name. */
export type FindEngine = (game: string) => Engine | undefined

const engines = new Map(GAMES.map((game): [string, Engine] => [game.id, { game, bots: botsFor(game.id) }]))
export const engineOf: FindEngine = (game) => engines.get(game)
