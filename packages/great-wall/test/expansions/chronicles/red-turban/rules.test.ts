import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Reader } from '@wanli/test-kit'
import { tables } from '../../../../src/expansions/chronicles/red-turban/rows.ts'
import { greatWall, refusals } from '../../../../src/index.ts'
import { eventMessage, texts } from '../../../../src/text/index.ts'
import { horde, RICH, spearman, WATCH, wounds } from '../../../pieces.ts'
import { card, decision, newGame, position, rule, type SetupWords, type TestTable, type Words } from '../../../table.ts'
import { AT_LOCATION, gold, NONE, RED_TURBAN, TWO } from './scene.ts'

/* AC-RT-01 to -08, -15 to -23. */

const reader = new Reader(texts, /[a-z][A-Z]/)
/** With Gold for Peace: what comes before the next Spring can be looked at when it is asked for. */
const QUIET = { dragon: { ...NONE, resources: { gold: 3 } }, snake: NONE, monkey: NONE }
const at = (words: Words, setup: SetupWords = RED_TURBAN): TestTable =>
  position({ artifacts: [], players: QUIET, ...words }, setup)
const clerks = (t: TestTable, clan: string) => [
  t.words(`players.${clan}.clerkPool`),
  t.words(`players.${clan}.clerkSupply`),
]

// --- set-up ----------------------------------------------------------------------------------------------------------------

rule(
  ['AC-RT-01', 'AC-RT-02', 'XRUL-90'],
  'co-op without Requests; every section in use has its Barricades and a Wall of level 1, with two players one of level 2, with four and five none',
  () => {
    for (const [setup, levels] of [
      [RED_TURBAN, [1, 1, 1]],
      [TWO, [0, 2, 1]],
      [{ ...RED_TURBAN, seats: 4 }, [0, 0, 0]],
      [{ ...RED_TURBAN, seats: 5, expansions: ['fifthPlayer', 'redTurban'] }, [0, 0, 0]],
    ] as const) {
      const { box, state } = newGame(setup).table
      assert.equal(box.requests.length, 0)
      assert.deepEqual(
        state.sections.map(({ wall }) => wall),
        levels,
      )
      for (const section of state.sections) assert.equal(section.barricades, section.usable ? 3 : 0)
      // The Shame token on the Time track is none of the pool.
      assert.equal(state.shamePool + state.shameRemoved, box.shamePool)
    }
  },
)

rule(['AC-RT-05', 'AC-RT-02'], 'one Year less: 5 with two and three players, 4 with four, 3 with five', () => {
  const years = (seats: number) => {
    const expansions = seats === 5 ? ['fifthPlayer', 'redTurban'] : ['redTurban']
    const { time, startSlot } = newGame({ mode: 'coop', seats, expansions }).table.box
    return time.length - startSlot
  }
  assert.deepEqual([2, 3, 4, 5].map(years), [5, 5, 4, 3])
  assert.ok(!greatWall.readPosition({ time: 6 }, newGame(RED_TURBAN).table.box).ok)
})

test('on its Time track more Hordes come with four and five (decision 051)', () => {
  const hordes = (seats: number, scenario: string) => {
    const expansions = seats === 5 ? ['fifthPlayer', scenario] : [scenario]
    return newGame({ mode: 'coop', seats, expansions }).table.box.time.map((slot) => slot.hordes)
  }
  const more = (seats: number) => hordes(seats, 'redTurban').map((n, slot) => n - hordes(seats, 'diaoyucheng')[slot]!)
  assert.deepEqual([2, 3, 4, 5].map(more), [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
    [0, 1, 1, 0],
    [0, 0, 1, 0],
  ])
})

