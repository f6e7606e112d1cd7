import assert from 'node:assert/strict'
import { card, type TestTable, type Words } from '../table.ts'
import { all, CLANS, type CoopWords, everyone, full, type Players, requests } from './coop-stage.ts'
import { by } from './figures.ts'
import type { Hero } from './stage.ts'

type Resource = 'wood' | 'stone' | 'gold' | 'chi'

const alone = (request: string, players: Players = {}, words: Words = {}, coop: CoopWords = {}, seats = 3) =>
  requests(seats === 2 ? [request, null] : [request, null, null], players, words, coop, seats)
const canBeMet = (t: TestTable) => t.asked().endsWith(': request')
const consentOf = (t: TestTable, ...clans: readonly string[]): TestTable => {
  for (const clan of clans) t.asks(clan, 'consent', ['agree', 'refuse']).play('agree')
  return t
}

// --- each{pay} -----------------------------------------------------------------------------------------------------------

const DISCARDS = [
  ['REQ-05', 'wood', [3, 3, 3]],
  ['REQ-06', 'stone', [3, 3, 3]],
  ['REQ-07', 'gold', [3, 3, 3]],
  ['REQ-08', 'chi', [2, 2, 2]],
] as const

function everyoneDiscards(request: string, resource: Resource, n: number, seats: number): void {
  const holding = (count: number): Hero => ({ resources: { [resource]: count } })
  const clans = CLANS.slice(0, seats)
  const t = alone(request, everyone(holding(n + 1), seats), {}, {}, seats)
  t.asks('dragon', 'request', [`request ${request}`, 'stop']).play(`request ${request}`)
  consentOf(t, ...clans.slice(1)).has({ 'extras.coop.done': [request] })
  assert.deepEqual(
    all(t, `resources.${resource}`, seats),
    clans.map(() => 1),
    `${n} each`,
  )
  for (const poor of clans) {
    const short = alone(request, { ...everyone(holding(9), seats), [poor]: holding(n - 1) }, {}, {}, seats)
    assert.ok(!canBeMet(short), `${poor} is one short`)
  }
  const eased = alone(request, everyone(holding(n - 1), seats), {}, { eased: { [request]: 1 } }, seats)
  consentOf(eased.play(`request ${request}`), ...(n > 1 ? clans.slice(1) : []))
  assert.deepEqual(
    all(eased, `resources.${resource}`, seats),
    clans.map(() => 0),
    'eased by 1',
  )
}

card(['REQ-05', 'REQ-06', 'REQ-07', 'REQ-08', 'GWC-VOC-221'], 'each player discards: for 2, 3 and 4 players', () => {
  for (const [request, resource, numbers] of DISCARDS)
    numbers.forEach((n, i) => everyoneDiscards(request, resource, n, i + 2))
})

card(['REQ-05', 'GW-COOP-29'], 'Timber for the capital: one refusal, and nobody gives anything', () => {
  const t = alone('REQ-05', everyone({ resources: { wood: 3 } })).play('request REQ-05', 'agree')
  t.asks('monkey', 'consent').play('refuse')
  assert.deepEqual(all(t, 'resources.wood'), [3, 3, 3])
  t.has({ 'extras.coop.done': [], 'extras.coop.requests.0': 'REQ-05' })
})

card(
  ['REQ-05', 'REQ-06', 'REQ-07', 'REQ-08', 'GWC-VOC-221'],
  'with 2 players the Reed Clan gives nothing and is not asked',
  () => {
    const t = alone('REQ-05', everyone({ resources: { wood: 3 } }, 2), {}, {}, 2).play('request REQ-05')
    t.asks('snake', 'consent')
      .play('agree')
      .has({ 'extras.coop.done': ['REQ-05'] })
  },
)

// --- n players{pay} ------------------------------------------------------------------------------------------------------

