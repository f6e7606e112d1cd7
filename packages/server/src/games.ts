import { botsFor, senseOf } from '@wanli/bots'
import { greatWall } from '@wanli/great-wall'
import type { AnyGame } from '@wanli/kernel'
import type { Engine } from '@wanli/table'
import { zhanguo } from '@wanli/zhanguo'

const GAMES: readonly AnyGame[] = [greatWall, zhanguo]

/** A game with its bots, by its name. */
export type FindEngine = (game: string) => Engine | undefined

function engineFor(game: AnyGame): Engine {
  const sense = senseOf(game.id)
  return { game, bots: botsFor(game.id), ...(sense === undefined ? {} : { sense }) }
}

const engines = new Map(GAMES.map((game) => [game.id, engineFor(game)]))
export const engineOf: FindEngine = (game) => engines.get(game)
