import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { greatWall } from '../../../../src/index.ts'
import { value } from '../../../table.ts'
import { cold, COLD } from './stage.ts'

const FIFTY = { 'fw.supply': 'fifty', 'info.showOpponentResources': true } as const

test('Freezing Weather: every law holds at sampled moments of games of every mode', () => {
  const setups = [
    cold(),
    cold({ seats: 4, options: FIFTY }),
    cold({ seats: 5, expansions: ['fifthPlayer', COLD] }),
    cold({ mode: 'solo', seats: 1 }),
    cold({ mode: 'two', seats: 2, options: FIFTY }),
    cold({ mode: 'two', seats: 2 }),
  ].map((setup) => value(greatWall.checkSetup(setup)))
  const report = checkLaws(greatWall, { setups, games: 2, seed: 'cold', nodes: 15 })
  assert.deepEqual(report.failures, [])
})
