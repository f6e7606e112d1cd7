import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { leftAt, outOfTime, running, runsOut, startClock, turned } from '../src/live/clock.ts'
import { answeredSince } from '../src/live/play.ts'
import type { Clock } from '../src/protocol/index.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const BANK: Clock = { kind: 'bank', bank: 60, increment: 5 }
const DAYS: Clock = { kind: 'days', days: 2, rest: { from: 22, to: 6 } }

describe('clocks', () => {
  it('run only for whom the table waits, and give a little with each answer', () => {
    const start = startClock(BANK, 3, 0)!
    const asked = turned(BANK, start, { runs: [0, 2], answered: [], now: 0 })
    assert.deepEqual(
      [0, 1, 2].map((seat) => leftAt(BANK, asked, seat, 10_000)),
      [50_000, 60_000, 50_000],
    )
    const next = turned(BANK, asked, { runs: [2], answered: [0], now: 20_000 })
    assert.deepEqual(next.left, [45_000, 60_000, 40_000])
    assert.deepEqual(outOfTime(BANK, next, 59_999), [])
    assert.deepEqual(outOfTime(BANK, next, 60_000), [2])
    assert.equal(runsOut(BANK, next.since, next.left[2]!), 60_000)
  })

  it('rest at night, also over midnight and many nights', () => {
    assert.equal(running(DAYS, 20 * HOUR, 23 * HOUR), 2 * HOUR)
    assert.equal(running(DAYS, 23 * HOUR, DAY + 5 * HOUR), 0)
    assert.equal(running(DAYS, 2 * HOUR, 7 * HOUR), HOUR)
    assert.equal(running(DAYS, 0, 10 * DAY), 10 * 16 * HOUR)
    assert.equal(running({ kind: 'none' }, 5, 9), 4)
    for (const from of [0, 5 * HOUR, 12 * HOUR, 22 * HOUR]) {
      const out = runsOut(DAYS, from, 2 * DAY)
      assert.equal(running(DAYS, from, out), 2 * DAY)
      assert.equal(running(DAYS, from, out - 1), 2 * DAY - 1)
    }
  })

  it('rest on holiday too, each of them on his own; what lies in a night of it counts once', () => {
    const holiday = [{ from: 30 * HOUR, to: 54 * HOUR }]
    assert.equal(running(DAYS, 0, 10 * DAY, holiday), 10 * 16 * HOUR - 16 * HOUR)
    assert.equal(running(DAYS, 31 * HOUR, 53 * HOUR, holiday), 0)
    assert.equal(
      running({ kind: 'days', days: 2 }, 0, 3 * DAY, [...holiday, { from: 40 * HOUR, to: 60 * HOUR }]),
      42 * HOUR,
    )
    assert.equal(running(BANK, 0, 3 * DAY, holiday), 3 * DAY, 'at one sitting nobody is on holiday')
    const out = runsOut(DAYS, 0, DAY, holiday)
    assert.equal(running(DAYS, 0, out, holiday), DAY)
    assert.equal(running(DAYS, 0, out - 1, holiday), DAY - 1)
    const both = turned(DAYS, startClock(DAYS, 2, 0)!, { runs: [0, 1], answered: [], now: 0 })
    const late = 90 * HOUR
    assert.deepEqual(outOfTime(DAYS, both, late, [holiday, []]), [1])
    assert.equal(leftAt(DAYS, both, 0, late, [holiday, []]) - leftAt(DAYS, both, 1, late), 16 * HOUR)
    const next = turned(DAYS, both, { runs: [0], answered: [1], now: late, rests: [holiday, []] })
    assert.equal(next.left[0], leftAt(DAYS, both, 0, late, [holiday]))
  })

  it('with days for every answer each question has all of them', () => {
    const clock = turned(DAYS, startClock(DAYS, 2, 0)!, { runs: [0], answered: [], now: 8 * HOUR })
    const later = turned(DAYS, clock, { runs: [1], answered: [0], now: 12 * HOUR })
    const back = turned(DAYS, later, { runs: [0, 1], answered: [], now: 14 * HOUR })
    assert.deepEqual([back.left[0], leftAt(DAYS, back, 1, 14 * HOUR)], [2 * DAY, 2 * DAY - 2 * HOUR])
  })

  it('an answer counts once, also when the secret choice that it belongs to is put in order', () => {
    const entry = (seat: number, key: string) => ({ seat, key, pick: 0, several: true, barrier: false })
    const [before, second, first] = [entry(0, 'a'), entry(1, 'b'), entry(0, 'c')]
    assert.deepEqual(answeredSince([before, second], [before, first, second], 1), [0])
    assert.deepEqual(answeredSince([before], [before, first, second], 1), [0, 1])
    assert.deepEqual(answeredSince([before, first], [before], 1), [])
  })

  it('without a clock there is none', () => {
    assert.equal(startClock({ kind: 'none' }, 2, 0), undefined)
  })
})
