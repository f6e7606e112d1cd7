import { greatWallGreedy, greatWallLevels, greatWallSense } from '@wanli/bots/great-wall'
import { random } from '@wanli/bots/random'
import { type Expansion, greatWall, unpack } from '@wanli/great-wall'
import type { Engine } from '@wanli/table'

/** The rules of the expansions, each a chunk of its own: fetched when a table uses it. */
const EXPANSIONS: Readonly<Record<string, () => Promise<Expansion>>> = {
  fifthPlayer: async () => (await import('@wanli/great-wall/expansions/fifth-player')).fifthPlayer,
  rat: async () => (await import('@wanli/great-wall/expansions/rat')).rat,
  genghisKhan: async () => (await import('@wanli/great-wall/expansions/genghis-khan')).genghisKhan,
  blackPowder: async () => (await import('@wanli/great-wall/expansions/black-powder')).blackPowder,
  redTurban: async () => (await import('@wanli/great-wall/expansions/chronicles/red-turban')).redTurban,
  ancientBeasts: async () => (await import('@wanli/great-wall/expansions/ancient-beasts')).ancientBeasts,
  emperorsVisit: async () => (await import('@wanli/great-wall/expansions/chronicles/emperors-visit')).emperorsVisit,
  freezingWeather: async () =>
    (await import('@wanli/great-wall/expansions/chronicles/freezing-weather')).freezingWeather,
  greatFamine: async () => (await import('@wanli/great-wall/expansions/chronicles/great-famine')).greatFamine,
  diaoyucheng: async () => (await import('@wanli/great-wall/expansions/chronicles/diaoyucheng')).diaoyucheng,
  hungryGhosts: async () => (await import('@wanli/great-wall/expansions/chronicles/hungry-ghosts')).hungryGhosts,
}

export const engine: Engine = {
  game: greatWall,
  bots: [random, greatWallGreedy, ...greatWallLevels],
  sense: greatWallSense,
}

/** All that a table of such a set-up needs has come. */
export async function bring({ expansions }: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Array.isArray(expansions) ? (expansions as readonly unknown[]) : []
  const known = names.filter((name): name is string => typeof name === 'string' && Object.hasOwn(EXPANSIONS, name))
  unpack(...(await Promise.all(known.map((name) => EXPANSIONS[name]!()))))
}
