import assert from 'node:assert/strict'
import { test } from 'node:test'
import { causeOf, steps, turningPoints } from '../src/after/course.ts'
import { stations } from '../src/replay/marks.ts'
import { opened } from '../src/replay/open-hands.ts'
import { hostOf, planFor, playOn, type View } from './host-help.ts'

test('turning points are the biggest swings of a lead, in the order in which they came', () => {
  const lead = [0, 1, 6, 6, 2, 2, 12, 3, 8]
  const scores = lead.map((points) => [points + 10, 10, 4])
  // +5 at 2, -4 at 4, +10 at 6, -9 at 7, +5 at 8: the smallest of five is left out.
  assert.deepEqual(
    turningPoints(scores, 0).map(({ move, before, after }) => [move, before, after]),
    [
      [2, 1, 6],
      [6, 2, 12],
      [7, 12, 3],
      [8, 3, 8],
    ],
  )
})

test('a lead that changes hands weighs more than one that grows by a little more', () => {
  const scores = [0, 4, -1, -7, -13, -19, -25].map((lead) => [20 + lead, 20])
  assert.ok(turningPoints(scores, 0).some(({ before, after }) => before === 4 && after === -1))
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
  const views = [0, 1, 2, 3].map((seat) => host.look(seat, Infinity).view as View)
  const all = opened(views[2]!, views) as View
  assert.equal(all.seat, 2)
  assert.deepEqual(
    all.players.map(({ hand }) => hand),
    views.map(({ players }, seat) => players[seat]!.hand),
  )
  const closed = {
    ...all,
    players: all.players.map((player, seat) => (seat === 2 ? player : { ...player, hand: undefined })),
  }
  assert.deepEqual(closed, views[2])
})

test('a turning point is named by the points that did most for it, in its direction', () => {
  const [building, shame] = [{ key: 'source.building' }, { key: 'source.shame' }]
  const gains = [
    { move: 1, seat: 0, points: 5, source: building },
    { move: 1, seat: 0, points: 4, source: building },
    { move: 1, seat: 1, points: -6, source: shame },
    { move: 1, seat: 2, points: -30, source: shame },
    { move: 2, seat: 0, points: 2, source: building },
    { move: 2, seat: 1, points: 20, source: building },
    { move: 3, seat: 2, points: 50, source: building },
  ]
  const scores = [
    [10, 20, 15],
    [19, 14, -15],
    [21, 34, -15],
    [21, 34, 35],
  ]
  const cause = (move: number, before: number, after: number) => causeOf({ move, before, after }, scores, gains, 0)
  assert.deepEqual(cause(1, -10, 5), { seat: 0, points: 9, source: building }, 'mine, in all; not that of the third')
  assert.deepEqual(cause(2, 5, -13), { seat: 1, points: 20, source: building }, 'the rival gains, my lead falls')
  assert.deepEqual(cause(3, -13, -14), { seat: 2, points: 50, source: building }, 'a new rival')
  assert.equal(cause(2, -13, 5)?.seat, 0, 'never what goes the other way')
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
