import assert from 'node:assert/strict'
import { test } from 'node:test'
import { senseOf } from '@wanli/bots'
import { hint } from '@wanli/bots/hint'
import { Dice } from '@wanli/kernel'
import { chanceAt } from '../src/chances.ts'
import { tableOf as greatWallTable } from './great-wall-help.ts'
import { bot, tableOf } from './help.ts'

/* A chance to win is worth saying only if it comes true: what is said at the beginning of a round is held against who won. */

const sense = senseOf('zhanguo')!
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

test('who is said to win wins, about as often as it is said, on deals that nobody was taught', () => {
  const said: { readonly chance: number; readonly won: number }[] = []
  for (let game = 0; game < 60; game++) {
    const seed = `come true ${game}`
    const table = tableOf({ seats: 2 }, seed)
    const bots = [0, 1].map((seat) => bot('greedy').make(new Dice(`${seed}/${seat}`)))
    const chances: number[] = []
    let round = sense.horizon(table.state)
    while (!table.over) {
      const { seat } = table.open[0]!
      if (sense.horizon(table.state) !== round) {
        round = sense.horizon(table.state)
        const seen = table.guess(0, new Dice(seed))
        const [own, other] = [0, 1].map((one) => sumOf(sense.parts(seen, one, seen.state)))
        chances.push(sense.chance!(table.box, round, own! - other!)!)
      }
      table.pick(0, bots[seat]!.choose(table, seat))
    }
    const winners = table.game.winners(table.state, table.box)
    const won = winners.includes(0) ? 1 / winners.length : 0
    for (const chance of chances) said.push({ chance, won })
  }
  assert.ok(said.length >= 200, `${said.length} moments`)
  assert.ok(said.every(({ chance }) => chance > 0 && chance < 1))
  // Who always said one half would be off by a quarter.
  const off = sumOf(said.map(({ chance, won }) => (chance - won) ** 2)) / said.length
  assert.ok(off < 0.23, `${off}`)
  for (const [from, to] of [
    [0, 0.4],
    [0.4, 0.6],
    [0.6, 1],
  ] as const) {
    const some = said.filter(({ chance }) => chance >= from && chance <= to)
    const [foretold, came] = [sumOf(some.map(({ chance }) => chance)), sumOf(some.map(({ won }) => won))]
    assert.ok(
      Math.abs(foretold - came) < 0.16 * some.length,
      `${from} to ${to}: ${foretold} of ${some.length}, ${came} came`,
    )
  }
})

test('nothing is said at tables where nobody has measured it', () => {
  const chanceOf = (setup: object) => {
    const table = tableOf(setup, 'unmeasured')
    return sense.chance!(table.box, 2, 10)
  }
  assert.ok(chanceOf({ seats: 2 })! > 0.5)
  assert.equal(chanceOf({ seats: 2, boards: 'auction' }), undefined)
  assert.equal(chanceOf({ seats: 2, variants: ['draft3keep2'] }), undefined)
  assert.equal(chanceAt({}, 2, 2, 10), undefined)
  const wall = senseOf('great-wall')!
  const inYear = (setup: object, year: number, ahead: number) =>
    wall.chance!(greatWallTable(setup, 'unmeasured').box, year, ahead)
  assert.ok(inYear({ seats: 3 }, 2, 0)! < 0.5 && inYear({ seats: 3 }, 6, 20)! > inYear({ seats: 3 }, 2, 20)!)
  assert.equal(inYear({ seats: 4 }, 2, 0), undefined)
  assert.equal(inYear({ seats: 3, expansions: ['genghisKhan'] }, 2, 0), undefined)
})

test('a hint says how likely its options make it to win, from 0 to 1, and more for what brings more against the best of the others', () => {
  const table = tableOf({ seats: 2 }, 'hinted')
  const pieces = hint(table, table.open[0]!.seat, sense, { worlds: 6 })
  for (;;) {
    const { done, value } = pieces.next()
    if (done !== true) continue
    assert.ok(value.options.length >= 2)
    for (const { chance } of value.options) assert.ok(chance !== null && chance > 0 && chance < 1)
    return
  }
})
