import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Dice } from '@wanli/kernel'
import { pickAny, Reader } from '@wanli/test-kit'
import { forCount } from '../../../src/data/index.ts'
import { CARDS } from '../../../src/expansions/black-powder/siege/cards.ts'
import { greatWall } from '../../../src/index.ts'
import type { FieldView } from '../../../src/expansions/black-powder/field/extra.ts'
import { hordeAt, rowAt } from '../../../src/rows.ts'
import { cardText, eventMessage, texts } from '../../../src/text/index.ts'
import { spearman, WATCH, wounds } from '../../pieces.ts'
import { isTheSameAgain } from '../../rules/expansion.ts'
import { card, newGame, position, rule, type SectionWords, type TestTable, tryPosition } from '../../table.ts'
import { ashamed, assault, attackOrder, defeat, fall, NONE, powder, recruits, spring, winterEnd } from './scene.ts'

/* 6.5: Hordes of this set, destruction of the Wall. */

const CLANS = ['dragon', 'snake', 'monkey'] as const
const reader = new Reader(texts, /[a-z][A-Z]/)
/** In the middle of the next Year nothing else has happened: everyone chooses a Command card. */
const siege = (sections: Readonly<Record<string, SectionWords>>, more: object = {}): TestTable =>
  winterEnd(CLANS, { time: 2, sections: { left: { wall: 1 }, right: { wall: 1 }, ...sections }, ...more })
/** The Hordes of a section by row, '' where none stands. */
const rowsIn = (t: TestTable, section: 0 | 1 | 2): string[] => {
  const { hordes } = t.view().sections[section]!
  return [0, 1, 2].map((row) => hordeAt(hordes, row)?.card ?? '')
}
const RAM = 'BPH-1/middle'
const TREBUCHET = { card: 'BPH-2/middle', row: 3 } as const
const LADDERS = 'BPH-3/middle'

test('against five players they have more Power, and their cards say so (decision 051)', () => {
  const seen = (setup: Parameters<typeof newGame>[0]) => {
    const { box } = newGame(setup).table
    const types = ['BPH-1', 'BPH-2', 'BPH-3', 'BPH-4']
    const [ram] = cardText('BPH-1', box)
    return [types.map((type) => box.hordes.find((horde) => horde.type === type)!.power), reader.read(ram!).en]
  }
  assert.deepEqual(seen(powder(CLANS)), [[4, 2, 6, 7], 'Offensive Power 4. Worth 8 Honor.'])
  const five = { seats: 5, expansions: ['fifthPlayer', 'blackPowder'] }
  assert.deepEqual(seen(five), [[8, 5, 9, 12], 'Offensive Power 8. Worth 8 Honor.'])
})

rule(
  ['BP-HOR-01', 'BP-SET-03', 'BPH-1', 'BPH-2', 'BPH-3', 'BPH-4'],
  'four types of three cards each come into the deck',
  () => {
    const { hordes } = newGame(powder(CLANS)).table.box
    const own = hordes.filter(({ type }) => type.startsWith('BPH-'))
    assert.deepEqual(
      own.map(({ id }) => id),
      ['BPH-1', 'BPH-2', 'BPH-3', 'BPH-4'].flatMap((type) =>
        ['left', 'middle', 'right'].map((side) => `${type}/${side}`),
      ),
    )
    const numbers = Object.fromEntries(
      own.map(({ type, power, honor, rewards }) => [type, [power, honor, rewards.length]]),
    )
    assert.deepEqual(numbers, { 'BPH-1': [4, 8, 5], 'BPH-2': [2, 9, 4], 'BPH-3': [6, 8, 4], 'BPH-4': [7, 11, 6] })
    for (let seed = 0; seed < 5; seed++) {
      const { state, box } = newGame(powder(CLANS), `deck ${seed}`).table
      const there = [
        ...state.hordeDeck,
        ...state.hordeDiscard,
        ...state.sections.flatMap(({ hordes: on }) => on.map((horde) => horde.card)),
      ]
      assert.equal(there.length, 27)
      assert.equal(there.filter((card) => box.hordes[card]!.type.startsWith('BPH-')).length, 12)
      assert.equal(state.hordesOut.length, 9)
    }
    // Two sections: none with a left indicator.
    const two = newGame(powder(['dragon', 'snake'], { mode: 'two' })).table
    assert.equal(
      two.state.hordeDeck.length +
        two.state.sections.flatMap(({ hordes: on }) => on).length +
        two.state.hordeDiscard.length,
      18,
    )
  },
)

