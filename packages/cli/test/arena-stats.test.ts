import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Dice } from '@wanli/kernel'
import { sharesOver } from '../src/arena/figures.ts'
import { ELO, likelihood, type Record as Games, strengths } from '../src/arena/stats/luce.ts'
import { type Hypotheses, ratioOf, Trial } from '../src/arena/stats/sprt.ts'
import { meetingsOf, Schedule } from '../src/arena/schedule.ts'

const near = (found: number, wanted: number, reach: number, what: string) =>
  assert.ok(Math.abs(found - wanted) <= reach, `${what}: ${found}, not ${wanted}`)

const pair = (a: number, b: number, winsA: number, winsB: number): Games => ({
  seats: new Map([
    [a, 1],
    [b, 1],
  ]),
  wins: new Map([
    [a, winsA],
    [b, winsB],
  ]),
})

describe('ratings', () => {
  it('are those that were published for baseball in 1987 (Agresti; the package BradleyTerry2)', () => {
    // Milwaukee, Detroit, Toronto, New York, Boston, Cleveland, Baltimore: wins of the row over the column.
    const wins = [
      [0, 7, 9, 7, 7, 9, 11],
      [6, 0, 7, 5, 11, 9, 9],
      [4, 6, 0, 7, 7, 8, 12],
      [6, 8, 6, 0, 6, 7, 10],
      [6, 2, 6, 7, 0, 7, 12],
      [4, 4, 5, 6, 6, 0, 6],
      [2, 4, 1, 3, 1, 7, 0],
    ]
    const records = wins.flatMap((row, i) => row.flatMap((won, j) => (j > i ? [pair(i, j, won, wins[j]![i]!)] : [])))
    const published = [
      [1.5814, 0.3433],
      [1.4364, 0.3396],
      [1.2945, 0.3367],
      [1.2476, 0.3359],
      [1.1077, 0.3339],
      [0.6839, 0.3319],
    ]
    const found = strengths(7, records, 6, 0)
    published.forEach(([theta, error], team) => {
      near(found[team]!.theta, theta!, 5e-5, `strength of team ${team}`)
      near(found[team]!.error, error!, 5e-5, `error of team ${team}`)
    })
  })

  it('of two are what the share says: 10 to 1 is 400', () => {
    const found = strengths(2, [pair(0, 1, 100, 10)], 1, 0)
    near(found[0]!.theta * ELO, 400, 1e-6, 'rating')
  })

  it('at tables of several make the wins likelier than any other, found by trying', () => {
    const table = (places: readonly number[], wins: readonly (readonly [number, number])[]): Games => ({
      seats: new Map([...new Set(places)].map((who) => [who, places.filter((place) => place === who).length])),
      wins: new Map(wins),
    })
    // One of 0 against three of 1, one of 1 against three of 2, and 0, 1, 2 with two of 1 at one table.
    const records = [
      table(
        [0, 1, 1, 1],
        [
          [0, 26],
          [1, 34],
        ],
      ),
      table(
        [1, 2, 2, 2],
        [
          [1, 31],
          [2, 29],
        ],
      ),
      table(
        [0, 1, 1, 2],
        [
          [0, 20],
          [1, 17],
          [2, 3],
        ],
      ),
    ]
    const found = strengths(3, records, 2, 0).map((strength) => strength!.theta)
    const top = likelihood(found, records)
    // A grid first, so that it is the highest of all and not of those nearby; then close to it.
    for (let a = -3; a <= 4; a += 0.25)
      for (let b = -3; b <= 4; b += 0.25) assert.ok(likelihood([a, b, 0], records) <= top + 1e-9, `${a} ${b}`)
    for (const [a, b] of [
      [1e-3, 0],
      [-1e-3, 0],
      [0, 1e-3],
      [0, -1e-3],
    ] as const)
      assert.ok(likelihood([found[0]! + a, found[1]! + b, 0], records) < top)
    near(
      strengths(
        2,
        [
          table(
            [0, 1, 1, 1],
            [
              [0, 25],
              [1, 75],
            ],
          ),
        ],
        1,
        0,
      )[0]!.theta,
      0,
      1e-9,
      'one of four at par',
    )
  })

  it('cover the truth in about 95 of 100 runs', () => {
    const dice = new Dice('intervals')
    const theta = 0.8
    let covered = 0
    const runs = 400
    for (let run = 0; run < runs; run++) {
      let won = 0
      for (let game = 0; game < 120; game++) if (dice.below(1e6) / 1e6 < 1 / (1 + Math.exp(-theta))) won++
      const [mine] = strengths(2, [pair(0, 1, won, 120 - won)], 1)
      if (Math.abs(mine!.theta - theta) <= 1.96 * mine!.error) covered++
    }
    assert.ok(covered / runs > 0.92 && covered / runs < 0.98, String(covered / runs))
  })

  it('stay finite for who won everything, and are missing for who met nobody', () => {
    const found = strengths(3, [pair(0, 1, 40, 0)], 1)
    assert.ok(found[0]!.theta > 3 && found[0]!.theta < 6)
    assert.equal(found[2], undefined)
  })
})

