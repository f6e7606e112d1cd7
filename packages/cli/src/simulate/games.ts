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

/** By the game's ID. */
export const SIMULATED: Readonly<Record<string, Simulated>> = {
  zhanguo: { game: zhanguo, setups: zhanguoSetups },
}
