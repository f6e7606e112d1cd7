import assert from 'node:assert/strict'
import { ROCKET_IDS } from '../../../src/expansions/black-powder/field/rows.ts'
import { cardText, texts } from '../../../src/text/index.ts'
import { Reader } from '@wanli/test-kit'
import { attackOrder, horde, spearman, wounds } from '../../pieces.ts'
import { card, newGame, type PlayerWords, rule, type TestTable, type Words } from '../../table.ts'
import { BP, builders, field, fieldOf, NONE, QUIET, reads } from './stage.ts'

const ONE: Words = { sections: { left: { hordes: ['HOR-2/left', 'HOR-3/left'] } } }
const has = (advisor: string, player: PlayerWords = {}): PlayerWords => ({ ...player, active: [advisor] })
const rockets = (...first: readonly string[]) => [...first, ...ROCKET_IDS.filter((id) => !first.includes(id))]

/** The dragon builds a machine left, with this card, and shoots at the first Horde. */
const shooting = (key: string, advisor: string, resources: object, words: Words = ONE): TestTable =>
  builders(1, has(advisor, { resources }), words).play(`machine ${key} left`)

card(
  ['BPA-1', 'GWXC-VOC-05'],
  'Powder Alchemist: 2 Honor after the first Shot of a turn, kills and Shame included',
  () => {
    const words: Words = { sections: { left: { hordes: [horde('HOR-2/left', { 1: spearman('snake') })] } } }
    const t = shooting('ballista', 'BPA-1', { wood: 4 }, words).play('shoot ballista left 1')
    // Not before the pattern is laid, nor before the Shame.
    t.has({ 'players.dragon.honor': 4 }).play('lay ballista 1.2', 'pass')
    t.asks('dragon', 'shame').has({ 'players.dragon.honor': 4 }).play('shame archer').has({ 'players.dragon.honor': 6 })
    assert.deepEqual(t.told('abilityUsed'), [{ kind: 'abilityUsed', seat: 0, card: 'BPA-1', rule: 0 }])
    // A second Shot of the same turn brings none.
    const twice = builders(2, has('BPA-1', { resources: { wood: 8 } }), ONE).play(
      'machine ballista left',
      'machine ballista left',
    )
    twice.play('shoot ballista left 1', 'lay ballista 1.1').has({ 'players.dragon.honor': 10 })
    twice.play('shoot ballista left 1', 'lay ballista 1.1').has({ 'players.dragon.honor': 10 })
    // Shots of others are not his.
    const other = builders(
      1,
      { resources: { wood: 4 } },
      { ...ONE, players: { snake: { general: null, active: ['BPA-1'] } } },
    )
    other.play('machine ballista left', 'shoot ballista left 1', 'lay ballista 1.2').has({ 'players.snake.honor': 0 })
  },
)

card(
  ['BPA-2', 'GWXC-VOC-29', 'GWXC-VOC-30'],
  'Foundry Master: machines cost 2 less, of the types that the builder likes; Shots 1 less',
  () => {
    const cannon = builders(1, has('BPA-2', { resources: { wood: 2, stone: 3 } }), ONE).play('machine cannon left')
    // 2 of the printed 2 Wood and 2 Stone are due.
    cannon.asks('dragon', 'pay', ['pay 0 wood', 'pay 1 wood', 'pay 2 wood']).play('pay 1 wood')
    cannon.has({ 'players.dragon.resources': { wood: 1, stone: 2, gold: 0, chi: 0 }, 'players.dragon.honor': 4 })
    cannon.play('shoot cannon left 1').has({ 'players.dragon.resources.stone': 1 })
    // What is left is enough for a Shot at the changed price.
    const last = builders(1, has('BPA-2', { resources: { wood: 2, stone: 1 } }), ONE).play('machine cannon left')
    last.play('pay 2 wood', 'shoot cannon left 1').has({ 'players.dragon.resources.stone': 0 })
    // Only the printed types pay.
    const gold = builders(1, has('BPA-2', { resources: { gold: 9 } }), ONE)
    gold.refuses({ 'machine cannon left': 'GW-CORE-05', 'machine ballista left': 'GW-CORE-05' })
    assert.deepEqual(gold.factsOf('machine cannon left'), { kind: 'costsMixed', needs: 2, has: 0 })
    gold.play('machine rocket left').has({ 'players.dragon.resources.gold': 7 })
    // A Rocket's Shot is free then, and a Ballista's costs no less than nothing.
    gold.play('shoot rocket left 1').has({ 'players.dragon.resources.gold': 7, 'players.dragon.honor': 6 })
    const ballista = builders(1, has('BPA-2', { resources: { wood: 2 } }), ONE).play('machine ballista left')
    ballista.play('shoot ballista left 1', 'lay ballista 1.1').has({ 'players.dragon.resources.wood': 0 })
    // The Warehouse pays first, out of the changed price.
    const stored = builders(1, has('BPA-2', { resources: { wood: 2 } }), { ...ONE, warehouse: { stone: 1, gold: 4 } })
    stored.play('machine cannon left')
    stored.has({ 'warehouse.stone': 0, 'warehouse.gold': 4, 'players.dragon.resources.wood': 1 })
    const { buildMachine, shot } = ballista.view('dragon').players[0]!.prices!.changes
    assert.deepEqual([buildMachine.by, shot.by], [-2, -1])
  },
)

