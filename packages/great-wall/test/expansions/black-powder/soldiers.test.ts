import assert from 'node:assert/strict'
import { tankPlaces } from '../../../src/expansions/black-powder/soldiers/tank.ts'
import { greatWall } from '../../../src/index.ts'
import { cardText, eventMessage, texts } from '../../../src/text/index.ts'
import { Reader } from '@wanli/test-kit'
import { altered, spearman, WATCH, wounds } from '../../pieces.ts'
import { isTheSameAgain } from '../../rules/expansion.ts'
import { card, decision, newGame, position, rule } from '../../table.ts'
import { attackOrder, ashamed, defeat, NONE, powder, recruits, RICH, winter } from './scene.ts'

/* 6.4: the special soldiers of the five Clans; those on Firing spots have a file of their own. */

const reader = new Reader(texts, /[a-z][A-Z]/)
const by = (clan: string, unit: string) => ({ by: clan, unit }) as const
const DRAGON = ['dragon', 'monkey', 'turtle'] as const
const MONKEY = ['monkey', 'dragon', 'snake'] as const
const TURTLE = ['turtle', 'snake', 'dragon'] as const

// --- whose they are ------------------------------------------------------------------------------------------------------

rule(
  ['BP-SET-02', 'BP-SOL-01', 'XP-INV-01', 'GWXC-VOC-04'],
  'each human has the special soldiers of the own Clan in the pool, and no others',
  () => {
    const all = ['dragon', 'snake', 'monkey', 'turtle', 'panda']
    const { table } = newGame(powder(all))
    const pools = table.state.players.map(({ free }) =>
      Object.fromEntries(table.box.soldiers.flatMap(({ id }, type) => (free[type]! > 0 ? [[id, free[type]]] : []))),
    )
    const base = { spearman: 10, archer: 4, horseman: 2 }
    assert.deepEqual(pools, [
      { ...base, flamethrower: 2 },
      { ...base, crossbowman: 2 },
      { ...base, monk: 3 },
      { ...base, tank: 1 },
      { ...base, bomber: 3 },
    ])
    assert.deepEqual(greatWall.invariants(table.state, table.box), [])
    table.state.players[3]!.free[table.box.soldiers.findIndex(({ id }) => id === 'tank')] = 0
    assert.match(greatWall.invariants(table.state, table.box).join(), /GW-INV-01/)
  },
)

rule('BP-MOD-03', 'special soldiers of Clans that nobody plays are not in the game; automata have none', () => {
  for (const setup of [
    { mode: 'solo', clans: ['turtle'] },
    { mode: 'two', clans: ['turtle', 'monkey'] },
  ]) {
    const { table } = newGame(powder(setup.clans, { ...setup, seats: setup.clans.length }))
    const special = table.box.soldiers.slice(3).map(({ clan }) => clan)
    assert.deepEqual(new Set(special), new Set(setup.clans))
    for (const { free } of table.state.players.slice(setup.clans.length)) assert.ok(free.slice(3).every((n) => n === 0))
  }
})

rule(
  ['BP-SOL-01', 'BP-SOL-26'],
  'recruited in the Barracks, one Clerk each; in a Rest Zone, as an Overseer, under Shame',
  () => {
    const t = recruits(MONKEY, {
      sections: { left: { hordes: ['HOR-2/left'] } },
      players: { dragon: RICH, monkey: { ...NONE, resources: { wood: 2, chi: 1 } } },
    })
    t.asks('monkey', 'recruit').refuses({ 'recruit horseman': 'GW-CORE-05' })
    assert.ok(t.offers('recruit monk') && !t.offers('recruit flamethrower'))
    // One Clerk, one Soldier.
    t.play('recruit monk').asks('monkey', 'deploy')
    t.has({ 'players.monkey.resources': { wood: 0, stone: 0, gold: 0, chi: 0 } })
    t.play('rest monk left').has({ 'sections.left.rest.monkey.monk': 1, 'players.monkey.free.monk': 2 })
    const again = attackOrder(MONKEY, {
      sections: {
        left: { hordes: ['HOR-2/left', 'HOR-4/left'], rest: { monkey: { monk: 1 } } },
        right: { hordes: ['HOR-2/right'] },
      },
    })
    // From the Rest Zone only in its own section.
    assert.ok(again.offers('attack monk left 2.1') && !again.options().some((key) => key.includes('right')))
    const shamed = recruits(MONKEY, { players: { monkey: { ...RICH, shamed: { monk: 3 } } } })
    shamed.refuses({ 'recruit monk': 'GW-SHAME-06' })
  },
)

