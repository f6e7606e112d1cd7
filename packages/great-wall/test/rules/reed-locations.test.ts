import assert from 'node:assert/strict'
import { advisorsSay } from '../cards/own-rules.ts'
import { activation, activationIsOver, reedAt, turnOf, two, WATCHED } from '../reed-scenes.ts'
import { decision, position, rule, type TestTable } from '../table.ts'

const QUIET = { general: null } as const
/** Why the Reed Clan did what it did, or did nothing. */
const reasons = (t: TestTable) => t.told('reason').map(({ reason, location }) => [reason, location].join(' ').trim())
const total = (t: TestTable) => t.words('warehouse')

rule(
  ['GW-REED-14a', 'GW-REED-02', 'GW-REED-07', 'GW-REED-15'],
  'Lumber Mill, Quarry, Gold Mine: 1 of its resource to the Warehouse, Honor for nobody; the Reed Clerk stays',
  () => {
    for (const [location, resource] of [
      ['lumberMill', 'wood'],
      ['quarry', 'stone'],
      ['goldMine', 'gold'],
    ] as const) {
      const t = activation('dragon', { [location]: { dragon: 2, reed: 1 } }, { warehouse: { [resource]: 1 } })
      // A Shame icon, but the dragon is not alone.
      t.asks('dragon', 'gather').play('gather')
      t.skip()
      t.has({
        warehouse: { wood: 0, stone: 0, gold: 0, [resource]: 2 },
        [`clerks.${location}`]: { dragon: 0, snake: 0, reed: 1 },
        'players.dragon.clerkPool': 5,
        'players.dragon.honor': 0,
        'players.dragon.shamed.spearman': 0,
        'players.reed.honor': 0,
        'players.reed.resources': { wood: 0, stone: 0, gold: 0, chi: 0 },
        shamePool: 20,
      })
      assert.deepEqual(reasons(t), [`reedClerkHere ${location}`])
    }
  },
)

rule('GW-REED-15', 'without the Reed Clerk the same player is alone, and ashamed', () => {
  const alone = activation('dragon', { quarry: { dragon: 3 }, ...reedAt('temple', 'lumberMill', 'goldMine') })
  alone.asks('dragon', 'shame')
  // Two humans are not alone either, whatever the Reed Clan does elsewhere.
  activation('dragon', { quarry: { dragon: 2, snake: 1 }, ...reedAt('temple', 'lumberMill', 'goldMine') }).asks(
    'dragon',
    'gather',
  )
})

rule(['GW-REED-15', 'RUL-39'], 'shame.soleTiming afterEffect: not alone afterwards either', () => {
  const late = { 'shame.soleTiming': 'afterEffect' } as const
  const t = activation('dragon', { quarry: { dragon: 2, reed: 1 } }, {}, late)
    .play('gather')
    .skip()
  t.has({ shamePool: 20 })
  const alone = activation(
    'dragon',
    { quarry: { dragon: 3 }, ...reedAt('temple', 'lumberMill', 'goldMine') },
    {},
    late,
  ).play('decline')
  alone.asks('dragon', 'shame')
})

rule(['GW-REED-14', 'GW-REED-14a'], 'its place is in the Donate step, in Tea order', () => {
  const clerks = { quarry: { dragon: 1, snake: 1, reed: 1 } }
  const donations = (tea: readonly string[]) => {
    const t = activation('dragon', clerks, { tea: [...tea] })
    // Nobody but the players gathers; the Warehouse is empty until all have.
    t.play('gather', 'gather')
    const stone = () => t.words('warehouse.stone')
    const seen: unknown[] = []
    while (t.asked().endsWith('donate')) {
      seen.push([t.asked().split(':')[0], stone()])
      t.play('donate')
    }
    return [...seen, stone()]
  }
  assert.deepEqual(donations(['dragon', 'snake', 'reed']), [['dragon', 0], ['snake', 1], 3])
  assert.deepEqual(donations(['dragon', 'reed', 'snake']), [['dragon', 0], ['snake', 2], 3])
  assert.deepEqual(donations(['reed', 'dragon', 'snake']), [['dragon', 1], ['snake', 2], 3])
  // Before the Donate step nothing has come: here the Upgrade step is asked.
  const upgrade = activation('dragon', clerks, {
    tea: ['reed', 'dragon', 'snake'],
    players: { dragon: { resources: { wood: 9, stone: 9, gold: 9, chi: 9 } } },
  }).play('gather', 'gather')
  upgrade.asks('dragon', 'upgrade').has({ warehouse: { wood: 0, stone: 0, gold: 0 } })
})

