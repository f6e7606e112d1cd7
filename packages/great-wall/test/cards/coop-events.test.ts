import assert from 'node:assert/strict'
import { card, type TestTable, type Words } from '../table.ts'
import {
  all,
  assault,
  everyone,
  full,
  HELD,
  type Players,
  requests,
  reveal,
  team,
  WATCH,
  winter,
} from './coop-stage.ts'
import { by, has, honor, resources, soldiers, units } from './figures.ts'
import { FALL, type Hero } from './stage.ts'

const rich = (n: number): Hero => ({ resources: { wood: n, stone: n, gold: n, chi: n } })
const isOver = (t: TestTable) => assert.equal(t.asked(), FALL)

/** Clerks at a Location, usually two of the dragon and one of the snake, with this Event in force or without any. */
const working = (
  event: string | null,
  location: string,
  players: Players,
  clerks: Readonly<Record<string, number>> = { dragon: 2, snake: 1 },
) =>
  team(
    { phase: 'activation', turn: 'dragon', clerks: { [location]: clerks }, players },
    event === null ? {} : { events: [event] },
  )

/** Losses that leave no choice: what everyone has before and after. */
function loses(event: string, resource: 'wood' | 'stone' | 'gold' | 'chi', n: number): void {
  const t = reveal(event, everyone(rich(3)))
  isOver(t)
  assert.deepEqual(all(t, `resources.${resource}`), [3 - n, 3 - n, 3 - n])
  const others = ['wood', 'stone', 'gold', 'chi'].filter((other) => other !== resource)
  for (const other of others) assert.deepEqual(all(t, `resources.${other}`), [3, 3, 3])
  t.has({ 'extras.coop.events': [event] })
  const short = reveal(event, { dragon: { resources: { [resource]: n - 1 } } })
  assert.equal(short.words(`players.dragon.resources.${resource}`), 0, 'as much as there is')
}

card(['EVT-01', 'GWC-VOC-102', 'GW-COOP-23a'], 'Bitter Frost: 2 Wood at once, then a Barricade costs 1 more', () => {
  loses('EVT-01', 'wood', 2)
  const short = working('EVT-01', 'builders', { dragon: { resources: { wood: 2 } } })
  assert.notEqual(short.asked(), 'dragon: build', 'nothing can be paid')
  const t = working('EVT-01', 'builders', { dragon: { resources: { wood: 3 } } }).play('barricade left')
  t.has({ 'players.dragon.resources.wood': 0, 'players.dragon.honor': 2 })
  const free = working(null, 'builders', { dragon: { resources: { wood: 3 } } }).play('barricade left')
  free.has({ 'players.dragon.resources.wood': 1 })
  const wall = working('EVT-01', 'builders', { dragon: { resources: { wood: 5 } } }).play('wall left')
  wall.has({ 'players.dragon.resources.wood': 0 })
})

card(
  ['EVT-02', 'GWC-VOC-15', 'GW-COOP-30'],
  'Locusts: everyone loses 2 of his choice, and 1 in each income step',
  () => {
    const t = reveal('EVT-02', {
      dragon: rich(1),
      snake: { resources: { chi: 1 } },
      monkey: { resources: { gold: 4 } },
    })
    t.asks('dragon', 'lose', ['give wood', 'give stone', 'give gold', 'give chi']).play('give chi', 'give stone')
    t.asks('dragon', 'lose', ['give wood', 'give gold']).play('give wood')
    isOver(t)
    assert.deepEqual(resources(t), has(0, 0, 1, 0), '2 at once, 1 in the next income step')
    t.has({ 'players.snake.resources.chi': 0, 'players.monkey.resources.gold': 1 })
    const income = team({ phase: 'income', players: { dragon: { resources: { chi: 2 } } } }, { events: ['EVT-02'] })
    isOver(income)
    income.has({ 'players.dragon.resources.chi': 2 })
  },
)

