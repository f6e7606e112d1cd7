import assert from 'node:assert/strict'
import { horde, spearman, WATCH, wounds } from '../../pieces.ts'
import { card, decision, position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { holding, KHAN, khan, NONE, QUIET } from './scene.ts'

/* 5.6: Bannermen. */

const bannerman = (by: string) => ({ by, unit: 'bannerman' }) as const
const winter = (words: Words, setup: SetupWords = {}): TestTable =>
  position({ phase: 'winter', players: QUIET, ...khan({ section: 'right' }), ...words }, { ...KHAN, ...setup })

rule(['GK-35', 'GK-38'], 'it costs 2 Gold and 1 Wood and attacks one spot of row 1, with reward', () => {
  const barracks = (resources: Parameters<typeof holding>[0]) =>
    position(
      {
        phase: 'activation',
        turn: 'dragon',
        clerks: { barracks: { dragon: 1, snake: 2 } },
        sections: { left: { hordes: ['HOR-2/left', 'HOR-4/left'] } },
        players: { ...QUIET, dragon: holding(resources) },
        ...khan({ section: 'right' }),
      },
      KHAN,
    )
  const t = barracks({ gold: 2, wood: 1 }).asks('dragon', 'recruit').play('recruit bannerman')
  t.asks('dragon', 'deploy')
  assert.deepEqual(
    t.options().filter((key) => key.startsWith('attack')),
    [1, 2, 3, 4, 5].map((spot) => `attack bannerman left 1.${spot}`),
  )
  t.refuses({ 'attack bannerman left 2.1': 'GW-ATTACK-02' })
  // Spot 1 of HOR-2 gives Wood.
  t.play('attack bannerman left 1.1').has({
    'sections.left.hordes.0.spots': { 1: bannerman('dragon') },
    'players.dragon.resources': { wood: 1, stone: 0, gold: 0, chi: 0 },
    'players.dragon.free.bannerman': 0,
  })
  barracks({ gold: 1, wood: 9, stone: 9, chi: 9 })
    .asks('dragon', 'recruit')
    .refuses({ 'recruit bannerman': 'GW-CORE-05' })
})

decision(
  ['XDP-04', 'XTV-12', 'GK-36', 'GK-37', 'XP-TIM-15'],
  'with the Bannerman in the Rest Zone up to two Soldiers of the section attack',
  () => {
    const t = winter({
      sections: {
        middle: {
          // Three vacant spots.
          hordes: [horde('HOR-2/middle', wounds(1, 2))],
          wall: 1,
          rest: { dragon: { bannerman: 1, spearman: 1, archer: 1 } },
        },
        left: { hordes: ['HOR-4/left'], rest: { dragon: { spearman: 1 } } },
      },
    })
    t.asks('dragon', 'attack', [
      ...[3, 4, 5].map((spot) => `attack spearman middle 1.${spot}`),
      ...[3, 4, 5].map((spot) => `attack bannerman middle 1.${spot}`),
      'man archer middle',
      'stop',
    ])
    assert.deepEqual(t.table.open[0]!.about, { card: 'bannerman', left: 2 })
    t.play('attack bannerman middle 1.3').play('man archer middle')
    t.asks('dragon', 'shoot')
    t.has({
      'sections.middle.hordes.0.spots': { ...wounds(1, 2), 3: bannerman('dragon') },
      'sections.middle.firing.dragon.archer': 1,
      'sections.middle.rest.dragon': { spearman: 1, archer: 0, horseman: 0, bannerman: 0 },
    })
    t.play('wound middle 1.4')
    // Then the Shooting step: the same Archer shoots, the last spot is covered and the Horde is Defeated.
    assert.deepEqual(
      t.told('wounded').map(({ spot }) => spot + 1),
      [4, 5],
    )
    assert.deepEqual(
      t.told('hordeDefeated').map((told) => told.horde),
      ['HOR-2/middle'],
    )
    t.has({ 'sections.middle.rest.dragon.spearman': 1, 'players.dragon.claimed.length': 1 })
  },
)

rule(['GK-36', 'XRUL-27'], 'on a Horde it leads others; elsewhere, or in the pool, it leads nobody', () => {
  const with1 = winter({
    sections: {
      middle: { hordes: [horde('HOR-2/middle', { 1: bannerman('dragon') })], rest: { dragon: { spearman: 3 } } },
    },
  })
  with1.asks('dragon', 'attack')
  with1.play('attack spearman middle 1.2', 'attack spearman middle 1.3')
  with1.has({ 'sections.middle.rest.dragon.spearman': 1 })
  const pool = winter({
    sections: { middle: { wall: 3, hordes: ['HOR-2/middle'], rest: { dragon: { spearman: 3 } } } },
  })
  assert.ok(!/attack/.test(pool.asked()))
  // Another Soldier on a Horde leads nobody.
  const on: Words = { sections: { middle: { hordes: [horde('HOR-2/middle', { 1: spearman('dragon') })], wall: 3 } } }
  const soldier = winter({ sections: { middle: { ...on.sections!.middle, rest: { dragon: { spearman: 3 } } } } })
  assert.ok(!/attack/.test(soldier.asked()))
  const other = winter({
    sections: {
      middle: { wall: 3, hordes: ['HOR-2/middle'], rest: { dragon: { spearman: 3 } } },
      left: { rest: { dragon: { bannerman: 1 } } },
    },
  })
  assert.ok(!/attack/.test(other.asked()), 'nothing to attack where it is')
})

rule(['GK-36', 'GK-37'], 'it may be declined, with one Attack too; players act in Tea order', () => {
  const rest = { dragon: { bannerman: 1 }, snake: { bannerman: 1, spearman: 1 } }
  const words: Words = {
    tea: ['snake', 'dragon', 'monkey'],
    sections: { middle: { wall: 3, hordes: ['HOR-2/middle'], rest } },
  }
  const t = winter(words).asks('snake', 'attack').play('attack spearman middle 1.1', 'stop')
  t.asks('dragon', 'attack').play('stop')
  t.has({ 'sections.middle.rest.dragon.bannerman': 1, 'sections.middle.rest.snake.bannerman': 1 })
})

const ARCHER_AND_BANNERMAN = {
  wall: 3,
  hordes: ['HOR-2/middle'],
  firing: { dragon: { archer: 1 } },
  rest: { dragon: { bannerman: 1 } },
}

rule('GK-37', 'an Archer on a Firing spot may shoot once for it, and again in the Shooting step', () => {
  const t = winter({ sections: { middle: ARCHER_AND_BANNERMAN } })
  t.asks('dragon', 'attack').play('shoot archer middle', 'wound middle 1.1')
  t.asks('dragon', 'attack').refuses({ 'shoot archer middle': 'GW-ATTACK-12' }).play('stop')
  t.asks('dragon', 'shoot')
    .play('wound middle 1.2')
    .has({ 'sections.middle.hordes.0.spots': wounds(1, 2) })
})

rule(
  ['GK-36', 'XP-TIM-15'],
  'it comes after the rules and the window of the start of Winter, before the shooting',
  () => {
    const t = winter({
      sections: { middle: ARCHER_AND_BANNERMAN },
      players: { ...QUIET, dragon: { ...NONE, ...WATCH } },
    })
    t.asks('dragon', 'tactic').play('pass').asks('dragon', 'attack').play('stop').asks('dragon', 'shoot')
  },
)

rule('GK-38', 'it takes Shame, becomes an Overseer, marches, is saved and protects like any Soldier', () => {
  const shame = position(
    {
      phase: 'assault',
      sections: { middle: { hordes: ['HOR-4/middle'] } },
      players: QUIET,
      ...khan({ section: 'right' }),
    },
    KHAN,
  ).asks('dragon', 'shame')
  shame.play('shame bannerman').has({ 'players.dragon.shamed.bannerman': 1, 'players.dragon.free.bannerman': 0 })
  const protects = position(
    {
      phase: 'assault',
      time: 1,
      sections: { middle: { hordes: [horde('HOR-4/middle', { 1: bannerman('dragon') })] } },
      players: { ...QUIET, dragon: holding({ chi: 2 }) },
      ...khan({ section: 'right' }),
    },
    KHAN,
  )
  protects.asks('snake', 'shame').play('shame spearman').play('shame spearman')
  protects.asks('dragon', 'save', ['save dragon bannerman', 'stop']).play('save dragon bannerman')
  protects.has({ 'sections.middle.rest.dragon.bannerman': 1, 'players.dragon.shamed.spearman': 0 })
  const overseer = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { quarry: { dragon: 1, snake: 2 } },
      players: { ...QUIET, dragon: holding({ wood: 9, stone: 9, gold: 9 }) },
      ...khan({ section: 'right' }),
    },
    KHAN,
  ).play('gather', 'gather')
  assert.ok(overseer.offers('overseer bannerman quarry'), overseer.options().join())
  const logistics = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { logistics: { dragon: 1, snake: 2 } },
      sections: { left: { rest: { dragon: { bannerman: 1 } } } },
      players: QUIET,
      ...khan({ section: 'right' }),
    },
    KHAN,
  ).asks('dragon', 'march')
  logistics.play('march left>middle')
  while (/march/.test(logistics.asked())) logistics.play(logistics.options()[0]!)
  logistics.has({ 'sections.middle.rest.dragon.bannerman': 1 })
})

