import assert from 'node:assert/strict'
import { killOnBoard } from '../../../src/battle/kill.ts'
import { standardData } from '../../../src/data/index.ts'
import { activation, assault, defeatStep, horde, spearman, turnOf, WATCH, winter, wounds } from '../../pieces.ts'
import { card, plugged, position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { AO, BEASTS, beasts, COOP, NONE, PHOENIX, QUIET, SOLO, TIGER, TWO, withResources, YINGLONG } from './stage.ts'

const EVENTS = Object.keys(standardData.events)
const at = (beast: string, area: string, level: number) => beasts({ [beast]: { area, level } })
const honorOf = (t: TestTable, clan: string): number => t.view().players.find((player) => player.clan === clan)!.honor

// --- Yinglong ----------------------------------------------------------------------------------------------------------

/** The Quarry activates: the dragon has 2 Clerks there, the snake 1. Both gather; then the dragon is asked to donate. */
const quarry = (words: Words): TestTable =>
  activation({ clerks: { quarry: { dragon: 2, snake: 1 } }, players: QUIET, ...words }, BEASTS)
    .play('gather', 'gather')
    .skip('donate')

card(['BST-1-L1', 'BST-1-L2'], 'who donates where Yinglong stands gains 1 or 2 Honor more', () => {
  for (const level of [1, 2]) {
    const t = quarry(at(YINGLONG, 'quarry', level))
      .play('donate')
      .asks('snake', 'donate')
      .play('decline')
    assert.deepEqual([honorOf(t, 'dragon'), honorOf(t, 'snake')], [2 + level, 0])
    const elsewhere = quarry(at(YINGLONG, 'goldMine', level)).play('donate')
    assert.equal(honorOf(elsewhere, 'dragon'), 2)
  }
})

card(['BST-1-L3', 'AB-22', 'GWXC-VOC-33'], 'once per own Clerk, 2 Honor each, and 2 more for all of it', () => {
  // Both have more Stone than they gather here.
  const stone = { ...NONE, resources: { stone: 5 } }
  const t = quarry({ ...at(YINGLONG, 'quarry', 3), players: { ...QUIET, dragon: stone, snake: stone } }).play('donate')
  t.asks('dragon', 'donate').has({ 'players.dragon.honor': 2, 'warehouse.stone': 1 })
  t.play('donate').has({ 'players.dragon.honor': 6, 'warehouse.stone': 2 })
  // One Clerk, one donation.
  t.asks('snake', 'donate').play('donate').has({ 'players.snake.honor': 4, 'warehouse.stone': 3 })
  assert.doesNotMatch(t.asked(), /donate/)
  // Elsewhere once, as always.
  const elsewhere = quarry(at(YINGLONG, 'lumberMill', 3)).play('donate')
  elsewhere.asks('snake', 'donate')
  // Whoever stops earlier has given what he has given.
  const once = quarry(at(YINGLONG, 'quarry', 3)).play('donate', 'decline')
  once.has({ 'players.dragon.honor': 4, 'warehouse.stone': 1 }).asks('snake', 'donate')
})

rule(['AB-22', 'GW-ACT-13'], 'a Clerk that only counts (Bribery) may donate too', () => {
  const t = activation(
    {
      clerks: { quarry: { dragon: 2, snake: 1 } },
      players: withResources({}, { tactics: ['TAC-11'] }),
      ...at(YINGLONG, 'quarry', 3),
    },
    BEASTS,
  )
  t.play('tactic TAC-11', 'gather', 'gather').skip('donate')
  t.play('donate', 'donate').asks('dragon', 'donate').play('donate').asks('snake', 'donate')
})

// --- White Tiger -------------------------------------------------------------------------------------------------------

const SPOTS = { 1: spearman('dragon'), 2: spearman('snake'), ...wounds(3, 4) }
/** A Leader is Defeated in the middle: the dragon and the snake are on it, the monkey has an Archer there. */
const defeated = (words: Words, setup: SetupWords = {}): TestTable =>
  defeatStep(
    {
      players: { ...QUIET, monkey: { ...NONE, ...WATCH } },
      sections: { middle: { wall: 1, hordes: [horde('HOR-1/left', SPOTS)], firing: { monkey: { archer: 1 } } } },
      ...words,
    },
    { ...BEASTS, ...setup },
  )

card(
  ['BST-2-L1', 'BST-2-L2', 'BST-2-L3'],
  'players with Soldiers on a Horde that is Defeated there gain 1 or 2 Honor more',
  () => {
    for (const [level, more] of [
      [1, 1],
      [2, 2],
      [3, 2],
    ] as const) {
      // At the Tactic window after it, nothing else has happened yet.
      const t = defeated(at(TIGER, 'middle', level)).asks('monkey', 'tactic')
      assert.deepEqual([honorOf(t, 'dragon'), honorOf(t, 'snake'), honorOf(t, 'monkey')], [2 + more, 2 + more, 2])
      const elsewhere = defeated(at(TIGER, 'left', level)).asks('monkey', 'tactic')
      assert.deepEqual([honorOf(elsewhere, 'dragon'), honorOf(elsewhere, 'monkey')], [2, 2])
    }
  },
)

rule(['AB-19', 'GWXC-VOC-03'], 'at a Defeat it comes with the Honor, before rules and Tactic cards', () => {
  const t = winter(
    {
      players: { ...QUIET, dragon: { ...NONE, active: ['ADV-38'] }, monkey: { ...NONE, ...WATCH } },
      sections: { middle: { wall: 1, hordes: [horde('HOR-1/left', SPOTS)] } },
      ...at(TIGER, 'middle', 1),
    },
    BEASTS,
  ).play('pass')
  // The monkey is asked in the window of the Defeat; before it the Advisor has acted, and before him the Tiger for both.
  assert.equal(t.asks('monkey', 'tactic').about('window'), 'defeated')
  assert.deepEqual(
    t.told('abilityUsed').map(({ seat, card: used }) => `${seat} ${used}`),
    ['0 BST-2-L1', '1 BST-2-L1', '0 ADV-38'],
  )
  assert.deepEqual(
    t
      .told('honor')
      .slice(0, 4)
      .map(({ seat, source }) => `${seat} ${source}`),
    ['0 defeats', '1 defeats', '0 abilities', '1 abilities'],
  )
})

rule(['XTV-25', 'AB-20', 'BST-2-L3', 'GWXC-VOC-28'], 'saving discount is once per killing, not per Soldier', () => {
  const two = { 1: spearman('dragon'), 2: spearman('dragon'), ...wounds(3, 4) }
  const dying = (level: number, area = 'middle') =>
    defeatStep(
      {
        time: 3,
        players: withResources({ chi: 3 }),
        sections: { middle: { hordes: [horde('HOR-1/left', two)] } },
        ...at(TIGER, area, level),
      },
      BEASTS,
    )
  const t = dying(3)
  assert.equal(t.asks('dragon', 'save').about('price'), 1)
  t.play('save dragon spearman').play('save dragon spearman')
  t.has({ 'players.dragon.resources.chi': 0, 'sections.middle.rest.dragon.spearman': 2 })
  // At level 2, or elsewhere, one Soldier is all that 3 Chi save.
  for (const other of [dying(2), dying(3, 'left')]) {
    assert.equal(other.about('price'), 2)
    other.play('save dragon spearman').has({ 'players.dragon.resources.chi': 1 })
    assert.doesNotMatch(other.asked(), /save/)
  }
})

rule(
  ['AB-20', 'BST-2-L3', 'EVT-03'],
  'where Soldiers die in several sections at once, only who saves in that of the Tiger pays less',
  () => {
    const fever = (tiger: 'left' | 'middle' | 'right', chi: number): TestTable =>
      position(
        {
          phase: 'winterEnd',
          sections: {
            left: { rest: { dragon: { spearman: 1 }, monkey: { spearman: 1 } } },
            middle: { rest: { snake: { spearman: 1 } } },
          },
          players: {
            dragon: { ...NONE, resources: { chi } },
            snake: { ...NONE, resources: { chi } },
            monkey: NONE,
          },
          extras: {
            ...at(TIGER, tiger, 3).extras,
            coop: { requests: [null, null, null], eventDeck: ['EVT-03', ...EVENTS.filter((id) => id !== 'EVT-03')] },
          },
        },
        { ...COOP, options: { 'coop.ordering': 'tea' } },
      )
    const price = (t: TestTable, clan: string): unknown => t.asks(clan, 'save').about('price')
    // The dragon's Soldier dies on the left, the snake's in the middle.
    const t = fever('middle', 2)
    t.asks('dragon', 'save', ['save dragon spearman left', 'stop'])
    assert.equal(price(t, 'dragon'), 2)
    assert.equal(price(t.play('stop'), 'snake'), 1)
    const other = fever('left', 1)
    assert.equal(price(other, 'dragon'), 1)
    other.play('save dragon spearman left').has({ 'sections.left.rest.dragon.spearman': 1 })
    // The snake can't pay 2.
    assert.doesNotMatch(other.asked(), /save/)
  },
)

rule(
  'AB-20',
  'of several that die in several sections those in that of the Tiger cost less in all, the others not',
  () => {
    const deaths = plugged({
      name: 'deaths',
      on: [
        {
          to: 'moment',
          when: 'has',
          do: (g, { trigger }) =>
            trigger === 'afterActivationStep' ? killOnBoard(g, [0], 3, 'rest', [0, 1]) : undefined,
        },
      ],
    })
    const t = position(
      {
        phase: 'activation',
        turn: 'dragon',
        sections: { left: { rest: { dragon: { spearman: 1 } } }, middle: { rest: { dragon: { spearman: 2 } } } },
        players: withResources({ chi: 9 }),
        ...at(TIGER, 'middle', 3),
      },
      { ...deaths, ...BEASTS, expansions: [...BEASTS.expansions!, ...deaths.expansions!] },
    )
    const prices: string[] = []
    while (t.table.prompts[0] === 'victim') t.play(t.options()[0]!)
    while (t.table.prompts[0] === 'save') {
      prices.push(`${t.options()[0]!} ${String(t.about('price'))}`)
      t.play(t.options()[0]!)
    }
    assert.deepEqual(prices, [
      'save dragon spearman left 2',
      'save dragon spearman middle 1',
      'save dragon spearman middle 2',
    ])
    t.has({ 'players.dragon.resources.chi': 4 })
  },
)

rule(
  ['BP-SOL-19', 'AB-19', 'BST-2-L1'],
  'a Snake token counts for the Honor of the Defeat, not for that of the Tiger',
  () => {
    const spots = { 1: { by: 'snake', marker: 'snakeToken' }, 2: spearman('dragon'), ...wounds(3, 4) } as const
    const t = defeated(
      { ...at(TIGER, 'middle', 1), sections: { middle: { hordes: [horde('HOR-1/left', spots)] } } },
      { expansions: ['blackPowder', 'ancientBeasts'] },
    ).asks('monkey', 'tactic')
    assert.deepEqual([honorOf(t, 'dragon'), honorOf(t, 'snake')], [3, 2])
  },
)

// --- Ao ----------------------------------------------------------------------------------------------------------------

/** Shamans of Power 4 stand before the middle section. */
const attacked = (words: Words, card_ = 'HOR-7/left', wall = 0): TestTable =>
  assault(
    {
      players: { ...QUIET, monkey: { ...NONE, ...WATCH } },
      sections: { middle: { wall, hordes: [horde(card_)] } },
      ...words,
    },
    BEASTS,
  )

card(['BST-3-L1', 'BST-3-L2', 'BST-3-L3'], 'the section of Ao has 1, 2 or 3 more Defense', () => {
  for (const level of [1, 2, 3]) {
    const t = attacked(at(AO, 'middle', level))
    assert.equal(t.view().sections[1]!.defense, level)
    assert.equal(t.view().sections[0]!.defense, 0)
    const [told] = t.play('pass').told('assault')
    assert.deepEqual([told!.defense, told!.power, told!.breach], [level, 4, true])
  }
})

rule(
  ['AB-24', 'GWXC-VOC-01'],
  'it counts like the Wall: before halving, and where Barricades count for nothing',
  () => {
    // The Leader halves the sum of 4 and 3.
    assert.equal(attacked(at(AO, 'middle', 3), 'HOR-1/left', 1).view().sections[1]!.defense, 3)
    const [told] = attacked(at(AO, 'middle', 3), 'HOR-1/left', 1)
      .play('pass')
      .told('assault')
    assert.equal(told!.defense, 3)
    // Arsonists: Barricades give no Defense, Ao does.
    const arson = position(
      {
        players: QUIET,
        sections: { middle: { barricades: 3, hordes: [horde('HOR-3/left')] } },
        ...at(AO, 'middle', 2),
      },
      BEASTS,
    )
    assert.equal(arson.view().sections[1]!.defense, 2)
    assert.deepEqual(arson.view().sections[1]!.defenseFrom.cards, 2)
    // Once for all players, and told once.
    const year = winter(
      {
        players: { ...QUIET, monkey: { ...NONE, ...WATCH } },
        sections: { middle: { hordes: [horde('HOR-7/left')] } },
        ...at(AO, 'middle', 2),
      },
      BEASTS,
    ).play('pass')
    assert.deepEqual(year.told('cardActs'), [{ kind: 'cardActs', card: 'BST-3-L2', section: 1 }])
  },
)

const built = (words: Words, ...keys: readonly string[]): TestTable =>
  activation(
    { clerks: { builders: { dragon: 3 } }, players: withResources({ wood: 20 }), ...words },
    { ...BEASTS },
  ).play(...keys)

card(['BST-3-L3', 'AB-21', 'GWXC-VOC-20'], 'who builds Walls there gains 1 Honor for each 2 own Resources paid', () => {
  const { walls } = position({ players: QUIET }, BEASTS).table.box
  const first = walls[0]!.nextCost
  const ofCards = (t: TestTable) => t.view().players[0]!.honorFrom.abilities
  assert.equal(first, 5)
  // 5 of his own: 2 Honor. With 2 of the Warehouse: 1.
  assert.equal(ofCards(built(at(AO, 'left', 3), 'wall left', 'stop')), 2)
  assert.equal(ofCards(built({ ...at(AO, 'left', 3), warehouse: { stone: 2 } }, 'wall left', 'stop')), 1)
  // A Wall elsewhere, or a Barricade here: nothing.
  assert.equal(ofCards(built(at(AO, 'middle', 3), 'wall left', 'stop')), 0)
  assert.equal(ofCards(built(at(AO, 'left', 3), 'barricade left', 'barricade left', 'stop')), 0)
  // Two Walls, one of them here: at most the price of the one here.
  assert.equal(ofCards(built(at(AO, 'left', 3), 'wall left', 'wall middle', 'stop')), 2)
  assert.equal(ofCards(built(at(AO, 'left', 2), 'wall left', 'stop')), 0)
})

// --- Fenghuang ---------------------------------------------------------------------------------------------------------

/** The War Academy activates with Clerks of the dragon and the snake: before its effect. */
const academy = (words: Words, setup: SetupWords = BEASTS): TestTable =>
  activation({ clerks: { warAcademy: { dragon: 2, snake: 1 } }, players: QUIET, ...words }, setup)

card(['BST-4-L1', 'AB-09'], 'each player with Clerks there gains 1 Chi', () => {
  const t = academy(at(PHOENIX, 'warAcademy', 1)).asks('dragon', 'warAcademy')
  t.has({ 'players.dragon.resources.chi': 1, 'players.snake.resources.chi': 1, 'players.monkey.resources.chi': 0 })
  academy(at(PHOENIX, 'embassy', 1)).has({ 'players.dragon.resources.chi': 0 })
})

card('BST-4-L2', '1 Chi and 1 Honor', () => {
  const t = academy(at(PHOENIX, 'warAcademy', 2)).asks('dragon', 'warAcademy')
  t.has({ 'players.dragon.resources.chi': 1, 'players.dragon.honor': 1, 'players.snake.honor': 1 })
})

card('BST-4-L3', '1 Honor, and 1 Tactic card or 2 Chi', () => {
  const t = academy(at(PHOENIX, 'warAcademy', 3))
  t.asks('dragon', 'ability', ['use BST-4-L3', 'pass']).play('use BST-4-L3')
  t.asks('dragon', 'choice', ['choice 1', 'choice 2']).play('choice 2')
  t.has({ 'players.dragon.honor': 1, 'players.dragon.resources.chi': 2 })
  t.asks('snake', 'ability').play('use BST-4-L3', 'choice 1')
  t.has({ 'players.snake.honor': 1, 'players.snake.resources.chi': 0 })
  assert.equal(t.view('snake').players[1]!.tactics!.length, 1)
})

rule(
  ['AB-19', 'XP-TIM-07', 'GWXC-VOC-03'],
  'at an activation it comes after the Shame and the Rat, before the effect',
  () => {
    const rat: SetupWords = { seats: 3, expansions: ['ancientBeasts', 'rat'] }
    const stand = at(PHOENIX, 'quarry', 1)
    const t = activation(
      {
        clerks: { quarry: { dragon: 3 } },
        players: withResources({ gold: 1 }, WATCH),
        extras: { ...stand.extras, rat: { location: 'quarry' } },
      },
      rat,
    )
    // Alone at the Quarry: first of all the Shame.
    t.asks('dragon', 'shame').has({ 'players.dragon.resources.chi': 0, 'players.dragon.resources.gold': 1 })
    t.play('shame spearman')
    assert.deepEqual(
      t.told('gained').map(({ from }) => from),
      ['rat', 'BST-4-L1'],
    )
    t.asks('dragon', 'tactic')
    // An Advanced Activation is one too.
    const advanced = turnOf(
      'despotism',
      { clerks: { warAcademy: { dragon: 1, snake: 1 } }, players: QUIET, ...at(PHOENIX, 'warAcademy', 1) },
      BEASTS,
    ).skip('advancedActivation')
    advanced.has({ 'players.snake.resources.chi': 0 }).play('activate warAcademy')
    advanced.has({ 'players.dragon.resources.chi': 1, 'players.snake.resources.chi': 1 })
  },
)

// --- all of them -------------------------------------------------------------------------------------------------------

rule('AB-08', 'levels replace each other: only the current card counts', () => {
  const t = quarry(at(YINGLONG, 'quarry', 2)).play('donate')
  // 2 and not 1 + 2.
  assert.equal(honorOf(t, 'dragon'), 4)
  assert.deepEqual(
    t.told('abilityUsed').map(({ card: used }) => used),
    ['BST-1-L2'],
  )
})

rule(['XRUL-51', 'AB-07'], 'two Beasts on one section both act', () => {
  const t = defeated(beasts({ [TIGER]: { area: 'middle', level: 1 }, [AO]: { area: 'middle', level: 2 } }))
  assert.equal(honorOf(t, 'dragon'), 3)
  // The Leader halves 4 and 2.
  assert.equal(t.view().sections[1]!.defense, 3)
})

rule(['AB-23', 'XP-GEN-01', 'XP-GEN-03'], 'Qin has the Honor of what he fulfils, and nothing else of it', () => {
  const at_ = (level: number) =>
    position(
      {
        phase: 'activation',
        turn: 'dragon',
        clerks: { warAcademy: { dragon: 1, qin: 1 } },
        players: { dragon: NONE },
        ...at(PHOENIX, 'warAcademy', level),
      },
      SOLO,
    )
  for (const level of [1, 2, 3]) {
    const t = at_(level)
    if (level === 3) t.asks('dragon', 'ability').play('pass')
    t.has({ 'players.qin.honorFrom.abilities': level === 1 ? 0 : 1, 'players.qin.resources.chi': 0 })
  }
  const dead = position(
    {
      phase: 'defeat',
      players: { dragon: { ...NONE, ...WATCH } },
      sections: {
        middle: { hordes: [horde('HOR-1/middle', { 1: spearman('dragon'), 2: spearman('qin'), ...wounds(3, 4) })] },
      },
      ...at(TIGER, 'middle', 2),
    },
    SOLO,
  )
  dead.has({ 'players.dragon.honorFrom.abilities': 2, 'players.qin.honorFrom.abilities': 2 })
})

type Card = (rules: string) => NonNullable<SetupWords['data']>
const beastCard =
  (id: string): Card =>
  (rules) => ({ 'ancientBeasts.beastCards': { [id]: { rules } } })

/** What Qin gains by a card of an owner's own, beside what he gains if it speaks of what he never does. */
function qinGains(words: Words, card: Card, rules: string): number {
  const gained = (text: string) =>
    position(
      { ...words, players: { dragon: { ...NONE, ...WATCH }, qin: { honor: 20 } } },
      { ...SOLO, data: card(text) },
    )
      .skip()
      .words('players.qin.honorFrom.abilities') as number
  return gained(rules) - gained('onTacticPlayed => honor(1)')
}

rule(['AB-23', 'XP-GEN-03'], 'of several choices Qin has the Honor of the best, and a limit binds him too', () => {
  const activates: Words = {
    phase: 'activation',
    turn: 'dragon',
    clerks: { warAcademy: { qin: 1 } },
    ...at(PHOENIX, 'warAcademy', 1),
  }
  assert.equal(qinGains(activates, beastCard('BST-4-L1'), 'onActivation[any] => honor(3) or gain(chi,1)'), 3)
  const falls = horde('HOR-1/middle', { 1: spearman('dragon'), 2: spearman('qin'), ...wounds(3, 4) })
  const next = horde('HOR-7/middle', { 1: spearman('qin'), ...wounds(2, 3, 4) })
  const twice: Words = { phase: 'defeat', sections: { middle: { hordes: [falls, next] } }, ...at(TIGER, 'middle', 1) }
  const tiger = (rules: string) => qinGains(twice, beastCard('BST-2-L1'), rules)
  assert.deepEqual([tiger('onHordeDefeated[on] => honor(2)'), tiger('onHordeDefeated[on] => honor(2) @year')], [4, 2])
})

rule(['AB-23', 'GW-SOLO-16'], 'Qin fulfils a Beast by what he builds and claims where it stands; a Relic never', () => {
  const built = (area: string, rules: string): number =>
    Math.max(
      ...[1, 2, 3, 4, 5, 6].map((n) => {
        const turn: Words = { phase: 'turn', turn: 'qin', track: { 1: { by: 'qin', card: `SOL-${n}` } } }
        return qinGains({ ...turn, ...at(AO, area, 1) }, beastCard('BST-3-L1'), rules)
      }),
    )
  // In one of the two sections, and for all pieces of one action once.
  for (const rules of ['onWallBuilt => honor(5)', 'onBarricadeBuilt => honor(5)'])
    assert.deepEqual(
      [built('middle', rules), built('right', rules)].toSorted((a, b) => a - b),
      [0, 5],
      rules,
    )
  const claims: Words = {
    phase: 'defeat',
    sections: { middle: { hordes: [horde('HOR-1/middle', { 1: spearman('qin'), ...wounds(2, 3, 4) })] } },
  }
  const claimed = (area: string) =>
    qinGains({ ...claims, ...at(AO, area, 1) }, beastCard('BST-3-L1'), 'onHordeClaimed => honor(3)')
  assert.deepEqual([claimed('middle'), claimed('right')], [3, 0])
  const relic: Card = (rules) => ({ 'ancientBeasts.relics': { 'REL-4': { rules } } })
  const active = { ...claims, ...beasts({}, { shown: ['REL-4'] }) }
  assert.equal(qinGains(active, relic, 'onHordeClaimed => honor(3) @year'), 0)
})

rule(['AB-23', 'XP-GEN-03', 'GW-REED-02'], 'the Reed Clan has nothing of it', () => {
  const t = position(
    {
      phase: 'defeat',
      players: { dragon: { ...NONE, ...WATCH }, snake: NONE },
      sections: {
        middle: { hordes: [horde('HOR-1/middle', { 1: spearman('dragon'), 2: spearman('reed'), ...wounds(3, 4) })] },
      },
      ...at(TIGER, 'middle', 2),
    },
    TWO,
  )
  t.has({ 'players.dragon.honorFrom.abilities': 2, 'players.reed.honor': 0 })
})
