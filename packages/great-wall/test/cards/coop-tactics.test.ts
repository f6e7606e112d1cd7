import assert from 'node:assert/strict'
import { card, type Words } from '../table.ts'
import { all, assault, full, HELD, type Players, requests, team, turn, WATCH, winter } from './coop-stage.ts'
import { by, has, resources, soldiers, units } from './figures.ts'
import type { Hero } from './stage.ts'

/** The dragon holds one Tactic card, with Chi for its boosted box. */
const holds = (tactic: string, hero: Hero = {}): Hero => ({ tactics: [tactic], resources: { chi: 3 }, ...hero })
const normal = (tactic: string) => `tactic ${tactic}`
const boosted = (tactic: string) => `tactic ${tactic} boosted`
/** Everyone is asked in a window who holds a card, one who cannot play it only to pass. */
const cannot = (tactic: string) => ({ [normal(tactic)]: 'GW-TACTIC-12', [boosted(tactic)]: 'GW-TACTIC-12' })

/** The start of the dragon's turn; the other windows refuse the card, and a short purse refuses its boosted box. */
function playsAtTurnStart(tactic: string, chi: number): void {
  const start = turn({ dragon: holds(tactic, { resources: { chi } }) })
  start.asks('dragon', 'tactic', [normal(tactic), boosted(tactic), 'pass'])
  turn({ dragon: holds(tactic, { resources: { chi: chi - 1 } }) }).refuses({ [boosted(tactic)]: 'GW-TACTIC-04' })
  winter({}, { dragon: holds(tactic) })
    .asks('dragon', 'tactic', ['pass'])
    .refuses(cannot(tactic))
  const others = team({
    phase: 'turn',
    turn: 'snake',
    track: { 1: { by: 'snake', card: 'economy' } },
    players: { dragon: holds(tactic) },
  })
  assert.notEqual(others.asked(), 'dragon: tactic', "another player's turn")
}

// --- CTA-01 --------------------------------------------------------------------------------------------------------------

const burden = (key: string, figures: Parameters<typeof full>[1]) =>
  team({
    phase: 'defeat',
    time: 5,
    sections: { left: { hordes: [full('CHO-2/left', figures)] } },
    players: { dragon: holds('CTA-01', { resources: { chi: 2 } }) },
  })
    .asks('dragon', 'tactic', ['pass'])
    .play('pass', key)

card(
  ['CTA-01', 'GWC-VOC-116', 'GWC-VOC-175'],
  'Shared Burden: saves 2 Soldiers of anyone, boosted all of one player',
  () => {
    const dying = { 1: by('snake'), 2: by('snake'), 3: by('monkey'), 4: by('dragon') }
    const two = burden('tactic CTA-01', dying).asks('dragon', 'save', [
      'save dragon spearman',
      'save snake spearman',
      'save monkey spearman',
      'stop',
    ])
    two
      .play('save snake spearman', 'save monkey spearman')
      .asks('dragon', 'save', ['save dragon spearman', 'stop'])
      .play('stop')
    assert.deepEqual(
      ['dragon', 'snake', 'monkey'].map((clan) => soldiers(two, 'left.rest', clan)),
      [units(0), units(1), units(1)],
    )
    const one = burden('tactic CTA-01 boosted', dying).play('save snake spearman')
    one.asks('dragon', 'save', ['save snake spearman', 'stop']).play('save snake spearman')
    assert.deepEqual(
      ['dragon', 'snake', 'monkey'].map((clan) => soldiers(one, 'left.rest', clan)),
      [units(0), units(2), units(0)],
    )
    one.has({ 'players.dragon.resources.chi': 0, tacticDiscard: ['CTA-01'] })
  },
)

card('CTA-01', 'Shared Burden: not when only the Reed Clan loses Soldiers', () => {
  const hordes = [full('CHO-2/middle', { 1: by('reed') })]
  const t = team(
    { phase: 'defeat', sections: { middle: { hordes } }, players: { dragon: holds('CTA-01') } },
    {},
    { seats: 2 },
  )
  assert.equal(t.about('window'), 'defeated')
  t.play('pass')
  assert.notEqual(t.about('window'), 'killing')
})

