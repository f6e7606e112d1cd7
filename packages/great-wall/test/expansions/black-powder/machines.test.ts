import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { shown } from '@wanli/kernel/laws'
import { destroyMachines } from '../../../src/expansions/black-powder/field/machines.ts'
import { machinesOf } from '../../../src/expansions/black-powder/field/rows.ts'
import { STANDARD_BOX } from '../../../src/expansions/own-numbers.ts'
import { whyMessage } from '../../../src/text/index.ts'
import { assault, horde, wounds } from '../../pieces.ts'
import { card, decision, rule } from '../../table.ts'
import { BP, builders, field, fieldOf, QUIET, reads } from './stage.ts'

const RICH = { resources: { wood: 12, stone: 12, gold: 12 } } as const

decision(
  ['XDP-08', 'BP-WM-01', 'BP-WM-02'],
  'each Clerk in the Builders may build a machine that lies beside the board, where there is room, for 4 Honor',
  () => {
    const words = field({ machines: { left: ['ballista', 'cannon'], middle: ['cannon'] } })
    const t = builders(2, RICH, words).asks('dragon', 'build')
    assert.deepEqual(
      t.optionsLike('machine').toSorted(),
      ['ballista', 'rocket'].flatMap((key) => [`machine ${key} middle`, `machine ${key} right`]).toSorted(),
    )
    t.refuses({
      'machine ballista left': 'BP-WM-01',
      'machine cannon right': 'BP-WM-02',
    })
    assert.deepEqual(t.factsOf('machine ballista left'), { kind: 'machinesFull', section: 0, n: 2 })
    assert.deepEqual(t.factsOf('machine cannon right'), { kind: 'noMachineLeft', card: 'BPM-2' })
    const why = (key: string) => whyMessage(t.factsOf(key), t.table.box)?.key
    assert.equal(why('machine ballista left'), 'why.machinesFull')
    assert.equal(why('machine cannon right'), 'why.noMachineLeft')
    // What is planned counts: one Ballista was left, and the middle has no more room.
    t.play('machine ballista middle').refuses({
      'machine ballista right': 'BP-WM-02',
      'machine rocket middle': 'BP-WM-01',
    })
    assert.deepEqual(t.optionsLike('machine'), ['machine rocket right'])
    t.has({ 'players.dragon.honor': 0, 'extras.blackPowder.machines.middle': ['cannon'] })
    t.play('machine rocket right')
    t.has({
      'players.dragon.honor': 8,
      'players.dragon.resources': { wood: 8, stone: 12, gold: 8, chi: 0 },
      'extras.blackPowder.machines': {
        left: ['ballista', 'cannon'],
        middle: ['cannon', 'ballista'],
        right: ['rocket'],
      },
    })
    assert.deepEqual(
      t.told('machineBuilt').map(({ machine, section }) => [machine, section]),
      [
        ['BPM-1', 1],
        ['BPM-3', 2],
      ],
    )
    // Nobody need build: the Clerk may do nothing.
    builders(1, RICH, words).play('stop').has({ 'players.dragon.honor': 0 })
  },
)

rule(['BP-WM-02', 'GW-BUILD-05'], 'what a machine in the plan brings is in what is said of the next piece', () => {
  const t = builders(2, { resources: { wood: 12 } }).asks('dragon', 'build')
  const said = () => t.view('dragon').sections[0]!.built.barricade!.honor
  assert.equal(said(), 2)
  t.play('machine ballista middle')
  assert.equal(said(), 4 + 2)
  for (let i = 0; i < 4; i++) assert.equal(shown({ table: t.table, dice: new Dice(`shown ${i}`) }), undefined)
  t.play('barricade left').has({ 'players.dragon.honor': 4 + 2 })
})