card(
  ['BPA-3', 'GWXC-VOC-06'],
  'Tower Captain: 1 Resource for the first Spearman in a Tower each turn, before its Shot',
  () => {
    const words: Words = { ...ONE, ...field({ machines: { left: ['rocket'] } }) }
    const t = builders(2, has('BPA-3', { resources: { gold: 15 } }), words).play(
      'wall left',
      'wall left',
      'tower 0 left',
    )
    t.asks('dragon', 'ability', ['use BPA-3', 'pass']).play('use BPA-3')
    t.asks('dragon', 'gain').play('take wood')
    // It may pay for the Shot that follows.
    t.asks('dragon', 'shot', ['shoot rocket left 1', 'shoot rocket left 2', 'decline']).play('shoot rocket left 1')
    t.has({ 'players.dragon.resources.wood': 0 })
    t.asks('dragon', 'tower').play('tower 1 left')
    assert.ok(!t.table.prompts.includes('ability'))
    // Towers that others take are not his.
    const other = builders(
      1,
      { resources: { gold: 6 } },
      { ...words, players: { snake: { general: null, active: ['BPA-3'] } } },
    )
    other.play('wall left', 'tower 0 left').asks('dragon', 'shot')
    assert.deepEqual(other.told('abilityUsed'), [])
  },
)

card(
  ['BPA-4', 'GWXC-VOC-04'],
  'Fire Lancer: for an Attack with special soldiers a Wound there and 1 Honor, once per turn',
  () => {
    const attack = (unit: 'flamethrower' | 'spearman', n = 1): TestTable =>
      attackOrder(
        {
          sections: {
            left: { hordes: ['HOR-5/left', 'HOR-2/left'], rest: { dragon: { [unit]: n } } },
            middle: { hordes: ['HOR-3/left'] },
          },
          players: { ...QUIET, dragon: { ...NONE, active: ['BPA-4'] } },
        },
        BP,
      ).skip('attack')
    const t = attack('flamethrower').play('attack flamethrower left 1.1')
    t.asks('dragon', 'ability', ['use BPA-4', 'pass']).play('use BPA-4')
    // In that section, on any Horde of it.
    assert.equal(t.asked(), 'dragon: wound')
    assert.ok(t.optionsLike('wound').every((key) => key.startsWith('wound left')))
    assert.ok(t.offers('wound left 2.1'))
    const honor = t.words('players.dragon.honor') as number
    t.play('wound left 2.1').has({ 'sections.left.hordes.1.spots': wounds(1), 'players.dragon.honor': honor + 1 })
    // A Spearman is no special soldier.
    const spear = attack('spearman').play('attack spearman left 1.1')
    assert.ok(!spear.table.prompts.includes('ability'))
  },
)

card(['BPA-5'], 'Fortifier: each time Walls are built a Barricade for free', () => {
  const t = builders(1, has('BPA-5', { resources: { gold: 5 } })).play('wall left')
  t.asks('dragon', 'build').play('barricade middle').has({ 'sections.middle.barricades': 1, 'players.dragon.honor': 7 })
  t.asks('dragon', 'tower')
  // With machines alone there is none.
  const machine = builders(1, has('BPA-5', { resources: { wood: 4 } })).play('machine ballista left')
  assert.ok(!machine.table.prompts.includes('build'))
})

