import assert from 'node:assert/strict'
import { Chance, Streams } from '@wanli/kernel'
import { zhanguo } from '../../src/index.ts'
import { newGame, position, rule, type TestTable } from '../table.ts'

const CLANS = ['blue', 'red', 'purple', 'yellow'] as const
const SEEDS = Array.from({ length: 250 }, (_, i) => `seed ${i}`)
const problem = (setup: unknown) => {
  const checked = zhanguo.checkSetup(setup)
  return checked.ok ? 'fine' : String(checked.error.detail['field']).split('.')[0]
}
const seen = (look: (t: TestTable) => unknown) => new Set(SEEDS.map((seed) => JSON.stringify(look(newGame({}, seed)))))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

rule('ZG-GEN-01', '2, 3 or 4 players; 5 rounds; most VP wins', () => {
  for (const seats of [2, 3, 4]) assert.equal(newGame({ seats }).view().players.length, seats)
  for (const seats of [0, 1, 5, 2.5]) assert.equal(problem({ seats }), 'seats')
  position({ round: 4, phase: 'roundEnd' }).has({ over: false, round: 5 })
  const end = position({ round: 5, phase: 'roundEnd', players: { purple: { vp: 7 }, blue: { vp: 6 } } })
  end.has({ over: true, winner: 'purple' })
  assert.equal(end.asked(), 'nobody')
})

rule('ZG-SETUP-01', 'five regions, three sites of two sections, Court, Rewards, round track and Tasks', () => {
  const view = newGame().view()
  assert.deepEqual(
    view.regions.map(({ region }) => region),
    [1, 2, 3, 4, 5],
  )
  assert.deepEqual(
    view.sections.map(({ section, slots }) => [section, slots.length]),
    [
      ['T1', 3],
      ['T2', 3],
      ['G1', 3],
      ['G2', 3],
      ['V1', 3],
      ['V2', 3],
    ],
  )
  assert.deepEqual([view.pile, view.round, view.track.length, view.column], [[], 1, 4, [null, null, null]])
  assert.deepEqual(
    view.tasks.map(({ section }) => section),
    ['upper', 'upper', 'upper', 'lower', 'lower', 'lower'],
  )
})

rule(['ZG-SETUP-02', 'ZG-SETUP-08'], 'distinct colours and the full set of pieces; 6 discs are for tasks', () => {
  assert.equal(problem({ seats: 2, clans: ['red', 'red'] }), 'clans')
  assert.equal(problem({ seats: 3, clans: ['red', 'blue'] }), 'clans')
  assert.equal(problem({ seats: 2, clans: ['red', 'green'] }), 'clans')
  const t = newGame({ seats: 3, clans: ['yellow', 'purple', 'red'] })
  for (const clan of ['yellow', 'purple', 'red'])
    t.has({
      [`players.${clan}.pieces`]: { governors: 8, palaces: 6, walls: 5 },
      // 5 of each colour, one of which stands in region 1.
      [`players.${clan}.officials`]: { red: 4, gray: 4, white: 4 },
      [`players.${clan}.unrest`]: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    })
  const { players, track } = t.view()
  assert.deepEqual(
    players.map(({ clan, taskDiscs }) => [clan, taskDiscs]),
    [
      ['yellow', 6],
      ['purple', 6],
      ['red', 6],
    ],
  )
  assert.deepEqual(
    track.toSorted((a, b) => a - b),
    [0, 1, 2],
    'one disc each on the Rewards track',
  )
})

rule('ZG-SETUP-03', 'three decks of 40 by colour, shuffled', () => {
  const t = newGame({ seats: 2 })
  const hands = [...(t.words('players.blue.hand') as number[]), ...(t.words('players.red.hand') as number[])]
  const [ivory, orange, brown] = ['ivory', 'orange', 'brown'].map((c) => t.words(`decks.${c}`) as number[])
  const of = (deck: number[] | undefined, from: number, to: number) =>
    assert.deepEqual(
      [...deck!, ...hands.filter((card) => card >= from && card <= to)].toSorted((a, b) => a - b),
      range(from, to),
    )
  of(ivory, 1, 40)
  of(orange, 41, 80)
  of(brown, 81, 120)
  for (const deck of [ivory!, orange!, brown!])
    assert.notDeepEqual(
      deck,
      deck.toSorted((a, b) => a - b),
    )
  for (const colour of ['ivory', 'orange', 'brown']) assert.equal(seen((g) => g.words(`decks.${colour}`)).size, 250)
})

