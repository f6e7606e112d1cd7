import { allSetups } from '@wanli/game-kit'
import { greatWall, type GreatWall, SETUP as GREAT_WALL } from '@wanli/great-wall'
import type { AnyGame, JsonObject } from '@wanli/kernel'
import { SETUP as ZHANGUO, zhanguo } from '@wanli/zhanguo'
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
  /** At such a table nobody plays against another: all win, or all lose. */
  together?(box: AnyGame['open'] extends (...args: never) => infer B ? B : never): boolean
  readonly observers?: Readonly<Record<string, () => Observer>>
}

/** By the game's ID. */
export const SIMULATED: Readonly<Record<string, Simulated>> = {
  'great-wall': {
    game: greatWall,
    setups: allSetups(GREAT_WALL),
    together: (box) => (box as GreatWall['box']).team,
    observers: { balance: () => new BalanceObserver() },
  },
  zhanguo: { game: zhanguo, setups: allSetups(ZHANGUO) },
}