rule('BP-WM-01', 'machines give no Defense, are no Barricades, and belong to nobody', () => {
  const defense = (words: object) => {
    const t = assault({ ...field(words), sections: { left: { wall: 1, hordes: ['HOR-2/left'] } }, players: QUIET }, BP)
    const { defense: sum, barricades } = t.view().sections[0]!
    return [sum, barricades]
  }
  assert.deepEqual(defense({ machines: { left: ['cannon', 'rocket'] } }), defense({}))
  // Of the same type, too, and whoever has built it: the snake shoots with what the dragon has placed.
  const two = builders(1, RICH, field({ machines: { left: ['cannon'] } }))
  two.play('machine cannon left').has({ 'extras.blackPowder.machines.left': ['cannon', 'cannon'] })
  assert.equal('seat' in fieldOf(two).types[0]!, false)
})

card(
  ['BPM-1', 'BPM-2', 'BPM-3', 'BP-WM-03'],
  'Ballista 4 Wood, Cannon 2 Stone and 2 Wood, Rocket Launcher 4 Gold',
  () => {
    const prices = { ballista: { wood: 4 }, cannon: { wood: 2, stone: 2 }, rocket: { gold: 4 } } as const
    for (const [key, resources] of Object.entries(prices)) {
      const t = builders(1, { resources }).asks('dragon', 'build')
      const offered = t.optionsLike('machine').map((option) => option.split(' ')[1])
      assert.deepEqual([...new Set(offered)], [key])
      t.play(`machine ${key} left`)
      t.has({ 'players.dragon.resources': { wood: 0, stone: 0, gold: 0, chi: 0 }, 'players.dragon.honor': 4 })
    }
    // Resources of other types do not do, and the reason names them.
    const gold = builders(1, { resources: { gold: 3, stone: 9, wood: 3 } })
    gold.refuses({ 'machine rocket left': 'GW-CORE-05', 'machine ballista left': 'GW-CORE-05' })
    assert.deepEqual(gold.factsOf('machine rocket left'), {
      kind: 'workCosts',
      costs: [0, 0, 4],
      has: [3, 9, 3],
      stored: [0, 0, 0],
      more: false,
    })
    assert.ok(gold.offers('machine cannon left'))
    assert.deepEqual(
      machinesOf(STANDARD_BOX).map(({ models, honor }) => [models, honor]),
      [
        [2, 0],
        [2, 1],
        [2, 2],
      ],
    )
  },
)

rule(['BP-WM-03', 'GW-BUILD-04'], 'what the Warehouse holds of these types goes first', () => {
  const t = builders(1, { resources: { wood: 3, gold: 5 } }, { warehouse: { wood: 2, gold: 3 } }).play(
    'machine ballista left',
  )
  t.has({
    'players.dragon.resources': { wood: 1, stone: 0, gold: 5, chi: 0 },
    warehouse: { wood: 0, stone: 0, gold: 3 },
  })
  assert.deepEqual(t.told('fromWarehouse'), [{ kind: 'fromWarehouse', counts: [2, 0, 0] }])
  // It may pay it all.
  builders(1, {}, { warehouse: { wood: 4 } })
    .play('machine ballista left')
    .has({ 'players.dragon.honor': 4 })
})