rule(['BP-SOL-01', 'GW-BREACH-01'], 'on a Horde it keeps Breach Shame away, and may be saved', () => {
  const t = winter(MONKEY, {
    sections: { left: { hordes: [{ card: 'HOR-2/left', spots: { 1: by('monkey', 'monk') } }] } },
    players: { monkey: { ...NONE, resources: { chi: 2 } } },
  })
  t.asks('dragon', 'shame').play('shame spearman').asks('snake', 'shame').play('shame spearman')
  t.asks('monkey', 'save', ['save monkey monk', 'stop']).play('save monkey monk')
  t.has({ 'sections.left.rest.monkey.monk': 1, 'sections.left.hordes.0.spots': wounds(1) })
})

rule(['BP-SOL-02', 'XRUL-35'], 'for cards they are special soldiers, not Spearmen, Archers or Horsemen', () => {
  // ADV-04: Spearmen reach row 2; GEN-07 counts Spearmen and Horsemen (melee).
  const { box } = newGame(powder(['monkey', 'panda', 'turtle', 'dragon', 'snake'])).table
  for (const { id, words } of box.soldiers.slice(3)) {
    assert.deepEqual(words, [id, 'specialSoldier', 'soldier'])
  }
  const attacks = (unit: string) =>
    attackOrder(MONKEY, {
      sections: { left: { hordes: ['HOR-2/left'], rest: { monkey: { [unit]: 1 } } } },
      players: { monkey: { general: 'GEN-07', supporting: ['ADV-01', 'ADV-02'] } },
    }).play(`attack ${unit} left 1.4`)
  attacks('spearman').has({ 'players.monkey.honorFrom.abilities': 2 })
  attacks('monk').has({ 'players.monkey.honorFrom.abilities': 0 })
})

// --- Warrior Monk --------------------------------------------------------------------------------------------------------

card(['BPS-1', 'BP-SOL-03'], 'a Monk covers 1 spot of a Horde in any row, with its reward', () => {
  const t = recruits(MONKEY, {
    sections: { left: { hordes: ['HOR-2/left', 'HOR-4/left', 'HOR-5/left'] }, right: { hordes: ['HOR-2/right'] } },
  }).play('recruit monk')
  assert.ok(t.offers('attack monk left 1.1', 'attack monk left 2.1', 'attack monk left 3.1', 'attack monk right 1.1'))
  // The first spot of HOR-4 has 1 Gold.
  t.play('attack monk left 2.1').has({
    'players.monkey.resources.gold': 10,
    'sections.left.hordes.1.spots': { 1: by('monkey', 'monk') },
    'players.monkey.free.monk': 2,
  })
  recruits(MONKEY, { sections: { left: { hordes: [{ card: 'HOR-2/left', spots: { 1: 'wound' } }] } } })
    .play('recruit monk')
    .refuses({ 'attack monk left 1.1': 'GW-HORDE-02' })
  const [price, text] = cardText('BPS-1', t.table.box)
  assert.equal(reader.read(price!).en, '3 of the Monkey Clan, 2 Wood and 1 Chi each.')
  assert.match(reader.read(text!).es, /cualquier fila/)
})

// --- Flamethrower --------------------------------------------------------------------------------------------------------