// --- CTA-02 --------------------------------------------------------------------------------------------------------------

card(['CTA-02', 'GWC-VOC-105'], 'Common Stores: gives up to 4 Resources away and gains 1, boosted 8 and 3', () => {
  playsAtTurnStart('CTA-02', 1)
  const stores = (key: string, wood = 9) =>
    turn({ dragon: holds('CTA-02', { resources: { wood, chi: 1 } }), snake: { resources: { gold: 1 } } }).play(key)
  const t = stores(normal('CTA-02')).asks('dragon', 'transfer', [
    'give wood snake',
    'give wood monkey',
    'give chi snake',
    'give chi monkey',
    'stop',
  ])
  assert.equal(t.about('left'), 4)
  t.play('give chi snake', 'give wood snake', 'give wood monkey', 'give wood monkey')
  t.asks('dragon', 'gain', ['take wood', 'take stone', 'take gold']).play('take stone')
  assert.deepEqual(
    ['dragon', 'snake', 'monkey'].map((clan) => resources(t, clan)),
    [has(6, 1, 0, 0), has(1, 0, 1, 1), has(2, 0, 0, 0)],
  )
  const fewer = stores(normal('CTA-02')).play('stop').asks('dragon', 'gain')
  assert.deepEqual(resources(fewer), has(9, 0, 0, 1), 'up to')
  const eight = stores(boosted('CTA-02'))
  assert.equal(eight.about('left'), 8)
  for (let i = 0; i < 8; i++) eight.play('give wood snake')
  eight.asks('dragon', 'gain').play('take gold', 'take gold', 'take wood')
  assert.deepEqual([resources(eight), resources(eight, 'snake')], [has(2, 0, 2, 0), has(8, 0, 1, 0)])
  const empty = turn({ dragon: holds('CTA-02', { resources: {} }) }).play(normal('CTA-02'))
  empty.asks('dragon', 'gain')
})

// --- CTA-03, CTA-04 ------------------------------------------------------------------------------------------------------

const LINES = {
  left: { ...HELD, hordes: ['CHO-2/left'], rest: { dragon: { spearman: 2 }, monkey: { spearman: 3 } } },
  middle: { ...HELD, hordes: ['CHO-2/middle'], rest: { monkey: { horseman: 1 } } },
} satisfies Words['sections']

card(
  ['CTA-03', 'GWC-VOC-114', 'GWC-VOC-132', 'GWC-VOC-176'],
  'Beacon Chain: everyone attacks with 1 Soldier, boosted 2',
  () => {
    const beacon = (key: string) => winter(LINES, { dragon: holds('CTA-03') }).play(key)
    const one = beacon(normal('CTA-03')).asks('dragon', 'attack').play('attack spearman left 1.1')
    one.asks('monkey', 'attack')
    assert.ok(one.offers('attack spearman left 1.2', 'attack horseman middle 1.1+2', 'stop'), 'the snake has nobody')
    one.play('attack spearman left 1.2')
    assert.notEqual(one.asked(), 'monkey: attack')
    one.has({ 'sections.left.hordes.0.spots': { 1: by('dragon'), 2: by('monkey') } })
    const two = beacon(boosted('CTA-03')).play('attack spearman left 1.1', 'attack spearman left 1.2')
    two.asks('monkey', 'attack').play('attack spearman left 1.3', 'attack horseman middle 1.1+2')
    assert.notEqual(two.asked(), 'monkey: attack')
    two.has({ 'players.dragon.resources.chi': 1 })
    const declined = beacon(normal('CTA-03')).play('stop').asks('monkey', 'attack').play('stop')
    declined.has({ 'sections.left.hordes.0.spots': {} })
    const late = turn({ dragon: holds('CTA-03') }).asks('dragon', 'tactic', ['pass'])
    late.refuses(cannot('CTA-03'))
    winter({}, { dragon: holds('CTA-03', { resources: { chi: 1 } }) }).refuses({ [boosted('CTA-03')]: 'GW-TACTIC-04' })
  },
)