// --- Battering Ram -----------------------------------------------------------------------------------------------------

const TWO_SPEARMEN = { 1: spearman('dragon'), 2: spearman('dragon') } as const

rule(
  ['XTV-18', 'BP-HOR-02', 'BP-HOR-03', 'BP-HOR-05', 'BP-HOR-16', 'XRUL-38', 'GWXC-VOC-37'],
  'a Ram arrives in row 1 with all that is on both cards, and destroys a level; who is on the Wall rests',
  () => {
    const t = siege({
      middle: {
        wall: 2,
        hordes: [
          { card: 'HOR-2/middle', spots: TWO_SPEARMEN },
          { card: RAM, spots: { 1: 'wound' } },
        ],
        firing: { snake: { archer: 1 } },
      },
    })
    t.has({
      'sections.middle.hordes': [
        { card: RAM, spots: { 1: 'wound' } },
        { card: 'HOR-2/middle', spots: TWO_SPEARMEN },
      ],
      'sections.middle.wall': 1,
      'sections.middle.firing.snake.archer': 0,
      'sections.middle.rest.snake.archer': 1,
    })
  },
)

rule(['XTV-18', 'BP-HOR-04', 'BP-HOR-05'], 'a Ram never swaps with a Ram, and two of them destroy one level', () => {
  const t = siege({ middle: { wall: 2, hordes: [RAM, 'BPH-1/left'] } })
  assert.deepEqual(rowsIn(t, 1), [RAM, 'BPH-1/left', ''])
  t.has({ 'sections.middle.wall': 1 })
})

card(['BPH-1', 'BP-HOR-04', 'BP-HOR-02'], 'from row 1 outwards, each Ram moves one row at most', () => {
  const moved = (...hordes: string[]) => rowsIn(siege({ middle: { wall: 3, hordes } }), 1)
  assert.deepEqual(moved('HOR-1/left', 'HOR-2/left', RAM), ['HOR-1/left', RAM, 'HOR-2/left'])
  assert.deepEqual(moved('HOR-1/left', RAM, 'BPH-1/left'), [RAM, 'BPH-1/left', 'HOR-1/left'])
  assert.deepEqual(moved(RAM, 'HOR-1/left', 'BPH-1/left'), [RAM, 'BPH-1/left', 'HOR-1/left'])
  // In row 2 after its move it destroys nothing.
  siege({ middle: { wall: 3, hordes: ['HOR-1/left', 'HOR-2/left', RAM] } }).has({ 'sections.middle.wall': 3 })
  siege({ middle: { wall: 3, hordes: [RAM] } }).has({ 'sections.middle.wall': 2 })
  const text = cardText('BPH-1', newGame(powder(CLANS)).table.box).map((line) => reader.read(line).en)
  assert.match(text.join(' '), /destroys 1 Wall level/)
})

rule(
  ['BP-HOR-02', 'BP-HOR-04', 'BP-HOR-05', 'BP-HOR-12'],
  'the table says of each engine what it will do in Winter where it stands, and so it does',
  () => {
    const [infantry, second] = ['HOR-1/left', 'BPH-1/left']
    for (const [hordes, wanted] of [
      [[RAM], { [RAM]: [0, false, true] }],
      [[infantry, RAM], { [RAM]: [0, true, true] }],
      [[infantry, 'HOR-2/left', RAM], { [RAM]: [1, true, false] }],
      [[RAM, second], { [RAM]: [0, false, true], [second]: [1, false, false] }],
      [[infantry, RAM, second], { [RAM]: [0, true, true], [second]: [1, true, false] }],
      [[infantry, RAM, TREBUCHET], { [RAM]: [0, true, true], [TREBUCHET.card]: [2, false, true] }],
      [[TREBUCHET], { [TREBUCHET.card]: [2, false, true] }],
    ] as const) {
      const sections = { middle: { wall: 3, hordes: [...hordes] } }
      const { engines } = fall(CLANS, { sections }).view().extras['blackPowder'] as FieldView
      const told = Object.fromEntries(
        Object.entries(engines).map(([id, { row, moves, breaks }]) => [id, [row, moves, breaks]]),
      )
      assert.deepEqual(told, wanted)
      const t = siege(sections)
      for (const [id, { row }] of Object.entries(engines)) assert.equal(rowsIn(t, 1)[row], id)
      t.has({ 'sections.middle.wall': 3 - Object.values(engines).filter(({ breaks }) => breaks).length })
    }
  },
)