card(
  ['BPS-3', 'BP-SOL-09', 'BP-SOL-10', 'BP-SOL-11'],
  'a Flamethrower covers 1 spot of row 1 and wounds the vacant ones beside it, without reward',
  () => {
    // HOR-5: .3sw2. / ..o1.. - the second spot (Stone) touches 1, 3 and 5.
    const t = recruits(DRAGON, { sections: { left: { hordes: ['HOR-5/left', 'HOR-2/left'] } } }).play(
      'recruit flamethrower',
    )
    t.refuses({ 'attack flamethrower left 2.1': 'GW-ATTACK-02' })
    t.play('attack flamethrower left 1.2').has({
      'sections.left.hordes.0.spots': { 1: 'wound', 2: by('dragon', 'flamethrower'), 3: 'wound', 5: 'wound' },
      'players.dragon.resources': { wood: 6, stone: 10, gold: 9, chi: 8 },
      'players.dragon.honor': 0,
    })
    // Covered ones are left alone, nobody dies, and nothing is asked.
    const spots = { 1: spearman('monkey'), 3: 'wound' } as const
    const next = recruits(DRAGON, { sections: { left: { hordes: [{ card: 'HOR-5/left', spots }] } } })
    next.play('recruit flamethrower', 'attack flamethrower left 1.2').has({
      'sections.left.hordes.0.spots': { ...spots, 2: by('dragon', 'flamethrower'), 5: 'wound' },
    })
    assert.deepEqual(next.told('killed'), [])
    // GW-HORDE-06: Shamans take no Wounds.
    recruits(DRAGON, { sections: { left: { hordes: ['HOR-7/left'] } } })
      .play('recruit flamethrower', 'attack flamethrower left 1.3')
      .has({ 'sections.left.hordes.0.spots': { 3: by('dragon', 'flamethrower') } })
  },
)

rule(['BP-SOL-10', 'GW-HORDE-03'], 'beside it are the cells that share an edge, not those across a corner', () => {
  // HOR-3: w2.... / .cw1.. - spot 1 touches spot 2; spot 3 lies below spot 2.
  recruits(DRAGON, { sections: { left: { hordes: ['HOR-3/left'] } } })
    .play('recruit flamethrower', 'attack flamethrower left 1.1')
    .has({ 'sections.left.hordes.0.spots': { 1: by('dragon', 'flamethrower'), 2: 'wound' } })
})

// --- Tank ------------------------------------------------------------------------------------------------------------------

/** A grid of the vector's own: (0,1) Gold, (0,2), (1,1), (0,4), (1,4). */
const FIXTURE = altered('hordes', 'HOR-2', { grid: ['.go.o.', '.o..o.'], spots: 5 })
const token = (clan: string) => ({ by: clan, marker: 'snakeToken' }) as const
const tank = (...others: number[]) =>
  ({ by: 'turtle', unit: 'tank', with: others.length === 1 ? others[0]! : others }) as const

rule(
  ['XTV-22', 'BP-SOL-17', 'BP-SOL-19', 'BP-SOL-20', 'BP-SOL-21', 'BP-SOL-22', 'BP-SOL-23', 'XRUL-37', 'XP-TIM-09'],
  'a Tank on a Wound counts it; Snake tokens are Soldiers for the Defeat and the claim, and nobody’s loss',
  () => {
    // By number: 1 = (0,1), 2 = (0,2), 3 = (0,4), 4 = (1,1), 5 = (1,4).
    const spots = { 2: 'wound', 3: token('snake'), 5: token('snake') } as const
    const t = attackOrder(
      TURTLE,
      {
        time: 1,
        sections: { left: { hordes: [{ card: 'HOR-2/left', spots }], rest: { turtle: { tank: 1 } } } },
        players: { snake: { ...NONE, ...WATCH } },
      },
      FIXTURE,
    )
    t.play('attack tank left 1.1+2+4').has({
      'players.turtle.resources.gold': 1,
      'sections.left.hordes.0.spots': { ...spots, 1: tank(2, 4), 2: tank(1, 4), 4: tank(1, 2) },
    })
    isTheSameAgain(t)
    while (t.told('hordeClaimed').length === 0)
      t.play(['pass', 'stop', 'decline'].find((key) => t.offers(key)) ?? t.options()[0]!)
    t.has({
      'players.turtle.claimed': [{ card: 'HOR-2/left', shame: 0 }],
      // 2 each for the Defeat.
      'players.turtle.honor': 2,
      'players.snake.honor': 2,
      // The Tank was killed (Lethality 1, not saved); tokens go with the card.
      'players.turtle.free.tank': 1,
      'players.snake.free': { spearman: 10, archer: 4, horseman: 2, crossbowman: 2 },
      'sections.left.hordes': [],
    })
    assert.deepEqual(
      t.told('killed').map(({ seat, unit }) => [seat, unit]),
      [[0, 'tank']],
    )
  },
)