decision(
  ['DP-26', 'GW-REED-14b', 'GW-REED-14'],
  'Temple: after the last step the Active player discards 1 Shame of own choice',
  () => {
    const t = activation(
      'dragon',
      { temple: { snake: 2, reed: 1 } },
      {
        tea: ['reed', 'dragon', 'snake'],
        players: {
          dragon: { shamed: { spearman: 1, archer: 1 }, claimed: [{ card: 'HOR-1/right', shame: 1 }] },
          snake: { shamed: { spearman: 1 }, resources: { gold: 9, wood: 9 } },
        },
      },
    )
    t.asks('snake', 'gather').play('gather').asks('snake', 'upgrade').has({ shamePool: 16 }).play('decline')
    // No `decline`: it is mandatory. The dragon has no Clerk there, but it is its turn.
    t.asks('dragon', 'unshame', ['unshame spearman', 'unshame archer', 'unshame HOR-1/right']).play('unshame archer')
    t.has({
      shamePool: 17,
      'players.dragon.shamed': { spearman: 1, archer: 0, horseman: 0 },
      'players.dragon.claimed': [{ card: 'HOR-1/right', shame: 1 }],
      'players.snake.shamed.spearman': 1,
      'clerks.temple.reed': 1,
    })
    assert.ok(!t.asked().includes('unshame'), 'one token')
  },
)

rule('GW-REED-14b', 'Temple: nothing without Shame, and nothing in the turn of the Reed Clan', () => {
  const clerks = { temple: { snake: 2, reed: 1 } }
  const shamed = { shamed: { spearman: 1 } } as const
  const clean = activation('dragon', clerks, { players: { snake: shamed } }).play('gather')
  clean.has({ shamePool: 19, 'players.snake.shamed.spearman': 1 })
  const reed = activation('reed', clerks, { players: { snake: shamed, dragon: shamed } }).play('gather')
  reed.has({ shamePool: 18, 'players.dragon.shamed.spearman': 1, 'players.snake.shamed.spearman': 1 })
  assert.ok(!reed.asked().includes('unshame'))
})

decision(
  ['DP-25', 'GW-REED-14c', 'RUL-38'],
  'Embassy: the Overlord must discard one Advisor of the display, any; the others slide, a new one comes',
  () => {
    const t = activation(
      'dragon',
      { embassy: { dragon: 1, reed: 1 } },
      {
        tea: ['reed', 'dragon', 'snake'],
        advisorDisplay: ['ADV-01', 'ADV-02', 'ADV-03', 'ADV-04'],
        advisorDeck: ['ADV-10', 'ADV-11'],
        players: { dragon: { resources: { gold: 1 } } },
      },
    )
    t.asks('dragon', 'refresh', ['discard ADV-01', 'discard ADV-02', 'discard ADV-03', 'discard ADV-04'])
    t.play('discard ADV-02').has({
      advisorDisplay: ['ADV-01', 'ADV-03', 'ADV-04', 'ADV-10'],
      advisorDiscard: ['ADV-02'],
      advisorDeck: ['ADV-11'],
    })
    // The new one can be hired at once; the Reed Clerk stays.
    t.asks('dragon', 'embassy')
    assert.ok(t.offers('hire ADV-10'))
    t.play('decline').has({ 'clerks.embassy': { dragon: 0, snake: 0, reed: 1 } })
    // Below the dragon in the Tea order: after it.
    const after = activation(
      'dragon',
      { embassy: { dragon: 1, reed: 1 } },
      { players: { dragon: { resources: { gold: 1 } } } },
    )
    after.asks('dragon', 'embassy').play('decline').asks('dragon', 'refresh')
    // An empty display: nothing happens.
    activationIsOver(activation('dragon', { embassy: { dragon: 1, reed: 1 } }, { advisorDeck: [], players: WATCHED }))
  },
)