card(['BPH-4', 'BP-HOR-06'], 'Elite has no ability', () => {
  const t = siege({ middle: { wall: 2, hordes: ['HOR-1/left', 'BPH-4/left'] } })
  assert.deepEqual(rowsIn(t, 1).slice(0, 2), ['HOR-1/left', 'BPH-4/left'])
  t.has({ 'sections.middle.wall': 2 })
})

/** These cards on top of a whole deck, three types left in the box; `used` lie elsewhere. */
function deckOf(top: readonly string[], used: readonly string[]) {
  const sides = (type: string) => ['left', 'middle', 'right'].map((side) => `${type}/${side}`)
  const hordesOut = ['HOR-3', 'HOR-6', 'HOR-8'].flatMap(sides)
  const types = ['HOR-1', 'HOR-2', 'HOR-4', 'HOR-5', 'HOR-7', 'BPH-1', 'BPH-2', 'BPH-3', 'BPH-4']
  const rest = types.flatMap(sides).filter((id) => !top.includes(id) && !used.includes(id))
  return { hordesOut, hordeDeck: [...top, ...rest] }
}

// --- Siege Trebuchet ---------------------------------------------------------------------------------------------------

rule(
  ['XTV-19', 'BP-HOR-07', 'BP-HOR-08', 'BP-HOR-09', 'BP-HOR-10', 'XRUL-39', 'XP-INV-05', 'XP-TIM-02', 'GWXC-VOC-38'],
  'a Trebuchet is placed in row 3 of the section that the placing rules give; with that row taken it is a Raid',
  () => {
    // The backs: HOR-4 left, the second Trebuchet middle, HOR-5 middle.
    const t = spring(CLANS, {
      time: 1,
      sections: { left: { hordes: ['HOR-1/left'] }, right: { hordes: ['HOR-2/left'] } },
      ...deckOf(['BPH-2/left', 'HOR-4/left', 'BPH-2/middle', 'HOR-5/middle'], ['HOR-1/left', 'HOR-2/left']),
    })
    assert.deepEqual(rowsIn(t, 1), ['HOR-4/left', '', 'BPH-2/left'])
    t.has({ 'hordeDeck.0': 'HOR-5/middle', hordeDiscard: ['BPH-2/middle'], shameRemoved: 3 })
    isTheSameAgain(t)
  },
)

card(
  ['BPH-2', 'BP-HOR-08', 'BP-HOR-02'],
  'a Trebuchet never moves: not when a Horde before it goes, not by a Ram',
  () => {
    const t = defeat(CLANS, {
      sections: { middle: { wall: 3, hordes: [{ card: 'HOR-1/left', spots: wounds(1, 2, 3, 4) }, TREBUCHET] } },
      players: { dragon: { ...NONE, ...WATCH } },
    })
    while (t.table.state.season !== 'winter') t.play('pass')
    assert.deepEqual(rowsIn(t, 1), ['', '', 'BPH-2/middle'])
    // A Ram in row 2 has a Trebuchet behind it, never before it.
    assert.deepEqual(rowsIn(siege({ middle: { wall: 3, hordes: ['HOR-1/left', RAM, TREBUCHET] } }), 1), [
      RAM,
      'HOR-1/left',
      'BPH-2/middle',
    ])
  },
)

