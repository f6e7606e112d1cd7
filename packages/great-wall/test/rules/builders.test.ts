import assert from 'node:assert/strict'
import { activation, altered, RICH, WATCH } from '../pieces.ts'
import { card, decision, rule, type PlayerWords, type SetupWords, withExpansion, type Words } from '../table.ts'

const builders = (clerks: number, dragon: PlayerWords, words: Words = {}, setup: SetupWords = {}) =>
  activation({ clerks: { builders: { dragon: clerks } }, ...words, players: { dragon, ...words.players } }, setup)
const GOLD = { resources: { gold: 50 } }
const SECTIONS = ['left', 'middle', 'right']
const NONE = { wood: 0, stone: 0, gold: 0 }

/** No level of ours has fewer Firing spots than the one below: in this box level 2 has one. */
const NARROW = withExpansion({
  open: (box) => ({ walls: box.walls.map((level, i) => (i === 2 ? { ...level, firing: 1 } : level)) }),
})

decision(
  ['DP-18', 'GW-BUILD-01'],
  'in Tea order one option per own Clerk, repeated and mixed as the player likes',
  () => {
    const t = activation({
      tea: ['snake', 'dragon', 'monkey'],
      clerks: { builders: { dragon: 3, snake: 1 } },
      players: { dragon: GOLD, snake: GOLD, monkey: WATCH },
    })
    t.asks('snake', 'build', [...SECTIONS.flatMap((section) => [`barricade ${section}`, `wall ${section}`]), 'stop'])
    t.play('barricade left').asks('dragon', 'build')
    assert.equal(t.about('left'), 3)
    t.play('barricade left', 'barricade left', 'wall left').asks('monkey', 'tactic')
    t.has({
      'sections.left.barricades': 3,
      'sections.left.wall': 1,
      'players.dragon.honor': 9,
      'players.snake.honor': 2,
    })
    const none = builders(2, GOLD, { players: { monkey: WATCH } }).play('stop')
    none.asks('monkey', 'tactic').has({ 'players.dragon.resources.gold': 50, 'players.dragon.honor': 0 })
  },
)

rule('GW-BUILD-02', 'Barricade: 2 of Wood, Stone and Gold in any mix, on an empty spot, for 2 Honor', () => {
  const t = builders(1, { resources: { wood: 1, stone: 1, gold: 1 } }, { players: { monkey: WATCH } }).play(
    'barricade middle',
  )
  t.asks('dragon', 'pay', ['pay 0 wood', 'pay 1 wood'])
    .play('pay 1 wood')
    .asks('dragon', 'pay', ['pay 0 stone', 'pay 1 stone'])
    .play('pay 0 stone')
  t.has({
    'players.dragon.resources': { wood: 0, stone: 1, gold: 0, chi: 0 },
    'sections.middle.barricades': 1,
    'players.dragon.honor': 2,
    'players.dragon.honorFrom.building': 2,
  })
  const full = builders(3, GOLD, { sections: { left: { barricades: 3 }, right: { barricades: 2 } } })
  full.refuses({ 'barricade left': 'GW-BUILD-02' })
  full.play('barricade right').refuses({ 'barricade right': 'GW-BUILD-02' })
  assert.ok(full.offers('barricade middle'))
  const poor = builders(1, { resources: { wood: 1, chi: 9 } }, { players: { monkey: WATCH } })
  poor.asks('monkey', 'tactic')
})

rule('GW-BUILD-03', 'Wall: the price on its top, as much Honor, and the next level; 5, 10, 15', () => {
  for (const [wall, cost] of [
    [0, 5],
    [1, 10],
    [2, 15],
  ] as const) {
    const t = builders(1, { resources: { gold: cost } }, { sections: { middle: { wall } }, players: { monkey: WATCH } })
    assert.ok(t.offers('wall middle'))
    t.play('wall middle')
      .asks('monkey', 'tactic')
      .has({ 'sections.middle.wall': wall + 1, 'players.dragon.honor': cost, 'players.dragon.resources.gold': 0 })
    const poor = builders(1, { resources: { gold: cost - 1 } }, { sections: { middle: { wall } } })
    poor.refuses({ 'wall middle': 'GW-CORE-05' })
  }
  builders(1, GOLD, { sections: { middle: { wall: 3 } } }).refuses({ 'wall middle': 'GW-BUILD-03' })
})

decision(
  ['DP-19', 'GW-BUILD-04'],
  'the Warehouse pays first; the builder chooses the types where there is a choice',
  () => {
    const t = builders(
      1,
      { resources: { wood: 3, stone: 3 } },
      { warehouse: { wood: 1, stone: 1, gold: 1 }, players: { monkey: WATCH } },
    ).play('barricade left')
    t.asks('dragon', 'warehouse', ['warehouse 0 wood', 'warehouse 1 wood']).play('warehouse 0 wood')
    t.asks('monkey', 'tactic').has({
      warehouse: { wood: 1, stone: 0, gold: 0 },
      'players.dragon.resources.wood': 3,
      'players.dragon.resources.stone': 3,
    })
    // Not enough: all of it goes, own resources pay the remainder, in types of choice.
    const more = builders(
      1,
      { resources: { wood: 3, stone: 3 } },
      { warehouse: { gold: 3 }, players: { monkey: WATCH } },
    ).play('wall left')
    more.asks('dragon', 'pay', ['pay 0 wood', 'pay 1 wood', 'pay 2 wood']).has({ warehouse: NONE })
    more.play('pay 1 wood').has({ 'players.dragon.resources': { wood: 2, stone: 2, gold: 0, chi: 0 } })
  },
)

