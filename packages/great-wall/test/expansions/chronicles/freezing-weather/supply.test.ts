import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { greatWall } from '../../../../src/index.ts'
import { eventMessage, texts } from '../../../../src/text/index.ts'
import { WATCH } from '../../../pieces.ts'
import { card, decision, rule, tryPosition, type Words } from '../../../table.ts'
import { isTheSameAgain } from '../../../rules/expansion.ts'
import {
  cold,
  COLD,
  coldActivation,
  coldAssault,
  coldGame,
  coldPosition,
  extras,
  NONE,
  QUIET,
  supply,
} from './stage.ts'
import { freezingWeather } from '../../../../src/expansions/chronicles/freezing-weather/index.ts'

/* Section 9: the supply, Production, Breaches and Raids of Freezing Weather. */

const reader = new Reader(
  { en: { ...texts.en, ...freezingWeather.texts!.en }, es: { ...texts.es, ...freezingWeather.texts!.es } },
  /[a-z][A-Z]/,
)
const BY_HUMANS = { 1: 20, 2: 20, 3: 26, 4: 34, 5: 30 } as const
const MODES = { 1: 'solo', 2: 'two', 3: 'competitive', 4: 'competitive', 5: 'competitive' } as const
const COUNTS = [1, 2, 3, 4, 5] as const

const setupFor = (humans: (typeof COUNTS)[number]) => ({
  mode: MODES[humans],
  seats: humans,
  expansions: humans === 5 ? ['fifthPlayer', COLD] : [COLD],
})
/** Until everyone has chosen General and Advisor. */
function begun(humans: (typeof COUNTS)[number], options = {}) {
  const t = coldGame({ ...setupFor(humans), options })
  while (t.table.open.some(({ prompt }) => prompt === 'general' || prompt === 'advisor')) {
    const { seat, options: ways } = t.table.open[0]!
    t.table.answer(seat, ways[0]!.key)
  }
  return t
}

rule(
  ['AC-FW-02', 'AC-FW-03', 'XRUL-64', 'SCN-1'],
  'the supply after the starting Resources, by the number of players; or the 50 of the box',
  () => {
    for (const humans of COUNTS) {
      const t = begun(humans)
      const n = BY_HUMANS[humans]
      assert.deepEqual(t.view().supply, [n, n, n, n], `${humans} players`)
      const held = t.table.state.players.map(({ resources }) => resources)
      assert.ok(held.some((resources) => resources.some((count) => count > 0)))
      const fifty = begun(humans, { 'fw.supply': 'fifty' })
      const given = [0, 1, 2, 3].map((type) =>
        fifty.table.state.players.reduce((sum, { resources }) => sum + resources[type]!, 0),
      )
      assert.deepEqual(
        fifty.view().supply,
        given.map((count) => 50 - count),
      )
      assert.deepEqual(greatWall.invariants(t.table.state, t.table.box), [])
    }
  },
)

rule(
  ['AC-FW-03', 'GW-SETUP-16'],
  'the starting Resources are handed out whole, however few an owner lays beside the board',
  () => {
    const data = { 'freezingWeather.supply': { '3': { perType: 1 } } }
    const t = coldGame({ data })
    while (t.table.open[0]!.prompt !== 'command') t.table.pick(0, 0)
    const { box, state } = t.table
    for (const { general, resources } of state.players) assert.deepEqual(resources, box.generals[general]!.resources)
    assert.deepEqual(t.view().supply, [1, 1, 1, 1])
  },
)

rule(
  ['AC-FW-03', 'XRUL-64', 'GW-SETUP-16'],
  'an owner whose box holds fewer than all begin with has an empty supply, and the game begins',
  () => {
    const data = { 'freezingWeather.box': { box: { perType: 3 } } }
    const t = coldGame({ data, options: { 'fw.supply': 'fifty' } })
    while (t.table.open[0]!.prompt !== 'command') t.table.pick(0, 0)
    const { box, state } = t.table
    for (const { general, resources } of state.players) assert.deepEqual(resources, box.generals[general]!.resources)
    assert.deepEqual(t.view().supply, [0, 0, 0, 0])
    assert.deepEqual(greatWall.invariants(state, box), [])
  },
)

/** Three players with nine Hordes at the start: some games begin with a Raid. */
const NINE = {
  counts: { 'players 3': { hordesAtSetup: { standard: 9, coop: 4 }, hordesInGame: { standard: 21, coop: 21 } } },
}

