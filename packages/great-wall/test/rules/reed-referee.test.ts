import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Dice } from '@wanli/kernel'
import { value } from '@wanli/test-kit'
import { greatWall } from '../../src/index.ts'
import { EFFECTS, Referee } from '../reed-referee.ts'
import type { SetupWords } from '../table.ts'

/** What the referee saw in `games` games, and in as many more, up to `most`, as it takes until `wanted` happened. */
function watch(setup: SetupWords, games: number, wanted: readonly string[] = [], most = games): Set<string> {
  const seen = new Set<string>()
  const checked = value(greatWall.checkSetup(setup))
  for (let game = 0; game < games || (game < most && !wanted.every((thing) => seen.has(thing))); game++) {
    const referee = new Referee(checked, `referee ${game}`)
    referee.play(new Dice(`referee answers ${game}`))
    for (const thing of referee.seen) seen.add(thing)
  }
  return seen
}

const HIGHEST = {
  'reed.overlord': 'highestTea',
  'reed.claim': 'nextPlayer',
  'raid.playerCount': 'withAutomata',
} as const

test('section 12 holds in random games of two, and everything in it happens', () => {
  const locations = ['lumberMill', 'quarry', 'goldMine', 'temple', 'embassy', 'builders', 'barracks', 'teaHouse']
  const visits = locations.flatMap((location) => [`${location} in its turn`, `${location} in a turn of others`])
  const wanted = [...visits, 'spot 1', 'spot 2', 'spot 3', 'killed', ...Object.values(EFFECTS)]
  const seen = watch({ mode: 'two' }, 25, wanted, 250)
  for (const thing of wanted) assert.ok(seen.has(thing), thing)
})

test('it holds with the other options, and in co-op for two', () => {
  assert.ok(watch({ mode: 'two', options: HIGHEST }, 15).has('attacked'))
  assert.ok(watch({ mode: 'coop', seats: 2 }, 8).has('attacked'))
  assert.ok(watch({ mode: 'coop', seats: 2, options: { ...HIGHEST, 'coop.ordering': 'tea' } }, 8).has('attacked'))
})
