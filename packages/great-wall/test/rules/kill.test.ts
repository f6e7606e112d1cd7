import assert from 'node:assert/strict'
import { altered, assault, defeatStep, horde, horseman, spearman, WATCH, wounds } from '../pieces.ts'
import { card, decision, rule, type SetupWords, type Words } from '../table.ts'

const LEADER = 'HOR-1/left'
const leader = (spots: Parameters<typeof horde>[1], words: Words = {}, setup: SetupWords = {}) =>
  defeatStep({ ...words, sections: { left: { hordes: [horde(LEADER, spots)] }, ...words.sections } }, setup)
/** Two kinds of Soldiers of two players, and one of everyone. */
const mixed = (side: string) =>
  horde(`HOR-5/${side}`, {
    1: horseman('dragon', 2),
    3: horseman('snake', 4),
    5: spearman('dragon'),
    6: spearman('snake'),
  })
const on = (side: string) =>
  horde(`HOR-5/${side}`, { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') })
/** A Breach of the left section. */
const breach = (spots: Parameters<typeof horde>[1], words: Words = {}, setup: SetupWords = {}) =>
  assault({ ...words, sections: { left: { hordes: [horde('HOR-5/left', spots)] }, ...words.sections } }, setup)
const FOUR = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('dragon'), 4: spearman('dragon') }

rule('GW-KILL-01', 'each player loses as many on the card as the Lethality, or all', () => {
  for (const [time, dead] of [
    [1, 1],
    [2, 1],
    [3, 2],
    [5, 2],
  ] as const)
    leader(FOUR, { time }).has({
      'players.dragon.free.spearman': 6 + dead,
      'sections.left.rest.dragon.spearman': 4 - dead,
    })
  // In the last slot the game ends after this Winter.
  leader(FOUR, { time: 6, players: { monkey: WATCH } })
    .play('pass', 'pass')
    .has({ 'sections.left.rest.dragon.spearman': 1 })
  const each = leader(
    { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('snake'), 4: spearman('snake') },
    { time: 3 },
  )
  each.has({ 'players.dragon.free.spearman': 10, 'players.snake.free.spearman': 9 })
  const own = altered('advisors', 'ADV-01', { rules: 'mod => lethality(own,-1)' })
  leader(FOUR, { time: 3, players: { dragon: { active: ['ADV-01'] } } }, own).has({
    'sections.left.rest.dragon.spearman': 3,
  })
  // Never below 0.
  const none = leader(
    FOUR,
    { players: { dragon: { active: ['ADV-01'] } } },
    altered('advisors', 'ADV-01', { rules: 'mod => lethality(own,-3)' }),
  )
  none.has({ 'sections.left.rest.dragon.spearman': 4 })
})

decision(['DP-41', 'GW-KILL-02'], 'the owner chooses who dies, exactly so many; a Horseman is one Soldier', () => {
  const mixed = { 1: horseman('dragon', 2), 3: spearman('dragon'), 4: spearman('snake') }
  const t = leader(mixed)
  t.asks('dragon', 'victim', ['kill spearman', 'kill horseman'])
  t.play('kill horseman').has({
    'players.dragon.free.horseman': 2,
    'sections.left.rest.dragon.spearman': 1,
    'players.snake.free.spearman': 10,
  })
  const other = leader(mixed).play('kill spearman')
  other.has({
    'players.dragon.free.horseman': 1,
    'sections.left.rest.dragon.horseman': 1,
    'players.dragon.free.spearman': 10,
  })
  // All of them, or all alike: nothing to choose.
  leader(mixed, { time: 3 }).has({ 'players.dragon.free': { spearman: 10, archer: 4, horseman: 2 } })
  leader(FOUR, { time: 3, players: { monkey: WATCH } }).asks('monkey', 'tactic')
  // In Tea order.
  const both = { 1: horseman('dragon', 2), 3: spearman('dragon'), 4: horseman('snake', 5), 6: spearman('snake') }
  const order = breach(
    { ...both, 4: horseman('snake', 3), 3: horseman('snake', 4), 5: spearman('dragon') },
    { tea: ['snake', 'dragon', 'monkey'], sections: {} },
  )
  assert.ok(order.asked() === 'monkey: shame')
  order.play('shame spearman').asks('snake', 'victim').play('kill spearman').asks('dragon', 'victim')
})

rule('GW-KILL-03', 'the killed go to the pool of their owner, free of Shame', () => {
  const t = leader(FOUR, { players: { dragon: { shamed: { spearman: 2 } } } })
  t.has({ 'players.dragon.free.spearman': 5, 'players.dragon.shamed.spearman': 2, shamePool: 28 })
})

decision(['DP-42', 'GW-KILL-04'], '2 Chi for each Soldier that is saved, any number; it goes to the Rest Zone', () => {
  const t = leader(FOUR, { time: 3, players: { dragon: { resources: { chi: 5 } }, monkey: WATCH } }).play(
    'pass',
    'pass',
  )
  t.asks('dragon', 'save', ['save dragon spearman', 'stop'])
  assert.equal(t.about('price'), 2)
  t.play('save dragon spearman').asks('dragon', 'save').play('save dragon spearman')
  t.has({
    'players.dragon.resources.chi': 1,
    'sections.left.rest.dragon.spearman': 4,
    'players.dragon.free.spearman': 6,
  })
  const one = leader(FOUR, { time: 3, players: { dragon: { resources: { chi: 9 } } } }).play(
    'save dragon spearman',
    'stop',
  )
  one.has({ 'players.dragon.resources.chi': 7, 'sections.left.rest.dragon.spearman': 3 })
  leader(FOUR, { players: { dragon: { resources: { chi: 2 } } } })
    .play('stop')
    .has({ 'sections.left.rest.dragon.spearman': 3, 'players.dragon.resources.chi': 2 })
  // Without the price nobody is asked.
  leader(FOUR, { players: { dragon: { resources: { chi: 1 } }, monkey: WATCH } })
    .play('pass', 'pass')
    .has({ season: 'winter' })
})

rule(
  'GW-KILL-04',
  'saves of cards come first and cost no Chi; a Soldier is saved once; Archers may be saved, too',
  () => {
    const t = leader(FOUR, {
      time: 3,
      players: { dragon: { active: ['ADV-37'], tactics: ['TAC-02'], resources: { chi: 9 } } },
    })
    t.play('pass').asks('dragon', 'ability').play('use ADV-37', 'save dragon spearman')
    t.asks('dragon', 'tactic').play('tactic TAC-02', 'save dragon spearman')
    // Both victims are saved: there is nothing left to pay for.
    t.has({ 'sections.left.rest.dragon.spearman': 4, 'players.dragon.resources.chi': 9 })
    const archer = breach(
      { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') },
      {
        players: { dragon: { resources: { chi: 2 } } },
        sections: {
          left: {
            hordes: [horde('HOR-5/left', { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') })],
            firing: { dragon: { archer: 1 } },
          },
        },
      },
    )
    archer.asks('dragon', 'save', ['save dragon spearman', 'save dragon archer', 'stop']).play('save dragon archer')
    archer.has({
      'sections.left.rest.dragon.archer': 1,
      'sections.left.firing.dragon.archer': 0,
      'players.dragon.free.spearman': 10,
    })
  },
)

card(['GW-KILL-04', 'ADV-36'], 'the price of a save may be changed', () => {
  const t = leader(FOUR, { players: { dragon: { active: ['ADV-36'], resources: { chi: 1 } } } }).asks('dragon', 'save')
  t.play('save dragon spearman').has({ 'players.dragon.resources.chi': 0, 'sections.left.rest.dragon.spearman': 4 })
})

const GENERAL = { general: 'GEN-01', supporting: ['ADV-02'] } as const

rule('GW-KILL-05', 'a saved Soldier was not killed', () => {
  const t = leader(FOUR, { players: { dragon: { ...GENERAL, resources: { chi: 2 } } } }).play('save dragon spearman')
  t.has({ 'players.dragon.honor': 2 })
  leader(FOUR, { players: { dragon: { ...GENERAL, resources: { chi: 2 } } } })
    .play('stop')
    .has({ 'players.dragon.honor': 4 })
})

rule('GW-KILL-06', 'all kills of one killing are simultaneous: choices in Tea order, then everything moves', () => {
  const t = assault({
    players: { dragon: { resources: { chi: 2 } }, snake: { resources: { chi: 2 } } },
    sections: {
      left: {
        hordes: [horde('HOR-5/left', { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') })],
        firing: { snake: { archer: 1 } },
      },
    },
  })
  t.asks('dragon', 'save').play('stop').asks('snake', 'save')
  // The dragon's Spearman, not saved, still stands there.
  t.has({ 'sections.left.hordes.0.spots.1': spearman('dragon'), 'players.dragon.free.spearman': 9 })
  t.play('save snake archer').has({
    'sections.left.hordes.0.spots': wounds(1, 2, 3),
    'sections.left.rest.snake.archer': 1,
    'players.dragon.free.spearman': 10,
  })
  assert.deepEqual(
    t.told('killed').map(({ seat }) => seat),
    [0, 1, 2],
  )
})

decision(['DP-41', 'GW-KILL-06'], 'in a Breach each player in turn chooses on all cards of the section', () => {
  const t = assault({
    tea: ['monkey', 'dragon', 'snake'],
    sections: { left: { hordes: [mixed('left'), mixed('middle')] } },
  })
  t.play('shame spearman', 'shame spearman')
  for (const clan of ['dragon', 'snake'])
    for (const [side, unit] of [
      ['left', 'horseman'],
      ['middle', 'spearman'],
    ] as const) {
      t.asks(clan, 'victim', ['kill spearman', 'kill horseman'])
      assert.equal(t.about('horde'), `HOR-5/${side}`)
      t.play(`kill ${unit}`)
    }
  t.has({
    'sections.left.hordes.0.spots': { ...wounds(1, 2, 3, 4), 5: spearman('dragon'), 6: spearman('snake') },
    'sections.left.hordes.1.spots.5': 'wound',
    'sections.left.hordes.1.spots.1': horseman('dragon', 2),
  })
})

rule('GW-KILL-07', 'Overseers, Rest Zones and pools are out of reach of Lethality', () => {
  const t = breach(
    { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') },
    {
      time: 3,
      players: { dragon: { overseers: { quarry: { level: 1 } } } },
      sections: {
        left: {
          hordes: [horde('HOR-5/left', { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') })],
          rest: { dragon: { spearman: 3, archer: 1 } },
        },
      },
    },
  )
  t.has({
    'sections.left.rest.dragon': { spearman: 3, archer: 1, horseman: 0 },
    'players.dragon.overseers': { quarry: { level: 1, unit: 'spearman' } },
    'players.dragon.free.spearman': 6,
  })
})

rule('GW-KILL-08', 'rules on killed Soldiers fire once per killing', () => {
  leader(FOUR, { time: 3, players: { dragon: GENERAL } }).has({ 'players.dragon.honor': 4 })
  // Two cards and an Archer in one Breach: one killing. Two Breaches: two.
  const left = { hordes: [on('left'), on('middle')], firing: { dragon: { archer: 1 } } }
  const one = assault({ players: { dragon: GENERAL }, sections: { left } })
  one.has({ 'players.dragon.honor': 2, 'players.dragon.free.spearman': 10, 'players.dragon.free.archer': 4 })
  const two = assault({ players: { dragon: GENERAL }, sections: { left, right: { hordes: [on('right')] } } })
  two.has({ 'players.dragon.honor': 4 })
})

const EVENT = altered('advisors', 'ADV-40', { rules: 'onWinter => all{kill(1,board)}' })

rule('GW-KILL-09', 'a `kill` effect is one killing for all: Rest Zones and Firing spots, never Horde cards', () => {
  const t = defeatStep(
    {
      players: { dragon: { active: ['ADV-40'] }, snake: { ...GENERAL, resources: { chi: 2 } }, monkey: WATCH },
      sections: {
        left: {
          wall: 3,
          hordes: [horde('HOR-5/left', { 1: spearman('dragon'), 2: spearman('snake') })],
          firing: { dragon: { archer: 1 } },
        },
        right: { rest: { snake: { spearman: 1, horseman: 1 } } },
      },
    },
    EVENT,
  )
  t.asks('dragon', 'ability').play('use ADV-40')
  // The dragon has one Soldier there; the snake chooses; then one window, saves, and all move at once.
  t.asks('snake', 'victim', ['kill spearman rest right', 'kill horseman rest right'])
  t.has({ 'sections.left.firing.dragon.archer': 1 }).play('kill horseman rest right')
  t.asks('monkey', 'tactic').has({ 'sections.left.firing.dragon.archer': 1 }).play('pass')
  t.asks('snake', 'save', ['save snake horseman right', 'stop']).has({ 'sections.left.firing.dragon.archer': 1 })
  t.play('save snake horseman right')
    .asks('monkey', 'tactic')
    .has({
      'sections.left.firing.dragon.archer': 0,
      'players.dragon.free.archer': 4,
      'sections.right.rest.snake': { spearman: 1, archer: 0, horseman: 1 },
      'players.snake.honor': 0,
      'sections.left.hordes.0.spots': { 1: spearman('dragon'), 2: spearman('snake') },
    })
})

rule('GW-KILL-10', '`lethality` of a Horde and of Breaches holds for everyone, `own` for its owner', () => {
  const six = {
    1: spearman('dragon'),
    2: spearman('dragon'),
    3: spearman('snake'),
    4: spearman('snake'),
    5: spearman('monkey'),
    6: spearman('monkey'),
  }
  const sections = { left: { hordes: [horde('HOR-5/left', six)] } }
  const dead = (words: Words, setup: SetupWords, step = assault) => {
    const t = step({ ...words, sections }, setup)
    return ['dragon', 'snake', 'monkey'].map((clan) => Number(t.words(`players.${clan}.free.spearman`)) - 8)
  }
  assert.deepEqual(dead({}, {}), [1, 1, 1])
  const berserk = altered('hordes', 'HOR-5', { ability: 'mod => lethality(horde,1)' })
  assert.deepEqual(dead({}, berserk), [2, 2, 2])
  assert.deepEqual(dead({}, berserk, defeatStep), [2, 2, 2])
  // Whoever has the card.
  for (const owner of ['dragon', 'snake', 'monkey']) {
    const players = { [owner]: { active: ['ADV-01'] } }
    const breaches = altered('advisors', 'ADV-01', { rules: 'mod => lethality(breach,1)' })
    assert.deepEqual(dead({ players }, breaches), [2, 2, 2], owner)
    assert.deepEqual(dead({ players }, breaches, defeatStep), [1, 1, 1], owner)
  }
  const own = altered('advisors', 'ADV-01', { rules: 'mod => lethality(own,-1)' })
  assert.deepEqual(dead({ players: { snake: { active: ['ADV-01'] } } }, own), [1, 0, 1])
})