rule(['AC-FW-17', 'XP-SET-06'], 'a Raid before Year 1 takes from the supply too', () => {
  let seen = 0
  for (let seed = 0; seed < 6; seed++) {
    const t = coldGame({ data: NINE }, `nine ${seed}`)
    while (t.table.open[0]!.prompt !== 'command') t.table.pick(0, 0)
    const raids = t.table.state.hordeDiscard.length
    seen += raids
    const left = 26 - 2 * raids
    assert.deepEqual(t.view().supply, [left, left, left, left])
    assert.equal(t.view().shamePool, 30)
  }
  assert.ok(seen > 0)
})

card('SCN-1', 'Freezing Weather lies in the box, with its values', () => {
  const three = coldPosition({ players: QUIET }).view().extras[COLD]
  assert.deepEqual(three, {
    production: [0, 0, 0, 0, -1, -1],
    value: 0,
    adds: [1, 2, 3, 4].map(() => [1, 2, 3]),
    delivery: { n: 4, honor: 12 },
    raid: 2,
    removed: [0, 0, 0, 0],
    card: [[], [], [], []],
    honor: [0, 0, 0],
  })
  const { production } = coldPosition({}, { seats: 4 }).view().extras[COLD] as { production: readonly number[] }
  assert.deepEqual(production, [0, 0, 0, -1, -2])
})

rule(['AC-FW-05', 'XP-TIM-01'], 'in Spring the marker follows the Time token, and everyone is told', () => {
  const value = (t: ReturnType<typeof coldPosition>) => (t.view().extras[COLD] as { value: number }).value
  const t = coldPosition({ phase: 'winter', time: 4, players: { ...QUIET, dragon: { ...NONE, ...WATCH } } })
  t.skip('command')
  assert.equal(value(t), -1)
  assert.deepEqual(t.told('production'), [{ kind: 'production', slot: 5, n: -1 }])
  const kinds = t.everythingTold().map(({ event }) => event.kind)
  assert.ok(kinds.indexOf('timeMoved') < kinds.indexOf('production'))
  assert.ok(kinds.indexOf('production') < kinds.indexOf('hordePlaced'))
  assert.equal(
    reader.read(eventMessage(t.told('production')[0]!, t.table.box)).en,
    'Production in this Year: -1 for each Overseer.',
  )
  // It is cold in the last two Years.
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((time) => value(coldPosition({ time, players: QUIET }))),
    [0, 0, 0, 0, -1, -1],
  )
})

const LEVELS: Words = {
  clerks: { lumberMill: { dragon: 2, snake: 1, monkey: 1 } },
  players: {
    dragon: { ...NONE, overseers: { lumberMill: { level: 1 } } },
    snake: { ...NONE, overseers: { lumberMill: { level: 3 } } },
    monkey: NONE,
    turtle: NONE,
  },
}

rule(
  ['XTV-29', 'AC-FW-06', 'AC-FW-07', 'XP-TIM-04', 'XRUL-65'],
  'a Production value of -1: each Overseer gathers and brings 1 less, never less than 0; Clerks gather as ever',
  () => {
    const t = coldActivation({ ...LEVELS, time: 4 }, { seats: 4 })
    t.play('gather', 'gather', 'gather')
    t.has({
      'players.dragon.resources.wood': 2,
      'players.snake.resources.wood': 3,
      'players.monkey.resources.wood': 1,
    })
    const income = coldPosition({ ...LEVELS, clerks: {}, time: 4, phase: 'income' }, { seats: 4 })
    income.has({
      'players.dragon.resources.wood': 0,
      'players.snake.resources.wood': 2,
      'players.monkey.resources.wood': 0,
    })
    // At -2 nobody falls below 0, and what Clerks gather stays.
    coldActivation({ ...LEVELS, time: 5 }, { seats: 4 })
      .play('gather', 'gather', 'gather')
      .has({
        'players.dragon.resources.wood': 2,
        'players.snake.resources.wood': 2,
        'players.monkey.resources.wood': 1,
      })
    const coldest = coldPosition({ ...LEVELS, clerks: {}, time: 5, phase: 'income' }, { seats: 4 })
    coldest.has({ 'players.dragon.resources.wood': 0, 'players.snake.resources.wood': 1 })
    // Without the scenario each brings what is printed.
    const warm = coldPosition({ ...LEVELS, clerks: {}, time: 1, phase: 'income' }, { seats: 4 })
    warm.has({ 'players.dragon.resources.wood': 1, 'players.snake.resources.wood': 3 })
  },
)

