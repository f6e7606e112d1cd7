import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from '@wanli/bots/random'
import { greatWall } from '@wanli/great-wall'
import type { AnyGame } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { actsOf, timeOf } from '../src/frame/acts.ts'
import { deedsOf, eventsOf, type Part, underHeadings } from '../src/frame/deeds.ts'
import { type Spot, waysOf } from '../src/frame/last-move.ts'
import { partOf as wallPart } from '../src/games/great-wall/told.ts'
import { namedBy, partOf as zhanguoPart } from '../src/games/zhanguo/told.ts'
import { Host } from '@wanli/table'
import type { TablePlan, NewsLine } from '../src/table/protocol.ts'
import { playOn } from './host-help.ts'

/* What is told becomes deeds: why, what, and what came of it. */

const told = (...events: readonly (NewsLine['event'] & { readonly at?: number })[]): readonly NewsLine[] =>
  events.map(({ at, ...event }, n) => ({ n, move: at ?? 0, event: event as NewsLine['event'] }))
const QIN = 1
const REED = 2
const because = (reason: string, more: object = {}) => ({ kind: 'reason', seat: QIN, reason, ...more })
const kinds = (events: readonly NewsLine[], part: (event: NewsLine['event']) => Part) =>
  deedsOf(events, part).map(({ seat, why, main, rest }) => [
    seat,
    why.map(({ event }) => event['reason']),
    main.event.kind,
    rest.map(({ event }) => event.kind),
  ])

void test('GW-SOLO-20: reasons belong to the deed that follows them, though the Reed Clan does it', () => {
  assert.deepEqual(
    kinds(
      told(
        because('lowestOnTrack', { location: 'temple' }),
        { kind: 'clerkMoved', seat: QIN, from: 'pool', to: 'temple' },
        because('nextHigherOnTrack', { location: 'barracks' }),
        because('clerkFromHighest', { location: 'goldMine' }),
        { kind: 'clerkMoved', seat: REED, from: 'goldMine', to: 'barracks' },
        because('highestOnTrack', { location: 'temple' }),
        { kind: 'activated', location: 'temple', advanced: false },
        because('levelTimesClerks', { location: 'temple' }),
        { kind: 'honor', seat: QIN, n: 2, source: 'abilities' },
        { ...because('overlord'), seat: REED },
        because('noClerkToMove', { location: 'quarry' }),
      ),
      wallPart,
    ),
    [
      [QIN, ['lowestOnTrack'], 'clerkMoved', []],
      [REED, ['nextHigherOnTrack', 'clerkFromHighest'], 'clerkMoved', []],
      [QIN, ['highestOnTrack'], 'activated', []],
      [QIN, ['levelTimesClerks'], 'honor', ['reason']],
      [QIN, [], 'reason', []],
    ],
  )
})

void test('prices and gains follow from the deed of the same answer; those of another answer stand alone', () => {
  assert.deepEqual(
    kinds(
      told(
        { kind: 'paid', seat: 2, resource: 0, n: 2, at: 7 },
        { kind: 'paid', seat: 2, resource: 1, n: 3, at: 7 },
        { kind: 'wallBuilt', seat: 2, section: 0, level: 1, at: 7 },
        { kind: 'honor', seat: 2, n: 5, source: 'building', at: 7 },
        { kind: 'gained', seat: 1, resource: 2, n: 1, from: 'goldMine', at: 8 },
      ),
      wallPart,
    ),
    [
      [2, [], 'wallBuilt', ['paid', 'paid', 'honor']],
      [1, [], 'gained', []],
    ],
  )
  assert.deepEqual(
    kinds(
      told(
        { kind: 'courtPlayed', seat: 1, card: 16, action: 'palace', below: 32, fits: false },
        { kind: 'tookBigMarker', seat: 1, colour: 2 },
        { kind: 'built', seat: 1, region: 3, from: 1, vp: 3 },
        { kind: 'turnBegan', seat: 2 },
      ),
      zhanguoPart,
    ),
    [
      [1, [], 'courtPlayed', ['tookBigMarker']],
      [1, [], 'built', ['turnBegan']],
    ],
  )
})