card(['EVT-02', 'GW-COOP-23a', 'DP-29'], 'Locusts: while it is resolved it lies open already', () => {
  const t = reveal('EVT-02', { dragon: rich(1) }).asks('dragon', 'lose')
  t.has({ 'extras.coop.events': ['EVT-02'] })
  assert.ok(!(t.words('extras.coop.eventDeck') as string[]).includes('EVT-02'))
})

const AROUND = {
  left: { ...HELD, rest: { dragon: { spearman: 1 }, snake: { horseman: 1 } }, firing: { dragon: { archer: 1 } } },
} satisfies Words['sections']

card(
  ['EVT-03', 'GWC-VOC-117', 'GW-KILL-09'],
  'Camp Fever: everyone kills one Soldier off the Hordes, one killing for all',
  () => {
    const on = { hordes: [{ card: 'CHO-1/left', spots: { 1: by('monkey') } }], ...AROUND.left }
    const t = reveal('EVT-03', { snake: { resources: { chi: 2 } }, monkey: WATCH }, { sections: { left: on } })
    t.asks('dragon', 'victim', ['kill spearman rest left', 'kill archer firing left']).play('kill archer firing left')
    t.asks('monkey', 'tactic')
    assert.equal(t.about('window'), 'killing')
    t.play('pass').asks('snake', 'save', ['save snake horseman', 'stop'])
    assert.equal(t.about('price'), 2, 'its passive part is not in force yet')
    t.play('save snake horseman')
    isOver(t)
    assert.deepEqual(soldiers(t, 'left.firing'), units(0))
    assert.deepEqual([soldiers(t, 'left.rest'), soldiers(t, 'left.rest', 'snake')], [units(1), units(0, 0, 1)])
    t.has({ 'sections.left.hordes.0': on.hordes[0], 'players.snake.resources.chi': 0 })
  },
)

card(['EVT-03', 'GWC-VOC-141'], 'Camp Fever: then saving costs 1 Chi more', () => {
  const hordes = [full('CHO-1/left', { 1: by('dragon') })]
  const dies = (chi: number) =>
    team(
      { phase: 'defeat', sections: { left: { hordes } }, players: { dragon: { resources: { chi } } } },
      { events: ['EVT-03'] },
    )
  isOver(dies(2))
  const saved = dies(3).asks('dragon', 'save')
  assert.equal(saved.about('price'), 3)
  saved.play('save dragon spearman').has({ 'players.dragon.resources.chi': 0 })
})

card(['EVT-04', 'GWC-VOC-141'], 'Mongol Envoys: 2 Gold at once, then an Advisor costs 1 more', () => {
  loses('EVT-04', 'gold', 2)
  const hire = (event: string | null, gold: number) =>
    working(event, 'embassy', { dragon: { resources: { gold }, active: ['ADV-21'], clerkSupply: 0 } })
  const first = 'hire ADV-01'
  assert.ok(hire(null, 2).asks('dragon', 'embassy').offers(first), 'the second Advisor costs 2')
  assert.notEqual(hire('EVT-04', 2).asked(), 'dragon: embassy')
  const t = hire('EVT-04', 3).asks('dragon', 'embassy').play(first)
  t.has({ 'players.dragon.resources.gold': 0 })
})

card(['EVT-05', 'GWC-VOC-129'], 'War Drums: exactly 1 new Horde at once', () => {
  const t = reveal('EVT-05', { monkey: WATCH }, { hordeTop: ['CHO-4/right', 'CHO-1/left'], sections: {} })
  const placed = t.told('hordePlaced')
  assert.deepEqual(placed, [], 'nothing was played yet')
  const board = (t.words('sections.left.hordes') as { card: string }[])[0]
  assert.equal(board?.card, 'CHO-4/right', 'the first empty Section from the left')
  const cards = ['left', 'middle', 'right'].flatMap((name) => t.words(`sections.${name}.hordes`) as unknown[])
  assert.equal(cards.length, 1 + 3, 'one now, 2 + 1 in the next Spring')
})

