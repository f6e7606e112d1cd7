import assert from 'node:assert/strict'
import { card, type Words } from '../table.ts'
import { all, assault, full, type Players, requests, team, turn, WATCH } from './coop-stage.ts'
import { by, has, resources, soldiers, units } from './figures.ts'
import { FALL, type Hero, supported } from './stage.ts'

/** A co-op General with so many Supporting Advisors. */
const general = (id: string, support: number, hero: Hero = {}): Hero => ({
  general: id,
  ...supported(support),
  ...hero,
})

// --- COG-1 ---------------------------------------------------------------------------------------------------------------

const dying = (players: Players, words: Words = {}) =>
  team({
    phase: 'defeat',
    time: 5,
    sections: { left: { hordes: [full('CHO-1/left', { 1: by('snake'), 2: by('snake'), 3: by('monkey') })] } },
    ...words,
    players,
  })

card(['COG-1', 'GWC-VOC-45', 'GWC-VOC-116'], 'She Saihua: 1 Chi saves up to SA Soldiers of any players', () => {
  const t = dying({ dragon: general('COG-1', 2, { resources: { chi: 1 } }) })
  t.asks('dragon', 'ability', ['use COG-1', 'pass']).play('use COG-1')
  t.asks('dragon', 'save', ['save snake spearman', 'save monkey spearman', 'stop'])
  t.play('save monkey spearman', 'save snake spearman')
  assert.deepEqual([soldiers(t, 'left.rest', 'snake'), soldiers(t, 'left.rest', 'monkey')], [units(1), units(1)])
  t.has({ 'players.dragon.resources.chi': 0 })
  assert.equal(t.asked(), FALL, 'the third died')
  const fewer = dying({ dragon: general('COG-1', 2, { resources: { chi: 1 } }) }).play('use COG-1', 'stop')
  assert.deepEqual(soldiers(fewer, 'left.rest', 'snake'), units(0), 'up to')
  const passed = dying({ dragon: general('COG-1', 2, { resources: { chi: 1 } }) }).play('pass')
  assert.deepEqual([passed.asked(), passed.words('players.dragon.resources.chi')], [FALL, 1])
})

card('COG-1', 'She Saihua: not without Chi, not without Supporting Advisors, again at the next killing', () => {
  assert.equal(dying({ dragon: general('COG-1', 2) }).asked(), FALL)
  assert.equal(dying({ dragon: general('COG-1', 0, { resources: { chi: 1 } }) }).asked(), FALL)
  const second = { hordes: [full('CHO-2/left', { 1: by('dragon') })] }
  const first = { hordes: [full('CHO-1/left', { 1: by('snake') })] }
  const t = dying(
    { dragon: general('COG-1', 1, { resources: { chi: 2 } }) },
    { sections: { left: first, middle: second } },
  )
  t.play('use COG-1', 'save snake spearman').asks('dragon', 'ability', ['use COG-1', 'pass'])
  t.play('use COG-1', 'save dragon spearman')
  assert.deepEqual([soldiers(t, 'left.rest', 'snake'), soldiers(t, 'middle.rest', 'dragon')], [units(1), units(1)])
})

// --- COG-2 ---------------------------------------------------------------------------------------------------------------

/** The snake's turn with Attack Order; the dragon has Mu Guiying. */
const attacked = (rest: Words['sections'], support = 2) =>
  team({
    phase: 'turn',
    turn: 'snake',
    track: { 1: { by: 'snake', card: 'attackOrder' } },
    sections: rest ?? {},
    players: { dragon: general('COG-2', support) },
  })
const spear = (n: number) => ({ spearman: n })

card(
  ['COG-2', 'GWC-VOC-66', 'GWC-VOC-41'],
  'Mu Guiying: attacks with up to SA Soldiers where another player attacks',
  () => {
    const left = { hordes: ['CHO-2/left'], rest: { snake: spear(1), dragon: spear(3) } }
    const middle = { hordes: ['CHO-2/middle'], rest: { dragon: spear(1) } }
    const t = attacked({ left, middle }).play('attack spearman left 1.1')
    t.asks('dragon', 'ability', ['use COG-2', 'pass']).play('use COG-2').asks('dragon', 'attack')
    assert.deepEqual(t.optionsLike('attack spearman middle 1.1'), [], 'there, not elsewhere')
    t.play('attack spearman left 1.2', 'attack spearman left 1.3')
    assert.notEqual(t.asked(), 'dragon: attack', 'SA is 2')
    assert.deepEqual(soldiers(t, 'left.rest', 'dragon'), units(1))
  },
)