rule(['AC-02', 'XP-REF-02'], 'it exists as a co-operative game alone', () => {
  for (const mode of ['competitive', 'two', 'solo']) {
    const seats = { competitive: 3, two: 2, solo: 1 }[mode]!
    const plan = { mode, seats, clans: [], expansions: ['redTurban'] }
    assert.deepEqual(
      refusals(plan).map(({ code }) => code),
      ['SCENARIO_COOP_ONLY'],
    )
  }
  assert.deepEqual(refusals({ mode: 'coop', seats: 4, clans: [], expansions: ['redTurban', 'rat', 'blackPowder'] }), [
    { rule: 'XP-REF-01', code: 'SCENARIO_EXCLUSIVE', params: { sets: 'blackPowder rat' } },
  ])
})

// --- the end ---------------------------------------------------------------------------------------------------------------

rule(['AC-RT-03', 'AC-11'], 'the team wins when the last Year is over and nothing is lost', () => {
  const t = at({ phase: 'winterEnd', time: 5 })
  assert.ok(t.table.over)
  t.has({ 'extras.coop.result': 'won' })
  assert.deepEqual(greatWall.winners(t.table.state, t.table.box), [0, 1, 2])
  assert.ok(!at({ phase: 'winterEnd', time: 4 }).table.over)
})

const BREACH: Words = {
  phase: 'assault',
  time: 2,
  players: { ...QUIET, dragon: { ...NONE, ...WATCH } },
  sections: {
    left: { wall: 0, hordes: [horde('CHO-1/left', { 1: spearman('dragon') })] },
    middle: { wall: 3, hordes: ['CHO-2/left'] },
  },
}

rule(['AC-RT-04', 'AC-RT-19', 'XP-GEN-05'], 'any Breach loses the game before anything else of it is done', () => {
  const t = at(BREACH).skip()
  assert.ok(t.table.over)
  t.has({ lost: 'breach', 'extras.coop.result': 'lost', shamePool: t.table.box.shamePool })
  assert.deepEqual([t.told('killed').length, t.told('shamed').length, t.told('assault').length], [0, 0, 1])
  assert.deepEqual(greatWall.winners(t.table.state, t.table.box), [])
  const said = reader.read(eventMessage(t.told('teamLost')[0]!, t.table.box))
  assert.deepEqual(said, {
    en: 'The team loses: a Wall was Breached.',
    es: 'El equipo pierde: se abrió una Brecha en la Muralla.',
  })
})

rule(
  ['AC-RT-04', 'AC-RT-21', 'GW-COOP-24'],
  'Shame of Locations remains: a token that is not there loses the game',
  () => {
    const alone = (shamePool: number) =>
      at({ phase: 'activation', turn: 'dragon', shamePool, clerks: { barracks: { dragon: 3 } } })
    assert.ok(alone(0).table.over)
    alone(0).has({ 'extras.coop.result': 'lost' })
    alone(1).asks('dragon', 'shame')
  },
)

rule('AC-RT-21', '10 Honor discard a token as in co-op', () => {
  const t = at({ phase: 'payShame', players: { ...QUIET, dragon: { ...NONE, honor: 10, shamed: { spearman: 1 } } } })
  t.asks('dragon', 'payShame').play('pay shame').has({ 'players.dragon.honor': 0 })
})

rule('AC-RT-23', 'Soldiers die when a Horde is Defeated, and are saved as ever', () => {
  const t = at({
    phase: 'defeat',
    time: 3,
    players: { ...QUIET, dragon: { ...NONE, resources: { chi: 2 } } },
    sections: { left: { hordes: [horde('CHO-1/left', { 1: spearman('dragon'), ...wounds(2, 3, 4) })] } },
  })
  t.skip('save').play('save dragon spearman').has({ 'sections.left.rest.dragon.spearman': 1 })
})

// --- Overseers -------------------------------------------------------------------------------------------------------------

