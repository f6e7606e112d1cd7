import { greatWall } from '@wanli/great-wall'
import { type AnyGame, Dice, type Seat } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { senseOf } from '../registry.ts'
import type { Foresight } from '../search/index.ts'
import greatWallActions from './actions/great-wall.json' with { type: 'json' }
import zhanguoActions from './actions/zhanguo.json' with { type: 'json' }
import { ActionSpace, Environment, type Observer } from './index.ts'

const GAMES: Readonly<Record<string, { readonly game: AnyGame; readonly actions: readonly string[] }>> = {
  'great-wall': { game: greatWall, actions: greatWallActions },
  zhanguo: { game: zhanguo, actions: zhanguoActions },
}

/** One of our games as an environment. Its observations are the terms of the hand-made value: one's own first, then those of the others, clockwise. */
export function environmentOf(gameId: string, setup: object): Environment {
  const found = GAMES[gameId]
  const sense = senseOf(gameId)
  if (found === undefined || sense === undefined)
    throw new Error(`there is no environment for "${gameId}": choose one of ${Object.keys(GAMES).join(', ')}`)
  const { game } = found
  const checked = game.checkSetup(setup)
  const seats = checked.ok ? game.open(checked.value).seats : 0
  return new Environment({ game, setup, actions: new ActionSpace(found.actions), observer: termsOf(sense, seats) })
}

/** Of others a seat sees only some: so all is read from a guess, the same for the same moment. */
export function termsOf(sense: Foresight, seats: number): Observer {
  const names = [
    'stretch',
    ...Array.from({ length: seats }, (_, i) => sense.terms.map((term) => `${i}.${term}`)).flat(),
  ]
  const from = (seat: Seat, i: number): Seat => (seat + i) % seats
  return {
    names,
    write(table, seat, into) {
      const world = table.over ? table : table.guess(seat, new Dice('observed'))
      into[0] = sense.horizon(world.state)
      for (let i = 0; i < seats; i++)
        into.set(sense.parts(world, from(seat, i), world.state), 1 + i * sense.terms.length)
    },
  }
}