card(['REQ-03', 'GWC-VOC-222'], 'Glory belongs to the Emperor: three different players lose 6 Honor each', () => {
  const three = alone('REQ-03', everyone({ honor: 7 })).play('request REQ-03')
  assert.deepEqual(all(consentOf(three, 'snake', 'monkey'), 'honor'), [1, 1, 1])
  assert.ok(!canBeMet(alone('REQ-03', { ...everyone({ honor: 9 }), snake: { honor: 5 } })), 'one short')
  const four = { ...everyone({ honor: 6 }, 4), snake: { honor: 5 } }
  const t = consentOf(alone('REQ-03', four, {}, {}, 4).play('request REQ-03'), 'monkey', 'turtle')
  assert.deepEqual(all(t, 'honor', 4), [0, 5, 0, 0], 'only three of them can')
  const choice = alone('REQ-03', everyone({ honor: 6 }, 4), {}, {}, 4).play('request REQ-03')
  choice.asks('dragon', 'player', ['player dragon', 'player snake', 'player monkey', 'player turtle'])
  choice.play('player turtle').asks('dragon', 'player', ['player dragon', 'player snake', 'player monkey'])
  choice.play('player snake', 'player monkey')
  assert.deepEqual(all(consentOf(choice, 'snake', 'monkey', 'turtle'), 'honor', 4), [6, 0, 0, 0])
  const eased = alone('REQ-03', everyone({ honor: 4 }), {}, { eased: { 'REQ-03': 2 } }).play('request REQ-03')
  assert.deepEqual(all(consentOf(eased, 'snake', 'monkey'), 'honor'), [0, 0, 0])
})

// --- sacrifice -----------------------------------------------------------------------------------------------------------

const GUARD = {
  left: {
    wall: 3,
    rest: { dragon: { archer: 1, spearman: 2 }, snake: { horseman: 1 } },
    firing: { dragon: { archer: 1 }, monkey: { archer: 2 } },
  },
  middle: { wall: 1, rest: { dragon: { horseman: 1 } } },
} satisfies Words['sections']

card(
  ['REQ-02', 'GWC-VOC-222', 'GWC-VOC-224', 'GW-COOP-22b'],
  "Warriors for Emperor's guard: an Archer or Horseman each, from the board",
  () => {
    const t = consentOf(alone('REQ-02', {}, { sections: GUARD }).play('request REQ-02'), 'snake', 'monkey')
    t.asks('dragon', 'sacrifice', [
      'sacrifice archer rest left',
      'sacrifice archer firing left',
      'sacrifice horseman rest middle',
    ])
    t.play('sacrifice archer firing left')
    t.has({
      'players.dragon.sacrificed.archer': 1,
      'players.snake.sacrificed.horseman': 1,
      'players.monkey.sacrificed.archer': 1,
    })
    t.has({ 'sections.left.firing.dragon.archer': 0, 'sections.left.firing.monkey.archer': 1 })
    t.has({ 'players.dragon.free.archer': 2, 'players.snake.free.horseman': 1, 'sections.left.rest.snake.horseman': 0 })
    const { snake: _, ...rest } = GUARD.left.rest
    const pool = alone('REQ-02', {}, { sections: { left: { ...GUARD.left, rest } } })
    assert.ok(!canBeMet(pool), 'the snake has them only in the pool')
    const spear = alone(
      'REQ-02',
      {},
      { sections: { left: { ...GUARD.left, rest: { ...rest, snake: { spearman: 3 } } } } },
    )
    assert.ok(!canBeMet(spear), 'no Spearman')
  },
)

card(
  ['REQ-02', 'GWC-VOC-224'],
  "Warriors for Emperor's guard: never from Horde cards; for 4 players the team names three",
  () => {
    const hordes = [{ card: 'CHO-1/left', spots: { 1: by('snake', 'horseman', 2), 2: by('snake', 'horseman', 1) } }]
    const rest = { dragon: { archer: 1 }, monkey: { archer: 1 } }
    assert.ok(!canBeMet(alone('REQ-02', {}, { sections: { left: { hordes, rest } } })))
    const four = { left: { rest: { ...rest, snake: { horseman: 1 }, turtle: { horseman: 1 } } } }
    const t = alone('REQ-02', {}, { sections: four }, {}, 4).play('request REQ-02').asks('dragon', 'player')
    consentOf(t.play('player snake', 'player monkey', 'player turtle'), 'snake', 'monkey', 'turtle')
    t.has({ 'sections.left.rest.dragon.archer': 1, 'sections.left.rest.turtle.horseman': 0 })
  },
)

