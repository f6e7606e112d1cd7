import assert from 'node:assert/strict'
import {
  activation,
  altered,
  assault,
  attackOrder,
  defeatStep,
  horde,
  horseman,
  RICH,
  spearman,
  WATCH,
  winter,
  wounds,
} from '../pieces.ts'
import { position, rule, type Words } from '../table.ts'

/** The dragon recruits one Soldier; the snake, whose Clerks fill the Barracks, has nothing to pay with. */
const recruiting = (words: Words, setup = {}) =>
  activation(
    {
      clerks: { barracks: { dragon: 1, snake: 2 } },
      ...words,
      players: { ...words.players, dragon: { resources: RICH, ...words.players?.['dragon'] } },
    },
    setup,
  )
const WITHOUT_REWARD = { wood: 19, stone: 18, gold: 20, chi: 20 }

rule('GW-HORDE-01', 'front: Vital spots with rewards, Offensive Power, Honor, ability; back: an indicator', () => {
  const { hordes } = position({}).table.box
  assert.equal(hordes.length, 24)
  const types = Map.groupBy(hordes, ({ type }) => type)
  assert.equal(types.size, 8)
  for (const cards of types.values())
    assert.deepEqual(
      cards.map(({ indicator }) => indicator),
      [0, 1, 2],
    )
  const leader = hordes.find(({ id }) => id === 'HOR-1/right')!
  assert.deepEqual(
    [leader.power, leader.honor, leader.rewards],
    [2, 5, [{ resource: 3 }, { honor: 2 }, { honor: 2 }, { resource: 2 }]],
  )
  assert.deepEqual(
    leader.mods.map(({ rule: { modifier } }) => modifier.mod),
    ['halveDefense'],
  )
  // Spots with nothing printed on them exist, too, and give nothing.
  const brutes = hordes.find(({ id }) => id === 'HOR-5/left')!
  assert.equal(brutes.rewards[4], null)
  const t = recruiting({ sections: { left: { hordes: ['HOR-5/left'] } } })
  t.play('recruit spearman', 'attack spearman left 1.5').has({
    'players.dragon.resources': WITHOUT_REWARD,
    'players.dragon.honor': 0,
  })
  // The back of the top card is seen by all.
  assert.equal(position({ hordeTop: ['HOR-3/right'] }).view('snake').hordeDeck.indicator, 2)
  // Two Shame spots on the back of a claimed one.
  const alone = activation({
    clerks: { quarry: { dragon: 3 } },
    players: { dragon: { claimed: ['HOR-1/left', { card: 'HOR-2/left', shame: 2 }] } },
  })
  alone.asks('dragon', 'shame', ['shame spearman', 'shame archer', 'shame horseman', 'shame HOR-1/left'])
  alone.refuses({ 'shame HOR-2/left': 'GW-SHAME-05' })
})

rule('GW-HORDE-02', 'a spot covered by a Soldier or a Wound is not available to anything else', () => {
  const spots = { 1: spearman('snake'), 2: 'wound', 3: spearman('dragon') } as const
  const t = recruiting({ sections: { left: { hordes: [horde('HOR-2/left', spots)] } } })
  t.play('recruit spearman')
  assert.deepEqual(t.optionsLike('attack'), ['attack spearman left 1.4', 'attack spearman left 1.5'])
  t.refuses({
    'attack spearman left 1.1': 'GW-HORDE-02',
    'attack spearman left 1.2': 'GW-HORDE-02',
    'attack spearman left 1.3': 'GW-HORDE-02',
  })
  const rider = recruiting({ sections: { left: { hordes: [horde('HOR-2/left', spots)] } } }).play('recruit horseman')
  assert.deepEqual(rider.optionsLike('attack'), ['attack horseman left 1.4+5'])
  rider.refuses({ 'attack horseman left 1.2+4': 'GW-HORDE-02', 'attack horseman left 1.3+5': 'GW-HORDE-02' })
  const archer = recruiting({ sections: { left: { hordes: [horde('HOR-2/left', spots)] } } })
  archer.play('recruit archer', 'man archer left').asks('dragon', 'shoot', ['wound left 1.4', 'wound left 1.5'])
})

