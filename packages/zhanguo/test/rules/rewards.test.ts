import assert from 'node:assert/strict'
import type { Clan } from '../../src/terms.ts'
import { type PlayerWords, position, rule, type Words } from '../table.ts'

type Aspect = 'writing' | 'currency' | 'laws'
const ASPECTS: Aspect[] = ['writing', 'currency', 'laws']
const COLOUR = { writing: 'ivory', currency: 'orange', laws: 'brown' } as const
const five = <C extends string>(colour: C): C[] => Array<C>(5).fill(colour)

/** Red alone is eligible for the reward of an aspect. */
const red = (round: number, aspect: Aspect, words: PlayerWords = {}, more: Words = {}) =>
  position({
    round,
    phase: aspect,
    ...more,
    players: { red: { markers: { [COLOUR[aspect]]: 1 }, ...words }, ...more.players },
  })

/** Markers of one colour by clan, most of them in the order of the seats. */
const holding = (colour: 'ivory' | 'orange' | 'brown', counts: Partial<Record<Clan, number>>) =>
  Object.fromEntries(Object.entries(counts).map(([clan, count]) => [clan, { markers: { [colour]: count } }]))

const GRID: Record<Aspect, string[]> = {
  writing: ['OFFICIAL', 'RED_2', 'GOVERNOR', 'WALL', 'PALACE'],
  currency: ['WORKERS_2', 'GRAY_2', 'WALL', 'GOVERNOR', 'WALL'],
  laws: ['OFFICIAL', 'WORKERS_2', 'WORKERS_2', 'PALACE', 'GOVERNOR'],
}

rule('ZG-REWARD-01', 'writing, then currency, then laws; the reward of the row and the round', () => {
  for (const aspect of ASPECTS)
    GRID[aspect].forEach((kind, i) => {
      const t = red(i + 1, aspect).asks('red', 'reward', ['accept', 'pass'])
      assert.deepEqual([t.about('aspect'), t.about('kind')], [aspect, kind], `round ${i + 1}`)
    })
  const all = position({ round: 1, phase: 'writing', players: { red: { markers: { ivory: 1, orange: 1, brown: 1 } } } })
  const order: unknown[] = []
  for (let i = 0; i < 3; i++) {
    order.push(all.about('aspect'))
    all.play('pass')
  }
  assert.deepEqual(order, ASPECTS)
  all.has({ round: 2 })
})

rule('ZG-REWARD-02', 'a player with at least 1 marker is eligible; without any the reward is not given', () => {
  const t = position({ round: 1, phase: 'writing', players: holding('ivory', { purple: 1 }) })
  t.asks('purple', 'reward').play('pass')
  assert.deepEqual(
    t.told('rewardLapsed').map(({ aspect }) => aspect),
    ['currency', 'laws'],
  )
  t.has({ round: 2, column: { writing: null, currency: null, laws: null } })
  // A value-3 marker alone is enough.
  position({ round: 1, phase: 'writing', bigMarkers: { ivory: 'yellow' } }).asks('yellow', 'reward')
})

rule('ZG-REWARD-03', 'most markers first, value-3 markers count 3, ties in tie-break order; nobody twice', () => {
  const t = position({
    round: 1,
    phase: 'writing',
    track: ['yellow', 'purple', 'red', 'blue'],
    bigMarkers: { ivory: 'blue' },
    players: holding('ivory', { red: 2, purple: 3, yellow: 2, blue: 1 }),
  })
  // Blue 4, purple 3, then yellow and red with 2: yellow's disc is higher.
  for (const clan of ['blue', 'purple', 'yellow', 'red'] as const) t.asks(clan, 'reward').play('pass')
  t.has({ round: 2 })
  const taken = position({ round: 1, phase: 'writing', players: holding('ivory', { red: 2, purple: 3, yellow: 1 }) })
  taken.asks('purple', 'reward').play('pass').asks('red', 'reward').play('accept', 'take red')
  // Once it is accepted, yellow is not asked.
  taken.has({ round: 2, 'players.yellow.markers.ivory': 1 })
})

