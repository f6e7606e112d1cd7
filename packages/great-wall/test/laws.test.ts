import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { greatWall } from '../src/index.ts'
import type { Setup } from '../src/terms.ts'

/** Seats and five options, any three of them in all combinations; without automata `raid.playerCount` changes nothing. */
function allSetups(): Setup[] {
  return Array.from({ length: 16 }, (_, row) => {
    const [a, b, c, d] = [1, 2, 4, 8].map((bit) => (row & bit) !== 0) as [boolean, boolean, boolean, boolean]
    const checked = greatWall.checkSetup({
      seats: a ? 3 : 4,
      options: {
        'shame.soleTiming': b ? 'afterEffect' : 'beforeEffect',
        'tactic.defeatEvents': c ? 'merged' : 'split',
        'command.betrayalCountsForHonor': d,
        'archer.emptyShot': (a !== b) !== c ? 'forbidden' : 'allowed',
        'info.showOpponentResources': (b !== c) !== d,
        'raid.playerCount': d ? 'humans' : 'withAutomata',
      },
    })
    assert.ok(checked.ok)
    return checked.value
  })
}

test('every law holds at sampled moments of games over all set-ups', () => {
  const report = checkLaws(greatWall, { setups: allSetups(), games: 1, seed: 'laws', nodes: 30 })
  assert.deepEqual(report.failures, [])
  assert.equal(report.games, 16)
  assert.ok(report.changed > 0, 'guesses must really change what is hidden')
})

test('every law holds at every moment of a whole game', () => {
  const setups = allSetups().slice(5, 6)
  const report = checkLaws(greatWall, { setups, games: 1, seed: 'every', nodes: 'all' })
  assert.deepEqual(report.failures, [])
})