rule(
  ['ZG-SETUP-04', 'ZG-SETUP-05', 'ZG-SETUP-14', 'ZG-SETUP-17'],
  'round 1; value-3 markers beside an empty Court',
  () => {
    const t = newGame()
    t.has({ round: 1, bigMarkers: { ivory: null, orange: null, brown: null }, pile: [] })
    const none = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
    const empty = { 1: [], 2: [], 3: [], 4: [], 5: [] }
    for (const clan of CLANS)
      t.has({
        [`players.${clan}.unrest`]: none,
        [`players.${clan}.workers`]: none,
        [`players.${clan}.workersArea`]: empty,
        [`players.${clan}.cards`]: empty,
        [`players.${clan}.markers`]: { ivory: 0, orange: 0, brown: 0 },
      })
    // Before the first round is dealt nobody holds a card.
    const choosing = newGame({ boards: 'B' })
    for (const clan of CLANS) choosing.has({ [`players.${clan}.hand`]: [] })
  },
)

rule('ZG-SETUP-06', 'the 1st player and the order of the other discs are drawn', () => {
  assert.equal(seen((t) => t.words('track')).size, 24, 'every order of four discs occurs')
  for (const seed of SEEDS.slice(0, 20)) {
    const t = newGame({}, seed)
    const track = t.words('track') as string[]
    assert.equal(t.words('first'), track[0])
    assert.equal(t.asked(), `${track[0]}: card`)
  }
})

rule('ZG-SETUP-07', 'every VP disc starts on 0, in an auction on 15', () => {
  for (const clan of CLANS) {
    newGame().has({ [`players.${clan}.vp`]: 0 })
    newGame({ boards: 'B' }).has({ [`players.${clan}.vp`]: 0 })
    newGame({ boards: 'auction' }).has({ [`players.${clan}.vp`]: 15 })
  }
})

rule('ZG-SETUP-09', 'one wall tile per section, in random order, with a random side up', () => {
  const t = newGame()
  const tiles = Object.values(t.words('tiles') as Record<string, string>)
  assert.deepEqual(tiles.map((tile) => tile.slice(0, 3)).toSorted(), ['WT1', 'WT2', 'WT3', 'WT4', 'WT5', 'WT6'])
  for (const section of ['T1', 'T2', 'G1', 'G2', 'V1', 'V2'])
    assert.equal(seen((g) => g.words(`tiles.${section}`)).size, 12, `each side of each tile comes to ${section}`)
})

rule(['ZG-SETUP-10', 'ZG-TASK-01'], 'two different tasks of each kind, one per section', () => {
  for (const seed of SEEDS.slice(0, 30)) {
    const t = newGame({}, seed)
    for (const section of ['upper', 'lower'])
      assert.deepEqual(
        (t.words(`tasks.${section}`) as string[]).map((id) => id.slice(0, 2)),
        ['TW', 'TP', 'TG'],
      )
    assert.equal(new Set([...(t.words('tasks.upper') as string[]), ...(t.words('tasks.lower') as string[])]).size, 6)
  }
  for (const kind of [0, 1, 2]) {
    const pairs = seen((t) => [t.words(`tasks.upper.${kind}`), t.words(`tasks.lower.${kind}`)])
    assert.equal(pairs.size, 12, 'every ordered pair of the four tiles occurs')
  }
})

rule('ZG-SETUP-11', 'the general supply holds 6, 9 or 12 value-1 markers of each colour', () => {
  newGame({ seats: 2 }).has({ supply: { ivory: 6, orange: 6, brown: 6 } })
  newGame({ seats: 3 }).has({ supply: { ivory: 9, orange: 9, brown: 9 } })
  newGame({ seats: 4 }).has({ supply: { ivory: 12, orange: 12, brown: 12 } })
})

rule('ZG-SETUP-12', 'A side: everybody has a board of his own, all alike, without a question', () => {
  const t = newGame()
  const boards = t.view().players
  assert.deepEqual(boards.map(({ board }) => String(board)).toSorted(), ['circle', 'square', 'star', 'triangle'])
  for (const { regions } of boards) {
    assert.deepEqual(
      regions.map(({ cap }) => cap),
      [3, 3, 4, 3, 2],
    )
    assert.deepEqual(
      regions.map(({ noPalace }) => noPalace),
      [2, 2, 3, 2, 0],
    )
  }
  assert.match(t.asked(), /: card$/)
  assert.match(newGame({ boards: 'B' }).asked(), /: board$/)
  // Without a board there are no tracks yet.
  for (const { regions } of newGame({ boards: 'B' }).view().players)
    assert.ok(regions.every(({ cap, noPalace }) => cap === 0 && noPalace === 0))
  assert.match(newGame({ boards: 'auction' }).asked(), /: bid$/)
})

rule('ZG-SETUP-13', 'three officials, as printed, come from the supply into region 1', () => {
  const t = newGame()
  for (const clan of CLANS)
    t.has({
      [`players.${clan}.governorsArea`]: { 1: ['red', 'gray', 'white'], 2: [], 3: [], 4: [], 5: [] },
      [`players.${clan}.officials`]: { red: 4, gray: 4, white: 4 },
    })
})

