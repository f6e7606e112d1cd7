import assert from 'node:assert/strict'
import { activation, RICH, WATCH } from '../pieces.ts'
import { decision, position, rule, type PlayerWords, type Words } from '../table.ts'

const LOCATIONS = { lumberMill: 'wood', quarry: 'stone', goldMine: 'gold', temple: 'chi' } as const
/** What each step up to a level costs at a Location. */
const PRICES = { lumberMill: 'chi', quarry: 'wood', goldMine: 'stone', temple: 'gold' } as const
const EMPTY = { wood: 0, stone: 0, gold: 0, chi: 0 }

/** A production Location is about to activate: two Clerks of the dragon, one of the snake. */
const at = (place: string, dragon: PlayerWords = {}, words: Words = {}) =>
  activation({ clerks: { [place]: { dragon: 2, snake: 1 } }, ...words, players: { dragon, ...words.players } })

rule('GW-PROD-01', 'Gather, Upgrade, Donate: each completed by all in Tea order before the next', () => {
  const rich = { resources: { chi: 9 } }
  const t = activation({
    tea: ['monkey', 'snake', 'dragon'],
    clerks: { lumberMill: { dragon: 1, snake: 1, monkey: 1 } },
    players: { dragon: rich, snake: rich, monkey: rich },
  })
  for (const [prompt, answer] of [
    ['gather', 'gather'],
    ['upgrade', 'overseer spearman lumberMill'],
    ['donate', 'donate'],
  ] as const)
    for (const clan of ['monkey', 'snake', 'dragon']) t.asks(clan, prompt).play(answer)
  t.has({ 'warehouse.wood': 3 })
})

decision(
  ['DP-13', 'GW-PROD-02'],
  '1 resource per own Clerk, and once what the own Overseer adds; all or nothing',
  () => {
    for (const [place, resource] of Object.entries(LOCATIONS)) {
      const t = at(place)
        .asks('dragon', 'gather', ['gather', 'decline'])
        .play('gather')
        .asks('snake', 'gather')
        .play('gather')
      t.has({
        'players.dragon.resources': { ...EMPTY, [resource]: 2 },
        'players.snake.resources': { ...EMPTY, [resource]: 1 },
      })
      for (const level of [1, 2, 3]) {
        const more = at(place, { overseers: { [place]: { level } } }).play('gather')
        more.has({ [`players.dragon.resources.${resource}`]: 2 + level })
      }
    }
    // An Overseer elsewhere adds nothing.
    at('quarry', { overseers: { temple: { level: 3 } } })
      .play('gather')
      .has({ 'players.dragon.resources.stone': 2 })
    at('quarry').play('decline', 'decline').has({ 'players.dragon.resources': EMPTY })
  },
)

rule('GW-PROD-03', 'no Clerk, no resource, Overseer or not', () => {
  const t = at(
    'quarry',
    {},
    { players: { monkey: { overseers: { quarry: { level: 3 } }, resources: RICH, ...WATCH } } },
  )
  t.play('gather', 'gather').asks('dragon', 'donate').play('decline').asks('snake', 'donate').play('decline')
  t.asks('monkey', 'tactic').has({ 'players.monkey.resources': RICH })
})

rule('GW-PROD-04', 'one Upgrade per activation, and only for who gathered', () => {
  const rich = { overseers: { quarry: { level: 1 } }, resources: RICH }
  const both = { players: { dragon: rich, snake: rich } }
  const t = at('quarry', rich, both).play('gather', 'decline')
  t.asks('dragon', 'upgrade', ['upgrade quarry', 'decline']).play('upgrade quarry')
  // Neither a second one nor the snake, who declined to gather.
  t.asks('dragon', 'donate').has({
    'players.dragon.overseers.quarry.level': 2,
    'players.snake.overseers.quarry.level': 1,
  })
  const declined = at('quarry', rich, both)
    .play('gather', 'gather', 'decline')
    .asks('snake', 'upgrade')
    .play('upgrade quarry')
  declined.has({ 'players.dragon.overseers.quarry.level': 1, 'players.snake.overseers.quarry.level': 2 })
})

