import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zhanguo } from '@wanli/zhanguo'
import { gainOf, ranking } from '../src/games/zhanguo/ranking.ts'
import { playedAtRandom } from './random-game.ts'

/* Points by source at the end of whole games, answered at random. */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

for (const boards of ['A', 'B', 'auction'])
  for (const seats of [2, 4])
    void test(`boards ${boards} for ${seats}: sources add up to the points, and every change of them was told`, () => {
      for (const seed of ['a', 'b']) {
        const { state, box, events } = playedAtRandom(zhanguo, { seats, boards }, seed)
        const { sources, rows } = ranking(zhanguo.view(state, undefined, box))
        const gains = events.flatMap((event) => gainOf(event) ?? [])
        assert.equal(rows.length, seats)
        for (const { seat, points, total } of rows) {
          assert.equal(sum(points), total)
          sources.forEach(({ key }, i) => {
            if (key === 'source.start') return
            const told = gains.filter((gain) => gain.seat === seat && gain.source.key === key)
            assert.equal(sum(told.map((gain) => gain.points)), points[i], `${seed}: seat ${seat}, ${key}`)
          })
        }
      }
    })
