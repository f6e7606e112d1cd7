import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { value } from '@wanli/test-kit'
import { greatWall } from '../src/index.ts'
import { OPTIONS } from '../src/setup-options.ts'
import type { Options, Setup } from '../src/terms.ts'

/** How each option goes with the bits of a row: an odd number of bits in the first group, an even one in the second. */
const COLUMNS = {
  'reed.overlord': 1,
  'reed.claim': 2,
  'raid.playerCount': 4,
  'shame.soleTiming': 8,
  'tactic.defeatEvents': 7,
  'command.betrayalCountsForHonor': 11,
  'archer.emptyShot': 13,
  'info.showOpponentResources': 14,

  'solo.advisorsPerSpring': 3,
  'solo.qinClerks': 5,
  'solo.qinReclaimHonor': 6,
  'solo.shameLoss': 9,
  'solo.vitalOrder': 10,
  'coop.ordering': 3,
  'coop.emptyPoolEndsGame': 5,
} as const satisfies Partial<Record<keyof Options, number>>

const ROWS = 16
const DIFFICULTIES = OPTIONS['solo.difficulty'].values
/** By mode, for how many: the 16 rows take them in turn. */
const SEATS = { competitive: [3, 4], two: [2], solo: [1], coop: [2, 3, 4] } as const
type Mode = keyof typeof SEATS
const MODES = Object.keys(SEATS) as Mode[]

function parity(bits: number): 0 | 1 {
  let odd: 0 | 1 = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) odd = odd === 0 ? 1 : 0
  return odd
}

/**
 * An orthogonal array: over the 16 rows of a mode any two of its options come in all combinations, and any three of those that
 * are not of solo or co-op play alone.
 */
function setupsOf(mode: Mode): Setup[] {
  const seats = SEATS[mode]
  return Array.from({ length: ROWS }, (_, row) => {
    const options = Object.entries(COLUMNS).map(([name, mask]) => {
      const [first, second] = OPTIONS[name as keyof typeof COLUMNS].values
      return [name, parity(row & mask) === 0 ? first : second]
    })
    const difficulty = ['solo.difficulty', DIFFICULTIES[row % DIFFICULTIES.length]]
    const setup = { mode, seats: seats[row % seats.length], options: Object.fromEntries([...options, difficulty]) }
    return value(greatWall.checkSetup(setup))
  })
}

test('the set-ups vary what they are meant to vary', () => {
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  for (const mode of MODES) {
    const setups = setupsOf(mode)
    assert.deepEqual(new Set(setups.map(({ seats }) => seats)), new Set(SEATS[mode]))
    for (const a of names)
      for (const b of names) {
        if (COLUMNS[a] === COLUMNS[b]) continue
        const pairs = new Set(setups.map(({ options }) => `${options[a]} ${options[b]}`))
        assert.equal(pairs.size, 4, `${mode}: ${a}, ${b}`)
      }
  }
})

for (const mode of MODES) {
  test(`${mode}: every law holds at sampled moments of games over all set-ups`, () => {
    const report = checkLaws(greatWall, { setups: setupsOf(mode), games: 1, seed: 'laws', nodes: 15 })
    assert.deepEqual(report.failures, [])
    assert.equal(report.games, ROWS)
    assert.ok(report.changed > 0, 'guesses must really change what is hidden')
  })
}

for (const mode of MODES) {
  test(`${mode}: every law holds at every moment of a whole game`, () => {
    const setups = setupsOf(mode).slice(5, 6)
    const report = checkLaws(greatWall, { setups, games: 1, seed: 'every', nodes: 'all' })
    assert.deepEqual(report.failures, [])
  })
}