decision(
  ['DP-14', 'GW-PROD-05'],
  'the first Overseer: 2 of the type at the arrow, any free Soldier of the pool',
  () => {
    for (const [place, price] of Object.entries(PRICES)) {
      const t = at(place, { resources: { [price]: 2 } }).play('gather', 'decline')
      t.asks(
        'dragon',
        'upgrade',
        ['spearman', 'archer', 'horseman'].map((unit) => `overseer ${unit} ${place}`).concat('decline'),
      )
      t.play(`overseer archer ${place}`).has({
        [`players.dragon.resources.${price}`]: 0,
        'players.dragon.free': { spearman: 10, archer: 3, horseman: 2 },
        'players.dragon.overseers': { [place]: { level: 1, unit: 'archer' } },
      })
      // Too little: nothing to ask.
      const poor = at(
        place,
        { resources: { [price]: 1 } },
        { players: { dragon: { resources: { [price]: 1 } }, monkey: WATCH } },
      )
      assert.notEqual(poor.play('gather', 'decline').asked(), 'dragon: upgrade')
    }
    // No shamed Soldier, nobody who is elsewhere.
    const t = at(
      'quarry',
      { resources: { wood: 2 }, shamed: { horseman: 2 } },
      { sections: { left: { rest: { dragon: { archer: 4 } } } } },
    )
    t.play('gather', 'decline').asks('dragon', 'upgrade', ['overseer spearman quarry', 'decline'])
    t.refuses({ 'overseer horseman quarry': 'GW-SHAME-06', 'overseer archer quarry': 'GW-PROD-05' })
  },
)

rule('GW-PROD-06', 'then 3 and 4; in the last box there is no further Upgrade', () => {
  for (const [place, price] of Object.entries(PRICES))
    for (const [level, cost] of [
      [1, 3],
      [2, 4],
    ] as const) {
      const t = at(place, { overseers: { [place]: { level } }, resources: { [price]: cost } }).play('gather', 'decline')
      t.asks('dragon', 'upgrade', [`upgrade ${place}`, 'decline']).play(`upgrade ${place}`)
      t.has({
        [`players.dragon.overseers.${place}.level`]: level + 1,
        [`players.dragon.resources.${price}`]: 0,
        'players.dragon.free.spearman': 9,
      })
      const poor = at(place, { overseers: { [place]: { level } }, resources: { [price]: cost - 1 } }).play(
        'gather',
        'decline',
      )
      assert.notEqual(poor.asked(), 'dragon: upgrade')
    }
  const last = at('quarry', { overseers: { quarry: { level: 3 } }, resources: RICH }).play('gather', 'decline')
  last.asks('dragon', 'donate').has({ 'players.dragon.overseers.quarry.level': 3 })
})

decision(
  ['DP-15', 'GW-PROD-07'],
  'Donate: once, 1 of the type into the Warehouse, 2 Honor at once, only for who gathered',
  () => {
    for (const [place, resource] of [
      ['lumberMill', 'wood'],
      ['quarry', 'stone'],
      ['goldMine', 'gold'],
    ] as const) {
      const t = at(place).play('gather', 'gather').asks('dragon', 'donate', ['donate', 'decline']).play('donate')
      t.asks('snake', 'donate').has({
        [`players.dragon.resources.${resource}`]: 1,
        [`warehouse.${resource}`]: 1,
        'players.dragon.honor': 2,
        'players.dragon.honorFrom.donations': 2,
      })
      t.play('decline').has({ [`warehouse.${resource}`]: 1, 'players.snake.honor': 0 })
    }
  },
)

rule('GW-PROD-07', 'who did not gather has nothing to donate, whatever lies behind the screen', () => {
  const t = at(
    'quarry',
    { resources: { stone: 9 } },
    { players: { dragon: { resources: { stone: 9 } }, monkey: WATCH } },
  )
  t.play('decline', 'gather')
    .asks('snake', 'donate')
    .play('donate')
    .asks('monkey', 'tactic')
    .has({ 'warehouse.stone': 1 })
})

rule('GW-PROD-08', 'Chi cannot be donated', () => {
  const t = at('temple', {}, { players: { monkey: WATCH } }).play('gather', 'gather')
  t.asks('monkey', 'tactic').has({ 'players.dragon.resources.chi': 2, warehouse: { wood: 0, stone: 0, gold: 0 } })
})

rule('GW-PROD-09', 'who declines to gather neither upgrades nor donates', () => {
  const t = at('quarry', { resources: RICH, overseers: { quarry: { level: 1 } } }).play('decline', 'gather')
  t.asks('snake', 'donate').has({ 'players.dragon.resources': RICH })
})

rule('GW-PROD-10', 'what was gathered now may pay for the Upgrade, if of the right type', () => {
  const setup = {
    data: {
      overseers: ['lumberMill', 'quarry', 'goldMine', 'temple'].map((location, i) => ({
        location,
        gives: Object.values(LOCATIONS)[i],
        boxes: [2, 3, 4].map((n, level) => ({
          level: level + 1,
          income: level + 1,
          cost: { [Object.values(LOCATIONS)[i]!]: n },
        })),
        tag: 'designed',
      })),
    },
  }
  const t = activation({ clerks: { quarry: { dragon: 2, snake: 1 } }, players: { monkey: WATCH } }, setup).play(
    'gather',
    'decline',
  )
  t.asks('dragon', 'upgrade')
    .play('overseer spearman quarry')
    .has({ 'players.dragon.resources.stone': 0, 'players.dragon.overseers.quarry.level': 1 })
})