void test('a season or a round is the heading over the first deed in it, and no deed', () => {
  const lines = (events: readonly NewsLine[], part: (event: NewsLine['event']) => Part) =>
    underHeadings(deedsOf(events, part), part).map(({ deed, heading }) => [
      heading?.main.event.kind,
      deed.main.event.kind,
    ])
  assert.deepEqual(
    lines(
      told(
        { kind: 'clerkMoved', seat: 1, from: 'pool', to: 'quarry' },
        { kind: 'season', season: 'winter', year: 3 },
        { kind: 'season', season: 'spring', year: 4 },
        { kind: 'gained', seat: 1, resource: 2, n: 1, from: 'income' },
        { kind: 'hordePlaced', horde: 'HOR-2/left', section: 0, row: 0 },
        { kind: 'season', season: 'fall', year: 4 },
      ),
      wallPart,
    ),
    [
      [undefined, 'clerkMoved'],
      ['season', 'hordePlaced'],
    ],
  )
  assert.deepEqual(
    lines(told({ kind: 'roundBegan', round: 2, seat: 0, order: [0, 1] }, { kind: 'built', seat: 1 }), zhanguoPart),
    [['roundBegan', 'built']],
  )
})

void test('each deed of others comes with the table as it was when the next one began, the last with the news itself', () => {
  const deeds = deedsOf(
    told(
      { kind: 'clerkMoved', seat: 0, from: 'pool', to: 'quarry' },
      because('lowestOnTrack'),
      { kind: 'clerkMoved', seat: QIN, from: 'pool', to: 'temple' },
      because('highestOnTrack'),
      { kind: 'activated', location: 'temple', advanced: false },
    ),
    wallPart,
  )
  const between = [1, 2, 3].map((n) => ({ n, view: { at: n } }))
  assert.deepEqual(
    actsOf(deeds, between, 0).map(({ deed, view }) => [deed.main.event.kind, view]),
    [
      ['clerkMoved', { at: 3 }],
      ['activated', undefined],
    ],
  )
})

void test('a card is shown longer, the first of its kind longest; a full queue is quicker, and whose turn it is never waits long', () => {
  const [plain, reasoned] = deedsOf(
    told({ kind: 'built', seat: 1 }, because('lowestOnTrack'), { kind: 'clerkMoved', seat: QIN }),
    wallPart,
  )
  const usual = { acted: false, pace: 500, card: undefined, queue: 0, asked: false } as const
  assert.equal(timeOf(plain!, usual), 700)
  assert.equal(timeOf(plain!, { ...usual, card: 'again' }), 1400)
  assert.equal(timeOf(plain!, { ...usual, card: 'first' }), 2000)
  assert.ok(timeOf(reasoned!, usual) > timeOf(plain!, usual))
  assert.ok(timeOf(plain!, { ...usual, queue: 5 }) < 500, 'quicker than bots answer')
  const all = (queue: number) =>
    Array.from({ length: queue }, (_, i) => timeOf(reasoned!, { ...usual, queue: i, asked: true }))
  assert.ok(all(2).every((time) => time === 1600))
  assert.ok(timeOf(plain!, { ...usual, pace: 150 }) < 700 && timeOf(plain!, { ...usual, pace: 1200 }) > 700)
})

const TABLES: readonly (readonly [AnyGame, object, (event: NewsLine['event']) => Part])[] = [
  [zhanguo, { seats: 2 }, zhanguoPart],
  [zhanguo, { seats: 4, boards: 'auction' }, zhanguoPart],
  [greatWall, { seats: 3, mode: 'competitive' }, wallPart],
  [greatWall, { seats: 2, mode: 'two' }, wallPart],
  [greatWall, { seats: 1, mode: 'solo' }, wallPart],
  [greatWall, { seats: 2, mode: 'coop' }, wallPart],
]