rule(['BP-HOR-07', 'BP-HOR-10'], 'in the set-up as well', () => {
  let placed = 0
  for (let seed = 0; seed < 40; seed++) {
    const { state, box } = newGame(powder(['dragon', 'snake', 'monkey', 'turtle']), `siege ${seed}`).table
    for (const { hordes } of state.sections)
      hordes.forEach((horde, index) => {
        if (box.hordes[horde.card]!.type !== 'BPH-2') return
        placed++
        assert.equal(rowAt(hordes, index), 2)
      })
  }
  assert.ok(placed > 10, String(placed))
})

rule('XP-INV-05', 'gaps are only before a Trebuchet, and nothing else stays in a row', () => {
  const read = (hordes: SectionWords['hordes']) =>
    tryPosition({ sections: { left: { hordes: hordes ?? [] } } }, powder(CLANS)).ok
  assert.deepEqual(
    [
      read([TREBUCHET]),
      read(['HOR-1/left', TREBUCHET]),
      read([{ card: 'HOR-1/left', row: 3 }]),
      read([{ card: 'BPH-2/left', row: 1 }]),
    ],
    [true, true, false, false],
  )
})

rule(
  ['BP-HOR-11', 'XRUL-41'],
  'nobody who attacks row 1 reaches a lone Trebuchet; Horsemen, Monks, Wounds and tokens do',
  () => {
    const sections = {
      left: { wall: 1, hordes: [{ card: 'BPH-2/left', row: 3 }] },
    }
    const options = (clans: readonly string[], unit: string) => recruits(clans, { sections }).play(`recruit ${unit}`)
    for (const [clans, unit] of [
      [CLANS, 'spearman'],
      [CLANS, 'flamethrower'],
      [['turtle', 'snake', 'monkey'], 'tank'],
    ] as const) {
      const t = options(clans, unit)
      assert.deepEqual(t.optionsLike('attack'), [], unit)
    }
    options(CLANS, 'spearman').refuses({ 'attack spearman left 3.1': 'GW-ATTACK-02' })
    assert.ok(options(CLANS, 'horseman').offers('attack horseman left 3.1+2'))
    assert.ok(options(['monkey', 'snake', 'dragon'], 'monk').offers('attack monk left 3.1'))
    assert.ok(options(CLANS, 'archer').play('man archer left').offers('wound left 3.1'))
    assert.ok(
      options(['snake', 'dragon', 'monkey'], 'crossbowman').play('man crossbowman left').offers('snake token left 3.1'),
    )
  },
)

rule(['BP-HOR-12', 'BP-HOR-05', 'BP-HOR-15'], 'each Trebuchet destroys a level, and a Ram in row 1 one more', () => {
  siege({ middle: { wall: 3, hordes: [TREBUCHET] } }).has({ 'sections.middle.wall': 2 })
  siege({ middle: { wall: 3, hordes: [RAM, TREBUCHET] } }).has({ 'sections.middle.wall': 1 })
  // The Ram arrives first, then both destroy.
  siege({ middle: { wall: 3, hordes: ['HOR-1/left', RAM, TREBUCHET] } }).has({ 'sections.middle.wall': 1 })
})

// --- Siege Ladders -----------------------------------------------------------------------------------------------------

rule(['XRUL-42'], 'Ladders have Power of their own, however many play: else a Wall without Defense would hold', () => {
  const { type } = CARDS.hordes.find(({ type }) => type.id === 'BPH-3')!
  for (const players of [1, 2, 3, 4, 5]) assert.ok(forCount(type.offense, players) > 0, `${players} players`)
})

const THREE = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('dragon') } as const