rule('GW-PROD-11', 'an Upgrade by a card is apart from the Upgrade step', () => {
  // Before anything was gathered; then the step itself is still open.
  const t = at('quarry', { tactics: ['TAC-03'], resources: { wood: 9, stone: 9 }, active: ['ADV-21'] })
  t.asks('dragon', 'tactic').play('tactic TAC-03')
  // 2 less: the first box of every Location is free for who has 0 of the type; the fourth has 0 as well.
  assert.equal(t.optionsLike('overseer').length, 12)
  t.play('overseer spearman quarry').has({
    'players.dragon.resources.wood': 9,
    'players.dragon.honor': 2,
    'players.dragon.overseers.quarry.level': 1,
  })
  t.play('gather', 'decline').asks('dragon', 'upgrade', ['upgrade quarry', 'decline']).play('upgrade quarry')
  t.has({ 'players.dragon.resources.wood': 6, 'players.dragon.honor': 4, 'players.dragon.overseers.quarry.level': 2 })
  // Soldier of the first box and last box as ever.
  const last = at('quarry', {
    tactics: ['TAC-03'],
    resources: RICH,
    overseers: { quarry: { level: 3 }, temple: { level: 1 } },
    shamed: { archer: 4 },
  })
  last.play('tactic TAC-03')
  assert.deepEqual(last.options().toSorted(), [
    'decline',
    'overseer horseman goldMine',
    'overseer horseman lumberMill',
    'overseer spearman goldMine',
    'overseer spearman lumberMill',
    'upgrade temple',
  ])
  last.refuses({ 'upgrade quarry': 'GW-PROD-06', 'overseer archer goldMine': 'GW-SHAME-06' })
  last.play('upgrade temple').has({ 'players.dragon.resources.gold': 19, 'players.dragon.overseers.temple.level': 2 })
})

rule('GW-OVER-01', 'an Overseer is never removed, nor used otherwise', () => {
  const t = activation({
    clerks: { barracks: { dragon: 2, snake: 1 }, quarry: { dragon: 2, snake: 1 } },
    players: { dragon: { resources: RICH, overseers: { quarry: { level: 3, unit: 'horseman' } } } },
    sections: { left: { rest: { dragon: { horseman: 1, spearman: 10, archer: 3 } } } },
  })
  t.play('activate barracks').asks('dragon', 'recruit', ['recruit archer', 'stop'])
  t.refuses({ 'recruit horseman': 'GW-BARRACKS-02' })
  t.play('stop', 'gather', 'decline').has({
    'players.dragon.overseers.quarry': { level: 3, unit: 'horseman' },
    'players.dragon.free.horseman': 0,
  })
})

rule('GW-OVER-02', 'one per player and Location; a box holds those of any number of players', () => {
  const level = { overseers: { quarry: { level: 1 } }, resources: { wood: 9 } }
  const t = activation({
    clerks: { quarry: { dragon: 1, snake: 1, monkey: 1 } },
    players: { dragon: level, snake: level, monkey: { resources: { wood: 9 } } },
  })
  t.play('gather', 'gather', 'gather')
    .asks('dragon', 'upgrade', ['upgrade quarry', 'decline'])
    .play('decline', 'decline')
  t.asks('monkey', 'upgrade').play('overseer spearman quarry')
  for (const clan of ['dragon', 'snake', 'monkey'])
    t.has({ [`players.${clan}.overseers`]: { quarry: { level: 1, unit: 'spearman' } } })
})

rule(
  ['GW-OVER-03', 'GW-OVER-04'],
  'the level is what the box adds, in the Gather and in Summer; none is level 0',
  () => {
    const overseers = { lumberMill: { level: 1 }, quarry: { level: 2 }, goldMine: { level: 3 } }
    const summer = position({ phase: 'income', players: { dragon: { overseers } } }, { seats: 3 })
    summer.has({ 'players.dragon.resources': { wood: 1, stone: 2, gold: 3, chi: 0 }, 'players.snake.resources': EMPTY })
    at('quarry', { overseers })
      .play('gather')
      .has({ 'players.dragon.resources': { wood: 0, stone: 4, gold: 0, chi: 0 } })
    // A card that counts levels: 3 Honor each.
    const end = position({ phase: 'scoring', artifacts: ['ART-4'], players: { dragon: { overseers } } }, { seats: 3 })
    end.has({ 'players.dragon.honor': 18, 'players.snake.honor': 0 })
  },
)