card(['EVT-05', 'GWC-VOC-44', 'GW-COOP-30'], 'War Drums: then the claimer of a Horde gains 2 more Honor', () => {
  const claimed = (events: string[]) => {
    const hordes = [full('CHO-1/left', { 1: by('dragon') })]
    return honor(team({ phase: 'defeat', sections: { left: { hordes } } }, { events }))
  }
  assert.equal(claimed(['EVT-05']) - claimed([]), 2)
  const nobody = team({ phase: 'defeat', sections: { left: { hordes: [full('CHO-1/left')] } } }, { events: ['EVT-05'] })
  assert.deepEqual(all(nobody, 'honor'), [0, 0, 0], 'discarded without a claimer')
})

card(['EVT-06', 'GWC-VOC-108'], 'Yellow River Flood: all Clerks of Lumber Mill and Quarry go home', () => {
  const clerks = { lumberMill: { dragon: 1, snake: 1 }, quarry: { dragon: 2 }, goldMine: { dragon: 1 } }
  const t = reveal('EVT-06', {}, { clerks })
  isOver(t)
  for (const location of ['lumberMill', 'quarry']) t.has({ [`clerks.${location}`]: { dragon: 0, snake: 0, monkey: 0 } })
  t.has({ 'clerks.goldMine.dragon': 1 })
  const locked = reveal('EVT-06', {}, { clerks: { quarry: { dragon: 3 }, lumberMill: { dragon: 1 } } })
  locked.has({ 'clerks.quarry.dragon': 3, 'clerks.lumberMill.dragon': 0 })
})

card(['EVT-06', 'GWC-VOC-141'], 'Yellow River Flood: then an Upgrade costs 1 more', () => {
  const overseers = { quarry: { level: 1 } }
  const upgrade = (events: string | null, wood: number) =>
    working(events, 'quarry', { dragon: { resources: { wood }, overseers } }).play('gather', 'decline')
  assert.ok(upgrade(null, 3).asks('dragon', 'upgrade').offers('upgrade quarry'))
  assert.notEqual(upgrade('EVT-06', 3).asked(), 'dragon: upgrade')
  upgrade('EVT-06', 4).asks('dragon', 'upgrade').play('upgrade quarry').has({ 'players.dragon.resources.wood': 0 })
})

card(
  ['EVT-07', 'GWC-VOC-56', 'GW-COOP-30'],
  'Imperial Procession: 4 Honor for all, 2 more for each Request, once for the team',
  () => {
    assert.deepEqual(all(reveal('EVT-07'), 'honor'), [4, 4, 4])
    const t = requests(['REQ-09', 'REQ-11', null], {}, { sections: { left: { wall: 3 } } }, { events: ['EVT-07'] })
    assert.deepEqual(all(t.play('request REQ-09'), 'honor'), [2, 2, 2])
    assert.deepEqual(all(t.play('request REQ-11'), 'honor'), [4, 4, 4])
    const none = requests(['REQ-09', null, null], {}, { sections: { left: { wall: 3 } } }, { events: ['EVT-07'] }).play(
      'stop',
    )
    assert.deepEqual(all(none, 'honor'), [0, 0, 0])
  },
)

card(
  ['EVT-08', 'GWC-VOC-101', 'GWC-VOC-35'],
  'Good Harvest: 2 Resources of choice for all, then 1 for each who has Clerks at the Tea House when it activates',
  () => {
    const t = reveal('EVT-08')
    for (const clan of ['dragon', 'snake', 'monkey'] as const)
      t.asks(clan, 'gain', ['take wood', 'take stone', 'take gold', 'take chi']).play('take chi', 'take wood')
    isOver(t)
    assert.deepEqual(
      ['dragon', 'snake', 'monkey'].map((clan) => resources(t, clan)),
      Array(3).fill(has(1, 0, 0, 1)),
    )
    const shared = { dragon: 1, snake: 1 }
    const both = working('EVT-08', 'teaHouse', {}, shared).asks('snake', 'teaHouse').play('decline')
    both.asks('dragon', 'gain', ['take wood', 'take stone', 'take gold', 'take chi']).play('take stone')
    both.asks('snake', 'gain').play('take gold')
    assert.deepEqual(
      ['dragon', 'snake', 'monkey'].map((clan) => resources(both, clan)),
      [has(0, 1, 0, 0), has(0, 0, 1, 0), has(0, 0, 0, 0)],
    )
    assert.notEqual(both.asked(), 'monkey: gain')
    // Once a player, however many Clerks; and nothing without the Event.
    const alone = working('EVT-08', 'teaHouse', {}, { snake: 2 }).play('tea up').asks('snake', 'gain').play('take chi')
    assert.deepEqual(resources(alone, 'snake'), has(0, 0, 0, 1))
    assert.doesNotMatch(working(null, 'teaHouse', {}, shared).play('decline').asked(), /gain/)
  },
)