rule(
  ['XTV-20', 'BP-HOR-13', 'BP-HOR-14', 'XRUL-42', 'XP-TIM-18', 'GWXC-VOC-39'],
  'Ladders in row 1 leave no Defense; the Breach kills everyone in the section and destroys its machines',
  () => {
    const t = assault(CLANS, {
      time: 1,
      sections: {
        middle: {
          wall: 3,
          barricades: 2,
          hordes: [{ card: LADDERS, spots: THREE }],
          rest: { snake: { spearman: 2 } },
          firing: { monkey: { archer: 1 } },
        },
      },
      extras: { blackPowder: { machines: { middle: ['ballista'] } } },
    })
    const machines = () => (t.view().extras['blackPowder'] as FieldView).machines[1]
    assert.equal(machines()?.length, 1)
    // One spot is left, but nobody shoots any more: the Firing phase is over.
    const { defense, power, outlook, tolls, defenseFrom } = t.view().sections[1]!
    assert.deepEqual([defense, power, outlook, defenseFrom.undoneBy], [0, 6, 'breach', LADDERS])
    assert.deepEqual(
      tolls.map(({ shame, killed }) => [shame, killed]),
      [
        [0, 3],
        [1, 2],
        [1, 1],
      ],
    )
    t.asks('snake', 'shame').play('shame spearman').asks('monkey', 'shame').play('shame spearman')
    assert.deepEqual(
      t.told('killed').map(({ seat, unit }) => [seat, unit]),
      [
        [0, 'spearman'],
        [0, 'spearman'],
        [0, 'spearman'],
        [2, 'archer'],
        [1, 'spearman'],
        [1, 'spearman'],
      ],
    )
    t.has({
      'sections.middle.hordes.0.spots': wounds(1, 2, 3),
      'sections.middle.rest.snake.spearman': 0,
      'sections.middle.firing.monkey.archer': 0,
      'players.dragon.shamed.spearman': 0,
    })
    assert.deepEqual(machines(), [])
  },
)

rule(['XP-TIM-18', 'BP-TOW-10', 'BP-HOR-14'], 'the machines are destroyed before the Towers are cleared', () => {
  const t = assault(CLANS, {
    sections: { middle: { wall: 3, hordes: [{ card: LADDERS, spots: THREE }] } },
    extras: { blackPowder: { towers: { 1: 'dragon' }, machines: { middle: ['ballista'] } } },
  })
  const told: string[] = []
  while (t.asked().endsWith(': shame')) {
    t.play('shame spearman')
    told.push(...t.everythingTold().map(({ event }) => event.kind))
  }
  const kinds = ['killed', 'machinesDestroyed', 'towerCleared']
  assert.deepEqual([...new Set(told.filter((kind) => kinds.includes(kind)))], kinds)
})

card(['BPH-3', 'BP-HOR-14'], 'those that are saved are in the Rest Zone; one event for all', () => {
  const t = assault(CLANS, {
    time: 1,
    sections: { middle: { wall: 3, hordes: [{ card: LADDERS, spots: THREE }], rest: { dragon: { horseman: 1 } } } },
    players: { dragon: { ...NONE, resources: { chi: 4 } } },
  })
  ashamed(t).asks('dragon', 'save', ['save dragon spearman', 'save dragon horseman', 'stop'])
  t.play('save dragon horseman', 'save dragon spearman').has({
    'sections.middle.rest.dragon': { spearman: 1, archer: 0, horseman: 1, flamethrower: 0 },
    'players.dragon.free.spearman': 9,
  })
})

card(
  ['BPH-3', 'BP-HOR-13', 'GW-WINTER-01a'],
  'everyone on the Wall must shoot: arrows that fell the Horde before the Ladders are the Breach, and so says the outlook',
  () => {
    // Infantry, Power 6, with one spot left, and Ladders behind it: 6 + 6 against 12.
    const almost = { card: 'HOR-2/middle', spots: wounds(1, 2, 3, 4) }
    const outlook = (archers: number, hordes: NonNullable<SectionWords['hordes']>, scene = fall) =>
      scene(CLANS, {
        sections: { middle: { wall: 3, hordes, firing: { snake: { archer: archers } } } },
        players: { dragon: { ...NONE, ...WATCH } },
      }).view().sections[1]!.outlook
    assert.equal(outlook(0, [almost, LADDERS]), 'holds')
    assert.equal(outlook(1, [almost, LADDERS]), 'arrows', 'it may hit the Ladders instead')
    assert.equal(outlook(1, [{ ...almost, card: 'HOR-6/middle' }, LADDERS]), 'breach', 'Horse Archers draw it')
    assert.equal(outlook(1, ['HOR-2/middle', LADDERS]), 'holds', 'one arrow fells nobody')
    assert.equal(outlook(1, [almost, LADDERS], assault), 'holds', 'in the Assault everyone has shot')
    assert.equal(outlook(1, [LADDERS], assault), 'breach', 'in the Assault everyone has shot')
  },
)