card(
  ['REQ-04', 'GWC-VOC-222', 'GWC-VOC-224'],
  'Royal escort: two players a Clerk each, a third a Horseman, from pool or board',
  () => {
    const words = { clerks: { goldMine: { snake: 1 }, embassy: { snake: 1 } } }
    const t = alone('REQ-04', { dragon: {} }, words).play('request REQ-04')
    t.asks('dragon', 'player', ['player dragon', 'player snake', 'player monkey']).play('player snake')
    t.asks('dragon', 'player', ['player dragon', 'player monkey']).play('player dragon')
    consentOf(t, 'snake', 'monkey')
    t.asks('snake', 'sacrifice', ['sacrifice clerk pool', 'sacrifice clerk goldMine', 'sacrifice clerk embassy'])
    t.play('sacrifice clerk embassy')
    t.has({ 'clerks.embassy.snake': 0, 'clerks.goldMine.snake': 1 })
    t.has({ 'players.snake.sacrificed.clerk': 1, 'players.dragon.sacrificed.clerk': 1 })
    t.has({ 'players.monkey.sacrificed.horseman': 1, 'players.monkey.free.horseman': 1 })
  },
)

card(
  ['REQ-04', 'GWC-VOC-222'],
  'Royal escort: the joined forms name different players, so that the rest can be named',
  () => {
    const none: Hero = { sacrificed: { horseman: 2 } }
    const t = alone('REQ-04', { snake: none, monkey: none }).play('request REQ-04')
    // Only the dragon has a Horseman: the Clerks come from the two others.
    consentOf(t, 'snake', 'monkey').has({
      'players.dragon.sacrificed.horseman': 1,
      'players.snake.sacrificed.clerk': 1,
    })
    assert.ok(!canBeMet(alone('REQ-04', { dragon: none, snake: none, monkey: none })), 'nobody has a Horseman')
  },
)

card(
  ['REQ-04', 'GWC-VOC-224', 'GW-SHAME-06'],
  'Royal escort: a Horseman of the pool with Shame under it is not free',
  () => {
    const shamed: Hero = { shamed: { horseman: 2 } }
    assert.ok(!canBeMet(alone('REQ-04', { dragon: shamed, snake: shamed, monkey: shamed })))
    const resting = { sections: { middle: { rest: { monkey: { horseman: 1 } } } } }
    const one = alone('REQ-04', { dragon: shamed, snake: shamed, monkey: { shamed: { horseman: 1 } } }, resting)
    consentOf(one.play('request REQ-04'), 'snake', 'monkey').has({ 'sections.middle.rest.monkey.horseman': 0 })
  },
)

card(
  ['REQ-01', 'REQ-02', 'REQ-03', 'REQ-04', 'GW-COOP-10'],
  'with 2 players the four named Requests are not in the box',
  () => {
    const t = alone('REQ-09', {}, { sections: { middle: { wall: 2 } } }, {}, 2).asks('dragon', 'request')
    const deck = t.words('extras.coop.requestDeck') as string[]
    assert.deepEqual(
      deck.filter((id) => ['REQ-01', 'REQ-02', 'REQ-03', 'REQ-04'].includes(id)),
      [],
    )
    assert.equal(deck.length, 7)
  },
)

// --- board(...) ----------------------------------------------------------------------------------------------------------

const HORDES = ['CHO-1/middle', 'CHO-2/middle', 'CHO-5/middle'] as const
/** So many Hordes in one Section. */
const standing = (n: number): Words['sections'] => ({ middle: { hordes: HORDES.slice(0, n) } })

card(['REQ-01', 'GWC-VOC-223'], 'Taunt them and prevail: 2 Hordes stand, no Breach this Winter', () => {
  for (const seats of [3, 4]) {
    const met = (n: number, breached: string[] = [], eased = 0) =>
      canBeMet(alone('REQ-01', {}, { sections: standing(n) ?? {} }, { breached, eased: { 'REQ-01': eased } }, seats))
    assert.deepEqual([met(1), met(2), met(3)], [false, true, true], `${seats} players`)
    assert.deepEqual([met(2, ['left']), met(2, ['middle', 'right'])], [false, false])
    assert.deepEqual([met(1, [], 1), met(0, [], 2)], [true, false], 'eased, but not below 1')
    assert.equal(met(2, ['left'], 2), false, 'a Breach is no number')
  }
  const t = alone('REQ-01', {}, { sections: standing(2) ?? {} }).play('request REQ-01')
  t.has({ 'extras.coop.done': ['REQ-01'] })
  assert.doesNotMatch(t.asked(), /consent/, 'the board is only looked at')
})

