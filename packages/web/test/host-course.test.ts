import assert from 'node:assert/strict'
import { heightsOf } from '../src/after/heights.ts'
import { choicesOf, seatOfAll } from '../src/replay/eyes.ts'
import { test } from 'node:test'
import { steps, swingOf, turningPoints } from '../src/after/course.ts'
import { stations } from '../src/replay/marks.ts'
import { opened } from '../src/replay/open-hands.ts'
import { hostOf, planFor, playOn, type View } from './host-help.ts'

test('turning points are the biggest swings of a lead, in the order in which they came', () => {
  const lead = [0, 1, 1, 6, 6, 2, 2, 12, 3, 8]
  const scores = lead.map((points) => [points + 10, 10, 4])
  // +5 at 3, -4 at 5, +10 at 7, -9 at 8, +5 at 9: the smallest of five is left out.
  assert.deepEqual(
    turningPoints(scores, 0).map(({ move, before, after }) => [move, before, after]),
    [
      [3, 1, 6],
      [7, 2, 12],
      [8, 12, 3],
      [9, 3, 8],
    ],
  )
})

test('of equal swings, one in which the lead changes hands weighs more', () => {
  const scores = [0, 4, 4, -2, -2, -8, -8, -14, -14, -20, -20, -26].map((lead) => [20 + lead, 20])
  assert.ok(turningPoints(scores, 0).some(({ before, after }) => before === 4 && after === -2))
})

test('answers right after one another that move a lead the same way are one swing; the last answer stands alone', () => {
  const leads = [0, 0, 3, 5, 9, 9, 8, 12, 12, 4, 1, -9]
  assert.deepEqual(
    turningPoints(
      leads.map((lead) => [20 + lead, 20]),
      0,
    ),
    [
      { from: 1, move: 4, before: 0, after: 9 },
      { from: 6, move: 7, before: 8, after: 12 },
      { from: 8, move: 10, before: 12, after: 1 },
      { from: 10, move: 11, before: 1, after: -9 },
    ],
  )
})

test('a game without swings, or of one alone, has no turning points', () => {
  assert.deepEqual(
    turningPoints(
      [
        [0, 0],
        [1, 0],
        [1, 2],
        [3, 2],
      ],
      0,
    ),
    [],
  )
  assert.deepEqual(turningPoints([[0], [50]], 0), [])
  assert.deepEqual(turningPoints([], 0), [])
})

test('the steps of a chart are whole and reach over the highest', () => {
  for (const highest of [1, 3, 9, 47, 125, 198, 1000]) {
    const marks = steps(highest)
    assert.ok(marks.at(-1)! >= highest, `${highest}: ${marks.join(' ')}`)
    assert.ok(marks.length >= 2 && marks.length <= 7, `${highest}: ${marks.join(' ')}`)
    assert.ok(marks.every(Number.isInteger))
  }
})

test('the all-knowing view opens every hand and changes nothing else', () => {
  const { host } = hostOf()
  host.open(planFor(4, 4, 'open'))
  playOn(host, 4, 60)
  const views = [0, 1, 2, 3].map((seat) => host.look(seat, 'now').view as View)
  const all = opened(views[2]!, views) as View
  assert.equal(all.seat, 2)
  assert.deepEqual(
    all.players.map(({ hand }) => hand),
    views.map(({ players }, seat) => players[seat]!.hand),
  )
  // Hands, and what follows from them.
  const closed = {
    ...all,
    unify: views[2]!.unify,
    players: all.players.map((player, seat) => {
      const { hand, court } = views[2]!.players[seat]!
      return { ...player, hand, court }
    }),
  }
  assert.deepEqual(closed, views[2])
})