card(
  ['BPS-5', 'BP-SOL-21', 'BP-SOL-22', 'XP-INV-04'],
  'a Tank stands on 2 by 2 cells of row 1: at least 1 Vital spot, at most 4, never on a Soldier or a token',
  () => {
    // BPH-2: ..g2.. / ..s2.. - all four in one footprint; HOR-4: g.2.c. / .t.g.. .
    const t = recruits(TURTLE, {
      sections: { left: { hordes: ['HOR-4/left', 'HOR-1/left'] }, middle: { hordes: ['HOR-1/middle'] } },
    })
    t.play('recruit tank')
    assert.deepEqual(
      t.optionsLike('attack').filter((key) => key.includes('left')),
      [
        'attack tank left 1.1+4',
        'attack tank left 1.2+4',
        'attack tank left 1.2+5',
        'attack tank left 1.3+5',
        'attack tank left 1.3',
      ],
    )
    t.refuses({ 'attack tank left 2.1+2+3+4': 'GW-ATTACK-02' })
    // Two that touch at a corner only.
    t.play('attack tank left 1.1+4').has({
      'sections.left.hordes.0.spots': { 1: tank(4), 4: tank(1) },
      'players.turtle.resources': { wood: 7, stone: 7, gold: 8, chi: 9 },
    })
    isTheSameAgain(t)
    const { state, box } = t.table
    // A Tank that covers less than its footprint is none.
    state.sections[0]!.hordes[0]!.spots[3] = 0
    assert.match(greatWall.invariants(state, box).join(), /GW-INV-05/)
    const all = recruits(TURTLE, { sections: { middle: { hordes: ['HOR-1/middle'] } } }).play('recruit tank')
    // 1 Chi, 2 Honor, 2 Honor, 1 Gold.
    all.play('attack tank middle 1.1+2+3+4').has({
      'players.turtle.honorFrom.rewards': 4,
      'players.turtle.resources.chi': 10,
    })
    const taken = recruits(TURTLE, {
      sections: {
        left: { hordes: [{ card: 'HOR-1/left', spots: { 1: spearman('snake'), 2: 'wound' } }] },
        middle: { hordes: [{ card: 'HOR-1/middle', spots: { 3: token('snake') } }] },
      },
    }).play('recruit tank')
    taken.refuses({
      'attack tank left 1.1+2+3+4': 'GW-HORDE-02',
      'attack tank left 1.1+3': 'GW-HORDE-02',
      'attack tank middle 1.1+2+3+4': 'GW-HORDE-02',
    })
    assert.deepEqual(taken.factsOf('attack tank left 1.1+2+3+4'), { kind: 'spotCovered', spot: 1, what: 'soldier' })
    assert.deepEqual(taken.factsOf('attack tank middle 1.1+2+3+4'), { kind: 'spotCovered', spot: 3, what: 'marker' })
    assert.ok(taken.offers('attack tank left 1.2+4', 'attack tank middle 1.2+4'))
    // Wounds alone will do, without reward.
    const hurt = recruits(TURTLE, { sections: { left: { hordes: [{ card: 'HOR-1/left', spots: wounds(2, 4) }] } } })
    hurt
      .play('recruit tank', 'attack tank left 1.2+4')
      .has({ 'players.turtle.honor': 0, 'players.turtle.resources.gold': 7 })
  },
)

rule('BP-SOL-21', 'its footprint never leaves the grid', () => {
  const [some] = newGame(powder(TURTLE)).table.box.hordes
  const horde = (...cells: readonly (readonly [number, number])[]) =>
    tankPlaces({ ...some!, cells: cells.map(([row, column]) => ({ row, column })) })
  // In the last two columns: nothing covers the last one alone.
  assert.deepEqual(horde([0, 4], [0, 5], [1, 5]), [[0], [0, 1, 2]])
  assert.deepEqual(horde([0, 0], [1, 0], [1, 1]), [[0, 1, 2], [2]])
})