rule(['AC-FW-08', 'AC-FW-16'], 'who gains nothing may neither upgrade nor donate', () => {
  const words: Words = {
    clerks: { lumberMill: { dragon: 1, snake: 1, monkey: 1 } },
    players: { ...QUIET, monkey: { ...NONE, resources: { chi: 9, wood: 1 } } },
    ...extras(supply(2, 9, 9, 9)),
  }
  const t = coldActivation(words).play('gather', 'gather', 'gather')
  t.has({ 'players.dragon.resources.wood': 1, 'players.snake.resources.wood': 1, 'players.monkey.resources.wood': 1 })
  assert.equal(t.view().supply![0], 0)
  // The monkey has Chi for an Overseer and Wood to donate.
  t.asks('dragon', 'donate').play('decline').asks('snake', 'donate').play('decline')
  assert.ok(!t.asked().startsWith('monkey: upgrade') && !t.asked().startsWith('monkey: donate'))
})

rule(['AC-FW-16', 'XP-INV-08'], 'income in Tea order as far as it goes; what is paid comes back', () => {
  const overseer = { ...NONE, overseers: { quarry: { level: 2 } } }
  const t = coldPosition({
    phase: 'income',
    time: 1,
    tea: ['monkey', 'snake', 'dragon'],
    players: { dragon: overseer, snake: overseer, monkey: overseer },
    ...extras(supply(9, 3, 9, 9)),
  })
  const level2 = t.table.box.overseers[1]!.income[1]!
  t.has({
    'players.monkey.resources.stone': Math.min(3, level2),
    'players.snake.resources.stone': Math.min(level2, 3 - level2),
    'players.dragon.resources.stone': 0,
  })
  assert.equal(t.view().supply![1], 0)
  // What Soldiers, Walls and Overseers cost is there again; what is donated lies in the Warehouse and is not.
  const donated = coldActivation({
    clerks: { quarry: { dragon: 1, snake: 2 } },
    players: { ...QUIET, dragon: { ...NONE, resources: { wood: 2 } } },
    ...extras(supply(5, 9, 9, 9)),
  })
  donated.play('gather', 'gather').asks('dragon', 'upgrade').play('overseer spearman quarry')
  assert.equal(donated.view().supply![0], 7)
  const before = donated.view().supply![1]
  donated.asks('dragon', 'donate').play('donate')
  assert.deepEqual([donated.view().supply![1], donated.view().warehouse[1]], [before, 1])
  isTheSameAgain(donated)
})

rule(['XP-INV-08', 'AC-FW-04'], 'positions with more Resources or Clerks than there are are refused', () => {
  const problem = (words: Words) => {
    const read = tryPosition(words, cold())
    return read.ok ? undefined : read.error.detail['problem']
  }
  assert.equal(problem({ players: QUIET, ...extras({ card: { wood: ['dragon', 'dragon'] } }) }), 'coldCard')
  assert.equal(problem({ players: QUIET, ...extras({ card: { iron: [] } }) }), 'coldWords')
  assert.equal(problem({ players: QUIET, ...extras({ card: { wood: ['crane'] } }) }), 'noneOf')
  assert.equal(problem({ players: { ...QUIET, dragon: { ...NONE, resources: { wood: 27 } } } }), 'coldSupply')
  const t = coldPosition({ players: QUIET, ...extras({ card: { wood: ['dragon'], chi: ['dragon', 'snake'] } }) })
  t.has({ 'extras.freezingWeather.card.chi': ['dragon', 'snake'] })
  assert.equal(t.table.state.players[0]!.clerkPool, 3)
  isTheSameAgain(t)
  // A token more than there are.
  t.table.state.players[0]!.resources[0] = 27
  assert.deepEqual(greatWall.invariants(t.table.state, t.table.box), ['XP-INV-08 coldSupply'])
})

// --- Raids and Breaches ------------------------------------------------------------------------------------------------------