rule('AC-RT-06', 'nobody places an Overseer at the Gold Mine; one gathers and donates there as ever', () => {
  const mine = at({
    phase: 'activation',
    turn: 'dragon',
    clerks: { goldMine: { dragon: 2, snake: 1 } },
    players: { ...QUIET, dragon: { ...NONE, resources: RICH } },
  })
  mine.play('gather').has({ 'players.dragon.resources.gold': 22 })
  mine.skip('donate').play('donate').has({ 'players.dragon.honor': 2, 'warehouse.gold': 1 })
  const quarry = at({
    phase: 'activation',
    turn: 'dragon',
    clerks: { quarry: { dragon: 2, snake: 1 } },
    players: { ...QUIET, dragon: { ...NONE, resources: RICH } },
  })
  quarry
    .play('gather')
    .skip('upgrade')
    .play('overseer spearman quarry')
    .has({ 'players.dragon.overseers.quarry.level': 1 })
})

rule('AC-RT-06', 'no card places one there either', () => {
  // The Alchemist: for 2 Chi an Overseer of the Gold Mine.
  const t = at({
    phase: 'activation',
    turn: 'dragon',
    clerks: { quarry: { dragon: 2, snake: 1 } },
    players: { ...QUIET, dragon: { ...NONE, active: ['ADV-03'], resources: RICH } },
  })
  t.play('gather').skip('upgrade').play('overseer spearman quarry')
  assert.ok(!t.offers('use ADV-03'))
  const other = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { quarry: { dragon: 2, snake: 1 } },
      players: { ...QUIET, dragon: { ...NONE, active: ['ADV-03'], resources: RICH } },
    },
    { mode: 'coop', seats: 3, options: { 'coop.ordering': 'tea' } },
  )
  other.play('gather').skip('upgrade').play('overseer spearman quarry')
  assert.ok(other.offers('use ADV-03'))
})

// --- hiring for Honor ------------------------------------------------------------------------------------------------------

rule(
  ['AC-RT-07', 'XRUL-92', 'XP-TIM-04', 'XDP-33'],
  'in the income step 20 Honor hire a Clerk, once, who has both',
  () => {
    const players = {
      dragon: { ...NONE, honor: 45 },
      snake: { ...NONE, honor: 19 },
      monkey: { ...NONE, honor: 30, clerkSupply: 0 },
    }
    const t = at({ phase: 'income', players })
    t.asks('dragon', 'honorHire', ['hire for honor', 'decline']).play('hire for honor')
    t.has({ 'players.dragon.honor': 25, 'players.dragon.honorFrom.hires': -20 })
    assert.deepEqual(clerks(t, 'dragon'), [6, 2])
    // Once per Summer; 19 Honor are not enough, and the monkey has nobody to hire.
    assert.match(t.asked(), /command/)
  },
)

rule('AC-RT-07', 'the players are asked in Tea order', () => {
  const rich = { ...NONE, honor: 20 }
  const t = at({
    phase: 'income',
    tea: ['monkey', 'dragon', 'snake'],
    players: { ...QUIET, monkey: rich, snake: rich },
  })
  t.asks('monkey', 'honorHire').play('decline').asks('snake', 'honorHire')
})

decision('XDP-33', 'it may be declined', () => {
  const t = at({ phase: 'income', players: { ...QUIET, snake: { ...NONE, honor: 20 } } })
  t.asks('snake', 'honorHire').play('decline').has({ 'players.snake.honor': 20, 'players.snake.clerkSupply': 3 })
})

// --- Clerks to the Embassy -------------------------------------------------------------------------------------------------

rule(
  ['XTV-43', 'AC-RT-08', 'AC-RT-15', 'AC-RT-16', 'XP-TIM-08'],
  'who has most Clerks in production loses one when they return',
  () => {
    const t = at({
      phase: 'activation',
      turn: 'dragon',
      tea: ['snake', 'dragon', 'monkey'],
      clerks: { quarry: { dragon: 1, snake: 1, monkey: 1 } },
      players: { ...QUIET, snake: { ...NONE, clerkSupply: 4 } },
    })
    for (let i = 0; i < 3; i++) t.skip('gather').play('gather')
    t.skip('turbanState')
    for (const clan of ['dragon', 'snake', 'monkey']) t.has({ [`players.${clan}.resources.stone`]: 1 })
    assert.deepEqual(
      [clerks(t, 'snake'), clerks(t, 'dragon'), clerks(t, 'monkey')],
      [
        [3, 5],
        [5, 3],
        [5, 3],
      ],
    )
  },
)

