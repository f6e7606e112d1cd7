import assert from 'node:assert/strict'
import { activation, altered, assault, horde, RICH, spearman, WATCH } from '../pieces.ts'
import { decision, newGame, position, rule, type PlayerWords, type Words } from '../table.ts'

/** The dragon is alone at the Quarry, which is about to activate: 1 Shame. */
const lonely = (dragon: PlayerWords = {}, words: Words = {}) =>
  activation({ clerks: { quarry: { dragon: 3 } }, players: { dragon }, ...words })
const NOBODY_FREE = { left: { rest: { dragon: { spearman: 10, archer: 4, horseman: 2 } } } } as const
const TYPES = ['shame spearman', 'shame archer', 'shame horseman']

rule('GW-SHAME-01', 'Shame comes by Breaches, by being alone, and by cards', () => {
  const breach = assault({
    sections: { left: { hordes: [horde('HOR-2/left', { 1: spearman('dragon') }), 'HOR-3/left'] } },
  })
  breach.asks('dragon', 'shame')
  assert.deepEqual(breach.table.open[0]!.about, { section: 0 })
  breach.play('shame spearman')
  breach.asks('snake', 'shame').play('shame spearman', 'shame spearman').asks('monkey', 'shame').has({ shamePool: 27 })
  // One token, whatever the number of Clerks; none in company, none without the icon.
  lonely().play('shame spearman').asks('dragon', 'gather').has({ shamePool: 29 })
  lonely({}, { clerks: { quarry: { dragon: 2, snake: 1 } } }).asks('dragon', 'gather')
  lonely({}, { clerks: { teaHouse: { snake: 2 } } }).asks('snake', 'teaHouse')
  const event = position(
    { phase: 'income', players: { dragon: { active: ['ADV-15'] } } },
    { seats: 3, ...altered('advisors', 'ADV-15', { rules: 'must onIncome => shame(2)' }) },
  )
  event
    .play('shame spearman', 'shame archer')
    .has({ 'players.dragon.shamed': { spearman: 1, archer: 1, horseman: 0 }, shamePool: 28 })
})

rule('GW-SHAME-02', 'from an empty pool: 5 Honor instead', () => {
  const t = lonely({ honor: 12, claimed: ['HOR-1/left'] }, { shamePool: 0 })
  t.asks('dragon', 'gather').has({
    'players.dragon.honor': 7,
    'players.dragon.shamed.spearman': 0,
    shamePool: 0,
    shameRemoved: 30,
  })
  t.has({ 'players.dragon.claimed': [{ card: 'HOR-1/left', shame: 0 }], 'players.dragon.honorFrom.shame': -5 })
})

decision(
  ['DP-43', 'GW-SHAME-03'],
  'under a free Soldier of the pool or on an own claimed Horde, as the player likes',
  () => {
    const t = lonely(
      { claimed: ['HOR-1/left', 'HOR-2/left'] },
      { players: { dragon: { claimed: ['HOR-1/left', 'HOR-2/left'] }, snake: { claimed: ['HOR-3/left'] } } },
    )
    // Not on the Horde of another player.
    t.asks('dragon', 'shame', [...TYPES, 'shame HOR-1/left', 'shame HOR-2/left'])
    t.play('shame HOR-2/left').has({
      'players.dragon.claimed': [
        { card: 'HOR-1/left', shame: 0 },
        { card: 'HOR-2/left', shame: 1 },
      ],
      'players.dragon.free': { spearman: 10, archer: 4, horseman: 2 },
      shamePool: 29,
    })
    lonely().play('shame archer').has({ 'players.dragon.shamed.archer': 1, 'players.dragon.free.archer': 3 })
    // Of Soldiers only those in the pool; a single place is taken without asking.
    const one = lonely({}, { sections: { left: { rest: { dragon: { spearman: 9, archer: 4, horseman: 2 } } } } })
    one.asks('dragon', 'gather').has({
      'players.dragon.shamed.spearman': 1,
      'players.dragon.free.spearman': 0,
      'sections.left.rest.dragon.spearman': 9,
    })
  },
)

rule('GW-SHAME-04', 'with no place for it the token leaves the game and costs 5 Honor', () => {
  const t = lonely({ honor: 12, claimed: [{ card: 'HOR-1/left', shame: 2 }] }, { sections: NOBODY_FREE })
  t.asks('dragon', 'gather').has({ 'players.dragon.honor': 7, shamePool: 27, shameRemoved: 1 })
})

rule('GW-SHAME-05', 'one token for a Soldier, two for a claimed Horde', () => {
  const t = lonely({
    claimed: [
      { card: 'HOR-1/left', shame: 1 },
      { card: 'HOR-2/left', shame: 2 },
    ],
    shamed: { horseman: 2, spearman: 3 },
  })
  t.asks('dragon', 'shame', ['shame spearman', 'shame archer', 'shame HOR-1/left'])
  t.refuses({ 'shame horseman': 'GW-SHAME-05', 'shame HOR-2/left': 'GW-SHAME-05' })
  t.play('shame HOR-1/left').has({ 'players.dragon.claimed.0.shame': 2 })
})

rule('GW-SHAME-06', 'a shamed Soldier cannot be used: neither recruited nor made an Overseer', () => {
  const shamed = { spearman: 10, horseman: 1 }
  const t = activation({
    clerks: { barracks: { dragon: 2, snake: 1 } },
    players: { dragon: { shamed, resources: RICH } },
  })
  t.asks('dragon', 'recruit', ['recruit archer', 'recruit horseman', 'stop']).refuses({
    'recruit spearman': 'GW-SHAME-06',
  })
  t.play('recruit horseman').refuses({ 'recruit horseman': 'GW-SHAME-06' })
  const overseer = activation({
    clerks: { quarry: { dragon: 2, snake: 1 } },
    players: { dragon: { shamed, resources: RICH } },
  })
  overseer
    .play('gather', 'gather')
    .asks('dragon', 'upgrade', ['overseer archer quarry', 'overseer horseman quarry', 'decline'])
  overseer.refuses({ 'overseer spearman quarry': 'GW-SHAME-06' })
})

