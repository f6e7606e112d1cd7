import type { Engine } from '@wanli/table'

/**
 * Loaded when a table of the game opens: a worker brings along the one game that it plays, and nothing of the others. One module for each,
 * with one export: of several modules in a chunk the bundler makes objects, with help that it puts into one of the games, and the other
 * would load that game as a whole.
 */
const ENGINES: Readonly<Record<string, () => Promise<{ readonly engine: Engine }>>> = {
  zhanguo: () => import('./engines/zhanguo.ts'),
  'great-wall': () => import('./engines/great-wall.ts'),
}

/** A game by its name. */
export async function engineOf(name: string): Promise<Engine> {
  const load = Object.hasOwn(ENGINES, name) ? ENGINES[name] : undefined
  if (load === undefined) throw new Error(`there is no game called ${name}`)
  return (await load()).engine
}