card(['EVT-09', 'GWC-VOC-149'], 'Hardened Raiders: 1 Stone at once, then 1 more Power for each Horde in row 1', () => {
  loses('EVT-09', 'stone', 1)
  const sections = {
    left: { ...HELD, hordes: ['CHO-1/left', 'CHO-2/left'] },
    middle: { ...HELD, hordes: ['CHO-4/left'] },
  }
  const powers = (events: string[]) =>
    assault(sections, { monkey: WATCH }, { events })
      .play('pass', 'pass')
      .told('assault')
      .map(({ power }) => power)
  assert.deepEqual(powers([]), [13, 3])
  assert.deepEqual(powers(['EVT-09']), [14, 4])
})

card(['EVT-10', 'GWC-VOC-148'], 'Poisoned Blades: 1 Chi at once, then Lethality is 1 higher in a Breach only', () => {
  loses('EVT-10', 'chi', 1)
  const three = { 1: by('dragon'), 2: by('dragon'), 3: by('dragon') }
  const inBreach = (events: string[]) => {
    const sections = { left: { hordes: [{ card: 'CHO-1/left', spots: three }] } }
    const t = team({ phase: 'assault', time: 1, sections, players: { monkey: WATCH } }, { events }).play('pass')
    return t.play('shame spearman', 'shame spearman', 'pass').told('killed').length
  }
  assert.deepEqual([inBreach([]), inBreach(['EVT-10'])], [1, 2])
  const sections = { left: { hordes: [full('CHO-1/left', three)] } }
  const defeat = team({ phase: 'defeat', time: 1, sections }, { events: ['EVT-10'] })
  assert.deepEqual(soldiers(defeat, 'left.rest'), units(2), 'not in a Defeat')
})

card(
  ['EVT-11', 'GWC-VOC-117', 'GWC-VOC-141'],
  'Deserters: everyone kills one Soldier at rest, then a Horseman costs 1 more',
  () => {
    const t = reveal('EVT-11', {}, { sections: AROUND })
    isOver(t)
    assert.deepEqual([soldiers(t, 'left.rest'), soldiers(t, 'left.rest', 'snake')], [units(0), units(0)])
    assert.deepEqual(soldiers(t, 'left.firing'), units(0, 1), 'not on the Wall')
    const recruit = (event: string | null, wood: number, gold: number) =>
      working(event, 'barracks', { dragon: { resources: { wood, gold, chi: 2 } } }).asks('dragon', 'recruit')
    assert.ok(recruit(null, 1, 3).offers('recruit horseman', 'recruit archer'))
    recruit('EVT-11', 1, 3).refuses({ 'recruit horseman': 'GW-CORE-05' })
    assert.ok(recruit('EVT-11', 1, 4).offers('recruit horseman'), '1 Gold more')
    assert.ok(recruit('EVT-11', 2, 3).offers('recruit horseman', 'recruit archer'), 'or 1 Wood more')
  },
)

const HORDES = {
  left: { ...HELD, hordes: ['CHO-1/left', 'CHO-2/left'] },
  middle: { ...HELD, hordes: [full('CHO-4/left')] },
}

