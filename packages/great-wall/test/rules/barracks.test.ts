import assert from 'node:assert/strict'
import { activation, horde, RICH, spearman, WATCH, wounds } from '../pieces.ts'
import { card, decision, rule, type PlayerWords, type Words } from '../table.ts'

const barracks = (clerks: Readonly<Record<string, number>>, dragon: PlayerWords, words: Words = {}) =>
  activation({ clerks: { barracks: clerks }, ...words, players: { dragon, ...words.players } })

rule('GW-BARRACKS-01', 'in Tea order, up to as many Soldiers as own Clerks', () => {
  const t = activation({
    tea: ['snake', 'dragon', 'monkey'],
    clerks: { barracks: { dragon: 1, snake: 2 } },
    players: { dragon: { resources: RICH }, snake: { resources: RICH } },
  })
  t.asks('snake', 'recruit')
  assert.equal(t.about('left'), 2)
  t.play('recruit spearman').asks('snake', 'recruit').play('recruit archer').asks('snake', 'deploy')
  t.play('rest spearman left', 'rest archer left')
    .asks('dragon', 'recruit')
    .play('recruit horseman')
    .asks('dragon', 'deploy')
  // Fewer, or none.
  const fewer = barracks({ dragon: 2, snake: 1 }, { resources: RICH })
    .play('recruit spearman', 'stop')
    .asks('dragon', 'deploy')
  fewer.play('rest spearman right').has({ 'players.dragon.free.spearman': 9, 'players.dragon.resources.stone': 18 })
  const none = barracks({ dragon: 2, snake: 1 }, { resources: RICH }, { players: { monkey: WATCH } }).play('stop')
  none.asks('monkey', 'tactic').has({ 'players.dragon.resources': RICH })
})

decision(
  ['DP-16', 'GW-BARRACKS-02'],
  'choose all, of any types, as far as they can be paid; then pay; then deploy',
  () => {
    const t = barracks({ dragon: 3 }, { resources: { wood: 2, stone: 2, gold: 3, chi: 2 } }).play('shame spearman')
    t.asks('dragon', 'recruit', ['recruit spearman', 'recruit archer', 'recruit horseman', 'stop'])
    t.play('recruit spearman').asks('dragon', 'recruit', ['recruit archer', 'recruit horseman', 'stop'])
    t.refuses({ 'recruit spearman': 'GW-CORE-05' }).has({ 'players.dragon.resources.wood': 2 })
    // Only 2 Wood: two Soldiers are all. Paid at once, before the first is deployed.
    t.play('recruit horseman')
      .asks('dragon', 'deploy')
      .has({ 'players.dragon.resources': { wood: 0, stone: 0, gold: 0, chi: 2 } })
    // Free Soldiers of the own pool only.
    const out = barracks(
      { dragon: 2, snake: 1 },
      { resources: RICH },
      { sections: { left: { rest: { dragon: { horseman: 2, archer: 3 } } } } },
    )
    out
      .asks('dragon', 'recruit', ['recruit spearman', 'recruit archer', 'stop'])
      .refuses({ 'recruit horseman': 'GW-BARRACKS-02' })
    out
      .play('recruit archer')
      .asks('dragon', 'recruit', ['recruit spearman', 'stop'])
      .refuses({ 'recruit archer': 'GW-BARRACKS-02' })
    // What each costs.
    for (const [unit, left] of [
      ['spearman', { wood: 19, stone: 18, gold: 20, chi: 20 }],
      ['archer', { wood: 19, stone: 20, gold: 20, chi: 18 }],
      ['horseman', { wood: 19, stone: 20, gold: 17, chi: 20 }],
    ] as const)
      barracks({ dragon: 1, snake: 2 }, { resources: RICH })
        .play(`recruit ${unit}`)
        .has({ 'players.dragon.resources': left })
  },
)

decision(['DP-17', 'GW-BARRACKS-03'], 'each by an Attack or into any Rest Zone, in any order, each its own way', () => {
  const sections = {
    left: { hordes: [horde('HOR-1/left', wounds(1, 2, 3))] },
    right: { hordes: [horde('HOR-2/left', wounds(3, 4, 5))] },
  }
  const t = barracks({ dragon: 3 }, { resources: RICH }, { sections }).play(
    'shame spearman',
    'recruit spearman',
    'recruit spearman',
    'recruit archer',
  )
  t.asks('dragon', 'deploy', [
    'attack spearman left 1.4',
    'attack spearman right 1.1',
    'attack spearman right 1.2',
    ...['left', 'middle', 'right'].flatMap((section) => [
      `man archer ${section}`,
      `rest archer ${section}`,
      `rest spearman ${section}`,
    ]),
  ])
  // No way to leave one undeployed.
  assert.ok(!t.offers('stop'))
  t.play('attack spearman right 1.2', 'rest archer middle', 'attack spearman left 1.4')
  t.has({
    'sections.right.hordes.0.spots.2': spearman('dragon'),
    'sections.middle.rest.dragon.archer': 1,
    'players.dragon.resources.gold': 21,
    'players.dragon.free': { spearman: 7, archer: 3, horseman: 2 },
  })
  const same = barracks(
    { dragon: 2, snake: 1 },
    { resources: RICH },
    { sections: { left: { hordes: ['HOR-2/left'] } } },
  )
  same.play('recruit spearman', 'recruit spearman', 'attack spearman left 1.1', 'attack spearman left 1.5')
  same.has({ 'sections.left.hordes.0.spots': { 1: spearman('dragon'), 5: spearman('dragon') } })
})

card(['GW-BARRACKS-04', 'ADV-33'], 'a bonus for recruiting comes once per player and activation', () => {
  const t = barracks({ dragon: 2, snake: 1 }, { resources: RICH, active: ['ADV-33'] }, { players: { monkey: WATCH } })
  t.play('recruit spearman', 'recruit spearman', 'rest spearman left', 'rest spearman left')
  t.asks('dragon', 'ability')
    .play('use ADV-33', 'take wood')
    .asks('monkey', 'tactic')
    .has({ 'players.dragon.resources.wood': 19 })
})

rule('GW-BARRACKS-05', 'rewards of the Attacks cannot pay for recruits of the same activation', () => {
  // 1 Wood, 3 Gold, and a spot with 1 Wood: the second Soldier had to be chosen, and paid, before.
  const t = barracks(
    { dragon: 2, snake: 1 },
    { resources: { wood: 1, stone: 4 } },
    { sections: { left: { hordes: ['HOR-2/left'] } }, players: { monkey: WATCH } },
  )
  t.play('recruit spearman').asks('dragon', 'deploy').play('attack spearman left 1.1')
  t.asks('monkey', 'tactic').has({ 'players.dragon.resources': { wood: 1, stone: 2, gold: 0, chi: 0 } })
})

rule('GW-BARRACKS-06', 'one player is done with everything before the next', () => {
  const t = activation({
    clerks: { barracks: { dragon: 1, snake: 1, monkey: 1 } },
    players: { dragon: { resources: RICH }, snake: { resources: RICH }, monkey: { resources: RICH } },
    sections: { left: { hordes: [horde('HOR-1/left', wounds(1, 2, 3))] } },
  })
  t.play('recruit spearman').asks('dragon', 'deploy').play('attack spearman left 1.4')
  t.asks('snake', 'recruit')
    .play('recruit spearman')
    .asks('snake', 'deploy')
    .refuses({ 'attack spearman left 1.4': 'GW-HORDE-02' })
  t.play('rest spearman left').asks('monkey', 'recruit')
})
