import assert from 'node:assert/strict'
import type { Clan } from '../../src/terms.ts'
import { position, rule, type TestTable, type Words } from '../table.ts'

const CLANS: Clan[] = ['blue', 'red', 'purple', 'yellow']
const end = (words: Words) => position({ round: 5, phase: 'scoring', ...words })
/** Points of one source, seat by seat. */
const points = (t: TestTable, source: string) => CLANS.map((clan) => t.words(`players.${clan}.points.${source}`))

rule('ZG-END-01', 'most governors in a region: 9 + 3 each; a tie shares, rounded down; others nothing', () => {
  assert.deepEqual(
    points(end({ governors: { 1: { a: 'red', open: ['red'], b: 'blue' } } }), 'governors'),
    [0, 15, 0, 0],
  )
  const three = end({ governors: { 4: { a: 'red', b: 'yellow', open: ['purple'] } } })
  assert.deepEqual(points(three, 'governors'), [0, 4, 4, 4])
  const two = end({ governors: { 2: { a: 'red', b: 'yellow', c: 'blue', open: ['red', 'yellow'] } } })
  assert.deepEqual(points(two, 'governors'), [0, 7, 0, 7])
  // Region by region.
  const both = end({ governors: { 1: { a: 'red' }, 5: { open: ['red', 'blue', 'blue'] } } })
  assert.deepEqual(points(both, 'governors'), [15, 12, 0, 0])
  const four = end({ governors: { 3: { open: CLANS } } })
  assert.deepEqual(points(four, 'governors'), [3, 3, 3, 3])
  assert.deepEqual(points(end({}), 'governors'), [0, 0, 0, 0])
})

rule('ZG-END-02', 'most markers: 5, 6, 7 VP; value-3 counts 3; ties by the track; nobody has any: it lapses', () => {
  const t = end({
    track: ['purple', 'blue', 'red', 'yellow'],
    bigMarkers: { brown: 'red' },
    players: {
      blue: { markers: { brown: 2, orange: 1 } },
      red: { markers: { orange: 1 } },
      yellow: { markers: { brown: 3, orange: 2 } },
    },
  })
  // Laws: red 3, yellow 3: red's disc is higher. Currency: yellow. Writing: nobody.
  assert.deepEqual(points(t, 'markers'), [0, 7, 0, 6])
  // Discs do not move.
  t.has({ track: ['purple', 'blue', 'red', 'yellow'] })
  const writing = end({ players: { blue: { markers: { ivory: 1 } }, red: { markers: { ivory: 2 } } } })
  assert.deepEqual(points(writing, 'markers'), [0, 5, 0, 0])
  const tie = end({
    track: ['yellow', 'red', 'blue', 'purple'],
    players: { blue: { markers: { ivory: 1 } }, red: { markers: { ivory: 1 } } },
  })
  assert.deepEqual(points(tie, 'markers'), [0, 5, 0, 0])
})

rule('ZG-END-03', 'per section: the VP under the own discs times their number', () => {
  const tasks = { upper: ['TW1', 'TP1', 'TG1'], lower: ['TW2', 'TP2', 'TG4'] } as Words['tasks']
  const t = end({
    tasks,
    claims: {
      TG1: ['blue', 'red'],
      TW1: ['red', 'purple', 'yellow', 'blue'],
      TG4: ['red', 'purple', 'blue'],
    },
  })
  // Blue (5 + 2) x 2 + 3 x 1 = 17; red (4 + 5) x 2 + 5 = 23; purple 4 + 4 = 8; yellow 3.
  assert.deepEqual(points(t, 'tasks'), [17, 23, 8, 3])
  const told = position({
    round: 5,
    phase: 'laws',
    tasks,
    claims: { TG4: ['blue', 'red'] },
    players: { red: { markers: { brown: 1 } } },
  })
  assert.deepEqual(told.play('pass').told('tasksScored'), [
    { kind: 'tasksScored', seat: 0, section: 'lower', discs: 1, vp: 5 },
    { kind: 'tasksScored', seat: 1, section: 'lower', discs: 1, vp: 4 },
  ])
  const all = end({ tasks, claims: { TW1: ['red'], TP1: ['red'], TG1: ['red'], TW2: ['blue', 'red'] } })
  assert.deepEqual(points(all, 'tasks'), [5, 49, 0, 0])
})

rule('ZG-END-04', "each own wall by its section's visible side and its slot", () => {
  const t = end({
    tiles: { T1: 'WT1a', V2: 'WT4b' },
    walls: { T1: { 2: 'red', 3: 'blue' }, V2: { 3: 'red' } },
    players: { red: { unrest: { 1: 1 }, cards: { 1: [41], 2: [42, 43], 3: [1] } } },
  })
  // Red: T1, 4 calm regions x 2 = 8; V2, orange cards in 2 regions x 3 = 6. Blue: 5 x 3.
  assert.deepEqual(points(t, 'walls'), [15, 14, 0, 0])
})

rule('ZG-END-05', 'most VP wins; a tie goes to the topmost disc', () => {
  end({ players: { purple: { vp: 9 }, red: { vp: 8 } } }).has({ winner: 'purple', over: true })
  const tie = { players: { purple: { vp: 9 }, red: { vp: 9 } } } as const
  end({ track: ['blue', 'purple', 'yellow', 'red'], ...tie }).has({ winner: 'purple' })
  end({ track: ['blue', 'red', 'yellow', 'purple'], ...tie }).has({ winner: 'red' })
  // All end scoring is in it: 12 for a governor against 10.
  end({ governors: { 1: { a: 'red' } }, players: { purple: { vp: 11 } } }).has({ winner: 'red', 'players.red.vp': 12 })
})

rule('ZG-END-06', 'nothing else scores: officials, workers, cards, unrest, pieces in supply', () => {
  const t = end({
    palaces: { 1: ['red'], 2: ['red', 'red'] },
    tiles: { T1: 'WT1a' },
    players: {
      red: {
        vp: 3,
        governorsArea: { 1: ['red', 'gray', 'white'], 2: ['red'] },
        workersArea: { 3: ['gray', 'gray'] },
        workers: { 1: 5, 2: 3 },
        cards: { 1: [1, 41, 81], 2: [2] },
        unrest: { 4: 2 },
      },
    },
  })
  t.has({
    'players.red.vp': 3,
    'players.red.points': {
      start: 3,
      unification: 0,
      palaces: 0,
      squares: 0,
      abilities: 0,
      governors: 0,
      markers: 0,
      tasks: 0,
      walls: 0,
    },
  })
})

rule(['ZG-END-01', 'ZG-END-02', 'ZG-END-03', 'ZG-END-04'], 'in this order: governors, markers, tasks, walls', () => {
  const t = position({
    round: 5,
    phase: 'laws',
    tasks: { upper: ['TW1', 'TP1', 'TG1'], lower: ['TW2', 'TP2', 'TG4'] },
    claims: { TG1: ['red'] },
    walls: { T1: { 1: 'red' } },
    governors: { 1: { a: 'red' } },
    players: { red: { markers: { brown: 1 } } },
  }).play('pass')
  assert.deepEqual(
    t.everythingTold().map(({ event }) => event.kind),
    ['rewardPassed', 'roundEnded', 'majority', 'mostMarkers', 'tasksScored', 'wallScored', 'won'],
  )
  // 12 + 7 + 5 + 5.
  t.has({ over: true, 'players.red.vp': 29, winner: 'red' })
})
