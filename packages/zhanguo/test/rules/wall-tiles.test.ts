import assert from 'node:assert/strict'
import { type PlayerWords, position, rule, scoresOfWalls } from '../table.ts'

/** What walls of 1, 2 and 3 rods on a tile's side bring red at the end. */
const scores = (tile: string, red: PlayerWords): unknown[] =>
  scoresOfWalls('G2', tile, {
    red,
    // A neighbour with a bit of everything: only the own board counts.
    blue: {
      governorsArea: { 1: ['red', 'gray', 'white'], 2: ['red', 'gray', 'white'], 3: ['red', 'gray', 'white'] },
      cards: { 1: [40, 80, 120], 2: [39, 38] },
      unrest: { 1: 1, 2: 1 },
    },
  })

rule('ZG-WALLTILE-01', 'UNREST_ZERO: 1/2/3 per region without unrest', () => {
  assert.deepEqual(scores('WT1a', { unrest: { 2: 2, 3: 1, 5: 2 } }), [2, 4, 6])
  assert.deepEqual(scores('WT1a', {}), [5, 10, 15])
  assert.deepEqual(scores('WT1a', { unrest: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 } }), [0, 0, 0])
})

rule('ZG-WALLTILE-02', 'CARD_SETS: 2/3/4 per set of all three colours, over all regions', () => {
  assert.deepEqual(scores('WT1b', { cards: { 1: [1, 2, 81], 2: [41], 3: [82, 42] } }), [4, 6, 8])
  // 3 ivory, 2 orange, 1 brown: one set.
  assert.deepEqual(scores('WT1b', { cards: { 1: [1, 2, 3], 4: [41, 42, 81] } }), [2, 3, 4])
  assert.deepEqual(scores('WT1b', { cards: { 1: [41, 81], 2: [42, 82] } }), [0, 0, 0])
  assert.deepEqual(scores('WT1b', { cards: { 1: [1, 81], 2: [2, 82] } }), [0, 0, 0])
  assert.deepEqual(scores('WT1b', { cards: { 1: [1, 41], 2: [2, 42] } }), [0, 0, 0])
})

rule(
  'ZG-WALLTILE-03',
  'OFFICIALS_GE_UNREST: 1/2/3 per region with as many officials as unrest; 0 against 0 counts',
  () => {
    const words: PlayerWords = {
      unrest: { 2: 2, 3: 1, 5: 2 },
      governorsArea: { 2: ['red'], 3: ['red'], 4: ['red', 'gray', 'white'], 5: ['gray'] },
      workersArea: { 5: ['white'] },
    }
    // Regions 1 (0 >= 0), 3 (1 >= 1), 4 (3 >= 0) and 5 (1 + 1 >= 2), not 2 (1 < 2).
    assert.deepEqual(scores('WT2a', words), [4, 8, 12])
  },
)

rule('ZG-WALLTILE-04', 'REGION_FULL: 2/3/4 per region with 3 cards', () => {
  assert.deepEqual(scores('WT2b', { cards: { 1: [1, 2, 3], 2: [4, 5], 3: [6], 4: [41, 81, 7] } }), [4, 6, 8])
})

rule('ZG-WALLTILE-05', 'HAS_GRAY: 2/3/4 per region with a gray official in either area', () => {
  const words: PlayerWords = {
    governorsArea: { 1: ['gray', 'gray'], 2: ['red', 'white'] },
    workersArea: { 3: ['gray'], 1: ['gray'], 4: ['white', 'red'] },
  }
  assert.deepEqual(scores('WT3a', words), [4, 6, 8])
})

rule('ZG-WALLTILE-06', 'SAME_COLOUR_PAIR: 1/2/3 per region with 2 cards of one colour', () => {
  // Regions 1 (two ivory), 2 (three orange), 5 (two brown); not 3 (all different) nor 4 (one).
  const cards = { 1: [1, 2, 81], 2: [41, 42, 43], 3: [3, 44, 82], 4: [4], 5: [45, 83, 84] }
  assert.deepEqual(scores('WT3b', { cards }), [3, 6, 9])
})