rule('ZG-REWARD-04', 'ties: discs on the track from its top, then those in the column, row by row', () => {
  const t = position(
    {
      round: 1,
      phase: 'writing',
      track: ['red', 'blue'],
      players: { red: { markers: { ivory: 2, orange: 2 } }, blue: { markers: { orange: 2 } } },
    },
    { seats: 2 },
  )
  t.asks('red', 'reward').play('accept', 'take red')
  // Red's disc has left the track: blue comes first now. It is recomputed for every aspect.
  t.asks('blue', 'reward').play('pass').asks('red', 'reward')
  const column = position({
    round: 1,
    phase: 'laws',
    track: ['yellow', 'blue'],
    column: { writing: 'purple', currency: 'red' },
    players: holding('brown', { red: 1, purple: 1, yellow: 1, blue: 1 }),
  })
  for (const clan of ['yellow', 'blue', 'purple', 'red'] as const) column.asks(clan, 'reward').play('pass')
})

rule('ZG-REWARD-05', "who can't take the reward in full passes without a question", () => {
  const t = position({
    round: 2,
    phase: 'writing',
    players: {
      blue: { markers: { ivory: 5 } },
      red: { markers: { ivory: 4 }, governorsArea: { 1: five('red').slice(1) } },
      purple: { markers: { ivory: 2 } },
    },
  })
  t.asks('blue', 'reward').play('pass')
  assert.deepEqual(t.told('rewardPassed'), [
    { kind: 'rewardPassed', seat: 0, aspect: 'writing', could: true },
    { kind: 'rewardPassed', seat: 1, aspect: 'writing', could: false },
  ])
  t.asks('purple', 'reward', ['accept', 'pass']).has({ 'players.red.markers.ivory': 4 })
})

rule(
  'ZG-REWARD-06',
  'all markers of the colour go back, the reward is taken, the disc moves, tasks are claimed',
  () => {
    const t = position({
      round: 4,
      phase: 'writing',
      track: ['red', 'blue', 'yellow', 'purple'],
      bigMarkers: { ivory: 'red', orange: 'red' },
      tasks: { upper: ['TW2', 'TP2', 'TG1'], lower: ['TW1', 'TP3', 'TG2'] },
      walls: { V1: { 1: 'red' } },
      players: { red: { markers: { ivory: 3, orange: 2 } }, blue: { markers: { ivory: 2 } } },
    }).asks('red', 'reward')
    t.play('accept').has({
      'players.red.markers': { ivory: 0, orange: 2, brown: 0 },
      'supply.ivory': 10,
      bigMarkers: { ivory: null, orange: 'red', brown: null },
      // The reward itself is not chosen yet: the disc stays till then.
      track: ['red', 'blue', 'yellow', 'purple'],
    })
    t.play('wall V2 3').has({
      'walls.V2.3': 'red',
      track: ['blue', 'yellow', 'purple'],
      column: { writing: 'red', currency: null, laws: null },
      'claims.TW2': ['red'],
      'players.blue.markers.ivory': 2,
    })
    assert.deepEqual(
      t.everythingTold().map(({ event }) => event.kind),
      ['walled', 'claimed'],
    )
  },
)

rule('ZG-REWARD-07', 'on a pass markers and disc stay, from round to round', () => {
  const t = position({
    round: 1,
    phase: 'laws',
    track: ['red', 'blue', 'yellow', 'purple'],
    players: holding('brown', { red: 2 }),
  })
  t.play('pass').has({
    round: 2,
    'players.red.markers.brown': 2,
    'supply.brown': 10,
    'players.red.governorsArea.4': [],
  })
  t.has({ track: ['red', 'blue', 'yellow', 'purple'] })
})

rule('ZG-REWARD-08', 'OFFICIAL: one of any colour in supply into the printed region', () => {
  const t = red(1, 'writing', { governorsArea: { 5: five('white') } }).play('accept')
  t.asks('red', 'official', ['take red', 'take gray']).refuses({ 'take white': 'ZG-REWARD-08' })
  assert.equal(t.about('region'), 2)
  t.play('take gray').has({
    'players.red.governorsArea.2': ['gray'],
    'players.red.officials': { red: 5, gray: 4, white: 0 },
  })
  red(1, 'laws')
    .play('accept', 'take white')
    .has({ 'players.red.governorsArea.4': ['white'] })
  const one = red(1, 'laws', { governorsArea: { 1: five('red'), 2: five('gray'), 3: five('white').slice(1) } })
  one
    .asks('red', 'reward', ['accept', 'pass'])
    .play('accept')
    .has({ 'players.red.governorsArea.4': ['white'] })
  // Nobody left in supply: passed without asking.
  const none = red(1, 'laws', { governorsArea: { 1: five('red'), 2: five('gray'), 3: five('white') } })
  none.has({ round: 2, 'players.red.markers.brown': 1 })
})