describe('the sequential test', () => {
  const hypotheses: Hypotheses = { low: 0.5, high: 0.6, risk: 0.05 }

  it("is Wald's where a deal is won or lost", () => {
    for (const [won, lost] of [
      [30, 20],
      [55, 45],
      [1, 9],
    ] as const) {
      const wald = won * Math.log(0.6 / 0.5) + lost * Math.log(0.4 / 0.5)
      near(
        ratioOf(
          new Map([
            [1, won],
            [0, lost],
          ]),
          hypotheses,
        ),
        wald,
        1e-6,
        `${won} of ${won + lost}`,
      )
    }
  })

  it('takes the likeliest spread of several results under each hypothesis, found by trying', () => {
    const seen = new Map([
      [0, 12],
      [0.5, 30],
      [1, 18],
    ])
    const best = (mean: number): number => {
      let top = -Infinity
      // Three chances that add up to 1 and have this mean: one of them is free.
      for (let one = 0.0005; one < 1; one += 0.0005) {
        const half = 2 * (mean - one)
        const none = 1 - one - half
        if (half <= 0 || none <= 0) continue
        top = Math.max(top, 12 * Math.log(none) + 30 * Math.log(half) + 18 * Math.log(one))
      }
      return top
    }
    near(ratioOf(seen, hypotheses), best(0.6) - best(0.5), 1e-3, 'ratio')
  })

  /** Deals of two games each that have their luck in common. */
  const decided = (p: number, dice: Dice): Trial => {
    const trial = new Trial(hypotheses)
    for (let deal = 0; deal < 5000 && trial.verdict === 'open'; deal++) {
      const luck = (dice.below(201) - 100) / 1000
      const games = [luck, -luck].map((shift) => (dice.below(1e6) / 1e6 < p + shift ? 1 : 0))
      trial.add((games[0]! + games[1]!) / 2)
    }
    return trial
  }

  it('errs no more often than it may, in either direction', () => {
    const dice = new Dice('errors')
    const runs = 600
    let [wrongYes, wrongNo, deals] = [0, 0, 0]
    for (let run = 0; run < runs; run++) {
      if (decided(0.5, dice).verdict !== 'no') wrongYes++
      const other = decided(0.6, dice)
      if (other.verdict !== 'yes') wrongNo++
      deals += other.deals
    }
    // Three standard errors above 5%.
    assert.ok(wrongYes / runs <= 0.077, `yes at 50%: ${wrongYes / runs}`)
    assert.ok(wrongNo / runs <= 0.077, `no at 60%: ${wrongNo / runs}`)
    // A test of fixed length with these errors takes 135 deals of two games; this one less on average.
    assert.ok(deals / runs < 135, `deals on average: ${deals / runs}`)
  })

  it('decides sooner the clearer it is, and then takes no more', () => {
    const dice = new Dice('clear')
    const clear = decided(0.9, dice)
    assert.equal(clear.verdict, 'yes')
    assert.ok(clear.deals < decided(0.6, dice).deals)
    const { deals } = clear
    clear.add(0)
    assert.equal(clear.deals, deals)
  })
})

describe('shares', () => {
  it('count deals whose games are alike for fewer games, and never for more', () => {
    const alike = sharesOver(
      Array.from({ length: 100 }, (_, i) => i % 2),
      2,
    )
    const apart = sharesOver(
      Array.from({ length: 100 }, () => 0.5),
      2,
    )
    // 100 coins, and 200 at most: Wilson's half widths.
    near(alike.high - alike.share, 0.096, 0.002, 'alike')
    near(apart.high - apart.share, 0.0686, 0.001, 'apart')
    assert.equal(alike.n, 200)
  })
})

describe('the schedule', () => {
  it('seats every entrant everywhere on the same deal', () => {
    for (const seats of [2, 3, 4, 5]) {
      const meetings = meetingsOf(3, seats, 'round-robin', false)
      assert.ok(typeof meetings !== 'string')
      assert.equal(meetings.length, seats === 2 ? 3 : 6)
      const schedule = new Schedule(meetings)
      const games = Array.from({ length: schedule.gamesADeal }, (_, game) => schedule.fixture(game))
      assert.ok(games.every(({ deal }) => deal === 0))
      assert.equal(schedule.fixture(schedule.gamesADeal).deal, 1)
      for (const who of [0, 1, 2])
        for (let seat = 0; seat < seats; seat++)
          assert.equal(games.filter((game) => game.who[seat] === who).length, games.length / 3)
    }
  })

  it('has the first against each other, different ones at one table, and teams of one kind', () => {
    const places = (...args: Parameters<typeof meetingsOf>) => {
      const meetings = meetingsOf(...args)
      return typeof meetings === 'string' ? meetings : meetings.map((meeting) => meeting.places.join(''))
    }
    assert.deepEqual(places(3, 4, 'gauntlet', false), ['0111', '0222'])
    assert.deepEqual(places(4, 3, 'mixed', false), ['012', '013', '023', '123'])
    assert.equal(places(2, 3, 'mixed', false), 'few')
    assert.equal(places(1, 2, 'gauntlet', false), 'alone')
    assert.deepEqual(places(2, 3, 'round-robin', true), ['000', '111'])
    assert.deepEqual(places(1, 1, 'round-robin', true), ['0'])
  })
})