/** One Raid: the left section is full and the first card goes there. */
const raid = (words: Words, setup = {}) =>
  coldPosition(
    {
      phase: 'spring',
      time: 4,
      sections: {
        left: { hordes: ['HOR-1/right', 'HOR-2/right', 'HOR-3/right'] },
        middle: { hordes: ['HOR-4/right'] },
        right: { hordes: ['HOR-5/right'] },
      },
      hordeTop: ['HOR-1/left', 'HOR-2/left', 'HOR-3/middle', 'HOR-6/right', 'HOR-7/right'],
      ...words,
    },
    setup,
  )

rule(
  ['XTV-31', 'AC-FW-17', 'AC-FW-18', 'XP-TIM-02', 'XRUL-68'],
  'a Raid takes 2 of each type out of the supply, and a Shame token for each that is missing',
  () => {
    const t = raid({
      players: { ...QUIET, dragon: { ...NONE, honor: 5, shamed: { spearman: 1 } } },
      shamePool: 12,
      ...extras(supply(1, 9, 9, 0)),
    })
    t.has({
      'extras.freezingWeather.supply': { wood: 0, stone: 7, gold: 7, chi: 0 },
      'extras.freezingWeather.removed': { wood: 1, stone: 2, gold: 2, chi: 0 },
      shamePool: 9,
      hordeDiscard: ['HOR-1/left'],
      'players.dragon.honor': 5,
      'players.dragon.shamed.spearman': 1,
    })
    const told = { kind: 'coldRaid', horde: 'HOR-1/left', section: 0, counts: [1, 2, 2, 0], removed: 3 } as const
    assert.match(
      reader.read(eventMessage(told, t.table.box)).en,
      /for good: 1 Wood, 2 Stone and 2 Gold; for what is missing 3 Shame tokens\.$/,
    )
    // With enough of everything no token leaves; with too few tokens all of them.
    raid({ players: QUIET, shamePool: 12, ...extras(supply(9, 9, 9, 9)) }).has({ shamePool: 12 })
    raid({ players: QUIET, shamePool: 5, ...extras(supply(0, 0, 0, 0)) }).has({ shamePool: 0, over: false })
  },
)

rule(['AC-FW-17', 'GW-SOLO-37'], 'alone: a Raid that takes the last Shame token can lose the game at once', () => {
  const words: Words = {
    phase: 'spring',
    time: 4,
    sections: {
      middle: { hordes: ['HOR-1/right', 'HOR-2/right', 'HOR-3/right'] },
      right: { hordes: ['HOR-4/right', 'HOR-5/right', 'HOR-6/right'] },
    },
    shamePool: 3,
    players: { dragon: NONE },
    ...extras(supply(0, 9, 9, 9)),
  }
  const solo = { mode: 'solo', seats: 1, options: { 'solo.shameLoss': 'immediate' } } as const
  const t = coldPosition(words, solo)
  assert.equal(t.table.over, true)
  assert.deepEqual(greatWall.winners(t.table.state, t.table.box), [])
})

const BREACH: Words = { sections: { middle: { hordes: ['HOR-1/left', 'HOR-2/left'] } } }

decision(
  ['XDP-19', 'XTV-32', 'AC-FW-14', 'AC-FW-15', 'AC-14', 'XP-TIM-18'],
  'token by token a Resource instead, with an empty pool too',
  () => {
    const t = coldAssault({
      ...BREACH,
      shamePool: 0,
      players: { dragon: { ...NONE, honor: 20, resources: { chi: 2 } }, snake: NONE, monkey: NONE },
      ...extras(supply(9, 9, 9, 9)),
    })
    t.asks('dragon', 'spareShame', ['take shame', 'spare chi']).play('spare chi')
    t.asks('dragon', 'spareShame', ['take shame', 'spare chi']).play('take shame')
    // GW-SHAME-02: without a token 5 Honor are lost. Nobody else has anything to give.
    t.has({
      'players.dragon.resources.chi': 1,
      'players.dragon.honor': 15,
      'extras.freezingWeather.removed.chi': 1,
      'extras.freezingWeather.supply.chi': 9,
    })
  },
)

rule(['XTV-32', 'AC-FW-14'], 'with one Chi the second token is not asked for', () => {
  const t = coldAssault({
    ...BREACH,
    shamePool: 0,
    players: { dragon: { ...NONE, honor: 20, resources: { chi: 1 } }, snake: NONE, monkey: NONE },
  })
  t.asks('dragon', 'spareShame').play('spare chi')
  t.has({ 'players.dragon.resources.chi': 0, 'players.dragon.honor': 15, 'extras.freezingWeather.removed.chi': 1 })
})