card(['REQ-09', 'GWC-VOC-223'], 'A worthy bulwark: Wall levels of all Sections, 2 to 5', () => {
  const met = (seats: number, middle: 0 | 1 | 2 | 3, right: 0 | 1 | 2, eased = 0) =>
    canBeMet(
      alone(
        'REQ-09',
        {},
        { sections: { middle: { wall: middle }, right: { wall: right } } },
        { eased: { 'REQ-09': eased } },
        seats,
      ),
    )
  assert.deepEqual([met(2, 1, 0), met(2, 1, 1), met(2, 2, 0)], [false, true, true])
  assert.deepEqual([met(3, 1, 1), met(3, 2, 1), met(3, 3, 0)], [false, true, true])
  assert.deepEqual([met(4, 3, 1), met(4, 2, 2), met(4, 3, 2)], [false, false, true])
  assert.deepEqual([met(3, 1, 1, 1), met(3, 1, 0, 1), met(3, 0, 0, 9)], [true, false, false])
})

card(['REQ-10', 'GWC-VOC-223'], 'Heads for the gate: Hordes Defeated this Year, 2 or 3', () => {
  const met = (seats: number, defeated: number, eased = 0) =>
    canBeMet(alone('REQ-10', {}, {}, { defeated, eased: { 'REQ-10': eased } }, seats))
  assert.deepEqual([met(2, 1), met(2, 2)], [false, true])
  for (const seats of [3, 4]) assert.deepEqual([met(seats, 2), met(seats, 3), met(seats, 2, 1)], [false, true, true])
})

card('REQ-10', 'Heads for the gate: every Defeat counts, with a claimer or without, until the end of the Year', () => {
  const sections = {
    left: { hordes: [full('CHO-1/left')] },
    middle: { hordes: [full('CHO-2/left', { 1: by('dragon') })] },
  }
  const t = requests(['REQ-10', null, null], {}, { phase: 'defeat', sections }, { defeated: 1 })
  t.asks('dragon', 'request', ['request REQ-10', 'stop']).has({ 'extras.coop.defeated': 3 })
  t.play('request REQ-10').has({ 'extras.coop.defeated': 0 })
})

card(['REQ-11', 'GWC-VOC-223'], 'A silent frontier: an open Section without Hordes', () => {
  const horde = (name: string) => ({ hordes: [`CHO-1/${name}`] })
  const three = { left: horde('left'), middle: horde('middle'), right: horde('right') }
  for (const seats of [3, 4]) {
    assert.ok(!canBeMet(alone('REQ-11', {}, { sections: three }, {}, seats)))
    assert.ok(canBeMet(alone('REQ-11', {}, { sections: { left: three.left, right: three.right } }, {}, seats)))
  }
  const two = { middle: three.middle, right: three.right }
  assert.ok(!canBeMet(alone('REQ-11', {}, { sections: two }, {}, 2)), 'the left Section is closed')
  assert.ok(canBeMet(alone('REQ-11', {}, { sections: { middle: three.middle } }, {}, 2)))
  assert.ok(!canBeMet(alone('REQ-11', {}, { sections: three }, { eased: { 'REQ-11': 2 } })), 'not below 1')
})

card(['REQ-12', 'GWC-VOC-223'], 'Roll of the garrison: 3, 4 or 5 Archers of the players on Firing spots', () => {
  const met = (seats: number, left: number, right: number, eased = 0) => {
    const sections = {
      middle: { wall: 3 as const, firing: { dragon: { archer: left } }, rest: { dragon: { archer: 4 - left } } },
      right: { wall: 3 as const, firing: { snake: { archer: right } } },
    }
    return canBeMet(alone('REQ-12', {}, { sections }, { eased: { 'REQ-12': eased } }, seats))
  }
  assert.deepEqual([met(2, 1, 1), met(2, 2, 1)], [false, true])
  assert.deepEqual([met(3, 2, 1), met(3, 2, 2)], [false, true])
  assert.deepEqual([met(4, 2, 2), met(4, 2, 3)], [false, true])
  assert.deepEqual([met(4, 2, 2, 1), met(3, 1, 1, 2)], [true, true])
})