rule('GW-SHAME-07', 'a claimed Horde with Shame is worth 0; a second token costs nothing more', () => {
  for (const [shame, honor] of [
    [0, 8],
    [1, 0],
    [2, 0],
  ] as const) {
    const t = position(
      { phase: 'scoring', artifacts: [], players: { dragon: { claimed: [{ card: 'HOR-4/left', shame }] } } },
      { seats: 3 },
    )
    t.has({ 'players.dragon.honor': honor })
  }
})

rule('GW-SHAME-08', 'each Soldier with Shame costs 5 Honor at the end', () => {
  const t = position(
    { phase: 'scoring', artifacts: [], players: { dragon: { honor: 30, shamed: { spearman: 2, archer: 1 } } } },
    { seats: 3 },
  )
  t.has({ 'players.dragon.honor': 15, 'players.dragon.honorFrom.shame': -15 })
})

rule(
  ['GW-SHAME-09', 'GW-SHAME-10', 'GW-SHAME-12'],
  'in Summer 2 Chi for each token, from anywhere, to the pool; the Soldier is free at once',
  () => {
    const t = position(
      {
        phase: 'payShame',
        players: {
          dragon: {
            resources: { chi: 5 },
            shamed: { spearman: 1, archer: 1 },
            claimed: [{ card: 'HOR-1/left', shame: 2 }],
          },
          snake: { resources: { chi: 1 }, shamed: { spearman: 1 } },
        },
      },
      { seats: 3 },
    )
    t.asks('dragon', 'payShame', ['pay shame', 'stop']).play('pay shame')
    t.asks('dragon', 'unshame', ['unshame spearman', 'unshame archer', 'unshame HOR-1/left']).play('unshame HOR-1/left')
    t.has({ 'players.dragon.resources.chi': 3, 'players.dragon.claimed.0.shame': 1, shamePool: 26, shameRemoved: 0 })
    t.play('pay shame', 'unshame archer').has({
      'players.dragon.resources.chi': 1,
      'players.dragon.free.archer': 4,
      'players.dragon.shamed.archer': 0,
      shamePool: 27,
    })
    // 1 Chi is too little, for the snake as well.
    assert.match(t.asked(), /command/)
    const stop = position(
      { phase: 'payShame', players: { dragon: { resources: { chi: 5 }, shamed: { spearman: 1 } } } },
      { seats: 3 },
    )
    stop.play('stop').has({ 'players.dragon.resources.chi': 5, 'players.dragon.shamed.spearman': 1 })
  },
)

rule(
  ['GW-SHAME-10', 'GW-SHAME-12'],
  'a token discarded by a card goes to the pool; that of a Raid leaves the game',
  () => {
    const t = position(
      {
        phase: 'turn',
        turn: 'dragon',
        track: { 1: { by: 'dragon', card: 'mobilization' } },
        players: { dragon: { tactics: ['TAC-16'], shamed: { spearman: 10 } } },
      },
      { seats: 3 },
    )
    t.play('tactic TAC-16').asks('dragon', 'unshame', ['unshame spearman', 'stop']).play('unshame spearman')
    t.has({ shamePool: 21, shameRemoved: 0, 'players.dragon.free.spearman': 1, 'players.dragon.shamed.spearman': 9 })
    const raid = position(
      {
        phase: 'spring',
        hordeTop: ['HOR-8/left', 'HOR-7/left', 'HOR-7/middle'],
        sections: {
          left: { hordes: ['HOR-1/left', 'HOR-2/left', 'HOR-3/left'] },
          middle: { hordes: ['HOR-4/left'] },
          right: { hordes: ['HOR-5/left'] },
        },
      },
      { seats: 3 },
    )
    raid.has({ shamePool: 27, shameRemoved: 3 })
  },
)

rule(
  'GW-SHAME-11',
  'several tokens: one player after another in Tea order, each places all; the pool may run out',
  () => {
    const t = assault({
      tea: ['monkey', 'dragon', 'snake'],
      shamePool: 3,
      players: { dragon: { honor: 20, ...WATCH }, snake: { honor: 20 }, monkey: { honor: 20 } },
      sections: { left: { hordes: ['HOR-2/left', 'HOR-3/left'] }, right: { hordes: ['HOR-1/left'] } },
    })
    t.play('pass').asks('monkey', 'shame').play('shame spearman').asks('monkey', 'shame').play('shame spearman')
    t.asks('dragon', 'shame').play('shame archer').asks('dragon', 'tactic')
    t.has({ 'players.monkey.honor': 20, 'players.dragon.honor': 15, 'players.snake.honor': 10, shamePool: 0 })
    // Rules that react come after all tokens of the player, before the next player.
    const reaction = altered('advisors', 'ADV-30', { rules: 'onShameGained => honor(3)' })
    const once = assault(
      { players: { dragon: { active: ['ADV-30'] } }, sections: { left: { hordes: ['HOR-2/left', 'HOR-3/left'] } } },
      reaction,
    )
    once
      .play('shame spearman')
      .has({ 'players.dragon.honor': 0 })
      .play('shame spearman')
      .asks('snake', 'shame')
      .has({ 'players.dragon.honor': 3 })
  },
)

rule('GW-SHAME-13', '10 tokens per player in the pool', () => {
  assert.equal(newGame({ seats: 3 }).words('shamePool'), 30)
  assert.equal(newGame({ seats: 4 }).words('shamePool'), 40)
})
