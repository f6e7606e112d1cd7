import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { value } from '@wanli/test-kit'
import { standardTables } from '../src/data/index.ts'
import { box } from '../src/data-box.ts'
import { greatWall } from '../src/index.ts'
import { RAID } from './pieces.ts'
import { position } from './table.ts'

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

  test('as many tokens leave for a Raid as it says', () => {
    const data = { counts: { 'players 3': { raidTokens: 5 } } }
    assert.deepEqual([tableOf({ seats: 3, data }).raidTokens, tableOf({ seats: 3 }).raidTokens], [5, 3])
    const t = position(RAID, { seats: 3, data })
    t.has({ shameRemoved: 5 * t.table.state.hordeDiscard.length })
    assert.ok(t.table.state.hordeDiscard.length > 0)
  })

  test('constants that no rule asks for stay as they are, and each field says why', () => {
    const asked = standardTables.constants.flatMap(({ name, value: ours }) => {
      const why = box.fields('constants', row('constants', name)).find((field) => field.name === 'value')!.kept
      if (why === undefined || typeof ours !== 'number') return []
      const problems = box.check({ constants: { [name]: { value: ours + 1 } } })
      return [[name, why, problems[0]?.problem.key]]
    })
    assert.deepEqual(
      asked.map(([name, why]) => `${name} ${why}`),
      [
        'wallTilesPerLevel noLimit',
        'upgradesPerActivation ruleSays',
        'shamePerSoldier ruleSays',
        'aloneShame ruleSays',
        'breachShame ruleSays',
        'academyCards ruleSays',
        'archerWounds ruleSays',
        'teaMoves ruleSays',
        'honorTrack noLimit',
        'qinClerks tableSays',
        'qinAdvisorsPerSpring tableSays',
      ],
    )
    // Of one whose shape allows a single value that is said in its stead.
    for (const [name, , problem] of asked) assert.equal(problem, name === 'shamePerSoldier' ? 'tooBig' : 'kept', name)
    assert.deepEqual(box.check({ constants: { saveChi: { value: 3 } } }), [])
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
    const report = checkLaws(greatWall, { setups, games: 1, seed: 'own', nodes: 3 })
    assert.deepEqual(report.failures, [])
  })
})

/** Every table of an expansion that is no deck of cards and may be changed, with other numbers. */
const NUMBERS = {
  'freezingWeather.delivery': { delivery: { n: 3, honor: 7 } },
  'freezingWeather.raid': { raid: { perType: 4 } },
  'freezingWeather.supply': { '3': { perType: 15 } },
  'freezingWeather.production': { side3: { slots: [1, 0, -2, -1, -2, -1] } },
  'greatFamine.track': { track: { top: 32, loss: 3 } },
  'greatFamine.start': { '3': { capacity: 12, food: 5 } },
  'greatFamine.market': { market: { food: 3 } },
  'greatFamine.markerClerks': { markerClerks: { value: 2 } },
  'emperorsVisit.spaces': { wood: { n: 4 }, chi: { n: 8 } },
  'emperorsVisit.reward': { reward: { honor: 6, shame: 2 } },
  'hungryGhosts.tokens': { tokens: { most: 2, never: ['barracks', 'temple'] } },
  'diaoyucheng.fortress': { fortress: { firingSpots: 4, archerWood: 2, top: 10 } },
  'diaoyucheng.start': { start: { defense: { '2': 5, '3': 8, '4': 6, '5': 5 } } },
  'redTurban.redTurban': {
    goldPerHorde: { n: 2 },
    startWall: { levels: { '2': [0, 2, 1], '3': [2, 2, 2], '4': [0, 0, 0], '5': [1, 1, 1] } },
    barredOverseers: { location: 'quarry' },
  },
  'rat.payOut': { payOut: { value: 2 } },
  'fifthPlayer.clerks': { clerks: { pool: 5, supply: 3, total: 8 } },
}

describe('tables of expansions that are no decks', () => {
  test('can be changed in numbers and words of their kind, and in nothing else', () => {
    assert.deepEqual(box.check(NUMBERS), [])
    for (const [id, rows] of Object.entries(NUMBERS)) {
      assert.ok(box.tables.find((table) => table.id === id)?.editable, id)
      assert.equal(box.differences({ [id]: rows }).length > 0, true, id)
    }
    const wrong = (table: string, rows: unknown) =>
      box.check({ [table]: rows }).map((error) => [error.row?.name ?? null, error.field, error.problem.key])
    assert.deepEqual(wrong('freezingWeather.delivery', { delivery: { n: -1 } }), [['delivery', 'n', 'tooSmall']])
    assert.deepEqual(wrong('emperorsVisit.spaces', { wood: { n: 'x' } }), [['wood', 'n', 'notNumber']])
    assert.deepEqual(wrong('hungryGhosts.tokens', { tokens: { never: ['moon', 'temple'] } }), [
      ['tokens', 'never', 'notOneOf'],
    ])
    assert.deepEqual(wrong('redTurban.redTurban', { sun: { n: 1 } }), [[null, null, 'absent']])
    assert.deepEqual(wrong('rat.payOut', 7), [[null, null, 'notList']])
    // What the game could not be played with is named too.
    const levels = { '2': [0, 2, 1], '3': [1, 4, 1], '4': [0, 0, 0], '5': [1, 1, 1] }
    assert.deepEqual(wrong('redTurban.redTurban', { startWall: { levels } }), [
      ['startWall', 'levels.3', 'mustNotExceed'],
    ])
    assert.deepEqual(wrong('greatFamine.start', { '3': { capacity: 3, food: 2 } }), [
      ['track', 'loss', 'mustNotExceed'],
    ])
    assert.deepEqual(wrong('diaoyucheng.fortress', { fortress: { top: 6 } }), [
      ['start', 'defense.2', 'mustNotExceed'],
      ['start', 'defense.5', 'mustNotExceed'],
    ])
    assert.deepEqual(wrong('fifthPlayer.clerks', { clerks: { pool: 6 } }), [['clerks', 'pool', 'mustNotExceed']])
  })

  test('are in force at their tables, are part of the version there, and every law holds', () => {
    const tables = [
      { mode: 'competitive', seats: 3, expansions: ['freezingWeather'] },
      { mode: 'competitive', seats: 3, expansions: ['greatFamine'] },
      { mode: 'competitive', seats: 3, expansions: ['emperorsVisit'] },
      { mode: 'competitive', seats: 3, expansions: ['hungryGhosts'] },
      { mode: 'coop', seats: 3, expansions: ['diaoyucheng'] },
      { mode: 'coop', seats: 3, expansions: ['redTurban'] },
      { mode: 'competitive', seats: 5, expansions: ['fifthPlayer', 'rat'] },
    ]
    const setups = tables.map((setup) => value(greatWall.checkSetup({ ...setup, data: NUMBERS })))
    for (const [i, setup] of setups.entries())
      assert.notDeepEqual(greatWall.rows!(greatWall.open(setup)), greatWall.rows!(tableOf(tables[i]!)))
    const report = checkLaws(greatWall, { setups, games: 1, seed: 'numbers', nodes: 2 })
    assert.deepEqual(report.failures, [])
  })
})