card(
  ['CTA-04', 'GWC-VOC-118', 'GWC-VOC-132'],
  'Relief Column: everyone moves once, boosted everyone attacks with 1 Soldier as well',
  () => {
    playsAtTurnStart('CTA-04', 1)
    const column = (key: string) => turn({ dragon: holds('CTA-04') }, { sections: LINES }).play(key)
    const one = column(normal('CTA-04')).asks('dragon', 'march').play('march left>middle', 'move spearman', 'stop')
    one.asks('monkey', 'march').play('march middle>left', 'move horseman').asks('dragon', 'clerk')
    assert.deepEqual(soldiers(one, 'middle.rest'), units(1))
    assert.deepEqual(soldiers(one, 'left.rest', 'monkey'), units(3, 0, 1))
    const two = column(boosted('CTA-04')).play('march left>middle', 'move spearman', 'stop')
    two.asks('dragon', 'attack').play('attack spearman middle 1.1').asks('monkey', 'march').play('stop')
    two.asks('monkey', 'attack').play('stop').asks('dragon', 'clerk')
    two.has({ 'players.dragon.resources.chi': 2, 'sections.middle.hordes.0.spots': { 1: by('dragon') } })
  },
)

// --- CTA-05 --------------------------------------------------------------------------------------------------------------

card(
  ['CTA-05', 'GWC-VOC-121', 'GWC-VOC-16'],
  'Joint Works: a player of choice builds a Wall for 3 less, boosted 6',
  () => {
    playsAtTurnStart('CTA-05', 2)
    const works = (key: string, players: Players) =>
      turn({ dragon: holds('CTA-05'), ...players }, { sections: { left: { wall: 1 } } }).play(key)
    const stone = (n: number): Hero => ({ resources: { stone: n } })
    const t = works(normal('CTA-05'), { snake: stone(2), monkey: stone(7) })
    t.asks('dragon', 'player', ['player snake', 'player monkey']).play('player monkey')
    t.asks('monkey', 'build', ['wall left', 'wall middle', 'wall right', 'stop']).refuses({
      'barricade left': 'GWC-VOC-121',
    })
    t.play('wall left').asks('dragon', 'clerk')
    t.has({ 'sections.left.wall': 2, 'players.monkey.honor': 10, 'players.monkey.resources.stone': 0 })
    const short = works(normal('CTA-05'), { snake: stone(1) })
    short.asks('dragon', 'clerk')
    const six = works(boosted('CTA-05'), { snake: stone(4) }).asks('dragon', 'player')
    assert.ok(six.offers('player dragon', 'player snake', 'player monkey'), '5 - 6 costs nothing')
    six.play('player snake', 'wall left').has({ 'players.snake.resources.stone': 0, 'players.dragon.resources.chi': 1 })
    const declined = works(normal('CTA-05'), { snake: stone(2) }).play('stop')
    declined.has({ 'sections.left.wall': 1 })
  },
)

// --- CTA-06 --------------------------------------------------------------------------------------------------------------

card(['CTA-06', 'GWC-VOC-128', 'GWC-VOC-177'], 'Last Stand: 4 more Defense in this Section, boosted 10', () => {
  const sections = { left: { wall: 1, hordes: ['CHO-4/left'] }, middle: { wall: 1, hordes: ['CHO-4/middle'] } } as const
  const stand = (...keys: string[]) =>
    assault(sections, { dragon: holds('CTA-06'), monkey: WATCH })
      .play(...keys)
      .told('assault')
      .map(({ defense }) => defense)
  assert.deepEqual(stand(normal('CTA-06'), 'pass', 'pass'), [8, 4], 'not in the next Section')
  assert.deepEqual(stand('pass', 'pass', boosted('CTA-06'), 'pass'), [4, 14])
  assault(sections, { dragon: holds('CTA-06', { resources: { chi: 2 } }) }).refuses({
    [boosted('CTA-06')]: 'GW-TACTIC-04',
  })
  turn({ dragon: holds('CTA-06') })
    .asks('dragon', 'tactic', ['pass'])
    .refuses(cannot('CTA-06'))
  const empty = assault({ left: { wall: 1 } }, { dragon: holds('CTA-06') })
  assert.notEqual(empty.asked(), 'dragon: tactic', 'no Horde is compared')
})