rule('ZG-SETUP-15', '2, 3 or 4 palace slots per region with 2, 3 or 4 players', () => {
  for (const seats of [2, 3, 4]) {
    const built = (count: number) =>
      position(
        {
          turn: 'red',
          palaces: { 2: Array<'blue'>(count).fill('blue') },
          players: { red: { hand: [95, 1], workers: { 2: 2, 3: 2, 4: 1 } } },
        },
        { seats },
      ).play('card 95', 'palace')
    assert.ok(built(seats - 1).offers('in 2', 'in 3'))
    // Region 3 alone is left, so it is taken without asking; region 2 has been refused before.
    const full = built(seats).play('from 2')
    assert.deepEqual(full.words('palaces.2'), Array(seats).fill('blue'))
    assert.equal(full.asked(), 'red: bigMarker')
  }
})

rule('ZG-SETUP-15', "everybody's palaces fill the slots", () => {
  for (const clan of CLANS) {
    const palaces = { 2: [clan, clan, clan, clan] }
    const t = position({ turn: 'red', palaces, players: { red: { hand: [95, 1], workers: { 2: 2, 4: 1 } } } })
    t.play('card 95').refuses({ palace: 'ZG-COURT-PALACE-02' })
  }
})

rule('ZG-SETUP-16', 'with 2 players, too, all squares, wall slots and task slots are in play', () => {
  const t = position(
    {
      turn: 'red',
      tasks: { upper: ['TW1', 'TP2', 'TG1'], lower: ['TW2', 'TP3', 'TG2'] },
      claims: { TG1: ['blue'] },
      governors: { 1: { a: 'blue', open: ['red'] }, 4: { a: 'blue' } },
      players: {
        red: {
          hand: [1, 2],
          workers: { 1: 1, 2: 1, 3: 1 },
          governorsArea: { 4: ['red', 'gray', 'white'], 5: ['red', 'gray', 'white'] },
        },
      },
    },
    { seats: 2 },
  )
  assert.equal(t.play('card 1', 'wall').options().length, 18)
  t.table.undo(1)
  t.play('governor').asks('red', 'governor', ['install 4b', 'install 4c', 'install 5a', 'install 5b', 'install 5c'])
  t.play('install 4b', 'decline').has({ 'claims.TG1': ['blue', 'red'] })
  const end = position(
    {
      round: 5,
      phase: 'scoring',
      tasks: { upper: ['TW1', 'TP2', 'TG1'], lower: ['TW2', 'TP3', 'TG2'] },
      claims: { TG1: ['blue', 'red'] },
    },
    { seats: 2 },
  )
  end.has({ 'players.blue.points.tasks': 5, 'players.red.points.tasks': 4 })
})

rule('ZG-SETUP-18', 'chance is consumed in the prescribed order', () => {
  for (const seats of [2, 3, 4]) {
    const chance = new Chance(new Streams('fixed'), {})
    const first = chance.below('setup', seats)
    const others = chance.shuffle(
      'setup',
      range(0, seats - 1).filter((seat) => seat !== first),
    )
    const decks = [0, 40, 80].map((below) => chance.shuffle('setup', range(below + 1, below + 40)))
    const tiles = chance.shuffle('setup', range(1, 6))
    const sides = tiles.map(() => 'ab'[chance.below('setup', 2)])
    const tasks = ['TW', 'TP', 'TG'].map((kind) =>
      chance.shuffle(
        'setup',
        range(1, 4).map((n) => kind + n),
      ),
    )
    const out = chance.shuffle('setup', ['circle', 'square', 'triangle', 'star']).slice(0, 4 - seats)
    const t = newGame({ seats, boards: 'auction' }, 'fixed')
    t.has({
      track: [first, ...others].map((seat) => CLANS[seat]),
      'tasks.upper': tasks.map((ids) => ids[0]),
      'tasks.lower': tasks.map((ids) => ids[1]),
      boards: ['circle', 'square', 'triangle', 'star'].filter((board) => !out.includes(board)),
    })
    assert.deepEqual(
      Object.values(t.words('tiles') as object),
      tiles.map((tile, i) => `WT${tile}${sides[i]}`),
    )
    assert.deepEqual(
      ['ivory', 'orange', 'brown'].map((colour) => (t.words(`decks.${colour}`) as number[]).toReversed()),
      decks,
    )
  }
  assert.equal(newGame({}, 'one').table.hash(), newGame({}, 'one').table.hash())
  assert.notEqual(newGame({}, 'one').table.hash(), newGame({}, 'two').table.hash())
})