rule('GW-BUILD-05', 'the Honor is the full printed value, whoever paid', () => {
  const t = builders(2, { resources: { gold: 1 } }, { warehouse: { wood: 6 }, players: { monkey: WATCH } }).play(
    'wall left',
    'barricade left',
  )
  t.has({ 'players.dragon.honor': 7, 'players.dragon.resources.gold': 0, warehouse: NONE })
})

rule(
  'GW-BUILD-06',
  'one build with one payment; two levels of one Wall are allowed, the second at the price on the first',
  () => {
    const t = builders(3, { resources: { gold: 17 } }, { players: { monkey: WATCH } }).play('wall left', 'wall left')
    // Nothing is paid or built until all is chosen.
    t.asks('dragon', 'build').has({
      'players.dragon.resources.gold': 17,
      'sections.left.wall': 0,
      'players.dragon.honor': 0,
    })
    t.refuses({ 'wall left': 'GW-CORE-05', 'wall right': 'GW-CORE-05' })
    t.play('barricade left').has({
      'sections.left.wall': 2,
      'players.dragon.honor': 17,
      'players.dragon.resources.gold': 0,
    })
    // One event for the rules that react.
    const event = builders(
      2,
      { general: 'GEN-11', supporting: ['ADV-01'], resources: { gold: 20 } },
      { players: { monkey: WATCH } },
    )
    event.play('wall left', 'wall right').has({ 'players.dragon.honor': 12 })
  },
)

decision(
  ['DP-48', 'GW-BUILD-07'],
  'Archers move onto the new level; if it has fewer spots, the surplus rests, in Tea order',
  () => {
    const sections = { left: { firing: { dragon: { archer: 1 } }, rest: { snake: { archer: 1 } } } }
    const t = builders(1, GOLD, { sections, players: { monkey: WATCH } }).play('wall left')
    t.has({
      'sections.left.firing.dragon.archer': 1,
      'sections.left.rest.dragon.archer': 0,
      'sections.left.rest.snake.archer': 1,
    })
    const build = (firing: object) =>
      builders(
        1,
        GOLD,
        {
          tea: ['snake', 'dragon', 'monkey'],
          sections: { left: { wall: 1, firing } as never },
          players: { monkey: WATCH },
        },
        NARROW,
      ).play('wall left')
    build({ dragon: { archer: 2 } })
      .asks('monkey', 'tactic')
      .has({ 'sections.left.firing.dragon.archer': 1, 'sections.left.rest.dragon.archer': 1 })
    build({ snake: { archer: 1 }, dragon: { archer: 1 } }).has({
      'sections.left.rest.snake.archer': 1,
      'sections.left.firing.dragon.archer': 1,
    })
  },
)

rule('GW-BUILD-08', 'the Warehouse may pay it all', () => {
  const t = builders(1, {}, { warehouse: { wood: 2, stone: 3 }, players: { monkey: WATCH } }).play('wall right')
  t.has({ 'sections.right.wall': 1, 'players.dragon.honor': 5, warehouse: NONE })
})

rule('GW-BUILD-09', 'Chi never pays for building', () => {
  builders(1, { resources: { chi: 50 } }, { players: { monkey: WATCH } }).asks('monkey', 'tactic')
  const t = builders(1, { resources: { ...RICH, wood: 1, stone: 0, gold: 1 } })
  t.refuses({ 'wall left': 'GW-CORE-05' }).play('barricade left').has({ 'players.dragon.resources.chi': 20 })
})

card(
  ['GW-BUILD-10', 'ADV-18', 'TAC-15'],
  'each piece has its own changed price; the Warehouse pays out of the sum; the Honor is the printed one',
  () => {
    const t = builders(
      2,
      { active: ['ADV-18'], resources: { stone: 8 } },
      { warehouse: { wood: 1 }, players: { monkey: WATCH } },
    )
    // 5 - 3, 10 - 3: 9, of which the Warehouse pays 1.
    t.play('wall left', 'wall left').has({
      'players.dragon.honor': 15,
      'players.dragon.resources.stone': 0,
      warehouse: NONE,
    })
    // A card that builds: a Barricade for nothing, with its Honor.
    const effect = altered('tactics', 'TAC-15', { window: 'beforeDefeat' })
    const free = activation({ players: { dragon: { tactics: ['TAC-15'] }, monkey: WATCH } }, effect).play(
      'tactic TAC-15',
    )
    free
      .asks('dragon', 'build', [...SECTIONS.map((section) => `barricade ${section}`), 'stop'])
      .refuses({ 'wall left': 'GWC-VOC-121' })
    free.play('barricade left').has({ 'sections.left.barricades': 1, 'players.dragon.honor': 2 })
  },
)