// --- CTA-07 --------------------------------------------------------------------------------------------------------------

const TOP = ['CHO-1/left', 'CHO-2/middle', 'CHO-3/right', 'CHO-4/left', 'CHO-5/left']

card(['CTA-07', 'GWC-VOC-127'], 'Scouting Party: the top 4 Hordes in any order, boosted up to 2 under the deck', () => {
  playsAtTurnStart('CTA-07', 1)
  const scout = (key: string) => turn({ dragon: holds('CTA-07') }, { hordeTop: TOP }).play(key)
  const deck = (t: ReturnType<typeof scout>) => t.words('hordeDeck') as string[]
  const order = scout(normal('CTA-07')).asks(
    'dragon',
    'peekOrder',
    TOP.slice(0, 4).map((id) => `top ${id}`),
  )
  order.play('top CHO-4/left', 'top CHO-3/right', 'top CHO-2/middle')
  assert.deepEqual(deck(order).slice(0, 5), ['CHO-4/left', 'CHO-3/right', 'CHO-2/middle', 'CHO-1/left', 'CHO-5/left'])
  const under = scout(boosted('CTA-07')).asks('dragon', 'peekUnder').play('under CHO-1/left', 'under CHO-3/right')
  under.asks('dragon', 'peekOrder', ['top CHO-2/middle', 'top CHO-4/left']).play('top CHO-4/left')
  assert.deepEqual(deck(under).slice(0, 3), ['CHO-4/left', 'CHO-2/middle', 'CHO-5/left'])
  assert.deepEqual(deck(under).slice(-2).toSorted(), ['CHO-1/left', 'CHO-3/right'])
  const none = scout(boosted('CTA-07')).play('stop').asks('dragon', 'peekOrder')
  assert.equal(none.options().length, 4)
})

// --- CTA-08 --------------------------------------------------------------------------------------------------------------

card(
  ['CTA-08', 'GWC-VOC-123', 'GWC-VOC-132'],
  'Rite of Atonement: a player of choice discards a Shame token, boosted everyone',
  () => {
    playsAtTurnStart('CTA-08', 3)
    const shamed = { snake: { shamed: { archer: 1, spearman: 1 } }, monkey: { shamed: { horseman: 2 } } }
    const rite = (key: string, players: Players = shamed) => turn({ dragon: holds('CTA-08'), ...players }).play(key)
    const one = rite(normal('CTA-08')).asks('dragon', 'player', ['player snake', 'player monkey']).play('player snake')
    one.asks('snake', 'unshame', ['unshame spearman', 'unshame archer', 'stop']).play('unshame archer')
    one.asks('dragon', 'clerk').has({ 'players.snake.shamed.archer': 0, 'players.snake.shamed.spearman': 1 })
    const every = rite(boosted('CTA-08')).play('unshame spearman').asks('monkey', 'unshame').play('unshame horseman')
    every.asks('dragon', 'clerk').has({ 'players.monkey.shamed.horseman': 1, 'players.dragon.resources.chi': 0 })
    rite(normal('CTA-08'), {}).asks('dragon', 'clerk')
  },
)

// --- CTA-09 --------------------------------------------------------------------------------------------------------------