decision('XDP-12', 'the position of a Tank is part of its Attack', () => {
  const t = attackOrder(TURTLE, {
    sections: { left: { hordes: ['HOR-1/left'], rest: { turtle: { tank: 1 } } } },
  }).asks('turtle', 'attack')
  assert.deepEqual(t.options(), [
    'attack tank left 1.1+3',
    'attack tank left 1.1+2+3+4',
    'attack tank left 1.2+4',
    'stop',
  ])
})

rule(
  ['BP-SOL-25', 'BP-SOL-01'],
  'for Lethality and saving a Tank is one Soldier; killed, it leaves Wounds on all its spots',
  () => {
    // HOR-5: .3sw2. / ..o1.. against no Wall.
    const spots = { 1: tank(2, 5), 2: tank(1, 5), 5: tank(1, 2) } as const
    const breach = (chi: number) =>
      ashamed(
        winter(TURTLE, {
          time: 1,
          sections: { left: { hordes: [{ card: 'HOR-5/left', spots }] } },
          players: { turtle: { ...NONE, resources: { chi } } },
        }),
      )
    breach(0).has({ 'sections.left.hordes.0.spots': wounds(1, 2, 5), 'players.turtle.free.tank': 1 })
    const saved = breach(2).asks('turtle', 'save', ['save turtle tank', 'stop']).play('save turtle tank')
    saved.has({ 'sections.left.hordes.0.spots': wounds(1, 2, 5), 'sections.left.rest.turtle.tank': 1 })
  },
)

// --- Snake tokens in a Defeat ----------------------------------------------------------------------------------------------

rule(['BP-SOL-19', 'BP-SOL-17'], 'with tokens only one may be the claimer', () => {
  const SNAKE = ['snake', 'dragon', 'monkey'] as const
  const spots = { 1: token('snake'), 2: token('snake'), 3: spearman('dragon'), 4: 'wound' } as const
  defeat(SNAKE, { time: 1, sections: { left: { hordes: [{ card: 'HOR-1/left', spots }] } } }).has({
    'players.snake.claimed': [{ card: 'HOR-1/left', shame: 0 }],
    'players.snake.honor': 2,
    'players.dragon.free.spearman': 10,
    'players.dragon.honor': 2,
  })
})

rule(
  ['XRUL-40', 'BP-SOL-17'],
  'tokens do not take up Lethality; as an option they may be lost in the place of Soldiers',
  () => {
    const SNAKE = ['snake', 'dragon', 'monkey'] as const
    const spots = { 1: token('snake'), 2: spearman('snake'), 3: spearman('snake'), 4: 'wound' } as const
    const words = { time: 1, sections: { left: { hordes: [{ card: 'HOR-1/left', spots }] } } } as const
    defeat(SNAKE, words).has({ 'sections.left.rest.snake.spearman': 1, 'players.snake.free.spearman': 9 })
    const t = defeat(SNAKE, words, { options: { 'bp.snakeTokensDie': true } })
    t.asks('snake', 'victim', ['kill spearman', 'kill snakeToken'])
    t.play('kill snakeToken').has({ 'sections.left.rest.snake.spearman': 2 })
    assert.deepEqual(t.told('killed'), [])
    const lost = reader.read(eventMessage(t.told('markerLost')[0]!, t.table.box))
    assert.match(lost.en, /^Snake loses a marker \(Snake token\) in the place of a Soldier/)
    assert.match(lost.es, /ficha de Serpiente/)
  },
)

rule(
  ['XRUL-40', 'BP-SOL-16', 'BP-SOL-17'],
  'as an option, too, tokens are lost only in a Defeat, and only for Soldiers',
  () => {
    const SNAKE = ['snake', 'dragon', 'monkey'] as const
    const options = { 'bp.snakeTokensDie': true }
    const breach = winter(
      SNAKE,
      {
        time: 1,
        sections: { left: { hordes: [{ card: 'HOR-5/left', spots: { 1: token('snake'), 2: spearman('snake') } }] } },
        players: { dragon: NONE, snake: { ...NONE, ...WATCH } },
      },
      { options },
    )
    while (!breach.told('killed').length) {
      assert.doesNotMatch(breach.asked(), /victim/)
      breach.play(breach.offers('pass') ? 'pass' : breach.options()[0]!)
    }
    breach.has({ 'sections.left.hordes.0.spots': { 1: token('snake'), 2: 'wound' } })
    assert.deepEqual(breach.told('markerLost'), [])
    const tokens = { 1: token('snake'), 2: token('snake'), 3: 'wound', 4: 'wound' } as const
    const alone = defeat(
      SNAKE,
      {
        sections: { left: { hordes: [{ card: 'HOR-1/left', spots: tokens }] } },
        players: { dragon: { ...NONE, ...WATCH } },
      },
      { options },
    ).skip('tower')
    assert.equal(alone.told('hordeClaimed').length, 1)
    alone.has({ 'players.snake.claimed': [{ card: 'HOR-1/left', shame: 0 }] })
    assert.deepEqual(alone.told('markerLost'), [])
  },
)

