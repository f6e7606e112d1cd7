import assert from 'node:assert/strict'
import { checkLaws } from '@wanli/kernel/laws'
import { greatWall } from '../src/index.ts'
import { type SetupWords, value } from './table.ts'

/** Every law holds at sampled moments of games of these set-ups. */
export function lawsHold(words: readonly SetupWords[], seed: string, { games = 1, nodes = 15 } = {}) {
  const setups = words.map((setup) => value(greatWall.checkSetup(setup)))
  const report = checkLaws(greatWall, { setups, games, seed, nodes })
  assert.deepEqual(report.failures, [])
  assert.equal(report.games, setups.length * games)
  return report
}
