import assert from 'node:assert/strict'
import { test } from 'node:test'
import { steps, turningPoints } from '../src/after/course.ts'
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