rule(['BP-SOL-22', 'GWC-VOC-42'], 'a Tank on Wounds alone covers no last vacant spot', () => {
  const general = altered('generals', 'GEN-01', { rules: 'onLastSpot[soldier] => honor(3)' })
  const honor = (...wounded: number[]) =>
    recruits(
      TURTLE,
      {
        sections: { left: { hordes: [{ card: 'HOR-1/left', spots: wounds(...wounded) }] } },
        players: { turtle: { ...RICH, general: 'GEN-01' } },
      },
      general,
    )
      .play('recruit tank', 'attack tank left 1.2+4')
      .words('players.turtle.honorFrom.abilities')
  assert.deepEqual([honor(1, 2, 3), honor(1, 2, 3, 4)], [3, 0])
})

// --- War Machines ------------------------------------------------------------------------------------------------------------

rule(['BP-SOL-24', 'BP-WM-10'], 'a Shot at cells under a Tank or a Snake token is wasted', () => {
  // HOR-2: .ws2.. / ..1s.. - by number 1 = (0,1), 2 = (0,2), 3 = (0,3), 4 = (1,2), 5 = (1,3).
  const spots = { 1: tank(2, 4), 2: tank(1, 4), 4: tank(1, 2), 3: token('snake') } as const
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { builders: { dragon: 1 } },
      sections: { left: { wall: 1, hordes: [{ card: 'HOR-2/left', spots }] } },
      players: { dragon: RICH, turtle: NONE, snake: NONE },
    },
    powder(['dragon', 'turtle', 'snake']),
  ).play('machine ballista left')
  // It stops where the pattern is laid; the third column has the Tank in both cells, the fourth a token and a vacant spot.
  const shoot = (column: number) => {
    while (!t.offers(`lay ballista 1.${column}`))
      t.play(t.options().find((key) => key.startsWith('shoot') || key.startsWith('pay'))!)
    return t.play(`lay ballista 1.${column}`)
  }
  shoot(3).has({ 'sections.left.hordes.0.spots': spots, 'players.dragon.shamed.spearman': 0 })
  assert.deepEqual([t.told('killed'), t.told('wounded')], [[], []])
})

card(
  ['BPA-4', 'GWXC-VOC-04'],
  'Fire Lancer: who attacks with special soldiers wounds that Section and gains 1 Honor',
  () => {
    const attack = (unit: string) =>
      attackOrder(MONKEY, {
        sections: {
          left: { hordes: ['HOR-2/left'], rest: { monkey: { [unit]: 1 } } },
          right: { hordes: ['HOR-2/right'] },
        },
        players: { monkey: { ...NONE, active: ['BPA-4'] } },
      }).play(`attack ${unit} left 1.1`)
    const t = attack('monk')
    if (t.offers('use BPA-4')) t.play('use BPA-4')
    t.asks('monkey', 'wound')
    assert.ok(
      t.optionsLike('wound').every((key) => key.startsWith('wound left')),
      'only in that Section',
    )
    t.play('wound left 1.2').has({
      'sections.left.hordes.0.spots': { 1: by('monkey', 'monk'), 2: 'wound' },
      'players.monkey.honorFrom.abilities': 1,
    })
    assert.ok(!/wound|ability/.test(attack('spearman').asked()), 'a Spearman is none')
    const text = cardText('BPA-4', t.table.box).map((line) => reader.read(line))
    assert.match(text.map(({ en }) => en).join(' '), /special soldiers/)
    assert.match(text.map(({ es }) => es).join(' '), /soldados especiales/)
  },
)