rule('AC-RT-15', 'more Clerks count before the Tea order, and only production does', () => {
  const activated = (location: string, counts: object) =>
    at({ phase: 'activation', turn: 'dragon', clerks: { [location]: counts } as NonNullable<Words['clerks']> }).skip(
      'turbanState',
    )
  const lumber = activated('lumberMill', { dragon: 1, monkey: 2 })
  assert.deepEqual(
    [clerks(lumber, 'dragon'), clerks(lumber, 'monkey')],
    [
      [5, 3],
      [4, 4],
    ],
  )
  const [sent] = lumber.told('clerkSent')
  const said = reader.read(eventMessage(sent!, lumber.table.box))
  assert.match(said.en, /sends a Clerk to the Embassy: nobody had more .*Lumber Mill/)
  assert.match(said.es, /envía un Funcionario a la Embajada: nadie tenía más .*Aserradero/)
  assert.deepEqual(clerks(activated('teaHouse', { dragon: 2 }), 'dragon'), [5, 3])
})

rule('AC-RT-16', 'with a single Clerk and in an Advanced Activation too', () => {
  const t = at({
    phase: 'activation',
    turn: 'dragon',
    clerks: { temple: { dragon: 1 } },
    players: { ...QUIET, dragon: { ...NONE, tactics: ['TAC-18'], resources: { gold: 3 } } },
  })
  while (!t.offers('tactic TAC-18')) t.play('pass')
  t.play('tactic TAC-18')
  if (/advanced/.test(t.asked())) t.play(t.options()[0]!)
  t.skip('turbanState')
  assert.deepEqual(clerks(t, 'dragon'), [4, 4])
})

rule('AC-RT-17', 'the Reed Clan is left out: of the humans the one with most loses his', () => {
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      artifacts: [],
      clerks: { quarry: { dragon: 1, snake: 1, reed: 1 } },
      players: { dragon: { ...NONE, resources: { gold: 3 } }, snake: NONE },
      tea: ['reed', 'snake', 'dragon'],
    },
    TWO,
  ).skip('turbanState')
  assert.deepEqual(
    [clerks(t, 'snake'), clerks(t, 'dragon')],
    [
      [4, 4],
      [5, 3],
    ],
  )
  t.has({ 'clerks.quarry.reed': 1 })
})

rule(['AC-RT-18', 'AC-RT-13'], 'a player may have no Clerk left; War brings one back', () => {
  const words = gold(0, 0, 0)
  const none = { ...words, players: { ...words.players, dragon: { ...NONE, clerkSupply: 8 } } }
  const t = position({ phase: 'spring', time: 1, ...none }, RED_TURBAN)
  assert.deepEqual(clerks(t, 'dragon'), [1, 7])
})

const RAID: Words = {
  phase: 'spring',
  time: 1,
  shamePool: 20,
  clerks: { temple: { snake: 2 }, lumberMill: { snake: 2 }, quarry: { snake: 1 } },
  sections: {
    left: { hordes: ['CHO-1/right', 'CHO-2/right', 'CHO-3/right'] },
    middle: { hordes: ['CHO-4/right'] },
    right: { hordes: ['CHO-5/right'] },
  },
  hordeDeck: ['CHO-1/left', 'CHO-2/left', 'CHO-3/middle', 'CHO-6/right', 'CHO-7/right'],
}
/** The deck of the test, below it all that are nowhere else. */
const raided = (setup: SetupWords) => {
  const { box } = newGame(setup).table
  const used = JSON.stringify(RAID)
  const rest = box.hordes.map(({ id }) => id).filter((id) => !used.includes(`"${id}"`))
  return at(
    { ...RAID, players: { dragon: NONE, snake: NONE, monkey: NONE }, hordeDeck: [...RAID.hordeDeck!, ...rest] },
    setup,
  )
}