decision(
  ['DP-25', 'GW-REED-14d'],
  "Builders' Encampment: a free Barricade where the Overlord likes; no Honor, the Warehouse is not touched",
  () => {
    const words = { warehouse: { wood: 3, stone: 3, gold: 3 } }
    const t = activation('dragon', { builders: { dragon: 1, reed: 1 } }, { ...words, tea: ['reed', 'dragon', 'snake'] })
    t.asks('dragon', 'reedBarricade', ['barricade middle', 'barricade right'])
    t.refuses({ 'barricade left': 'GW-BUILD-02' }).play('barricade right')
    t.has({ 'sections.right.barricades': 1, 'sections.middle.barricades': 0, 'players.dragon.honor': 0 })
    t.has({ warehouse: { wood: 3, stone: 3, gold: 3 }, 'players.reed.honor': 0 })
    t.asks('dragon', 'build').play('stop').has({ 'clerks.builders.reed': 1 })
    // A full section is no choice; with both full nothing happens.
    const full = activation(
      'dragon',
      { builders: { dragon: 1, reed: 1 } },
      {
        sections: { right: { barricades: 3 }, middle: { barricades: 2 } },
        players: WATCHED,
      },
    )
    activationIsOver(full).has({ 'sections.middle.barricades': 3, 'sections.right.barricades': 3 })
    const none = activation(
      'dragon',
      { builders: { dragon: 1, reed: 1 } },
      {
        sections: { right: { barricades: 3 }, middle: { barricades: 3 } },
        players: WATCHED,
      },
    )
    activationIsOver(none).has({ 'sections.middle.barricades': 3, 'sections.right.barricades': 3 })
  },
)

decision(
  ['DP-25', 'GW-REED-14e', 'GW-REED-02'],
  'Barracks: 1 free Spearman on a Vital spot in row 1 that the Overlord chooses; its reward is ignored',
  () => {
    const sections = {
      middle: { hordes: [{ card: 'HOR-2/right', spots: { 2: 'wound' } }, 'HOR-3/right'] },
      right: { hordes: [{ card: 'HOR-1/right', spots: { 1: 'wound', 2: 'wound', 3: 'wound' } }] },
    } as const
    const clerks = { barracks: { dragon: 2, reed: 1 } }
    const t = activation('dragon', clerks, { sections, players: { dragon: QUIET, snake: QUIET } })
    const middle = [1, 3, 4, 5].map((spot) => `attack spearman middle 1.${spot}`)
    t.asks('dragon', 'reedSpearman', [...middle, 'attack spearman right 1.4'])
    t.refuses({
      'attack spearman middle 1.2': 'GW-HORDE-02',
      'attack spearman middle 2.1': 'GW-ATTACK-02',
      'attack spearman right 1.1': 'GW-HORDE-02',
    })
    // Spot 1 of the Infantry gives Wood: to nobody.
    t.play('attack spearman middle 1.1').has({
      'sections.middle.hordes.0.spots': { 1: { by: 'reed', unit: 'spearman' }, 2: 'wound' },
      'players.reed.free': { spearman: 9, archer: 0, horseman: 0 },
      'players.reed.resources.wood': 0,
      'players.dragon.resources.wood': 0,
      warehouse: { wood: 0, stone: 0, gold: 0 },
      'clerks.barracks': { dragon: 0, snake: 0, reed: 1 },
    })
  },
)

rule('GW-REED-14e', 'Barracks: without a legal spot, or with an empty pool, nothing happens', () => {
  const watch = { players: WATCHED }
  const clerks = { barracks: { dragon: 2, reed: 1 } }
  const none = activationIsOver(activation('dragon', clerks, watch))
  none.has({ 'players.reed.free.spearman': 10 })
  // Ten Spearmen on the board.
  const reed = { by: 'reed', unit: 'spearman' } as const
  const sections = {
    middle: {
      hordes: [
        { card: 'HOR-2/right', spots: { 1: reed, 2: reed, 3: reed, 4: reed } },
        { card: 'HOR-3/right', spots: { 1: reed, 2: reed, 3: reed, 4: reed } },
        { card: 'HOR-4/right', spots: { 1: reed, 2: reed } },
      ],
    },
  }
  const empty = activationIsOver(activation('dragon', clerks, { ...watch, sections }))
  empty.has({ 'players.reed.free.spearman': 0, 'sections.middle.hordes.0.spots.4': reed })
  assert.ok(!('5' in (empty.words('sections.middle.hordes.0.spots') as object)))
})

rule(['GW-REED-14e', 'GW-HORDE-06'], 'Barracks: a Horde that lets no Spearman come near is no legal spot', () => {
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { barracks: { dragon: 2, reed: 1 } },
      sections: { middle: { hordes: ['CHO-5/right'] }, right: { hordes: ['CHO-1/right'] } },
    },
    { mode: 'coop', seats: 2, options: { 'coop.ordering': 'tea' } },
  ).skip('reedSpearman')
  t.refuses({ 'attack spearman middle 1.1': 'GW-HORDE-06' })
  assert.deepEqual(
    t.options(),
    [1, 2, 3, 4].map((spot) => `attack spearman right 1.${spot}`),
  )
})

