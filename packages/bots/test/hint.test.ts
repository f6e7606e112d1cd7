import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { senseOf } from '@wanli/bots'
import { hint, type Hint } from '@wanli/bots/hint'
import { greatWall } from '@wanli/great-wall'
import { type AnyGame, type AnyTable, Dice, type Seat, Table } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { otherWorld } from './other-world.ts'

const GAMES = [
  { game: zhanguo as AnyGame, setup: { seats: 2 }, answers: 9 },
  { game: greatWall as AnyGame, setup: { seats: 3, mode: 'competitive' }, answers: 14 },
]

const atOnce = (table: AnyTable, seat: Seat, worlds: number, after?: (soFar: () => Hint) => void): Hint => {
  const pieces = hint(table, seat, senseOf(table.game.id)!, { worlds, ...(after === undefined ? {} : { after }) })
  for (;;) {
    const { done, value } = pieces.next()
    if (done === true) return value
  }
}

/** A table after so many answers at random, at a question with something to choose. */
function tableAt({ game, setup, answers }: (typeof GAMES)[number], seed: string): AnyTable {
  const dice = new Dice(seed)
  const checked = game.checkSetup(setup)
  assert.ok(checked.ok)
  const table = Table.start(game, checked.value, seed, { record: true })
  while (table.entries.length < answers || table.open[0]!.options.length < 3)
    table.pick(0, dice.below(table.open[0]!.options.length))
  return table
}

for (const kind of GAMES)
  describe(`hints for ${kind.game.id}`, () => {
    it('name options that are on offer, the best first, with what they bring and how it may go on', () => {
      const table = tableAt(kind, 'named')
      const { seat, options } = table.open[0]!
      let told = 0
      const found = atOnce(table, seat, 6, () => told++)
      assert.ok(found.options.length >= 2 && found.options.length <= 3)
      assert.equal(told, found.worlds)
      const terms = new Set([...senseOf(kind.game.id)!.terms, 'rivals'])
      found.options.forEach(({ key, steps, reasons, line, worlds, beaten, behind, expected }, place) => {
        assert.ok(options.some((option) => option.key === key))
        assert.ok(worlds > 0 && beaten <= worlds && Number.isFinite(expected))
        assert.ok(place === 0 ? behind === 0 : true)
        assert.equal(steps[0]!.key, key)
        assert.ok(steps.every((step) => step.seat === seat))
        assert.ok(line.length > 0)
        assert.ok(reasons.every(({ term, by }) => terms.has(term) && Math.abs(by) >= 0.4))
      })
      assert.deepEqual(JSON.parse(JSON.stringify(found)), found)
      // It crosses borders at every moment, also after one sample.
      const early = atOnce(table, seat, 1)
      assert.deepEqual(JSON.parse(JSON.stringify(early)), early)
    })

    it('are the same in every world that the seat cannot tell from the real one', () => {
      const dice = new Dice('hint worlds')
      const table = tableAt(kind, 'hidden')
      const { seat } = table.open[0]!
      const told = atOnce(table, seat, 3)
      let different = 0
      for (let world = 0; world < 3; world++) {
        const other = otherWorld(kind.game, table, seat, dice)
        if (JSON.stringify(other.state) !== JSON.stringify(table.state)) different++
        assert.deepEqual(other.view(seat), table.view(seat))
        assert.deepEqual(atOnce(other, seat, 3), told)
      }
      assert.ok(different > 0, 'nothing was dealt anew')
    })
  })

describe('how sure a hint is', () => {
  it('says that something is clear only if it is behind in many worlds', () => {
    let [clear, open] = [0, 0]
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const kind of GAMES) {
        const table = tableAt(kind, seed)
        const [best, second] = atOnce(table, table.open[0]!.seat, 8).options
        if (best === undefined || second === undefined) continue
        if (best.clear) {
          clear++
          assert.ok(second.behind > 0 && second.beaten > second.worlds / 2)
        } else open++
      }
    assert.ok(clear + open >= 6, `${clear} clear, ${open} open`)
  })
})
