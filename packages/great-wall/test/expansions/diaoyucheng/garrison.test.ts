import assert from 'node:assert/strict'
import { card, rule } from '../../table.ts'
import { horde } from '../../pieces.ts'
import { at, atWork, fortress, fortressOf, NONE, RICH } from './stage.ts'

/* AC-SD-07 to -12, -18 to -23: who comes into the Fortress, and how its Defense rises. */

const dragon = (more: object) => ({ players: { dragon: { ...NONE, ...more } } })
const BARRACKS = { barracks: { dragon: 2, snake: 1 } }
const OPEN = { sections: { left: { hordes: [horde('CHO-1/left')] } } }

rule(
  ['AC-SD-07', 'AC-SD-08', 'XDP-26', 'XRUL-86'],
  'an Archer who is recruited in the Barracks may go into the Fortress for 1 Wood more, and shoots at nobody',
  () => {
    const t = atWork(BARRACKS, { ...OPEN, ...dragon({ resources: RICH }) })
    t.play('recruit archer', 'recruit archer')
    while (t.asked() === 'dragon: pay') t.play(t.options()[0]!)
    t.asks('dragon', 'deploy')
    const before = t.words('players.dragon.resources.wood') as number
    t.play('fortress recruit')
    t.has({ 'players.dragon.resources.wood': before - 1, 'players.dragon.free.archer': 3 })
    assert.deepEqual(fortressOf(t).archers, [0])
    assert.deepEqual(t.told('fortressManned'), [{ kind: 'fortressManned', seat: 0, from: 'pool' }])
    assert.equal(t.told('wounded').length, 0)
    // The other Archer may go elsewhere.
    assert.ok(t.offers('fortress recruit', 'rest archer left'))
    t.play('rest archer left')
    assert.equal(fortressOf(t).archers.length, 1)
  },
)

rule(['AC-SD-07', 'AC-SD-08'], 'not without a free Firing spot, not without Wood, whoever is there', () => {
  const full = atWork(BARRACKS, {
    ...dragon({ resources: RICH }),
    ...fortress({ archers: ['snake', 'snake', 'monkey'] }),
  })
  full.play('recruit archer', 'stop').refuses({ 'fortress recruit': 'AC-SD-07' })
  assert.deepEqual(full.factsOf('fortress recruit'), { kind: 'fortressFull', n: 3 })
  const archer = atWork(BARRACKS, dragon({ resources: RICH }))
    .play('recruit archer', 'stop')
    .words('players.dragon.resources') as Record<string, number>
  const price = Object.fromEntries(Object.entries(RICH).map(([name, n]) => [name, n - archer[name]!]))
  const poor = atWork(BARRACKS, dragon({ resources: price })).play('recruit archer')
  poor.refuses({ 'fortress recruit': 'GW-CORE-05' })
  assert.deepEqual(poor.factsOf('fortress recruit'), { kind: 'lacks', resource: 0, has: 0, needs: 1 })
})

rule('AC-SD-10', 'only Archers enter: a Spearman of the Barracks has no such choice', () => {
  const t = atWork(BARRACKS, dragon({ resources: RICH }))
    .play('recruit spearman', 'stop')
    .asks('dragon', 'deploy')
  assert.ok(t.offers('rest spearman left') && !t.offers('fortress recruit'))
})

rule('AC-SD-10', 'only the Barracks send recruits there: what a card recruits goes to the sections', () => {
  // Mobilization recruits without the Barracks.
  const t = at('turn', {
    turn: 'dragon',
    track: { 1: { by: 'dragon', card: 'mobilization' } },
    ...dragon({ resources: RICH }),
  })
  t.skip('recruit').play('recruit archer')
  while (t.asked() !== 'dragon: deploy') t.play(t.offers('stop') ? 'stop' : t.options()[0]!)
  assert.ok(t.offers('rest archer left') && !t.offers('fortress recruit'))
})

const ARCHERS = {
  sections: {
    left: { wall: 1, firing: { dragon: { archer: 1 } } },
    middle: { rest: { dragon: { archer: 1, spearman: 2 }, snake: { archer: 1 } } },
  },
}

rule(
  ['AC-SD-09', 'XDP-27', 'AC-SD-21'],
  'a Clerk in the Logistics Center sends an own Archer from anywhere for 1 Wood instead of a move',
  () => {
    const t = atWork({ logistics: { dragon: 3 } }, { ...ARCHERS, ...dragon({ resources: { wood: 2 } }) })
    t.asks('dragon', 'march')
    assert.ok(t.offers('fortress firing left', 'fortress rest middle', 'stop'))
    t.refuses({
      'fortress rest left': 'AC-SD-09',
      'fortress firing middle': 'AC-SD-09',
      'fortress rest right': 'AC-SD-09',
    })
    assert.deepEqual(t.factsOf('fortress rest right'), { kind: 'noArcherThere', section: 2, from: 'rest' })
    t.play('fortress firing left')
    t.has({ 'players.dragon.resources.wood': 1, 'sections.left.firing.dragon.archer': 0 })
    t.play('fortress rest middle')
    t.has({ 'players.dragon.resources.wood': 0, 'sections.middle.rest.dragon.archer': 0 })
    assert.deepEqual(fortressOf(t).archers, [0, 0])
    // Two Clerks have worked; the third may still move, but there is nobody left to send.
    t.asks('dragon', 'march').refuses({ 'fortress rest middle': 'AC-SD-09' })
  },
)

