import type { BotKind } from '@wanli/bots'
import { isObject } from '@wanli/kernel'
import type { Engine } from '@wanli/table'

interface Loaded {
  readonly engine: Engine
  readonly bring?: (setup: Readonly<Record<string, unknown>>) => Promise<void>
  /** Bots that have more to load: fetched when one of them sits at the table. */
  readonly late?: Readonly<Record<string, () => Promise<BotKind>>>
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

interface Wanted {
  readonly game: string
  readonly setup: unknown
  readonly seats?: readonly { readonly bot?: string | undefined }[]
}

/** The game of a table, with all that its set-up and its seats need. */
export async function engineOf({ game, setup, seats = [] }: Wanted): Promise<Engine> {
  const load = Object.hasOwn(ENGINES, game) ? ENGINES[game] : undefined
  if (load === undefined) throw new Error(`there is no game called ${game}`)
  const { engine, bring, late = {} } = await load()
  if (isObject(setup)) await bring?.(setup)
  const named = new Set(seats.flatMap(({ bot }) => (bot !== undefined && Object.hasOwn(late, bot) ? [bot] : [])))
  if (named.size === 0) return engine
  return { ...engine, bots: [...engine.bots, ...(await Promise.all([...named].map((bot) => late[bot]!())))] }
}