test('a turning point is named by all the points of the one who did most for it, and what else moved the lead is told too', () => {
  const [building, shame, abilities] = [
    { key: 'source.building' },
    { key: 'source.shame' },
    { key: 'source.abilities' },
  ]
  const gains = [
    { move: 1, seat: 0, points: 5, source: building },
    { move: 1, seat: 0, points: 4, source: building },
    { move: 1, seat: 1, points: -6, source: shame },
    { move: 1, seat: 2, points: -30, source: shame },
    { move: 2, seat: 0, points: 2, source: building },
    { move: 2, seat: 1, points: 14, source: building },
    { move: 2, seat: 1, points: 6, source: abilities },
    { move: 3, seat: 2, points: 50, source: building },
    { move: 4, seat: 0, points: -5, source: shame },
    { move: 4, seat: 2, points: -15, source: shame },
  ]
  const scores = [
    [10, 20, 15],
    [19, 14, -15],
    [21, 34, -15],
    [21, 34, 35],
    [16, 34, 20],
  ]
  const swing = (move: number, before: number, after: number, from = move - 1) =>
    swingOf({ from, move, before, after }, scores, gains, 0)
  assert.deepEqual(
    swing(1, -10, 5),
    {
      most: { seat: 0, points: 9, source: building, only: true },
      other: { seat: 1, points: -6 },
      passed: undefined,
    },
    'mine, in all; not that of the third',
  )
  assert.deepEqual(
    swing(2, 5, -13),
    {
      most: { seat: 1, points: 20, source: building, only: false },
      other: { seat: 0, points: 2 },
      passed: undefined,
    },
    'the rival gains, my lead falls',
  )
  assert.deepEqual(
    swing(3, -13, -14),
    {
      most: { seat: 2, points: 50, source: building, only: true },
      other: undefined,
      passed: { by: 2, seat: 1 },
    },
    'a new rival',
  )
  assert.deepEqual(
    swing(3, 5, -14, 1).passed,
    { by: 2, seat: 1 },
    'several answers: from the first to the last of them',
  )
  assert.deepEqual(swingOf({ from: 3, move: 4, before: -14, after: -18 }, scores, [], 0).most, undefined, 'not told')
  assert.deepEqual(
    swing(4, -14, -18).most,
    { seat: 0, points: -5, source: shame, only: true },
    'never what goes the other way',
  )
})

test('every chapter has its place on the line, and all are named alike', () => {
  const names = ['Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5']
  const chapters = names.map((name, i) => ({ name, move: i === 0 ? 0 : i * 20 - 10 }))
  const shown = (scale: number) =>
    stations(
      chapters,
      (move) => move * scale,
      (text) => 10 * text.length,
    ).map((station) => station.shown)
  assert.deepEqual(shown(7), names)
  assert.deepEqual(shown(3), ['1', '2', '3', '4', '5'])
  assert.deepEqual(shown(0.9), ['1', '', '3', '', '5'], 'thinned out regularly, not where there happens to be room')
  assert.deepEqual(shown(0).filter(Boolean), ['1'])
  const later = chapters.map(({ name, move }, i) => ({ name, move: i === 0 ? 0 : move + 20 }))
  const first = stations(
    later,
    (move) => move * 2.4,
    (text) => 10 * text.length,
  )
  assert.deepEqual(
    first.map((station) => station.shown),
    ['Round 1', '2', '3', '4', '5'],
  )
})

test('a replay stays at one seat, the person’s, whoever is to act; who asks for it turns with the players', () => {
  const seats = [
    { name: '', kind: 'bot', bot: 'greedy' },
    { name: 'Ana', kind: 'person' },
    { name: '', kind: 'bot', bot: 'greedy' },
  ] as const
  const [usual] = choicesOf(seats, true)
  assert.equal(usual, 'all')
  assert.deepEqual(
    [0, 1, 2, 0].map((acting) => seatOfAll('all', seats, [acting], 0)),
    [1, 1, 1, 1],
  )
  assert.equal(seatOfAll('all', seats.slice(2), [], null), 0)
  assert.ok(choicesOf(seats, true).includes('acting'))
  assert.deepEqual(
    [0, 2].map((acting) => seatOfAll('acting', seats, [acting], 0)),
    [0, 2],
  )
  assert.equal(seatOfAll('acting', seats, [], 2), 2)
  // Nobody sees through others' eyes before the game is over.
  assert.deepEqual(choicesOf(seats, false), [1, 'spectator'])
})

test('the towers of a podium: a point is as high as any other, and nobody is higher than who has more', () => {
  const of = (...totals: readonly number[]) => heightsOf(totals)
  const [first, second, third, fourth] = of(120, 110, 90, 40)
  assert.equal(first, 100)
  assert.ok(Math.abs((first - second!) * 2 - (second! - third!)) < 1e-9)
  assert.ok(Math.abs((third! - fourth!) * 1 - (second! - third!) * 2.5) < 1e-9)
  assert.deepEqual(of(50, 50), [100, 100])
  assert.deepEqual(of(0, 0), [100, 100])
  const [ahead, behind] = of(10, -10)
  assert.ok(behind! > 25 && ahead === 100, 'there is room for a flag')
  assert.ok(of(121, 120)[1]! > 99, 'a narrow game looks like one')
})