rule('ZG-WALLTILE-07', 'HAS_RED: 2/3/4 per region with a red official in either area', () => {
  const words: PlayerWords = {
    governorsArea: { 1: ['red', 'red'], 2: ['gray', 'white'], 5: ['red'] },
    workersArea: { 3: ['red'], 4: ['gray'] },
  }
  assert.deepEqual(scores('WT4a', words), [6, 9, 12])
})

const MIXED = { 1: [1, 41, 81], 2: [42, 43], 3: [82, 83, 44], 4: [2] }

rule('ZG-WALLTILE-08', 'HAS_ORANGE_CARD: 1/2/3 per region with an orange card', () => {
  assert.deepEqual(scores('WT4b', { cards: MIXED }), [3, 6, 9])
})

rule('ZG-WALLTILE-09', 'HAS_WHITE: 2/3/4 per region with a white official in either area', () => {
  const words: PlayerWords = {
    governorsArea: { 1: ['white', 'white'], 2: ['red', 'gray'] },
    workersArea: { 3: ['gray', 'red'] },
  }
  assert.deepEqual(scores('WT5a', words), [2, 3, 4])
})

rule('ZG-WALLTILE-10', 'HAS_BROWN_CARD: 1/2/3 per region with a brown card', () => {
  assert.deepEqual(scores('WT5b', { cards: { ...MIXED, 5: [84, 85, 86] } }), [3, 6, 9])
  assert.deepEqual(scores('WT5b', { cards: { 3: [84, 85, 86] } }), [1, 2, 3])
})

rule('ZG-WALLTILE-11', 'LOW_UNREST: 5/10/15 less all unrest, never below 0', () => {
  assert.deepEqual(scores('WT6a', { unrest: { 1: 3, 3: 4 } }), [0, 3, 8])
  assert.deepEqual(scores('WT6a', { unrest: { 1: 1, 2: 1, 3: 1, 4: 1 } }), [1, 6, 11])
  assert.deepEqual(scores('WT6a', {}), [5, 10, 15])
  assert.deepEqual(scores('WT6a', { unrest: { 1: 3, 2: 3, 3: 4, 4: 3, 5: 2 } }), [0, 0, 0])
})

rule('ZG-WALLTILE-12', 'HAS_IVORY_CARD: 1/2/3 per region with an ivory card', () => {
  assert.deepEqual(scores('WT6b', { cards: MIXED }), [2, 4, 6])
})

rule('ZG-WALLTILE-13', 'each wall on its own: two on one site use two tiles', () => {
  const t = position({
    round: 5,
    phase: 'scoring',
    tiles: { T1: 'WT1a', T2: 'WT6a' },
    walls: { T1: { 3: 'red' }, T2: { 1: 'red', 2: 'blue' } },
    players: { red: { unrest: { 1: 2 } } },
  })
  // T1: 4 x 3; T2: 5 - 2. Blue 10.
  t.has({ 'players.red.points.walls': 15, 'players.blue.points.walls': 10 })
})

rule('ZG-WALLTILE-14', 'the hidden sides have no effect', () => {
  const board: PlayerWords = { cards: { 1: [1, 41, 81] }, unrest: { 1: 1 }, governorsArea: { 2: ['gray'] } }
  const of = (side: string) => ['WT1', 'WT2', 'WT3', 'WT4', 'WT5', 'WT6'].map((tile) => scores(tile + side, board)[0])
  // Calm regions 4; officials 4; gray 1; red 0; white 0; 5 - 1 = 4.
  assert.deepEqual(of('a'), [4, 4, 2, 0, 0, 4])
  // One set; one full region; no pair; orange, brown and ivory in one region each.
  assert.deepEqual(of('b'), [2, 2, 0, 1, 1, 1])
})
