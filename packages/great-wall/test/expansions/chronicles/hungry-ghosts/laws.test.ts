import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { greatWall } from '../../../../src/index.ts'
import { type SetupWords, value } from '../../../table.ts'
import { GHOSTS, SOLO, TWO } from './stage.ts'

const FIVE: SetupWords = { seats: 5, expansions: ['fifthPlayer', 'hungryGhosts'] }

test('Hungry Ghost Festival: every law holds at sampled moments of games of every mode', () => {
  const setups = [GHOSTS, { ...GHOSTS, seats: 4 }, FIVE, SOLO, TWO].map((setup) => value(greatWall.checkSetup(setup)))
  const report = checkLaws(greatWall, { setups, games: 1, seed: 'ghosts', nodes: 15 })
  assert.deepEqual(report.failures, [])
  assert.equal(report.games, setups.length)
})