card(
  ['EVT-12', 'GWC-VOC-132', 'GWC-VOC-115', 'GW-COOP-29'],
  'Powder Wagons: the team places 3 Wounds anywhere, entered by the first in Tea order',
  () => {
    const t = reveal('EVT-12', {}, { tea: ['snake', 'dragon', 'monkey'], sections: HORDES }).asks('snake', 'wound')
    assert.deepEqual([t.offers('wound left 1.1', 'wound left 2.1'), t.offers('stop')], [true, false], 'it must be done')
    t.play('wound left 1.1', 'wound left 2.5', 'wound left 1.2')
    assert.notEqual(t.asked(), 'snake: wound')
    t.has({
      'sections.left.hordes.0.spots': { 1: 'wound', 2: 'wound' },
      'sections.left.hordes.1.spots': { 5: 'wound' },
    })
    isOver(reveal('EVT-12', {}, { sections: {} }))
  },
)

/** The start of the next Winter; Powder Wagons lie open. */
const wagons = (players: Players, sections: Words['sections'] = HORDES) =>
  winter(sections, players, { events: ['EVT-12'] })

card(
  ['EVT-12', 'GW-COOP-30', 'GWC-VOC-54', 'GWC-VOC-09'],
  'Powder Wagons: for 2 from any players together 1 Wound in row 1',
  () => {
    const players = { dragon: { resources: { wood: 1, stone: 1 } }, snake: { resources: { gold: 1 } }, monkey: WATCH }
    const t = wagons(players).asks('dragon', 'ability', ['use EVT-12', 'pass']).play('use EVT-12')
    t.asks('dragon', 'contribute', ['share 2', 'share 1', 'share 0'])
    assert.deepEqual([t.about('left'), t.about('what')], [2, 'build'])
    t.play('share 1')
    t.asks('snake', 'contribute', ['share 1', 'share 0']).play('share 1')
    t.asks('dragon', 'pay', ['pay 0 wood', 'pay 1 wood']).play('pay 1 wood').asks('dragon', 'wound')
    assert.deepEqual(t.optionsLike('wound left 2.1'), [], 'row 1')
    t.play('wound left 1.4').asks('monkey', 'tactic')
    t.has({ 'sections.left.hordes.0.spots': { 4: 'wound' }, 'players.snake.resources.gold': 0 })
    assert.deepEqual(resources(t), has(0, 1, 0, 0))
  },
)

card(
  ['EVT-12', 'GWC-VOC-09', 'GWC-VOC-93'],
  'Powder Wagons: nothing is paid if it is not enough, and it may be left alone',
  () => {
    const players = { dragon: { resources: { wood: 2 } }, monkey: WATCH }
    const t = wagons(players).play('use EVT-12').asks('dragon', 'contribute').play('share 1').asks('monkey', 'tactic')
    t.has({ 'players.dragon.resources.wood': 2, 'sections.left.hordes.0.spots': {} })
    wagons(players).play('pass').asks('monkey', 'tactic').has({ 'players.dragon.resources.wood': 2 })
    wagons({ dragon: { resources: { wood: 1, chi: 5 } }, monkey: WATCH }).asks('monkey', 'tactic')
    wagons(players, { left: { hordes: [full('CHO-4/left')], ...HELD } }).asks('monkey', 'tactic')
    const used = { ...players, snake: { usedYear: ['EVT-12/0'] } }
    wagons(used).asks('monkey', 'tactic')
  },
)

card(['GW-COOP-23a', 'GW-WINDOW-01'], 'Events add up, in the order of their reveal, and stay', () => {
  const sections = { left: { hordes: [full('CHO-1/left', { 1: by('dragon') })] } }
  const claimed = team({ phase: 'defeat', sections }, { events: ['EVT-05', 'EVT-07'], nextEvent: 'EVT-01' })
  assert.equal(honor(claimed), 2 + 7 + 2)
  claimed.has({ 'extras.coop.events': ['EVT-05', 'EVT-07', 'EVT-01'] })
})
