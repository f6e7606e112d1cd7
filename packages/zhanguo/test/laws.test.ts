import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { zhanguo } from '../src/index.ts'
import { BOARD_CHOICES, type Setup, VARIANTS } from '../src/terms.ts'

/** Every subset of the variants with every kind of boards and every number of seats. */
function allSetups(): Setup[] {
  const setups: Setup[] = []
  for (const seats of [2, 3, 4])
    for (const boards of BOARD_CHOICES)
      for (let subset = 0; subset < 8; subset++) {
        const variants = VARIANTS.filter((_, i) => (subset & (1 << i)) !== 0)
        const odd = (subset + seats) % 2 === 1
        const checked = zhanguo.checkSetup({
          seats,
          boards,
          variants,
          autoClaimTasks: odd,
          confirmTurns: !odd && subset > 3,
        })
        assert.ok(checked.ok)
        setups.push(checked.value)
      }
  return setups
}

test('every law holds at sampled moments of games over all set-ups', () => {
  const report = checkLaws(zhanguo, { setups: allSetups(), games: 1, seed: 'laws', nodes: 6 })
  assert.deepEqual(report.failures, [])
  assert.equal(report.games, 72)
  assert.ok(report.changed > 0, 'guesses must really change what is hidden')
})

test('every law holds at every moment of whole games', () => {
  const setups = allSetups().filter((_, i) => i % 18 === 5)
  const report = checkLaws(zhanguo, { setups, games: 1, seed: 'every', nodes: 'all' })
  assert.deepEqual(report.failures, [])
})