rule('GK-38', 'for cards it is neither a Spearman nor a Horseman', () => {
  const { box } = position({ players: QUIET, ...khan({ section: 'right' }) }, KHAN).table
  assert.deepEqual(box.soldiers.find(({ id }) => id === 'bannerman')!.words, ['bannerman', 'soldier'])
  // GEN-07 counts melee Soldiers of an Attack.
  const attack = (unit: string) =>
    position(
      {
        phase: 'turn',
        turn: 'dragon',
        track: { 1: { by: 'dragon', card: 'attackOrder' } },
        sections: { left: { hordes: ['HOR-4/left'], rest: { dragon: { [unit]: 1 } } } },
        players: { ...QUIET, dragon: { general: 'GEN-07', supporting: ['ADV-01', 'ADV-02'] } },
        ...khan({ section: 'right' }),
      },
      KHAN,
    )
      .play(`attack ${unit} left 1.1`)
      .words('players.dragon.honorFrom.abilities')
  assert.deepEqual([attack('spearman'), attack('bannerman')], [2, 0])
})

card('GKA-1', 'the Bannerman costs 2 less; each time he attacks, 2 Honor', () => {
  const mine = { ...holding({ gold: 1 }), active: ['GKA-1'] }
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { barracks: { dragon: 1, snake: 2 } },
      sections: { left: { hordes: ['HOR-2/left'] } },
      players: { ...QUIET, dragon: mine },
      ...khan({ section: 'right' }),
    },
    KHAN,
  )
  t.asks('dragon', 'recruit').play('recruit bannerman', 'attack bannerman left 1.1')
  t.has({ 'players.dragon.resources.gold': 0, 'players.dragon.honorFrom.abilities': 2 })
  // In Winter it is one Attack, and without him in it nothing comes.
  const attack = (keys: readonly string[]) =>
    winter({
      sections: { middle: { wall: 3, hordes: ['HOR-2/middle'], rest: { dragon: { bannerman: 1, spearman: 2 } } } },
      players: { ...QUIET, dragon: { ...NONE, active: ['GKA-1'] } },
    })
      .play(...keys)
      .words('players.dragon.honorFrom.abilities')
  assert.equal(attack(['attack bannerman middle 1.1', 'attack spearman middle 1.2']), 2)
  assert.equal(attack(['attack spearman middle 1.1', 'attack spearman middle 1.2']), 0)
  assert.equal(
    position({ players: { ...QUIET, dragon: mine }, ...khan() }, KHAN).view('dragon').players[0]!.prices!.changes[
      'recruit:bannerman'
    ].by,
    -2,
  )
})

rule('GK-44', 'automata have none and lead nobody', () => {
  const solo = position(
    { phase: 'winter', players: { dragon: NONE }, ...khan({ section: 'right' }) },
    { mode: 'solo', seats: 1, expansions: ['genghisKhan'] },
  )
  solo.has({ 'players.qin.free.bannerman': 0, 'players.reed.free.bannerman': 0 })
  assert.ok(spearman('dragon'))
})