rule('AC-FW-14', 'a replaced token stays in the pool and no card hears of it; every own type may go', () => {
  const t = coldAssault({
    ...BREACH,
    shamePool: 9,
    players: { dragon: { ...NONE, resources: { wood: 1, gold: 2 } }, snake: NONE, monkey: NONE },
  })
  t.asks('dragon', 'spareShame', ['take shame', 'spare wood', 'spare gold']).play('spare gold')
  t.asks('dragon', 'spareShame').play('take shame').asks('dragon', 'shame').play('shame spearman')
  t.has({ 'players.dragon.shamed.spearman': 1, 'players.dragon.resources': { wood: 1, stone: 0, gold: 1, chi: 0 } })
  // Soldiers on both Hordes: nothing is due, nothing is asked.
  const there = { '1': { by: 'dragon', unit: 'spearman' } } as const
  const safe = coldAssault({
    sections: { middle: { hordes: [{ card: 'HOR-1/left', spots: there }] } },
    players: { dragon: { ...NONE, resources: { wood: 1 } }, snake: NONE, monkey: NONE },
  })
  assert.ok(!safe.asked().startsWith('dragon: spareShame'))
})

rule('AC-FW-15', 'Shame of being alone at a Location cannot be replaced', () => {
  const t = coldActivation({
    clerks: { quarry: { dragon: 3 } },
    players: { ...QUIET, dragon: { ...NONE, resources: { wood: 5 } } },
  })
  t.asks('dragon', 'shame')
})

rule(['AC-FW-20', 'AC-12'], 'the Reed Clan takes from the supply, and nothing where there is nothing', () => {
  const two = { mode: 'two', seats: 2 } as const
  for (const [left, stored] of [
    [3, 1],
    [2, 0],
  ] as const) {
    const t = coldActivation(
      {
        clerks: { quarry: { dragon: 1, snake: 1, reed: 1 } },
        players: { dragon: NONE, snake: NONE },
        ...extras(supply(9, left, 9, 9)),
      },
      two,
    )
    t.play('gather', 'gather').skip('command')
    t.has({ 'warehouse.stone': stored })
    assert.equal(t.view().supply![1], 0)
  }
})

rule(['AC-FW-20', 'GW-SOLO-24'], 'Production changes nothing for Qin Jiushao', () => {
  const honor = (time: number) => {
    const t = coldActivation(
      {
        time,
        clerks: { quarry: { dragon: 1, qin: 1 } },
        players: { dragon: NONE },
      },
      { mode: 'solo', seats: 1 },
    )
    t.skip('command')
    return t.table.state.players[1]!.honor
  }
  assert.equal(honor(5), honor(1))
  assert.ok(honor(5) > 0)
})

rule('AC-FW-21', 'Chi for saving goes back to the supply', () => {
  const t = coldAssault({
    sections: {
      left: { hordes: [{ card: 'HOR-1/left', spots: { '1': { by: 'dragon', unit: 'spearman' } } }] },
    },
    time: 1,
    players: { ...QUIET, dragon: { ...NONE, resources: { chi: 2 } } },
    ...extras(supply(9, 9, 9, 9)),
  })
  for (let i = 0; i < 9 && !t.asked().startsWith('dragon: save'); i++) {
    const { seat, options } = t.table.open[0]!
    t.table.answer(seat, options[0]!.key)
  }
  const chi = t.view().supply![3]!
  const { options } = t.table.open[0]!
  t.play(options.find(({ kind }) => kind === 'save')!.key)
  assert.equal(t.view().supply![3], chi + 2)
})

rule('AC-FW-16', 'of what the supply has no more nothing can be chosen, and this rule says so', () => {
  // Economy gives a Resource of choice.
  const t = coldPosition({
    phase: 'turn',
    turn: 'dragon',
    track: { 1: { by: 'dragon', card: 'economy' } },
    players: QUIET,
    ...extras(supply(0, 3, 9, 9)),
  })
  while (!t.asked().startsWith('dragon: gain')) t.play(t.options().find((key) => /^(stop|decline|pass)/.test(key))!)
  t.asks('dragon', 'gain', ['take stone', 'take gold', 'take chi']).refuses({ 'take wood': 'AC-FW-16' })
})