card('COG-2', 'Mu Guiying: not with an empty Rest Zone there, not for the own Attack', () => {
  const alone = attacked({ left: { hordes: ['CHO-2/left'], rest: { snake: spear(1) } } }).play(
    'attack spearman left 1.1',
  )
  assert.notEqual(alone.asked(), 'dragon: ability')
  const archer = { hordes: ['CHO-2/left'], wall: 3, rest: { snake: spear(1) }, firing: { dragon: { archer: 1 } } }
  assert.notEqual(attacked({ left: archer }).play('attack spearman left 1.1').asked(), 'dragon: ability')
  const none = attacked({ left: { hordes: ['CHO-2/left'], rest: { snake: spear(1), dragon: spear(1) } } }, 0)
  assert.notEqual(none.play('attack spearman left 1.1').asked(), 'dragon: ability')
  const own = turn(
    { dragon: general('COG-2', 1) },
    { sections: { left: { hordes: ['CHO-2/left'], rest: { dragon: spear(4) } } } },
    {},
    'attackOrder',
  )
  for (const spot of [1, 2, 3]) own.play(`attack spearman left 1.${spot}`)
  assert.deepEqual(soldiers(own, 'left.rest'), units(1))
  assert.notEqual(own.asked(), 'dragon: ability')
})

card(['COG-2', 'GWC-VOC-92'], 'Mu Guiying: once per turn, whoever attacks', () => {
  const recruits = (usedTurn: string[]) =>
    team({
      phase: 'activation',
      turn: 'snake',
      clerks: { barracks: { snake: 2, monkey: 1 } },
      sections: { left: { hordes: ['CHO-2/left'], rest: { dragon: spear(1) } } },
      players: { dragon: general('COG-2', 1, { usedTurn }), snake: { resources: { wood: 1, stone: 2 } } },
    }).play('recruit spearman', 'attack spearman left 1.1')
  recruits([]).asks('dragon', 'ability', ['use COG-2', 'pass'])
  assert.notEqual(recruits(['COG-2/0']).asked(), 'dragon: ability')
})

card(['COG-2', 'GWC-VOC-13'], 'Mu Guiying: of several Sections one in which Soldiers rest', () => {
  const left = { hordes: ['CHO-2/left'], wall: 3, rest: { snake: spear(1) }, firing: { dragon: { archer: 1 } } }
  const middle = { hordes: ['CHO-2/middle'], rest: { snake: spear(1), dragon: spear(2) } }
  const t = attacked({ left, middle }).play('attack spearman left 1.1', 'attack spearman middle 1.1', 'use COG-2')
  t.asks('dragon', 'attack', [...[2, 3, 4, 5].map((spot) => `attack spearman middle 1.${spot}`), 'stop'])
})

// --- COG-3 ---------------------------------------------------------------------------------------------------------------

card(['COG-3', 'GWC-VOC-55', 'GWC-VOC-128', 'GWC-VOC-93'], 'Wang Jian: one Section a Year has SA more Defense', () => {
  const sections = { left: { wall: 1, hordes: ['CHO-4/left'] }, middle: { wall: 1, hordes: ['CHO-4/middle'] } } as const
  const play = (...answers: string[]) => {
    const t = assault(sections, { dragon: general('COG-3', 3) })
    const told = answers.flatMap((answer) =>
      t.asks('dragon', 'ability', ['use COG-3', 'pass']).play(answer).told('assault'),
    )
    return { t, defense: told.map(({ defense }) => defense) }
  }
  const plain = assault(sections, { monkey: WATCH }).play('pass').told('assault')[0]!.defense
  assert.deepEqual(play('use COG-3').defense[0], plain + 3)
  assert.deepEqual(play('pass', 'use COG-3').defense, [plain, plain + 3])
  const once = play('use COG-3').t
  assert.notEqual(once.asked(), 'dragon: ability', 'once per Year')
  assert.notEqual(assault(sections, { dragon: general('COG-3', 0) }).asked(), 'dragon: ability', 'nothing to add')
  assert.equal(assault({ left: { wall: 1 } }, { dragon: general('COG-3', 3) }).asked(), FALL, 'no Horde, no Assault')
})