rule(['AC-SD-09', 'AC-SD-21'], 'each pays with own Wood, and only while there is a spot', () => {
  const none = atWork({ logistics: { dragon: 1 } }, { ...ARCHERS, players: { snake: { ...NONE, resources: RICH } } })
  none.refuses({ 'fortress firing left': 'GW-CORE-05' })
  const full = atWork(
    { logistics: { dragon: 1 } },
    { ...ARCHERS, ...dragon({ resources: RICH }), ...fortress({ archers: ['snake', 'snake', 'monkey'] }) },
  )
  full.refuses({ 'fortress firing left': 'AC-SD-07', 'fortress rest middle': 'AC-SD-07' })
})

rule('AC-SD-23', 'moves of the Logistics Center take nobody out of the Fortress', () => {
  const t = atWork(
    { logistics: { dragon: 1 } },
    { ...fortress({ archers: ['dragon'] }), ...dragon({ resources: RICH }) },
  )
  // Nobody of the dragon is in a section: there is nothing to move.
  assert.ok(t.asked() !== 'dragon: march')
  assert.deepEqual(fortressOf(t).archers, [0])
})

rule(['AC-SD-11', 'AC-SD-12'], 'Archers in the Fortress attack by no card: not by Attack Order', () => {
  const order = (more: object) =>
    at('turn', { turn: 'dragon', track: { 1: { by: 'dragon', card: 'attackOrder' } }, ...OPEN, ...more })
  const t = order(fortress({ archers: ['dragon'] }))
  // The question of Attack Order does not come up: Winter does.
  t.skip('fortressShot')
  assert.equal(t.told('attacked').length + t.told('notPossible').length, 0)
  // One on the Wall does.
  const wall = { sections: { left: { ...OPEN.sections.left, wall: 1, firing: { dragon: { archer: 1 } } } } }
  assert.equal(order(wall).skip('attack').asked(), 'dragon: attack')
})

const BUILDERS = { builders: { dragon: 3 } }

rule(
  ['XTV-41', 'AC-SD-18', 'AC-SD-19', 'XDP-29'],
  'a Clerk of the Builders raises the Defense for 3 own Resources: no Honor, nothing reclaimed, nothing from the Warehouse',
  () => {
    const t = atWork(
      { builders: { dragon: 2 } },
      {
        ...fortress({ defense: 5 }),
        warehouse: { wood: 3 },
        ...dragon({ resources: { wood: 2, stone: 3, gold: 1 }, discarded: ['economy'] }),
      },
    )
    t.asks('dragon', 'build').play('raise defense').asks('dragon', 'build').play('raise defense')
    t.has({
      'players.dragon.resources': { wood: 0, stone: 0, gold: 0, chi: 0 },
      'players.dragon.honor': 0,
      'players.dragon.discarded': ['economy'],
      warehouse: { wood: 3, stone: 0, gold: 0 },
    })
    assert.equal(fortressOf(t).defense, 7)
    assert.deepEqual(
      t.told('fortressRaised').map(({ defense }) => defense),
      [6, 7],
    )
  },
)

rule(['AC-SD-18', 'AC-SD-21'], 'Chi does not pay, nor does the Warehouse, nor anybody else', () => {
  const t = atWork(BUILDERS, {
    warehouse: { wood: 9 },
    players: { dragon: { ...NONE, resources: { wood: 2, chi: 9 } }, snake: { ...NONE, resources: RICH } },
  })
  t.asks('dragon', 'build').refuses({ 'raise defense': 'GW-CORE-05' })
  assert.deepEqual(t.factsOf('raise defense'), { kind: 'costsMixed', needs: 3, has: 2 })
})

rule(['AC-SD-18', 'XDP-29'], 'which types is the payer’s choice; a Wall may be built with the other Clerks', () => {
  const t = atWork(BUILDERS, { ...dragon({ resources: { wood: 6, stone: 6, gold: 6 } }) })
  t.play('raise defense', 'wall left', 'stop').asks('dragon', 'pay')
  t.play('pay 0 wood', 'pay 2 stone')
  t.has({ 'players.dragon.resources': { wood: 6, stone: 4, gold: 0, chi: 0 }, 'players.dragon.honor': 5 })
})

rule('AC-SD-20', 'the Defense cannot exceed the top of its track, with what is planned', () => {
  const t = atWork(BUILDERS, { ...fortress({ defense: 11 }), ...dragon({ resources: RICH }) })
  t.play('raise defense').refuses({ 'raise defense': 'AC-SD-20' })
  assert.deepEqual(t.factsOf('raise defense'), { kind: 'defenseAtTop', n: 12 })
})

rule(['AC-SD-10', 'AC-SD-18'], 'a card that builds raises no Defense', () => {
  // Work Harder builds without the Encampment.
  const t = at('turn', {
    turn: 'dragon',
    track: { 1: { by: 'dragon', card: 'workHarder' } },
    ...dragon({ resources: RICH }),
  })
  t.skip('build')
  assert.equal(t.asked(), 'dragon: build')
  assert.ok(t.offers('wall left') && !t.offers('raise defense'))
})

card(
  'SCN-5',
  'the Fortress has 3 Firing spots, an Archer costs 1 Wood, 1 Defense costs 3 Resources, the track ends at 12',
  () => {
    const { spots, top, prices } = fortressOf(at('fall'))
    assert.deepEqual([spots, top, prices], [3, 12, { archer: 1, raise: 3 }])
  },
)
