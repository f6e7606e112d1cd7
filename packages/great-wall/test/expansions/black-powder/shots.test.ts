import assert from 'node:assert/strict'
import { machinesOf, ROCKET_IDS } from '../../../src/expansions/black-powder/field/rows.ts'
import { STANDARD_BOX } from '../../../src/expansions/own-numbers.ts'
import { activation, horde, horseman, spearman, wounds } from '../../pieces.ts'
import { card, decision, type PlayerWords, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { builders, field, fieldOf, NONE, QUIET } from './stage.ts'

type Spots = Parameters<typeof horde>[1]

const PRICES = { ballista: { wood: 4 }, cannon: { wood: 2, stone: 2 }, rocket: { gold: 4 } } as const
type Key = keyof typeof PRICES

/** The dragon has just built a machine left of the Horde there, and may shoot with it; he has this left, and 4 Honor. */
function gun(
  key: Key,
  spots: Spots = {},
  { resources = {}, ...dragon }: PlayerWords = {},
  words: Words = {},
  setup: SetupWords = {},
  target = 'HOR-2/left',
): TestTable {
  const { wood = 0, stone = 0, gold = 0, chi = 0 } = resources
  const price: { readonly wood?: number; readonly stone?: number; readonly gold?: number } = PRICES[key]
  const paid = {
    wood: wood + (price.wood ?? 0),
    stone: stone + (price.stone ?? 0),
    gold: gold + (price.gold ?? 0),
    chi,
  }
  return builders(
    1,
    { ...dragon, resources: paid },
    { ...words, sections: { left: { hordes: [horde(target, spots), 'HOR-5/left'] }, ...words.sections } },
    setup,
  )
    .play(`machine ${key} left`)
    .asks('dragon', 'shot')
}

// HOR-2 has Vital spots in columns 2 to 4 of the top row (1, 2, 3) and in columns 3 and 4 of the bottom row (4, 5).

rule(
  ['XTV-16', 'BP-WM-06', 'BP-WM-11', 'BP-WM-12', 'BP-WM-13', 'BP-WM-14'],
  "a Cannon Shot hits another player's Horseman",
  () => {
    const t = gun(
      'cannon',
      { 2: horseman('snake', 3) },
      { resources: { stone: 3 } },
      { players: { snake: { ...NONE, resources: { chi: 2 } } } },
    )
    t.has({ 'players.dragon.resources.stone': 3, 'players.dragon.honor': 4 })
    t.play('shoot cannon left 1').asks('dragon', 'pattern').play('lay cannon 1.2')
    // The window of a killing, for whoever holds a Tactic card.
    t.asks('monkey', 'tactic', ['pass']).play('pass')
    t.asks('snake', 'save', ['save snake horseman', 'stop']).play('save snake horseman')
    // The one Shame of the Shot, though he was saved.
    t.asks('dragon', 'shame').play('shame archer')
    t.has({
      'players.dragon.resources.stone': 1,
      'players.dragon.honor': 5,
      'players.dragon.honorFrom.machines': 1,
      'players.dragon.shamed.archer': 1,
      'players.snake.resources.chi': 0,
      'sections.left.rest.snake.horseman': 1,
      'sections.left.hordes.0.spots': wounds(1, 2, 3),
    })
    assert.deepEqual(
      t.told('shamed').map(({ why }) => why),
      [{ card: 'BPM-2' }],
    )
  },
)

decision(
  ['XDP-10', 'BP-WM-09', 'BP-WM-08'],
  'any Horde of the section, any row; it is paid from the own Resources, then Honor, then the pattern is laid',
  () => {
    const words: Words = {
      warehouse: { stone: 9 },
      sections: { left: { hordes: ['HOR-2/left', 'HOR-3/left', 'HOR-4/left'] }, middle: { hordes: ['HOR-5/left'] } },
      ...field({ machines: { middle: ['ballista'] } }),
    }
    // The Warehouse has paid 2 of its Stone for the building; it does not pay for Shots.
    const t = gun('cannon', {}, { resources: { stone: 0 } }, words)
    t.asks('dragon', 'shot', ['shoot cannon left 1', 'shoot cannon left 2', 'shoot cannon left 3', 'decline'])
    t.refuses({ 'shoot ballista middle 1': 'BP-WM-08' })
    assert.equal(t.words('players.dragon.resources.stone'), 2)
    t.play('shoot cannon left 3')
    t.has({ 'players.dragon.resources.stone': 0, 'players.dragon.honor': 5, 'warehouse.stone': 7 })
    assert.deepEqual(t.told('shot'), [
      { kind: 'shot', seat: 0, machine: 'BPM-2', section: 0, row: 2, horde: 'HOR-4/left' },
    ])
    // Nothing is hit before it is laid; it may be laid everywhere, and cannot be declined any more.
    t.has({ 'sections.left.hordes.2.spots': {} })
    const places = [1, 2].flatMap((row) => [1, 2, 3, 4].map((column) => `lay cannon ${row}.${column}`))
    t.asks('dragon', 'pattern', places)
    assert.deepEqual(fieldOf(t).shot, { machine: 'BPM-2', section: 0, row: 2, rocket: null, cells: [] })
    t.play('lay cannon 2.2').has({ 'sections.left.hordes.2.spots': wounds(4, 5) })
    assert.equal(fieldOf(t).shot, null)
    // Who does not want to shoot pays nothing.
    gun('cannon', {}, { resources: { stone: 2 } })
      .play('decline')
      .has({ 'players.dragon.resources.stone': 2 })
  },
)

rule(['BP-WM-06', 'GW-CORE-05'], 'who cannot pay cannot shoot', () => {
  const words = field({ machines: { left: ['ballista'] } })
  const t = builders(
    1,
    { resources: { wood: 2, stone: 3, gold: 5 } },
    { ...words, sections: { left: { hordes: ['HOR-2/left'] } } },
  )
  t.play('machine cannon left')
  assert.ok(!t.table.prompts.includes('shot'))
  const tower = builders(
    1,
    { resources: { stone: 1, gold: 5 } },
    { ...field({ machines: { left: ['ballista', 'cannon'] } }), sections: { left: { hordes: ['HOR-2/left'] } } },
  )
  tower.play('wall left', 'pay 0 stone', 'tower 0 left').asks('dragon', 'shot', ['shoot ballista left 1', 'decline'])
  tower.refuses({ 'shoot cannon left 1': 'GW-CORE-05' })
  assert.deepEqual(tower.factsOf('shoot cannon left 1'), {
    kind: 'costs',
    costs: [0, 2, 0, 0],
    has: [0, 1, 0, 0],
    more: false,
  })
})

card(['SHT-1', 'BPM-1', 'BP-WM-05'], 'Ballista: for nothing, both cells of a column, no Honor', () => {
  const t = gun('ballista').play('shoot ballista left 1')
  t.asks(
    'dragon',
    'pattern',
    [1, 2, 3, 4, 5, 6].map((column) => `lay ballista 1.${column}`),
  )
  t.play('lay ballista 1.3').has({ 'sections.left.hordes.0.spots': wounds(2, 4), 'players.dragon.honor': 4 })
  assert.deepEqual(t.told('shotLaid'), [
    {
      kind: 'shotLaid',
      seat: 0,
      cells: [
        { row: 0, column: 2 },
        { row: 1, column: 2 },
      ],
      hits: 2,
    },
  ])
  t.has({ 'players.dragon.resources': { wood: 0, stone: 0, gold: 0, chi: 0 } })
})

card(['SHT-2', 'BPM-2', 'BP-WM-06'], 'Cannon: 2 Stone, 1 Honor, three cells in a line', () => {
  const t = gun('cannon', {}, { resources: { stone: 2 } }).play('shoot cannon left 1', 'lay cannon 2.3')
  t.has({
    'sections.left.hordes.0.spots': wounds(4, 5),
    'players.dragon.honor': 5,
    'players.dragon.resources.stone': 0,
  })
})

card(
  ['BPM-3', 'BP-WM-07'],
  'Rocket Launcher: 1 Resource of any type, 2 Honor; a card is drawn after the target is chosen, and all of it hits',
  () => {
    const deck = field({ rockets: ['ROC-5', ...ROCKET_IDS.filter((id) => id !== 'ROC-5')] })
    const t = gun('rocket', {}, { resources: { chi: 1, wood: 1 } }, deck).play('shoot rocket left 1')
    t.asks('dragon', 'pay', ['pay 0 wood', 'pay 1 wood']).play('pay 0 wood')
    t.has({
      'players.dragon.resources.chi': 0,
      'players.dragon.honor': 6,
      'sections.left.hordes.0.spots': wounds(2, 3, 4, 5),
    })
    assert.deepEqual(t.told('rocketDrawn'), [{ kind: 'rocketDrawn', seat: 0, card: 'ROC-5' }])
    assert.deepEqual([fieldOf(t).rockets, fieldOf(t).used], [7, ['ROC-5']])
    // It can't be taken back: the card was uncovered.
    assert.equal(t.table.canUndo(0), false)
  },
)

card(
  ['ROC-1', 'ROC-2', 'ROC-3', 'ROC-4', 'ROC-5', 'ROC-6', 'ROC-7', 'ROC-8', 'BP-WM-07'],
  'each Rocket card marks its own cells',
  () => {
    const hits: Readonly<Record<string, readonly number[]>> = {
      'ROC-1': [3, 4],
      'ROC-2': [1, 2, 5],
      'ROC-3': [1, 2],
      'ROC-4': [5],
      'ROC-5': [2, 3, 4, 5],
      'ROC-6': [1],
      'ROC-7': [2, 5],
      'ROC-8': [2, 5],
    }
    const masks: Readonly<Record<string, readonly string[]>> = {
      'ROC-1': ['x..x..', '..x..x'],
      'ROC-2': ['.xx...', '...xx.'],
      'ROC-3': ['xxx...', '......'],
      'ROC-4': ['......', '...xxx'],
      'ROC-5': ['..xx..', '..xx..'],
      'ROC-6': ['.x..x.', '.x..x.'],
      'ROC-7': ['..x...', '...x..'],
      'ROC-8': ['x.x.x.', '.x.x..'],
    }
    for (const id of ROCKET_IDS) {
      const rockets = [id, ...ROCKET_IDS.filter((other) => other !== id)]
      const t = gun('rocket', {}, { resources: { gold: 1 } }, field({ rockets })).play('shoot rocket left 1')
      t.has({ 'sections.left.hordes.0.spots': wounds(...hits[id]!) })
      const cells = t.told('shotLaid')[0]!.cells
      const marked = [0, 1].map((row) =>
        [0, 1, 2, 3, 4, 5]
          .map((column) => (cells.some((c) => c.row === row && c.column === column) ? 'x' : '.'))
          .join(''),
      )
      assert.deepEqual(marked, masks[id])
    }
  },
)

rule(['BP-WM-07', 'XP-GEN-08'], 'an empty Rocket deck is shuffled anew', () => {
  const t = gun('rocket', {}, { resources: { gold: 1 } }, field({ rockets: [], used: ROCKET_IDS }))
  t.play('shoot rocket left 1')
  const drawn = t.told('rocketDrawn')[0]!.card
  assert.deepEqual([fieldOf(t).rockets, fieldOf(t).used], [7, [drawn]])
  assert.ok(ROCKET_IDS.includes(drawn))
})

rule(
  ['BP-WM-10', 'BP-WM-11'],
  'a cell without a Vital spot, or with a Wound on it, is wasted; Wounds bring no reward',
  () => {
    const t = gun('cannon', wounds(1), { resources: { stone: 2 } }).play('shoot cannon left 1', 'lay cannon 1.1')
    // Columns 1 to 3 of the top row: none, a Wound, Stone.
    t.has({ 'sections.left.hordes.0.spots': wounds(1, 2), 'players.dragon.resources.stone': 0 })
    assert.equal(t.told('shotLaid')[0]!.hits, 1)
    assert.deepEqual([t.told('gained'), t.told('wounded').length], [[], 1])
  },
)

rule(
  ['BP-WM-11', 'GW-HORDE-06'],
  'a Horde that takes no Wounds is not wounded by Shots either, but who stands on it dies',
  () => {
    // Shamans: spots in column 3 of the top row and 2 to 4 of the bottom row.
    const t = gun('ballista', { 1: spearman('dragon') }, {}, {}, {}, 'HOR-7/left').play(
      'shoot ballista left 1',
      'lay ballista 1.3',
      'pass',
    )
    t.has({ 'sections.left.hordes.0.spots': wounds(1) })
    assert.deepEqual(t.told('killed').length, 1)
  },
)

rule(
  ['BP-WM-12', 'BP-WM-13', 'BP-WM-14'],
  'all who are hit are killed at once and leave Wounds; exactly 1 Shame, whatever the number',
  () => {
    const spots = { 1: spearman('snake'), 2: horseman('monkey', 3), 4: spearman('dragon'), 5: spearman('snake') }
    const t = gun(
      'cannon',
      spots,
      { resources: { stone: 2, chi: 4 } },
      { players: { snake: { ...NONE, resources: { chi: 9 } } } },
    )
    t.play('shoot cannon left 1', 'lay cannon 1.2', 'pass')
    // One event: the snake is asked once, of the monkey's both spots one Horseman.
    t.asks('snake', 'save', ['save snake spearman', 'stop']).play('stop')
    assert.deepEqual(
      t.told('killed').map(({ seat, unit }) => [seat, unit]),
      [
        [1, 'spearman'],
        [2, 'horseman'],
      ],
    )
    t.asks('dragon', 'shame').play('shame archer')
    assert.notEqual(t.asked(), 'dragon: shame')
    t.has({
      'sections.left.hordes.0.spots': { ...wounds(1, 2, 3), 4: spearman('dragon'), 5: spearman('snake') },
      'players.dragon.shamed.archer': 1,
    })
  },
)

rule(['BP-WM-12', 'BP-WM-13'], 'of a Horseman one spot is enough; own Soldiers give no Shame', () => {
  const t = gun('ballista', { 1: horseman('dragon', 2) }, { resources: { chi: 2 } })
  t.play('shoot ballista left 1', 'lay ballista 1.2', 'pass').asks('dragon', 'save').play('stop')
  t.has({ 'sections.left.hordes.0.spots': wounds(1, 2) })
  assert.deepEqual(t.told('shamed'), [])
  assert.notEqual(t.asked(), 'dragon: shame')
})

rule(['BP-WM-13', 'XRUL-34'], 'Soldiers of automata belong to another player', () => {
  const sections = { middle: { hordes: [horde('HOR-2/middle', { 1: spearman('reed') })] } }
  const t = activation(
    {
      clerks: { builders: { dragon: 1 } },
      sections,
      players: { dragon: { ...NONE, resources: { wood: 4 } }, snake: NONE },
    },
    { mode: 'two', seats: 2, expansions: ['blackPowder'] },
  )
  t.play('machine ballista middle', 'shoot ballista middle 1', 'lay ballista 1.2').asks('dragon', 'shame')
})

rule(
  ['BP-WM-14', 'GW-DEFEAT-03'],
  'a Horde that a Shot covers in the Defeat step is Defeated in it, in a further pass',
  () => {
    const t = builders(
      0,
      { resources: { stone: 2 } },
      {
        clerks: {},
        ...field({ machines: { left: ['cannon'] } }),
        sections: {
          left: {
            hordes: [
              horde('HOR-2/left', { 1: spearman('dragon'), ...wounds(2, 3, 4, 5) }),
              horde('HOR-3/left', wounds(1, 2)),
            ],
          },
        },
      },
    ).skip('tower')
    t.asks('dragon', 'tower').play('tower 0 left', 'shoot cannon left 1', 'lay cannon 2.2')
    // Arsonists: the bottom row has all that was vacant.
    assert.deepEqual(
      t.told('hordeDefeated').map(({ horde: id }) => id),
      ['HOR-3/left'],
    )
  },
)

rule(['BP-WM-14', 'BP-WM-15'], 'a Horde covered by a Shot at the Builders waits for the next Defeat step', () => {
  const t = gun('ballista', wounds(1, 2, 3, 4)).play('shoot ballista left 1', 'lay ballista 1.4')
  t.asks('monkey', 'tactic').has({ 'sections.left.hordes.0.card': 'HOR-2/left' })
  assert.deepEqual(t.told('hordeDefeated'), [])
  t.skip()
  assert.ok(t.told('hordeDefeated').length > 0)
})

rule('BP-WM-15', 'a Shot is neither an Attack nor fire of Archers, but the shooter deals the Wounds', () => {
  // Taunting Hordes draw only Archers' Wounds; a card that counts Attacks says nothing; one that waits for a last Wound does.
  const words: Words = { sections: { left: { hordes: ['HOR-2/left', 'HOR-6/left'] } } }
  const t = gun('ballista', {}, {}, words)
  assert.ok(t.offers('shoot ballista left 1', 'shoot ballista left 2'))
  t.play('shoot ballista left 1', 'lay ballista 1.2')
  assert.deepEqual(t.told('wounded'), [{ kind: 'wounded', seat: 0, section: 0, row: 0, spot: 0 }])
  assert.deepEqual(t.told('attacked'), [])
})

rule('BP-WM-12', 'who is saved stands in the Rest Zone of the section', () => {
  const t = gun('ballista', { 1: spearman('dragon') }, { resources: { chi: 2 } })
  t.play('shoot ballista left 1', 'lay ballista 1.2', 'pass', 'save dragon spearman')
  t.has({
    'sections.left.rest.dragon.spearman': 1,
    'sections.left.hordes.0.spots': wounds(1),
    'players.dragon.resources.chi': 0,
  })
})

rule(['BP-WM-05', 'BP-WM-06', 'BP-WM-07'], 'what Shots cost and bring is in the view', () => {
  const t = builders(1, {}, { players: QUIET })
  assert.deepEqual(
    fieldOf(t).types.map(({ machine, shot, shotHonor, buildHonor }) => [machine, shot.total, shotHonor, buildHonor]),
    machinesOf(STANDARD_BOX).map(({ id, shot, honor }) => [id, shot.total, honor, 4]),
  )
})