for (const [game, setup, part] of TABLES)
  void test(`every event is in exactly one deed, and nothing else is: ${game.id} ${JSON.stringify(setup)}`, () => {
    const { seats } = setup as { readonly seats: number }
    const host = new Host(game, [random], { changed: () => undefined, broke: (error) => assert.fail(String(error)) })
    host.pace(-1)
    const plan: TablePlan = {
      id: 'deeds',
      game: game.id,
      title: '',
      setup: { ...setup },
      seed: 'deeds',
      seats: Array.from({ length: seats }, (_, seat) => ({ name: '', kind: seat === 0 ? 'person' : 'bot' })),
    }
    assert.deepEqual(host.open(plan), { ok: true })
    let automata = 0
    playOn(host, 1, 400, () => {
      const { told: fresh, between } = host.look(0, 'start')
      for (const { n } of between) {
        const { kind, seat } = fresh[n]!.event
        const acts = typeof seat === 'number' && seat >= seats
        assert.ok(acts || game.staged?.has(kind) === true, kind)
        if (acts) automata++
      }
    })
    // At small tables of The Great Wall automata sit too.
    assert.equal(automata > 0, game === greatWall && seats < 3)
    for (const seat of [0, null]) {
      const all = host.look(seat, 'start').told
      const deeds = deedsOf(all, part)
      // The very events that this seat was told, no others and nothing added.
      assert.deepEqual(deeds.flatMap(eventsOf), all)
      for (const { main, rest } of deeds) for (const { move } of rest) assert.equal(move, main.move)
    }
  })

void test('ZG-UNIFY-03: what another unifies is marked on his board, never on mine; governors and palaces on the map', () => {
  const unified = { kind: 'unified', seat: 1, card: 57, region: 2, markers: 1, vp: 0, unrest: 1 }
  const names = namedBy(unified)
  assert.ok(names.includes('region:1:2') && names.includes('seat:1') && names.includes('card:57'))
  assert.ok(!names.includes('region:2') && !names.includes('region:0:2'), names.join(' '))
  const regions = (event: NewsLine['event']) => namedBy(event).filter((name) => name.startsWith('region:'))
  assert.deepEqual(regions({ kind: 'installed', seat: 1, region: 3, square: 0, paid: true }), ['region:3'])
  assert.deepEqual(regions({ kind: 'built', seat: 2, region: 4, from: 1, vp: 3 }), ['region:4', 'region:2:1'])
  assert.deepEqual(regions({ kind: 'built', seat: 2, region: 4, from: 0, vp: 3 }), ['region:4'])
  assert.deepEqual(regions({ kind: 'walled', seat: 0, section: 'A', rods: 2, from: [1, 5] }), [
    'region:0:1',
    'region:0:5',
  ])
  const path = [
    { area: 'G', region: 1 },
    { area: 'W', region: 2 },
  ]
  assert.deepEqual(regions({ kind: 'moved', seat: 3, official: 0, path, left: 0 }), ['region:3:1', 'region:3:2'])
})

void test('what the last player moved is marked, two pieces at most; others, and pieces that were only pushed, are not', () => {
  const spot = (place: string, left = 0): Spot => ({ place, left, top: 0, width: 20, height: 20 })
  const before = new Map([
    ['clerk:1:0', spot('location:quarry')],
    ['clerk:1:1', spot('location:temple')],
    ['clerk:2:0', spot('location:quarry')],
  ])
  const after = new Map([
    ['clerk:1:0', spot('location:temple')],
    ['clerk:1:1', spot('location:temple', 30)],
    ['clerk:2:0', spot('location:temple')],
    ['card:1', spot('court')],
  ])
  assert.deepEqual(waysOf(before, after, 1), [{ piece: 'clerk:1:0', from: before.get('clerk:1:0') }])
  const many = new Map([0, 1, 2, 3].map((n) => [`clerk:1:${n}`, spot('location:embassy')]))
  assert.equal(waysOf(before, many, 1).length, 2)
})
