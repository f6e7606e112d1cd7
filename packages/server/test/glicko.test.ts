import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type Ended,
  newStanding,
  type Part,
  placesIn,
  standingAt,
  standingsAfter,
  weightOf,
} from '../src/ratings/ended.ts'
import { chanceAgainst, NEWCOMER, rated, type Rating, rested } from '../src/ratings/glicko.ts'

const near = (found: number, wanted: number, by: number): void =>
  assert.ok(Math.abs(found - wanted) <= by, `${found}, wanted ${wanted}`)
const player = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 })

describe('Glicko-2', () => {
  it('Glickman’s own example: 1464.06, 151.52, 0.05999', () => {
    const after = rated(player(1500, 200), [
      { opponent: player(1400, 30), score: 1, weight: 1 },
      { opponent: player(1550, 100), score: 0, weight: 1 },
      { opponent: player(1700, 300), score: 0, weight: 1 },
    ])
    near(after.rating, 1464.06, 0.02)
    near(after.deviation, 151.52, 0.01)
    near(after.volatility, 0.05999, 0.00001)
  })

  it('who does not play is known less well by and by, and never less than a newcomer', () => {
    const after = rested(player(1500, 50), 10)
    near(after.deviation, Math.sqrt(50 ** 2 + 10 * (0.06 * 173.7178) ** 2), 1e-9)
    assert.equal(rested(player(1500, 50), 1e9).deviation, NEWCOMER.deviation)
    assert.deepEqual(rated(player(1500, 50), [], 10), after)
  })

  it('a surprise changes volatility, what was to be expected does not raise it', () => {
    const lost = rated(player(1800, 50), [{ opponent: player(1000, 50), score: 0, weight: 1 }])
    const won = rated(player(1800, 50), [{ opponent: player(1000, 50), score: 1, weight: 1 }])
    assert.ok(lost.volatility > 0.06 && won.volatility <= 0.06)
    assert.ok(lost.rating < 1800 && won.rating >= 1800)
    near(chanceAgainst(player(1500, 50), player(1500, 300)), 0.5, 1e-12)
    assert.ok(chanceAgainst(player(1700, 50), player(1500, 50)) > 0.7)
  })
})

const part = (subject: string, place: number, pool: Part['pool'] = 'people'): Part => ({
  subject,
  pool,
  place,
  points: 10 - place,
  won: place === 1,
})
const ended = (parts: readonly Part[], more: Partial<Ended> = {}): Ended => ({
  game: 'zhanguo',
  mode: 'standard',
  seats: parts.length,
  parts,
  counts: { people: true, bots: true },
  ...more,
})

describe('the end of a game', () => {
  it('places: winners first, then points, equal ones share', () => {
    assert.deepEqual(placesIn([50, 60, 60, 40], [1, 2]), [3, 1, 1, 4])
    assert.deepEqual(placesIn([50, 50], [1]), [2, 1])
    assert.deepEqual(placesIn([7], [0]), [1])
  })

  /**
   * The weight is the information of a whole order (Plackett, Luce) in units of a game of two: here it is counted out, with one player
   * a little stronger, over all orders.
   */
  it('a game of several says as much as its order says', () => {
    for (const n of [2, 3, 4, 5]) {
      const step = 1e-4
      const chances = (theta: number): readonly number[] => {
        const found: number[] = []
        const order = (left: readonly number[], chance: number): void => {
          if (left.length === 0) found.push(chance)
          const all = left.reduce((sum, who) => sum + (who === 0 ? Math.exp(theta) : 1), 0)
          for (const who of left)
            order(
              left.filter((one) => one !== who),
              (chance * (who === 0 ? Math.exp(theta) : 1)) / all,
            )
        }
        order(
          Array.from({ length: n }, (_, i) => i),
          1,
        )
        return found
      }
      const before = chances(-step)
      const at = chances(0)
      const after = chances(step)
      const information = at.reduce((sum, p, i) => sum + ((after[i]! - before[i]!) / (2 * step)) ** 2 / p, 0)
      near((weightOf(n) * (n - 1)) / 4, information, 1e-6)
    }
    assert.equal(weightOf(2), 1)
    assert.equal(weightOf(1), 0)
  })

  it('people and bots are compared among themselves, nobody with himself', () => {
    const parts = [part('ann', 1), part('bot:easy', 2, 'bots'), part('bo', 3), part('bot:hard', 4, 'bots')]
    const after = standingsAfter(ended(parts), new Map(), 5)
    assert.deepEqual([...after.keys()], ['ann', 'bo', 'bot:easy', 'bot:hard'])
    const two = standingsAfter(ended([part('ann', 1), part('bo', 2)]), new Map(), 5)
    assert.deepEqual(after.get('ann'), two.get('ann'))
    assert.deepEqual([after.get('ann')!.games, after.get('ann')!.at], [1, 5])
    assert.ok(after.get('ann')!.rating > 1500 && after.get('bo')!.rating < 1500)
    const bots = standingsAfter(ended(parts, { counts: { people: false, bots: true } }), new Map(), 5)
    assert.deepEqual([...bots.keys()], ['bot:easy', 'bot:hard'])
    assert.equal(
      standingsAfter(ended([part('bot:easy', 1, 'bots'), part('bot:easy', 2, 'bots')]), new Map(), 5).size,
      0,
    )
    assert.equal(standingsAfter(ended(parts, { counts: { people: false, bots: false } }), new Map(), 5).size, 0)
  })

  it('all are taken as they were before the game, and as well known as they are by now', () => {
    const before = new Map([
      ['ann', { ...newStanding(0), rating: 1700, deviation: 60, games: 9 }],
      ['bo', { ...newStanding(0), rating: 1500, deviation: 60, games: 9 }],
      ['li', { ...newStanding(0), rating: 1300, deviation: 60, games: 9 }],
    ])
    const soon = standingsAfter(ended([part('li', 1), part('bo', 2), part('ann', 3)]), before, 0)
    const late = standingsAfter(ended([part('li', 1), part('bo', 2), part('ann', 3)]), before, 400 * 86_400_000)
    // Who is known less well is moved further.
    assert.ok(late.get('li')!.rating > soon.get('li')!.rating && soon.get('li')!.rating > 1300)
    near(soon.get('li')!.rating - 1300, 1700 - soon.get('ann')!.rating, 1e-6)
    near(soon.get('bo')!.rating, 1500, 1e-6)
    assert.ok(standingAt(before.get('ann')!, 400 * 86_400_000).deviation > 60)
    for (const standing of soon.values()) assert.ok(standing.deviation < 60 && standing.games === 10)
  })
})