rule('ZG-REWARD-09', 'RED_2 and GRAY_2: two of that colour into the printed region', () => {
  red(2, 'writing')
    .play('accept')
    .has({ 'players.red.governorsArea.5': ['red', 'red'], 'players.red.officials': { red: 3, gray: 5, white: 5 } })
  red(2, 'currency')
    .play('accept')
    .has({ 'players.red.governorsArea.4': ['gray', 'gray'], 'players.red.officials': { red: 5, gray: 3, white: 5 } })
  // Exactly 2 in supply are enough, 1 is not.
  red(2, 'currency', { governorsArea: { 1: ['gray', 'gray', 'gray'] } }).asks('red', 'reward')
  red(2, 'currency', { governorsArea: { 1: ['gray', 'gray', 'gray', 'gray'] } }).has({ round: 3 })
})

rule('ZG-REWARD-10', 'WORKERS_2: 2 workers, no official needed, unrest unchanged, always possible', () => {
  for (const [round, aspect, region] of [
    [1, 'currency', 3],
    [2, 'laws', 1],
    [3, 'laws', 5],
  ] as const) {
    const t = red(round, aspect, { unrest: { [region]: 2 }, workers: { [region]: 1 } }).play('accept')
    t.has({ [`players.red.workers.${region}`]: 3, [`players.red.unrest.${region}`]: 2 })
  }
})

rule('ZG-REWARD-11', 'GOVERNOR: in a printed region, without officials, with square bonus and calm', () => {
  const t = red(3, 'writing', { governorsArea: { 3: ['red'] }, unrest: { 3: 2 } }).play('accept')
  t.asks('red', 'governor', ['install 1a', 'install 1b', 'install 1c', 'install 3a', 'install 3b', 'install 3c'])
  t.refuses({ 'install 2a': 'ZG-REWARD-11', 'install 5 open': 'ZG-REWARD-11', 'install 3 open': 'ZG-COURT-GOV-03' })
  t.play('install 3a').has({
    'governors.3.a': 'red',
    'players.red.vp': 4,
    'players.red.unrest.3': 0,
    'players.red.governorsArea.3': ['red'],
    'players.red.pieces.governors': 7,
  })
  assert.equal(t.told('installed')[0]!.paid, false)
  const fourth = red(4, 'currency').play('accept')
  assert.deepEqual([...new Set(fourth.options().map((key) => key[8]))], ['2', '4'])
  const fifth = red(5, 'laws', {}, { governors: { 5: { a: 'blue', b: 'blue', c: 'blue' } } }).play('accept')
  assert.deepEqual([...new Set(fifth.options().map((key) => key[8]))], ['1', '2', '3', '4', '5'])
  assert.ok(fifth.offers('install 5 open'))
  const last = red(3, 'writing', {}, { governors: { 2: { open: [...five('red'), 'red', 'red'] } } })
  last.play('accept', 'install 1a').has({ 'players.red.pieces.governors': 0 })
  const none = red(3, 'writing', {}, { governors: { 1: { open: five('red') }, 2: { open: ['red', 'red', 'red'] } } })
  none.has({ round: 4, 'players.red.markers.ivory': 1 })
})