rule('GW-HORDE-03', 'adjacent: an edge in common, on the same card', () => {
  const t = recruiting({ sections: { left: { hordes: ['HOR-2/left'] }, right: { hordes: ['HOR-4/left'] } } })
  t.play('recruit horseman')
  assert.deepEqual(
    t.optionsLike('attack'),
    ['1+2', '2+3', '2+4', '3+5', '4+5'].map((pair) => `attack horseman left 1.${pair}`),
  )
  // Diagonal, and far apart; the Spies have no two spots side by side.
  t.refuses({
    'attack horseman left 1.1+4': 'GW-HORDE-03',
    'attack horseman left 1.3+4': 'GW-HORDE-03',
    'attack horseman left 1.1+3': 'GW-HORDE-03',
    'attack horseman right 1.1+4': 'GW-HORDE-03',
    'attack horseman right 1.2+5': 'GW-HORDE-03',
  })
  // The last spot of one card and the first of the next are not neighbours.
  const two = recruiting({
    sections: { left: { hordes: [horde('HOR-1/left', wounds(1, 2, 3)), horde('HOR-1/middle', wounds(2, 3, 4))] } },
  })
  assert.deepEqual(two.play('recruit horseman').optionsLike('attack'), [])
})

rule('GW-HORDE-04', 'abilities hold in every row, however much of the card is covered', () => {
  const t = assault({
    players: { dragon: WATCH },
    sections: {
      left: { wall: 3, barricades: 1, hordes: ['HOR-2/left', 'HOR-4/left', horde('HOR-1/left', wounds(1, 2, 3))] },
      middle: { wall: 1, barricades: 3, hordes: ['HOR-7/left', horde('HOR-3/left', wounds(1, 2, 3, 4))] },
    },
  })
  // 12 + 2, halved, against 6 + 7 + 2; then 4 + 0 against 4 + 6.
  t.play('pass')
  assert.deepEqual(t.told('assault'), [{ kind: 'assault', section: 0, defense: 7, power: 15, breach: true }])
  t.skip()
  for (; t.asked().includes('shame');) t.play('shame spearman')
  t.asks('dragon', 'tactic').play('pass')
  assert.deepEqual(t.told('assault'), [{ kind: 'assault', section: 1, defense: 4, power: 10, breach: true }])
})

rule('GW-HORDE-05', 'a Horde leaves play claimed, or to the discard pile: unclaimed, or by a Raid', () => {
  const covered = { 1: spearman('dragon'), ...wounds(2, 3, 4) }
  const claimed = defeatStep({ sections: { left: { hordes: [horde('HOR-1/left', covered)] } } })
  claimed.has({ 'players.dragon.claimed': [{ card: 'HOR-1/left', shame: 0 }], hordeDiscard: [] })
  const unclaimed = defeatStep({ sections: { left: { hordes: [horde('HOR-1/left', wounds(1, 2, 3, 4))] } } })
  unclaimed.has({ 'players.dragon.claimed': [], hordeDiscard: ['HOR-1/left'] })
  const raid = position(
    {
      phase: 'spring',
      sections: {
        left: { hordes: ['HOR-1/left', 'HOR-2/left', 'HOR-3/left'] },
        middle: { hordes: ['HOR-4/left'] },
        right: { hordes: ['HOR-5/left'] },
      },
      hordeTop: ['HOR-6/right', 'HOR-7/left', 'HOR-8/middle'],
    },
    { seats: 3 },
  )
  raid.has({ hordeDiscard: ['HOR-6/right'], shamePool: 27 })
})