decision(
  ['XDP-13', 'BP-WM-04'],
  'all builds are paid together; then Shots and Towers one by one, in the order of the player',
  () => {
    const words = { sections: { left: { hordes: ['HOR-2/left'] }, right: { hordes: ['HOR-3/left'] } } }
    const t = builders(3, { resources: { wood: 8, stone: 9, gold: 5 } }, words)
    t.play('machine ballista left', 'wall right', 'machine cannon right')
    // 4 Wood, and 2 of each for the machines; of the 5 for the Wall the builder chooses.
    t.asks('dragon', 'pay').has({ 'players.dragon.honor': 0, 'sections.right.wall': 0 })
    t.play('pay 0 wood', 'pay 0 stone')
    t.has({ 'players.dragon.resources': { wood: 2, stone: 7, gold: 0, chi: 0 }, 'players.dragon.honor': 13 })
    const towers = ['tower 2 right', 'tower 3 right']
    t.asks('dragon', 'works', [...towers, 'shoot ballista left 1', 'shoot cannon right 1', 'decline'])
    assert.match(reads(t), /^A Spearman in a Tower, or a Shot: what comes next\?/)
    t.play('shoot cannon right 1', 'lay cannon 2.2')
    t.asks('dragon', 'works', [...towers, 'shoot ballista left 1', 'decline']).play('tower 2 right')
    // The Tower's own Shot comes at once; then what is left.
    t.asks('dragon', 'shot', ['shoot cannon right 1', 'decline']).refuses({ 'shoot ballista left 1': 'BP-WM-08' })
    t.play('decline').asks('dragon', 'shot', ['shoot ballista left 1', 'decline'])
    t.refuses({ 'shoot cannon right 1': 'BP-WM-08' })
  },
)

decision(['XDP-13', 'XDP-10', 'BP-WM-08'], 'what is not wanted is left, and with it all the rest', () => {
  const words = { sections: { left: { hordes: ['HOR-2/left'] } } }
  const t = builders(2, { resources: { wood: 8, gold: 5 } }, words).play('machine ballista left', 'wall left')
  while (t.table.prompts[0] === 'pay') t.play(t.options()[0]!)
  t.asks('dragon', 'works').play('decline')
  assert.ok(!t.table.prompts.some((prompt) => prompt === 'works' || prompt === 'shot' || prompt === 'tower'))
  t.has({ 'sections.left.hordes.0.spots': {}, 'extras.blackPowder.towers': {} })
})

rule(['BP-WM-02', 'BP-WM-08'], 'a machine just built shoots at once, if there is a Horde', () => {
  const built = (hordes: readonly string[]) =>
    builders(1, { resources: { wood: 4 } }, { sections: { left: { hordes: [...hordes] } } }).play(
      'machine ballista left',
    )
  built(['HOR-2/left']).asks('dragon', 'shot', ['shoot ballista left 1', 'decline'])
  const none = built([])
  assert.ok(!none.table.prompts.includes('shot'))
  const why = none.everythingTold().find(({ event }) => event.kind === 'notPossible')
  assert.equal(why?.event.kind === 'notPossible' && why.event.prompt, 'shot')
})

rule(['BP-WM-02', 'XP-INV-09'], 'what is destroyed lies beside the board and may be built again', () => {
  const t = builders(1, RICH, field({ machines: { left: ['cannon', 'cannon'] } }))
  t.refuses({ 'machine cannon right': 'BP-WM-02' })
  destroyMachines(t.table, 0)
  t.has({ 'extras.blackPowder.machines': {} })
  assert.deepEqual(
    fieldOf(t).types.map(({ beside }) => beside),
    [2, 2, 2],
  )
  assert.deepEqual(t.table.game.invariants(t.table.state, t.table.box), [])
  const again = builders(1, RICH, field({ machines: { middle: ['cannon'] } }))
  assert.ok(again.offers('machine cannon left'))
})

rule(
  ['BP-WM-04', 'BP-TOW-02'],
  'a Tower that a Wall level gives comes with the machines of that section, the new one too',
  () => {
    const words = { sections: { left: { hordes: [horde('HOR-2/left', wounds(1))] } } }
    const t = builders(2, { resources: { wood: 4, gold: 5 } }, words).play('machine ballista left', 'wall left')
    t.asks('dragon', 'works').play('tower 1 left')
    t.asks('dragon', 'shot', ['shoot ballista left 1', 'decline']).play('shoot ballista left 1', 'lay ballista 1.3')
    // The free Shot of the new machine is still to come.
    t.asks('dragon', 'shot', ['shoot ballista left 1', 'decline']).play('shoot ballista left 1', 'lay ballista 1.4')
    t.has({ 'sections.left.hordes.0.spots': wounds(1, 2, 3, 4, 5) })
  },
)