rule('ZG-REWARD-12', 'WALL: any legal empty slot, without workers', () => {
  for (const [round, aspect] of [
    [3, 'currency'],
    [4, 'writing'],
    [5, 'currency'],
  ] as const) {
    const t = red(round, aspect, {}, { walls: { T1: { 2: 'blue' } } }).play('accept')
    assert.equal(t.optionsLike('wall').length, 17)
    t.refuses({ 'wall T1 2': 'ZG-COURT-WALL-01' })
  }
  const paid = red(4, 'writing', { workers: { 1: 1, 2: 1, 3: 1 } }).play('accept', 'wall G1 3')
  paid.has({
    'walls.G1.3': 'red',
    'players.red.workers': { 1: 1, 2: 1, 3: 1, 4: 0, 5: 0 },
    'players.red.pieces.walls': 4,
  })
  const all = { T1: { 1: 'red' }, T2: { 1: 'red' }, G1: { 1: 'red' }, G2: { 1: 'red' }, V1: { 1: 'red' } } as const
  red(4, 'writing', {}, { walls: all }).has({ round: 5 })
  // A wall is left, but every other section is full.
  const full = { 1: 'blue', 2: 'purple', 3: 'yellow' } as const
  const shut = { T1: { 1: 'red' }, T2: { 1: 'red' }, G1: { 1: 'red' }, G2: { 1: 'red' }, V1: full, V2: full } as const
  red(4, 'writing', {}, { walls: shut }).has({ round: 5, 'players.red.markers.ivory': 1 })
})

rule('ZG-REWARD-13', 'PALACE: without workers and value-3 marker; slots, supply and unrest count, cards score', () => {
  const words: PlayerWords = {
    cards: { 1: [1, 2, 3], 2: [4, 5, 6], 3: [7, 8, 9] },
    unrest: { 1: 2, 5: 2, 3: 4 },
    vp: 1,
  }
  const t = red(5, 'writing', words, { palaces: { 4: ['blue', 'blue', 'purple', 'yellow'] } }).play('accept')
  t.has({ over: true, 'palaces.2': ['red'], 'players.red.points.palaces': 9 })
  t.has({ bigMarkers: { ivory: null, orange: null, brown: null }, 'players.red.pieces.palaces': 5 })
  const choice = red(4, 'laws', { unrest: { 1: 2, 5: 2 }, workers: { 2: 2, 3: 1 } }).play('accept')
  choice.asks('red', 'palace', ['in 2', 'in 3', 'in 4'])
  choice.refuses({ 'in 1': 'ZG-COURT-PALACE-03', 'in 5': 'ZG-COURT-PALACE-03' })
  choice.play('in 2').has({ 'players.red.workers.2': 2, 'players.red.workers.3': 1 })
  assert.deepEqual(choice.told('built'), [{ kind: 'built', seat: 1, region: 2, from: 0, vp: 0 }])
  red(4, 'laws', { unrest: { 1: 3, 2: 3, 3: 4, 4: 2, 5: 2 } }).has({ round: 5, 'players.red.markers.brown': 1 })
  const six = { 1: ['red', 'red'], 2: ['red', 'red'], 3: ['red', 'red'] } as const
  red(4, 'laws', {}, { palaces: six }).has({ round: 5 })
})

rule('ZG-REWARD-14', 'one player may win several; his disc lies on the latest', () => {
  const t = position({
    round: 1,
    phase: 'writing',
    track: ['red', 'blue', 'yellow', 'purple'],
    players: { red: { markers: { ivory: 1, brown: 1 } }, purple: { markers: { orange: 1 } } },
  })
  t.play('accept', 'take red').has({ track: ['blue', 'yellow', 'purple'], 'column.writing': 'red' })
  t.asks('purple', 'reward')
    .play('accept')
    .has({ column: { writing: 'red', currency: 'purple', laws: null } })
  t.asks('red', 'reward').play('accept')
  t.has({ column: { writing: 'red', currency: 'purple', laws: null } }).play('take gray')
  // Red's disc went from writing to laws, below purple's.
  t.has({ round: 2, track: ['blue', 'yellow', 'purple', 'red'], first: 'blue' })
})

rule('ZG-REWARD-15', 'after laws all discs return in tie-break order, in the 5th round, too', () => {
  for (const round of [1, 5]) {
    const t = position({
      round,
      phase: 'roundEnd',
      track: ['blue', 'yellow'],
      column: { writing: 'red', currency: 'purple' },
    })
    t.has({ track: ['blue', 'yellow', 'red', 'purple'], column: { writing: null, currency: null, laws: null } })
    if (round === 1) t.has({ first: 'blue' }).asks('blue', 'card')
  }
  // All three rewards taken, and read top to bottom.
  position({
    round: 1,
    phase: 'roundEnd',
    track: ['yellow'],
    column: { laws: 'blue', currency: 'red', writing: 'purple' },
  })
    .has({ track: ['yellow', 'purple', 'red', 'blue'] })
    .asks('yellow', 'card')
})