rule(
  'GW-HORDE-06',
  'noWound: neither Archers nor cards wound the Shamans; an Archer without a target shoots nothing',
  () => {
    const sections = { left: { hordes: ['HOR-7/left'] } }
    const archer = recruiting({ sections, players: { monkey: WATCH } }).play('recruit archer', 'man archer left')
    archer.asks('monkey', 'tactic').has({
      'sections.left.hordes': [horde('HOR-7/left')],
      'sections.left.firing.dragon.archer': 1,
    })
    const beside = recruiting({ sections: { left: { hordes: ['HOR-7/left', horde('HOR-1/left', wounds(1, 2))] } } })
    beside.play('recruit archer', 'man archer left').asks('dragon', 'shoot', ['wound left 2.3', 'wound left 2.4'])
    const firing = attackOrder({ sections: { left: { hordes: ['HOR-7/left'], firing: { dragon: { archer: 1 } } } } })
    firing.asks('dragon', 'clerk')
    // A card: one Wound on a Horde next to the Wall.
    const arrow = activation({
      players: { dragon: { tactics: ['TAC-05'], resources: { chi: 2 } }, monkey: WATCH },
      sections: { left: { hordes: ['HOR-7/left'] }, right: { hordes: [horde('HOR-1/left', wounds(1, 2))] } },
    })
    arrow.play('tactic TAC-05').asks('dragon', 'wound', ['wound right 1.3', 'wound right 1.4', 'stop'])
    // Wounds that killed Soldiers leave behind are placed.
    const left = assault({
      sections: {
        left: { hordes: [horde('HOR-7/left', { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') })] },
      },
    })
    left.has({ 'sections.left.hordes.0': horde('HOR-7/left', wounds(1, 2, 3)) })
  },
)

rule('GW-HORDE-06', 'taunt: Wounds of Archers of the section must go there; cards are free', () => {
  const hordes = [horde('HOR-2/left', wounds(1, 2, 3)), horde('HOR-6/left', wounds(1, 2, 3)), 'HOR-8/left'] as const
  const there = ['wound left 2.4', 'wound left 2.5']
  const recruit = recruiting({ sections: { left: { hordes } } }).play('recruit archer', 'man archer left')
  recruit.asks('dragon', 'shoot', there)
  const attack = attackOrder({ sections: { left: { hordes, firing: { dragon: { archer: 1 } } } } })
  attack.play('shoot archer left').asks('dragon', 'shoot', there)
  winter({ sections: { left: { hordes, firing: { dragon: { archer: 1 } } } } }).asks('dragon', 'shoot', there)
  // Of its own section only.
  const elsewhere = winter({
    sections: {
      left: { hordes },
      right: { hordes: [horde('HOR-1/left', wounds(1, 2))], firing: { dragon: { archer: 1 } } },
    },
  })
  elsewhere.asks('dragon', 'shoot', ['wound right 1.3', 'wound right 1.4'])
  // Of two that taunt the owner of the Archer chooses.
  const two = winter({
    sections: {
      left: {
        hordes: ['HOR-2/left', horde('HOR-6/left', wounds(1, 2, 3, 4)), horde('HOR-6/middle', wounds(1, 2, 3, 4))],
        firing: { dragon: { archer: 1 } },
      },
    },
  })
  two.asks('dragon', 'shoot', ['wound left 2.5', 'wound left 3.5'])
  const card = activation({ players: { dragon: { tactics: ['TAC-05'] } }, sections: { left: { hordes } } })
  card.play('tactic TAC-05').asks('dragon', 'wound', ['wound left 1.4', 'wound left 1.5', 'stop'])
  // Nor does it bind Soldiers.
  const soldier = recruiting({ sections: { left: { hordes } } }).play('recruit spearman')
  assert.deepEqual(soldier.optionsLike('attack'), ['attack spearman left 1.4', 'attack spearman left 1.5'])
})

rule('GW-HORDE-06', 'noUnit: such Soldiers cannot attack it, others can', () => {
  const setup = altered('hordes', 'HOR-1', { ability: 'mod => noUnit(spearman)' })
  const t = recruiting({ sections: { left: { hordes: ['HOR-1/left'] } } }, setup).play('recruit spearman')
  assert.deepEqual(t.optionsLike('attack'), [])
  t.refuses({ 'attack spearman left 1.1': 'GW-HORDE-06' })
  const rider = recruiting({ sections: { left: { hordes: ['HOR-1/left'] } } }, setup).play('recruit horseman')
  assert.equal(rider.optionsLike('attack').length, 4)
  const rest = attackOrder(
    { sections: { left: { hordes: ['HOR-1/left'], rest: { dragon: { spearman: 1, horseman: 1 } } } } },
    setup,
  )
  assert.ok(rest.optionsLike('attack').every((key) => key.startsWith('attack horseman')))
  rest.refuses({ 'attack spearman left 1.1': 'GW-HORDE-06' })
  // Those already there stay.
  const held = assault(
    {
      sections: {
        left: { wall: 3, hordes: [horde('HOR-1/left', { 1: spearman('dragon'), 3: horseman('snake', 4) })] },
      },
    },
    setup,
  )
  held.has({ 'sections.left.hordes.0.spots.1': spearman('dragon') })
})