rule(['XTV-44', 'AC-RT-20'], 'a Raid removes its tokens, and each sends a Clerk of the pool to the Embassy', () => {
  const t = raided(RED_TURBAN)
  const { state, box } = t.table
  const raids = state.hordeDiscard.length
  assert.ok(raids > 0)
  t.has({ shamePool: 20 - 3 * raids })
  // War came first: one was hired. The snake had one Clerk in the pool then, whoever else his five at work.
  assert.deepEqual(clerks(t, 'dragon'), [6 - raids, 2 + raids])
  assert.deepEqual(clerks(t, 'snake'), [0, 3])
  assert.deepEqual(greatWall.invariants(state, box), [])
})

rule(
  ['AC-RT-08', 'XRUL-91', 'AC-RT-15', 'AC-RT-20'],
  'by the other reading they stand at the Location, and come home when it activates',
  () => {
    const t = at(
      { phase: 'activation', turn: 'dragon', clerks: { quarry: { dragon: 2, snake: 1 } } },
      AT_LOCATION,
    ).skip('turbanState')
    t.has({ 'clerks.embassy.dragon': 1, 'players.dragon.clerkSupply': 3, 'players.dragon.clerkPool': 4 })
    const raid = raided(AT_LOCATION)
    const raids = raid.table.state.hordeDiscard.length
    raid.has({ 'clerks.embassy.dragon': raids, 'players.dragon.clerkSupply': 2, 'clerks.embassy.snake': 1 })
    const home = at(
      { phase: 'activation', turn: 'dragon', clerks: { embassy: { dragon: 1, snake: 1 } } },
      AT_LOCATION,
    ).skip('turbanState')
    assert.deepEqual(clerks(home, 'dragon'), [5, 3])
  },
)

rule(['AC-RT-20', 'XP-SET-06'], 'six Hordes at the start may be a Raid already: it costs a Clerk too', () => {
  const five = { mode: 'coop', seats: 5, expansions: ['fifthPlayer', 'redTurban'] }
  let seen = 0
  for (let seed = 0; seed < 60; seed++) {
    const { state } = newGame(five, `start ${seed}`).table
    const raids = state.hordeDiscard.length
    seen += raids
    for (const { clerkPool, clerkSupply } of state.players)
      assert.deepEqual([clerkPool, clerkSupply], [4 - raids, 4 + raids])
  }
  assert.ok(seen > 0)
})

rule(
  ['AC-RT-20', 'XRUL-91'],
  'more Raids before Year 1 than Clerks in the pool send all of them, by either reading',
  () => {
    // An owner's box with 15 Hordes at the start: at least 6 find no slot.
    const counts = {
      'players 3': { hordesAtSetup: { standard: 3, coop: 15 }, hordesInGame: { standard: 15, coop: 32 } },
    }
    for (const [setup, supply, atEmbassy] of [
      [RED_TURBAN, 8, 0],
      [AT_LOCATION, 3, 5],
    ] as const) {
      const { state, box } = newGame({ ...setup, data: { counts } }).table
      assert.ok(state.hordeDiscard.length >= 6)
      const embassy = box.locations.findIndex(({ id }) => id === 'embassy')
      state.players.forEach(({ clerkPool, clerkSupply }, seat) =>
        assert.deepEqual(
          [clerkPool, clerkSupply, state.clerks[embassy * state.players.length + seat]],
          [0, supply, atEmbassy],
        ),
      )
      assert.deepEqual(greatWall.invariants(state, box), [])
    }
  },
)

card('SCN-6', 'what is printed on the scenario card', () => {
  const value = (id: string) => {
    const row = tables.redTurban.find((other) => other.id === id)!
    return row.n ?? row.location
  }
  assert.deepEqual(['barredOverseers', 'sealedYears', 'clerkHonor', 'goldPerHorde', 'hordesLeft'].map(value), [
    'goldMine',
    1,
    20,
    3,
    1,
  ])
})