card(['BPH-3', 'BP-HOR-13'], 'in rows 2 and 3 Ladders have no ability', () => {
  const t = assault(CLANS, {
    sections: {
      middle: {
        wall: 3,
        hordes: ['HOR-2/left', LADDERS],
        firing: { snake: { archer: 1 } },
        rest: { snake: { spearman: 1 } },
      },
    },
    players: { dragon: { ...NONE, ...WATCH } },
  })
  const { defense, power } = t.view().sections[1]!
  assert.deepEqual([defense, power], [12, 12])
  const breach = assault(CLANS, {
    sections: { middle: { wall: 1, hordes: ['HOR-2/left', LADDERS], rest: { snake: { spearman: 1 } } } },
  })
  ashamed(breach).has({ 'sections.middle.rest.snake.spearman': 1 })
})

// --- destruction -------------------------------------------------------------------------------------------------------

rule(
  ['BP-HOR-16', 'GW-HOOK-10'],
  'all on Firing spots rest, even if the lower level has room for them; Qin’s go to his pool',
  () => {
    const t = position(
      {
        phase: 'winterEnd',
        time: 2,
        sections: {
          middle: { wall: 1 },
          right: {
            wall: 2,
            hordes: [{ card: 'BPH-2/right', row: 3 }],
            firing: { qin: { archer: 1 }, dragon: { archer: 1 } },
          },
        },
        players: { dragon: NONE },
      },
      powder(['dragon'], { mode: 'solo' }),
    )
    t.has({
      'sections.right.wall': 1,
      'sections.right.firing.dragon.archer': 0,
      'sections.right.rest.dragon.archer': 1,
      'sections.right.firing.qin.archer': 0,
      'sections.right.rest.qin.archer': 0,
    })
  },
)

rule('BP-HOR-17', 'a section at level 0 has nothing to destroy', () => {
  const t = siege({ middle: { wall: 0, hordes: [TREBUCHET], firing: { dragon: { archer: 1 } } } })
  t.has({ 'sections.middle.wall': 0, 'sections.middle.firing.dragon.archer': 1, over: false })
})

rule(
  ['XTV-21', 'BP-HOR-12', 'BP-HOR-18', 'BP-HOR-15'],
  'with the last level everyone loses at once, without scoring',
  () => {
    const t = siege({ left: { wall: 0 }, right: { wall: 0 }, middle: { wall: 1, hordes: [TREBUCHET] } })
    t.has({ over: true, lost: 'noWall', winner: null, 'sections.middle.wall': 0, 'players.dragon.honor': 0 })
    assert.deepEqual(t.table.game.winners(t.table.state, t.table.box), [])
    const told = reader.read(eventMessage({ kind: 'allLost', because: 'noWall' }, t.table.box))
    assert.match(told.en, /no level of the Wall is left/)
    assert.match(told.es, /ningún nivel de la Muralla/)
  },
)

rule(
  ['BP-HOR-18', 'BP-HOR-15'],
  'it is read after every level: what would come further right does not happen any more',
  () => {
    // Only the middle and the right section are in use.
    const words = (right: SectionWords) => ({
      phase: 'winterEnd' as const,
      time: 2,
      sections: { middle: { wall: 1, hordes: [{ card: 'BPH-2/middle', row: 3 }] }, right },
      players: { dragon: NONE, snake: NONE },
    })
    const setup = powder(['dragon', 'snake'], { mode: 'two' })
    position(words({ wall: 1, hordes: [] }), setup).has({ over: false, 'sections.middle.wall': 0 })
    const lost = position(words({ wall: 0, hordes: ['HOR-2/right', 'BPH-1/right'] }), setup)
    lost.has({ over: true, lost: 'noWall' })
    assert.deepEqual(rowsIn(lost, 2), ['HOR-2/right', 'BPH-1/right', ''])
  },
)