card(
  ['BPA-6', 'GWXC-VOC-25', 'GWXC-VOC-05'],
  'Range Finder: a Rocket card is drawn again or shifted by a column',
  () => {
    const start = () =>
      shooting('rocket', 'BPA-6', { gold: 5 }, { ...ONE, ...field({ rockets: rockets('ROC-3', 'ROC-5') }) }).play(
        'shoot rocket left 1',
      )
    // Paid and drawn, but nothing is hit yet.
    const t = start().asks('dragon', 'aim', ['aim again', 'aim left', 'aim right', 'decline'])
    t.has({ 'players.dragon.resources.gold': 0, 'sections.left.hordes.0.spots': {} })
    assert.equal(fieldOf(t).shot!.rocket, 'ROC-3')
    assert.equal(t.about('card'), 'ROC-3')
    assert.equal(reads(t), 'Shot at Infantry with Western Flank: do you correct the aim?')
    t.play('aim again').has({ 'sections.left.hordes.0.spots': wounds(2, 3, 4, 5) })
    assert.deepEqual(fieldOf(t).used, ['ROC-5', 'ROC-3'])
    // Columns 1 to 3 of the top row become 2 to 4, or 1 and 2: what leaves the grid is lost.
    start()
      .play('aim right')
      .has({ 'sections.left.hordes.0.spots': wounds(1, 2, 3) })
    const left = start()
      .play('aim left')
      .has({ 'sections.left.hordes.0.spots': wounds(1) })
    assert.equal(left.told('shotLaid')[0]!.cells.length, 2)
    start()
      .play('decline')
      .has({ 'sections.left.hordes.0.spots': wounds(1, 2) })
    // The other one stands: he is not asked again.
    assert.ok(!start().play('aim again').table.prompts.includes('aim'))
  },
)

card(
  ['BPA-6', 'XP-GEN-08'],
  'Range Finder: another card is another, even if the deck has to be shuffled for it',
  () => {
    for (let seed = 0; seed < 5; seed++) {
      const used = ROCKET_IDS.filter((id) => id !== 'ROC-3')
      const t = shooting('rocket', 'BPA-6', { gold: 5 }, { ...ONE, ...field({ rockets: ['ROC-3'], used }) })
      t.play('shoot rocket left 1', 'aim again')
      assert.notEqual(fieldOf(t).used[0], 'ROC-3')
      assert.deepEqual([fieldOf(t).rockets, fieldOf(t).used.length], [6, 2])
    }
  },
)

card(['BPA-6', 'GWXC-VOC-25'], 'Range Finder: of another Shot one cell moves to a neighbouring one', () => {
  const t = shooting('ballista', 'BPA-6', { wood: 4 }).play('shoot ballista left 1')
  t.asks('dragon', 'pattern').play('lay ballista 1.2')
  t.asks('dragon', 'aimCell', ['move 1.2>1.1', 'move 1.2>1.3', 'move 2.2>2.1', 'move 2.2>2.3', 'decline'])
  t.play('move 2.2>2.3').has({ 'sections.left.hordes.0.spots': wounds(1, 4) })
  const edge = shooting('cannon', 'BPA-6', { wood: 2, stone: 4 }).play('shoot cannon left 1', 'lay cannon 1.1')
  // Not out of the grid, and not onto a cell that is marked already.
  edge.asks('dragon', 'aimCell', ['move 1.1>2.1', 'move 1.2>2.2', 'move 1.3>1.4', 'move 1.3>2.3', 'decline'])
  edge.play('decline').has({ 'sections.left.hordes.0.spots': wounds(1, 2) })
  // Without the card nobody is asked.
  const plain = builders(1, { resources: { wood: 4 } }, ONE).play(
    'machine ballista left',
    'shoot ballista left 1',
    'lay ballista 1.2',
  )
  assert.ok(!plain.table.prompts.includes('aimCell'))
})

rule(['BPA-1', 'BPA-2', 'BPA-3', 'BPA-5', 'BPA-6'], 'the cards say in both languages what they do', () => {
  const { box } = newGame(BP).table
  const reader = new Reader(texts, /[a-z][A-Z]/)
  const said = (id: string, language: 'en' | 'es') =>
    cardText(id, box)
      .map((message) => reader.read(message)[language])
      .join(' ')
  assert.match(said('BPA-1', 'en'), /When you have shot with a War Machine/)
  assert.match(said('BPA-2', 'en'), /Each War Machine .*2 Resources less/)
  assert.match(said('BPA-6', 'en'), /Before a Shot of yours is resolved/)
  assert.match(said('BPA-6', 'es'), /Antes de resolver un Disparo tuyo/)
  assert.match(said('BPM-2', 'en'), /Built for 2 Wood and 2 Stone: 4 Honor. A Shot costs 2 Stone and gives 1 Honor/)
  assert.match(said('BPM-1', 'en'), /A Shot is free\./)
  assert.match(said('BPM-1', 'es'), /Un Disparo es gratis\./)
  assert.match(said('BPM-2', 'es'), /Un Disparo cuesta 2 Piedra y da 1 de Honor\./)
  assert.match(said('BPM-3', 'es'), /Un Disparo cuesta 1 Recurso de cualquier tipo y da 2 de Honor/)
  assert.match(said('SHT-1', 'en'), /both cells of a column/)
  assert.match(said('SHT-2', 'en'), /three cells side by side/)
  assert.match(said('ROC-7', 'en'), /top row, column 3 and bottom row, column 4/)
  assert.match(said('BPT', 'en'), /2 Honor .* 1 Shame/)
})