// --- COG-4 ---------------------------------------------------------------------------------------------------------------

/** The snake and the dragon at the Builders' Encampment, each with so much Stone. */
const building = (players: Players, wall = 0) =>
  team({
    phase: 'activation',
    turn: 'snake',
    clerks: { builders: { snake: 1, monkey: 1 } },
    sections: { left: { wall } },
    players,
  })

card(
  ['COG-4', 'GWC-VOC-141', 'GWC-VOC-05', 'GWC-VOC-07'],
  "Yu Jie: a Wall costs everyone 2 less for each of the owner's Supporting Advisors",
  () => {
    const snake = (stone: number): Hero => ({ resources: { stone } })
    const level1 = 5
    building({ snake: snake(level1 - 1) })
      .asks('snake', 'build')
      .refuses({ 'wall left': 'GW-CORE-05' })
    const less = building({ dragon: general('COG-4', 1), snake: snake(level1 - 2) }).play('wall left')
    less.has({ 'players.snake.resources.stone': 0, 'players.snake.honor': level1, 'sections.left.wall': 1 })
    const one = building({ dragon: general('COG-4', 3), snake: snake(4) }).play('wall left')
    assert.equal(one.words('players.snake.resources.stone'), 3, 'at least 1')
    const poor = building({ dragon: general('COG-4', 1), snake: { ...snake(level1 - 3), supporting: ['ADV-31'] } })
    poor.refuses({ 'wall left': 'GW-CORE-05' })
    assert.ok(poor.offers('barricade left'), 'Barricades cost what they cost')
    building({ dragon: general('COG-4', 3), snake: snake(1) }).refuses({ 'barricade left': 'GW-CORE-05' })
  },
)

// --- COG-5 ---------------------------------------------------------------------------------------------------------------

/** Summer: the dragon may discard Shame for Honor. */
const ashamed = (hero: Hero, others: Players = {}) =>
  team({ phase: 'payShame', players: { dragon: { shamed: { spearman: 2 }, ...hero }, ...others } })

card(
  ['COG-5', 'GWC-VOC-141', 'GW-COOP-17'],
  'Wen Tianxiang: a Shame token costs 2 Honor less per SA, at least 4',
  () => {
    const price = (support: number) => ashamed(general('COG-5', support, { honor: 10 })).about('price')
    assert.deepEqual([0, 1, 2, 3, 4].map(price), [10, 8, 6, 4, 4])
    const t = ashamed(general('COG-5', 2, { honor: 12 }))
      .asks('dragon', 'payShame', ['pay shame', 'stop'])
      .play('pay shame')
    t.has({ 'players.dragon.honor': 6, 'players.dragon.shamed.spearman': 1 })
    t.asks('dragon', 'payShame')
      .play('pay shame')
      .has({ 'players.dragon.honor': 0, 'players.dragon.shamed.spearman': 0 })
    assert.equal(ashamed(general('COG-5', 2, { honor: 5 })).asked(), FALL, 'one short')
    const other = ashamed({ shamed: {} }, { snake: { shamed: { spearman: 1 }, honor: 9 }, monkey: general('COG-5', 3) })
    assert.equal(other.asked(), FALL, 'only for the owner')
  },
)

// --- COG-6 ---------------------------------------------------------------------------------------------------------------

const bulwark = { sections: { left: { wall: 3 as const } } }

