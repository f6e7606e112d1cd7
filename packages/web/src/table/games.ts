import { random } from '@wanli/bots/random'
import type { Engine } from '@wanli/table'

/** Loaded when a table of the game opens: a worker brings along the one game that it plays, and nothing of the others. */
const ENGINES: Readonly<Record<string, () => Promise<Engine>>> = {
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

/** A game by its name. */
export async function engineOf(name: string): Promise<Engine> {
  const load = Object.hasOwn(ENGINES, name) ? ENGINES[name] : undefined
  if (load === undefined) throw new Error(`there is no game called ${name}`)
  return load()
}