card(['CTA-09', 'GWC-VOC-115', 'GWC-VOC-173'], 'Encirclement: 1 Wound on each Horde in row 1, boosted 2', () => {
  const sections = {
    left: { hordes: ['CHO-1/left', 'CHO-2/left'] },
    right: { hordes: [full('CHO-4/left')] },
    middle: { hordes: ['CHO-5/left'] },
  }
  const cerco = (key: string) =>
    team({ phase: 'activation', turn: 'snake', sections, players: { dragon: holds('CTA-09') } }).play(key)
  const one = cerco(normal('CTA-09')).asks(
    'dragon',
    'wound',
    [1, 2, 3, 4].map((i) => `wound left 1.${i}`).concat('stop'),
  )
  one.play('wound left 1.4').asks('dragon', 'wound', [1, 2, 3, 4].map((i) => `wound middle 1.${i}`).concat('stop'))
  one.play('wound middle 1.1')
  assert.notEqual(one.asked(), 'dragon: wound')
  one.has({ 'sections.left.hordes.0.spots': { 4: 'wound' }, 'sections.left.hordes.1.spots': {} })
  const two = cerco(boosted('CTA-09')).play('wound left 1.4', 'wound left 1.1', 'stop')
  two.has({ 'sections.left.hordes.0.spots': { 1: 'wound', 4: 'wound' }, 'sections.middle.hordes.0.spots': {} })
  two.has({ 'players.dragon.resources.chi': 1 })
  winter({}, { dragon: holds('CTA-09') }).refuses(cannot('CTA-09'))
})

// --- CTA-10 --------------------------------------------------------------------------------------------------------------

card(
  ['CTA-10', 'GWC-VOC-107', 'GWC-VOC-132'],
  'Imperial Couriers: each other player moves 1 Clerk, boosted 2 to different Locations',
  () => {
    playsAtTurnStart('CTA-10', 1)
    const couriers = (key: string) => turn({ dragon: holds('CTA-10') }).play(key)
    const one = couriers(normal('CTA-10')).asks('snake', 'clerk').play('clerk pool>quarry')
    one.asks('monkey', 'clerk').play('stop').asks('dragon', 'clerk')
    one.has({ 'clerks.quarry.snake': 1 })
    const two = couriers(boosted('CTA-10')).play('clerk pool>quarry').asks('snake', 'clerk')
    assert.ok(!two.offers('clerk pool>quarry') && two.offers('clerk pool>temple'), 'each to a different one')
    two.play('clerk pool>temple').asks('monkey', 'clerk').play('stop').asks('dragon', 'clerk')
    two.has({ 'clerks.temple.snake': 1, 'players.dragon.resources.chi': 2 })
  },
)

// --- CTA-11 --------------------------------------------------------------------------------------------------------------

card(
  ['CTA-11', 'GWC-VOC-113', 'GWC-VOC-16', 'GW-COOP-18'],
  'New Orders: a player of choice recruits a Spearman for 2 less, boosted a Soldier for 4 less; no Command card comes back',
  () => {
    playsAtTurnStart('CTA-11', 2)
    const purse = (n: number): Hero => ({ resources: { stone: n }, discarded: ['despotism'] })
    const orders = (key: string, players: Players) =>
      turn({ dragon: holds('CTA-11', { discarded: ['despotism'] }), ...players }, { sections: LINES }).play(key)
    const one = orders(normal('CTA-11'), { snake: purse(1), monkey: purse(1) })
    one.asks('dragon', 'player', ['player snake', 'player monkey']).play('player monkey')
    one.asks('monkey', 'recruit', ['recruit spearman', 'stop']).play('recruit spearman')
    one.asks('monkey', 'deploy').play('rest spearman left').asks('dragon', 'clerk')
    one.has({ 'players.monkey.resources.stone': 0, 'players.snake.resources.stone': 1 })
    one.has({ 'players.dragon.discarded': ['despotism'], 'players.monkey.discarded': ['despotism'] })
    const four = orders(boosted('CTA-11'), { snake: purse(2) })
      .asks('dragon', 'player')
      .play('player snake')
    four.asks('snake', 'recruit', ['recruit spearman', 'recruit archer', 'recruit horseman', 'stop']).play('stop')
    four.asks('dragon', 'clerk').has({ 'players.dragon.resources.chi': 1, 'players.snake.resources.stone': 2 })
    orders(normal('CTA-11'), { dragon: holds('CTA-11', { resources: { chi: 3 } }) }).asks('dragon', 'clerk')
  },
)

// --- CTA-12 --------------------------------------------------------------------------------------------------------------

