import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Dice } from '@wanli/kernel'
import { value } from '@wanli/test-kit'
import { greatWall } from '../../src/index.ts'
import { EFFECTS, Referee } from '../reed-referee.ts'
import type { SetupWords } from '../table.ts'

function watch(setup: SetupWords, games: number): Set<string> {
  const seen = new Set<string>()
  const checked = value(greatWall.checkSetup(setup))
  for (let game = 0; game < games; game++) {
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
  const seen = watch({ mode: 'two' }, 25)
  const turns = ['in its turn', 'in a turn of others']
  for (const location of ['lumberMill', 'quarry', 'goldMine', 'temple', 'embassy', 'builders', 'barracks', 'teaHouse'])
    for (const turn of turns) assert.ok(seen.has(`${location} ${turn}`), `${location} ${turn}`)
  for (const thing of ['spot 1', 'spot 2', 'spot 3', 'killed', ...Object.values(EFFECTS)])
    assert.ok(seen.has(thing), thing)
})

test('it holds with the other options, and in co-op for two', () => {
  assert.ok(watch({ mode: 'two', options: HIGHEST }, 15).has('attacked'))
  assert.ok(watch({ mode: 'coop', seats: 2 }, 8).has('attacked'))
  assert.ok(watch({ mode: 'coop', seats: 2, options: { ...HIGHEST, 'coop.ordering': 'tea' } }, 8).has('attacked'))
})
