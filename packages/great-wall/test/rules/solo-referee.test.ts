import assert from 'node:assert/strict'
import { Dice, Table } from '@wanli/kernel'
import { value } from '@wanli/test-kit'
import { greatWall } from '../../src/index.ts'
import type { GreatWall, Options } from '../../src/terms.ts'
import { QIN, REED } from '../qin-referee.ts'
import { Watch } from '../qin-watch.ts'
import { rule } from '../table.ts'
import { lasting } from '../whole-game.ts'

type Event = GreatWall['event']

/**
 * A whole game, answered at random; Clerks like Embassy and Builders, where the Reed Clan would otherwise seldom be. `top`: Qin
 * begins on top of the Tea order, so that he is Overlord more often.
 */
function watchGame(options: Partial<Options>, seed: string, top: boolean, long: boolean): Watch {
  const setup = value(greatWall.checkSetup({ mode: 'solo', seats: 1, options, ...(long ? { data: lasting(1) } : {}) }))
  const watch = new Watch(greatWall.open(setup))
  const say = (event: Event) => void watch.events.push(event)
  const table = Table.start(greatWall, setup, seed, { say: say as never }, watch.box)
  const dice = new Dice(`${seed} answers`)
  for (let answers = 0; table.open.length > 0; answers++) {
    if (answers === 2 && top) table.state.tea = [QIN, 0, REED]
    const { options: offered } = table.open[0]!
    const liked = offered.flatMap(({ key }, i) => (/^(reedC|c)lerk .*>(embassy|builders)$/.test(key) ? [i] : []))
    const pick = liked.length > 0 && dice.below(2) === 0 ? liked[dice.below(liked.length)]! : dice.below(offered.length)
    table.pick(0, pick)
  }
  return watch
}

const GAMES = 60

rule(
  ['GW-SOLO-20', 'GW-SOLO-22', 'GW-SOLO-23', 'GW-SOLO-26', 'GW-SOLO-30', 'GW-SOLO-34', 'RUL-18', 'RUL-49'],
  'in random games Qin does what a second reading of 13.7 says',
  () => {
    const seen = new Map<string, number>()
    for (let game = 0; game < GAMES; game++) {
      const options: Partial<Options> = {
        'solo.vitalOrder': game % 2 === 0 ? 'rows' : 'columns',
        'solo.qinClerks': game % 8 < 6 ? '8' : '5',
        'solo.advisorsPerSpring': game % 7 < 4 ? '1' : '2',
        'reed.overlord': game % 5 === 4 ? 'highestTea' : 'activePlayer',
      }
      const watch = watchGame(options, `referee ${game}`, game % 3 === 0, game % 4 < 2)
      for (const [what, n] of watch.seen) seen.set(what, (seen.get(what) ?? 0) + n)
    }
    // The games were worth looking at: every procedure did something. (From the Builders he takes
    // Reed Clerks away before they could build for him: solo-overlord.test.ts.)
    const all = [
      'SOL-1, box 1, as SOL-1',
      'SOL-2, box 3, as SOL-2',
      'SOL-3, box 3, as SOL-3',
      'SOL-4, box 1, as SOL-4',
      'SOL-5, box 3, as SOL-5',
      'SOL-6, box 1, as it is',
      'SOL-6, box 1, as SOL-4',
      'SOL-6, box 3, as SOL-3',
      'at barracks',
      'at temple',
      'Reed moves',
      'own Reed box',
      'other box',
      'Winter',
      'end of turn',
      'reclaim',
      'Reed Clan at lumberMill',
      'Reed Clan at barracks',
      'Reed Clan at embassy',
    ].map((what) => `${what}, something`)
    const more = ['Despotism', 'order', 'order of the human', 'order of the Reed turn', 'token', 'no token', 'some die']
    assert.deepEqual(
      [...all, ...more, 'score'].filter((what) => !seen.has(what)),
      [],
    )
  },
)
