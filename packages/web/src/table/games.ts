import type { BotKind } from '@wanli/bots'
import { random } from '@wanli/bots/random'
import type { AnyGame } from '@wanli/kernel'

/** A game and the bots that can play it. */
export interface Engine {
  readonly game: AnyGame
  readonly bots: readonly BotKind[]
}

/** Loaded when a table of the game opens: a worker brings along the one game that it plays, and nothing of the others. */
export const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
  async zhanguo() {
    const [{ zhanguo }, { zhanguoGreedy }] = await Promise.all([
      import('@wanli/zhanguo'),
      import('@wanli/bots/zhanguo'),
    ])
    return { game: zhanguo, bots: [random, zhanguoGreedy] }
  },
  async 'great-wall'() {
    const [{ greatWall }, { greatWallGreedy }] = await Promise.all([
      import('@wanli/great-wall'),
      import('@wanli/bots/great-wall'),
    ])
    return { game: greatWall, bots: [random, greatWallGreedy] }
  },
}