rule(['GW-REED-14f', 'GW-REED-07'], 'War Academy and Logistics Center: nothing, but the Reed Clerk stays', () => {
  for (const location of ['warAcademy', 'logistics']) {
    const words = { sections: { middle: { rest: { dragon: { spearman: 1 } } } } }
    const t = activation(
      'dragon',
      { [location]: { dragon: 1, reed: 1 } },
      { ...words, tea: ['reed', 'snake', 'dragon'] },
    )
    t.asks('dragon', location === 'logistics' ? 'march' : 'warAcademy').skip()
    t.has({ [`clerks.${location}`]: { dragon: 0, snake: 0, reed: 1 }, 'players.reed.tactics': [] })
  }
})

rule(['GW-REED-14g', 'RUL-03', 'GW-TEA-03', 'RUL-38'], 'Tea House: the Reed marker moves up one place, unasked', () => {
  const tea = (order: readonly string[], answers: readonly string[]) => {
    const t = activation('dragon', { teaHouse: { snake: 1, reed: 1 } }, { tea: [...order] })
    return t.play(...answers).words('tea')
  }
  assert.deepEqual(tea(['dragon', 'snake', 'reed'], ['decline']), ['dragon', 'reed', 'snake'])
  assert.deepEqual(tea(['dragon', 'snake', 'reed'], ['tea up']), ['snake', 'reed', 'dragon'])
  assert.deepEqual(tea(['dragon', 'reed', 'snake'], ['decline']), ['reed', 'dragon', 'snake'])
  // On top it stays there, and is overtaken.
  assert.deepEqual(tea(['reed', 'dragon', 'snake'], ['tea up']), ['reed', 'snake', 'dragon'])
  assert.deepEqual(tea(['reed', 'snake', 'dragon'], ['tea up']), ['snake', 'reed', 'dragon'])
})

rule(
  'GW-REED-06',
  'a Special Location with nobody but the Reed Clan does not activate, neither normally nor Advanced',
  () => {
    const special = reedAt('embassy', 'builders', 'warAcademy')
    const t = activation('dragon', special, { players: WATCHED })
    activationIsOver(t).has({ 'clerks.embassy.reed': 1 })
    // Despotism: an Advanced Activation of any Location with a Clerk, but not of these.
    const despotism = turnOf('dragon', 'despotism', { clerks: { ...special, quarry: { snake: 1 } } })
    despotism
      .play('stop')
      .skip('advancedActivation')
      .asks('dragon', 'advancedActivation', ['activate quarry', 'decline'])
    despotism.refuses({ 'activate embassy': 'GW-REED-06', 'activate temple': 'GW-ACT-10' })
    // A Regular one with a Reed Clerk alone: an Advanced Activation is legal and brings its effect.
    const regular = turnOf('dragon', 'despotism').play('stop').skip('advancedActivation').play('activate quarry')
    regular.has({ warehouse: { wood: 0, stone: 1, gold: 0 }, 'clerks.quarry.reed': 1 })
    // With a human Clerk beside it, it activates.
    const shared = activation('dragon', { ...special, embassy: { snake: 1, reed: 1 } })
    shared.asks('dragon', 'refresh')
  },
)

rule(['GW-REED-06', 'GW-ACT-03'], 'nor if the last other Clerk leaves before it comes to it', () => {
  // An Advisor who lets a Clerk move after an activation: no card of the base box does so in the Activation step.
  const mover = advisorsSay({ 'ADV-21': 'onActivation => clerk(1,any)' })
  const words = {
    phase: 'activation',
    turn: 'dragon',
    clerks: { embassy: { dragon: 1, reed: 1 }, warAcademy: { dragon: 1 } },
    players: { ...WATCHED, dragon: { ...QUIET, active: ['ADV-21'] } },
  } as const
  const t = two(words, {}, mover).play('activate warAcademy').skip('clerk')
  t.play('clerk embassy>temple')
  activationIsOver(t).has({ 'clerks.embassy': { dragon: 0, snake: 0, reed: 1 } })
  assert.deepEqual(
    t.told('activated').map(({ location }) => location),
    [],
  )
})

rule('GW-REED-07', 'a Location with its Reed Clerk is not locked any more once it has activated', () => {
  const t = turnOf('reed', 'RED-1', { clerks: { quarry: { dragon: 2, reed: 1 } }, tea: ['dragon', 'reed', 'snake'] })
  t.refuses({ 'clerk quarry>temple': 'GW-CLERK-05' }).skip('gather')
  t.play('gather').skip()
  t.has({ 'clerks.quarry': { dragon: 0, snake: 0, reed: 1 }, 'players.dragon.clerkPool': 5 })
  assert.deepEqual(total(t), { wood: 0, stone: 1, gold: 0 })
})