const favor = (key: string, open: readonly (string | null)[], players: Players = {}, words: Words = {}) =>
  team({ phase: 'winter', ...words, players: { dragon: holds('CTA-12'), ...players } }, { requests: open }).play(key)

card(
  ['CTA-12', 'GWC-VOC-131'],
  'Imperial Favor: one open Request asks for 1 less until the end of Winter, boosted 2',
  () => {
    const wood = (n: number): Hero => ({ resources: { wood: n } })
    const stock = { dragon: holds('CTA-12', { resources: { wood: 2, chi: 2 } }), snake: wood(2), monkey: wood(2) }
    const t = favor(normal('CTA-12'), ['REQ-05', 'REQ-06', null], stock)
    t.asks('dragon', 'favor', ['request REQ-05', 'request REQ-06']).play('request REQ-05')
    t.asks('dragon', 'request', ['request REQ-05', 'stop']).refuses({ 'request REQ-06': 'GW-COOP-22' })
    t.has({ 'extras.coop.eased': { 'REQ-05': 1 } })
    t.play('request REQ-05', 'agree', 'agree')
    assert.deepEqual(all(t, 'resources.wood'), [0, 0, 0], '3 - 1')
    const short = favor(normal('CTA-12'), ['REQ-05', 'REQ-06', null], { ...stock, monkey: wood(1) }).play(
      'request REQ-05',
    )
    assert.notEqual(short.asked(), 'dragon: request', 'one short')
    const two = favor(boosted('CTA-12'), ['REQ-05', null, null], { ...stock, monkey: wood(1) })
    two.asks('dragon', 'request', ['request REQ-05', 'stop']).play('request REQ-05', 'agree', 'agree')
    assert.deepEqual(all(two, 'resources.wood'), [1, 1, 0])
    two.has({ 'extras.coop.eased': {}, 'extras.coop.done': ['REQ-05'] })
  },
)

card(
  ['CTA-12', 'GWC-VOC-131', 'GWC-VOC-223'],
  'Imperial Favor: a threshold is not below 1, what players give not below 0',
  () => {
    const none = favor(boosted('CTA-12'), ['REQ-11', null, null], {}, { sections: allHeld() })
    assert.notEqual(none.asked(), 'dragon: request', 'still 1 empty Section')
    const nothing = favor(boosted('CTA-12'), ['REQ-02', null, null])
    nothing.asks('dragon', 'request').play('request REQ-02')
    nothing.has({ 'extras.coop.done': ['REQ-02'] })
    assert.notEqual(nothing.asked(), 'snake: consent', 'nobody gives anything')
  },
)

card(['CTA-12', 'GWC-VOC-131'], 'Imperial Favor: it ends with the Winter, and needs an open Request', () => {
  const t = favor(normal('CTA-12'), ['REQ-05', null, null], { monkey: WATCH })
  t.asks('monkey', 'tactic').has({ 'extras.coop.eased': { 'REQ-05': 1 } })
  t.play('pass')
  for (let token = 0; token < 3; token++) t.play('shame spearman')
  t.has({ 'extras.coop.eased': {}, 'extras.coop.requests.0': 'REQ-05' })
  const nobody = favor(normal('CTA-12'), [null, null, null])
  assert.notEqual(nobody.asked(), 'dragon: favor')
  turn({ dragon: holds('CTA-12') })
    .asks('dragon', 'tactic', ['pass'])
    .refuses(cannot('CTA-12'))
})

function allHeld(): Words['sections'] {
  const held = (horde: string) => ({ ...HELD, hordes: [horde] })
  return { left: held('CHO-4/left'), middle: held('CHO-4/middle'), right: held('CHO-4/right') }
}

card(['CTA-12', 'GWC-VOC-131'], 'Imperial Favor: a number of the board is lower', () => {
  const words = { sections: { left: { wall: 2 } } } as const
  const t = favor(normal('CTA-12'), ['REQ-09', null, null], {}, words)
  t.asks('dragon', 'request', ['request REQ-09', 'stop'])
  assert.notEqual(requests(['REQ-09', null, null], {}, words).asked(), 'dragon: request', '3 without it')
})