card(
  ['COG-6', 'GWC-VOC-56', 'GWC-VOC-05', 'GWC-VOC-132'],
  "Lu Xiufu: everyone gains 1 Honor for each of the owner's Supporting Advisors",
  () => {
    const players = { snake: general('COG-6', 2), monkey: { supporting: ['ADV-31', 'ADV-32', 'ADV-33'] } }
    const t = requests(['REQ-09', null, null], players, bulwark).play('request REQ-09')
    assert.deepEqual(all(t, 'honor'), [2, 2, 2])
    const none = requests(['REQ-09', null, null], { snake: general('COG-6', 0), monkey: players.monkey }, bulwark)
    assert.deepEqual(all(none.play('request REQ-09'), 'honor'), [0, 0, 0])
    const left = requests(['REQ-09', null, null], players, bulwark).play('stop')
    assert.equal(left.words('players.snake.honor'), 0, 'not fulfilled')
  },
)

card(['COG-6', 'GWC-VOC-56'], 'Lu Xiufu: for each Request', () => {
  const t = requests(['REQ-09', 'REQ-11', null], { snake: general('COG-6', 1) }, bulwark)
  assert.deepEqual(all(t.play('request REQ-09', 'request REQ-11'), 'honor'), [2, 2, 2])
})

// --- COG-7 ---------------------------------------------------------------------------------------------------------------

card(
  ['COG-7', 'GWC-VOC-132', 'GWC-VOC-32', 'GW-COOP-29'],
  'Zong Ze: the players share 2 Resources of any types per SA',
  () => {
    const t = team({ phase: 'income', players: { snake: general('COG-7', 1), monkey: supported(0) } })
    t.asks('snake', 'ability', ['use COG-7', 'pass']).play('use COG-7')
    t.asks('snake', 'player', ['player dragon', 'player snake', 'player monkey']).play('player dragon')
    t.asks('dragon', 'gain', ['take wood', 'take stone', 'take gold', 'take chi']).play('take chi')
    t.asks('snake', 'player').play('player snake', 'take gold')
    assert.deepEqual(
      [resources(t), resources(t, 'snake'), resources(t, 'monkey')],
      [has(0, 0, 0, 1), has(0, 0, 1, 0), has(0, 0, 0, 0)],
    )
    assert.equal(t.asked(), FALL, '2 in all')
    assert.equal(team({ phase: 'income', players: { snake: general('COG-7', 0) } }).asked(), FALL)
    const passed = team({ phase: 'income', players: { snake: general('COG-7', 1) } }).play('pass')
    assert.equal(passed.asked(), FALL)
  },
)

// --- COG-8 ---------------------------------------------------------------------------------------------------------------

const TOP = ['CHO-1/left', 'CHO-2/middle', 'CHO-3/right', 'CHO-4/left', 'CHO-5/left']

card(
  ['COG-8', 'GWC-VOC-127'],
  'Li Tingzhi: looks at 2 + SA Hordes before they are placed, puts one under the deck',
  () => {
    const look = (support: number) =>
      team({ phase: 'spring', hordeTop: TOP, players: { snake: general('COG-8', support) } })
    const t = look(1).asks('snake', 'ability', ['use COG-8', 'pass']).play('use COG-8')
    t.asks('snake', 'peekUnder', [...TOP.slice(0, 3).map((id) => `under ${id}`), 'stop'])
    assert.deepEqual(
      [t.view('snake').peek, t.view('dragon').peek],
      [TOP.slice(0, 3), null],
      'only the looker sees them',
    )
    t.play('under CHO-1/left').asks('snake', 'peekOrder', ['top CHO-2/middle', 'top CHO-3/right'])
    t.play('top CHO-3/right')
    const placed = ['left', 'middle', 'right'].flatMap(
      (section) => t.words(`sections.${section}.hordes`) as { card: string }[],
    )
    assert.deepEqual(
      placed.map(({ card: id }) => id),
      ['CHO-3/right', 'CHO-2/middle', 'CHO-4/left'],
      '2 + 1 in the second Year',
    )
    assert.equal((t.words('hordeDeck') as string[]).at(-1), 'CHO-1/left')
    look(0).play('use COG-8').asks('snake', 'peekUnder', ['under CHO-1/left', 'under CHO-2/middle', 'stop'])
    const passed = look(1).play('pass')
    assert.equal((passed.words('sections.left.hordes') as { card: string }[])[0]!.card, 'CHO-1/left')
  },
)
