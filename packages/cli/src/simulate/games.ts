import { greatWall } from '@wanli/great-wall'
import { greatWallSetups } from '../games/great-wall/setups.ts'
import type { AnyGame, Json, JsonObject } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { BalanceObserver } from '../games/great-wall/balance/observe.ts'
import type { Observer } from './observer.ts'

/** Set-ups by number: a list, or something that makes each when it is asked for. */
export interface Setups {
  readonly length: number
  at(index: number): JsonObject | undefined
}

/** A game that can be simulated, and every set-up that its own parts can be put together to. */
export interface Simulated {
  readonly game: AnyGame
  readonly setups: Setups
  /** By the name that options call them by; one is made for each game played. */
  readonly observers?: Readonly<Record<string, () => Observer>>
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
  'great-wall': {
    game: greatWall,
    setups: greatWallSetups,
    observers: { balance: () => new BalanceObserver() },
  },
  zhanguo: { game: zhanguo, setups: zhanguoSetups },
}