rule(['BP-HOR-18', 'BP-MOD-04', 'XP-GEN-05'], 'alone and together too: a further way to lose', () => {
  const end = { phase: 'winterEnd' as const, time: 2 }
  const solo = position(
    { ...end, sections: { middle: { wall: 1, hordes: [TREBUCHET] } }, players: { dragon: NONE } },
    powder(['dragon'], { mode: 'solo' }),
  )
  solo.has({ over: true, lost: 'noWall', winner: null })
  const team = position(
    {
      ...end,
      sections: { middle: { wall: 1, hordes: [TREBUCHET] } },
      players: { dragon: NONE, snake: NONE, monkey: NONE },
    },
    powder(CLANS, { mode: 'coop' }),
  )
  team.has({ over: true, lost: 'noWall', winner: null })
})

rule(
  ['BP-HOR-19', 'XP-INV-07', 'GW-INV-11'],
  'what was destroyed may be built again for full price and Honor; only Walls that stand end the game',
  () => {
    const t = position(
      {
        phase: 'activation',
        turn: 'dragon',
        clerks: { builders: { dragon: 1, snake: 1 } },
        sections: { left: { wall: 2 }, middle: { wall: 1 }, right: { wall: 1 } },
        players: { dragon: { ...NONE, resources: { wood: 9, stone: 9, gold: 9 } }, snake: NONE, monkey: NONE },
      },
      powder(CLANS),
    )
    const before = t.words('players.dragon.honorFrom.building')
    t.play('wall left')
    while (/pay|warehouse/.test(t.asked())) t.play(t.options()[0]!)
    t.has({ 'sections.left.wall': 3 })
    assert.ok((t.words('players.dragon.honorFrom.building') as number) > (before as number))
    // Two Walls at level 3 end a game of three; destroyed before the check, one does not.
    const ends = (hordes: SectionWords['hordes']) =>
      siege({ left: { wall: 3 }, middle: { wall: 3, hordes: hordes ?? [] }, right: { wall: 1 } }).table.over
    assert.deepEqual([ends([]), ends([TREBUCHET])], [true, false])
  },
)

rule(
  ['BP-HOR-15', 'XP-TIM-19', 'BP-MOD-05', 'XP-GEN-06'],
  'the siege comes after the Assault and opens no window',
  () => {
    const t = assault(CLANS, {
      time: 2,
      sections: { left: { wall: 1 }, middle: { wall: 3, hordes: [RAM] }, right: { wall: 1 } },
      players: { dragon: { ...NONE, ...WATCH } },
    })
    // The Assault's own window is the last one of this Year.
    t.asks('dragon', 'tactic')
    const { year } = t.table.state
    const told = t.playOut(new Dice('siege'), () => t.table.state.year > year)
    const steps = ['assault', 'barricadesGone', 'besieged', 'wallDestroyed', 'yearBegan']
    assert.deepEqual(
      told.map(({ kind }) => kind).filter((kind) => steps.includes(kind)),
      steps,
    )
    const battered = told.find(({ kind }) => kind === 'besieged')!
    assert.match(reader.read(eventMessage(battered, t.table.box)).en, /^Battering Ram destroys a level of the Wall/)
  },
)

rule('BP-HOR-15', 'whole games keep all rules, and some are lost for want of a Wall', () => {
  let destroyed = 0
  for (let seed = 0; seed < 12; seed++) {
    const { table } = newGame(powder(['dragon', 'snake', 'monkey', 'turtle', 'panda']), `siege ${seed}`)
    const dice = new Dice(`siege ${seed}`)
    table.say = (event) => void (event.kind === 'wallDestroyed' && destroyed++)
    while (!table.over) {
      pickAny(table, dice)
      assert.deepEqual(greatWall.invariants(table.state, table.box, table.prompts), [])
    }
  }
  assert.ok(destroyed > 0)
})

rule(['BP-HOR-11', 'BP-HOR-08'], 'an Attack Order passes a lone Trebuchet by', () => {
  const t = attackOrder(CLANS, {
    sections: { middle: { hordes: [TREBUCHET], rest: { dragon: { spearman: 1, flamethrower: 1 } } } },
    players: { snake: { ...NONE, ...WATCH } },
  })
  assert.doesNotMatch(t.asked(), /attack$/)
})
