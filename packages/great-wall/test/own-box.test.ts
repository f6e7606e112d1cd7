import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { value } from '@wanli/test-kit'
import { box } from '../src/data-box.ts'
import { greatWall } from '../src/index.ts'

/* A box whose print holds what ours doesn't: values by number of players. The game, its laws and positions go on with it. */

const row = (table: string, name: string) => box.rows(table).find((one) => one.name === name)!.row
const each = (...values: readonly unknown[]) => Object.fromEntries(values.map((one, i) => [i + 1, one]))

/** Clerk spots, Firing spots, Time rows and Overseer prices by number of players, and one more Horde in a Spring of three players. */
const OWN = {
  locations: {
    lumberMill: { spots: { side3: each(2, 2, 4, 4), side45: each(3, 3, 3, 5, 6) } },
    temple: { spots: { side3: 1, side45: 6 } },
  },
  walls: {
    'level 1': { firingSpots: each(1, 1, 2, 3) },
    'level 2': { firingSpots: each(2, 2, 3, 3, 4) },
    'level 3': { firingSpots: each(3, 4, 4, 4) },
  },
  time: { 'side3 slot 3': { lethality: each(1, 1, 3, 1) }, 'side45 slot 4': { lethality: each(1, 1, 1, 2, 4) } },
  overseers: {
    quarry: {
      boxes: (row('overseers', 'quarry')['boxes'] as { cost: object }[]).map((one, i) =>
        i === 1 ? { ...one, cost: each({ gold: 1 }, { gold: 2 }, { chi: 4 }, { wood: 5 }) } : one,
      ),
    },
  },
}

const tableOf = (setup: object) => greatWall.open(value(greatWall.checkSetup(setup)))

describe("an owner's box of The Great Wall that holds what print may hold", () => {
  test('is right, and each number of players has its own values', () => {
    assert.deepEqual(box.check(OWN), [])
    const spots = (mode: string, seats: number, expansions: readonly string[] = []) => {
      const { locations, walls, overseers } = tableOf({ mode, seats, expansions, data: OWN })
      const [mill] = locations
      return [mill!.spots, walls[1]!.firing, walls[2]!.firing, overseers[1]!.price[1]]
    }
    assert.deepEqual(spots('solo', 1), [2, 1, 2, { resource: 2, n: 1 }])
    assert.deepEqual(spots('competitive', 3), [4, 2, 3, { resource: 3, n: 4 }])
    assert.deepEqual(spots('competitive', 4), [5, 3, 3, { resource: 0, n: 5 }])
    assert.deepEqual(spots('competitive', 5, ['fifthPlayer']), [6, 3, 4, { resource: 0, n: 5 }])
    assert.equal(tableOf({ mode: 'competitive', seats: 3, data: OWN }).time[2]!.lethality, 3)
    assert.notEqual(tableOf({ mode: 'two', seats: 2, data: OWN }).time[2]!.lethality, 3)
  })

  test('a form offers one value, or one for each number of players', () => {
    const kind = box.fields('walls', row('walls', 'level 1')).find(({ name }) => name === 'firingSpots')!.kind
    assert.ok(kind.kind === 'byPlayers' && kind.plain)
    assert.deepEqual([kind.players, kind.optional], [[1, 2, 3, 4, 5], [5]])
  })

  test('what is wrong with a value is named for the kind that it is nearest to', () => {
    const wrong = (table: string, name: string, fields: object) =>
      box.check({ [table]: { [name]: fields } }).map((error) => [error.field, error.problem.key])
    assert.deepEqual(wrong('walls', 'level 1', { firingSpots: 99 }), [['firingSpots', 'tooBig']])
    assert.deepEqual(wrong('walls', 'level 1', { firingSpots: 'x' }), [['firingSpots', 'notNumber']])
    assert.deepEqual(wrong('walls', 'level 1', { firingSpots: each(1, 1, 99, 1) }), [['firingSpots.3', 'tooBig']])
    assert.deepEqual(wrong('walls', 'level 1', { firingSpots: each(1, 1, 1) }), [['firingSpots.4', 'missing']])
    assert.deepEqual(wrong('walls', 'level 2', { firingSpots: each(0, 3, 3, 3) }), [['firingSpots', 'decreasing']])
    const boxes = [{ level: 1, income: 1, cost: { wood: 1, gold: 1 } }]
    assert.deepEqual(wrong('overseers', 'quarry', { boxes }), [['boxes.cost', 'oneResource']])
  })

  test('every law holds in whole games with it, in every mode and with five', () => {
    const setups = [
      { mode: 'solo', seats: 1 },
      { mode: 'two', seats: 2 },
      { mode: 'competitive', seats: 3 },
      { mode: 'competitive', seats: 4 },
      { mode: 'coop', seats: 3 },
      { mode: 'competitive', seats: 5, expansions: ['fifthPlayer', 'rat'] },
    ].map((setup) => value(greatWall.checkSetup({ ...setup, data: OWN })))
    const report = checkLaws(greatWall, { setups, games: 1, seed: 'own', nodes: 4 })
    assert.deepEqual(report.failures, [])
  })
})
