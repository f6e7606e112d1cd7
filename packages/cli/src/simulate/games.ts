import { greatWall } from '@wanli/great-wall'
import type { AnyGame, Json, JsonObject } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'

/** A game that can be simulated, and every set-up that its own parts can be put together to. */
export interface Simulated {
  readonly game: AnyGame
  readonly setups: readonly JsonObject[]
}

/** All values of each field, every one with every other. */
function combine(fields: Readonly<Record<string, readonly Json[]>>): JsonObject[] {
  let setups: JsonObject[] = [{}]
  for (const [field, values] of Object.entries(fields))
    setups = setups.flatMap((setup) => values.map((value) => ({ ...setup, [field]: value })))
  return setups
}

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])
}

const zhanguoSetups = combine({
  seats: [2, 3, 4],
  boards: ['A', 'B', 'auction'],
  variants: subsets(['draft3keep2', 'orderByRewards', 'unrestPerWorker']),
  autoClaimTasks: [true, false],
})

const greatWallSetups = combine({
  mode: ['competitive'],
  seats: [3, 4],
  options: combine({
    'raid.playerCount': ['humans', 'withAutomata'],
    'shame.soleTiming': ['beforeEffect', 'afterEffect'],
    'tactic.defeatEvents': ['split', 'merged'],
    'command.betrayalCountsForHonor': [true, false],
    'archer.emptyShot': ['allowed', 'forbidden'],
    'info.showOpponentResources': [false, true],
  }),
})

/** By the game's ID. */
export const SIMULATED: Readonly<Record<string, Simulated>> = {
  'great-wall': { game: greatWall, setups: greatWallSetups },
  zhanguo: { game: zhanguo, setups: zhanguoSetups },
}
