import { isObject } from '@wanli/kernel'
import type { Engine } from '@wanli/table'

interface Loaded {
  readonly engine: Engine
  readonly bring?: (setup: Readonly<Record<string, unknown>>) => Promise<void>
}

/**
 * Loaded when a table of the game opens: a worker brings along the one game that it plays, and nothing of the others. One module for each,
 * with one export: of several modules in a chunk the bundler makes objects, with help that it puts into one of the games, and the other
 * would load that game as a whole.
 */
const ENGINES: Readonly<Record<string, () => Promise<Loaded>>> = {
  zhanguo: () => import('./engines/zhanguo.ts'),
  'great-wall': () => import('./engines/great-wall.ts'),
}

/** The game of a table, with all that its set-up needs. */
export async function engineOf({ game, setup }: { readonly game: string; readonly setup: unknown }): Promise<Engine> {
  const load = Object.hasOwn(ENGINES, game) ? ENGINES[game] : undefined
  if (load === undefined) throw new Error(`there is no game called ${game}`)
  const { engine, bring } = await load()
  if (isObject(setup)) await bring?.(setup)
  return engine
}
