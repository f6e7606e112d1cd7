import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evenSplit, fits, greatWall, type Payment, paymentOf, splitKeys, sum } from '@wanli/great-wall'
import type { AnyGame, Seat } from '@wanli/kernel'
import type { News } from '../src/table/protocol.ts'
import { hostOf, oneAnswer, planFor, varied } from './host-help.ts'

const GREAT_WALL = greatWall as AnyGame

/** All splits of what is due. */
function splitsOf(payment: Payment): number[][] {
  const found: number[][] = []
  const extend = (split: readonly number[]): void => {
    if (split.length === 4) return void (fits(payment, split) && found.push([...split]))
    for (let n = 0; n <= payment.most[split.length]!; n++) extend([...split, n])
  }
  extend([])
  return found
}
const resources = (news: News, seat: Seat): readonly number[] =>
  (news.view as { readonly players: readonly { readonly resources: readonly number[] }[] }).players[seat]!.resources

test('DP-19, GWC-VOC-101, -102, -104: what to pay with, to gain, lose or exchange is one choice, given whole and taken back whole', () => {
  const { asksAll: _, ...plan } = planFor(3, 3, 'pay')
  const seen = { pay: 0, warehouse: 0, gain: 0, lose: 0, exchange: 0 }
  let severalQuestions = 0
  // In 23 somebody has the Silk Merchant (ADV-16), in the last two Locusts come (EVT-02).
  for (const game of [0, 1, 2, 3, 4, 5, 23, 15, 22]) {
    const { host } = hostOf(GREAT_WALL)
    const mode = game === 15 || game === 22 ? 'coop' : 'competitive'
    const own = { ...plan, game: 'great-wall', setup: { mode, seats: 3 }, seed: `pay ${game}` }
    host.open(own)
    for (let i = 0; i < 2000 && !host.look(null, 'now').over; i++) {
      const seat = host.look(null, 'now').waiting[0]!
      const before = host.look(seat, 'now')
      const payment = paymentOf(before.question!, resources(before, seat))
      if (payment === undefined) {
        oneAnswer(host, 3, varied)
        continue
      }
      seen[payment.from]++
      const splits = splitsOf(payment)
      assert.ok(splits.length > 1)
      const proposed = evenSplit(payment, payment.from === 'warehouse' ? payment.most : resources(before, seat))
      assert.ok(splits.some((split) => String(split) === String(proposed)))
      for (const split of splits.length > 12 ? splits.filter((_split, n) => n % 5 === 0) : splits) {
        const at = host.look(seat, 'now').question!.at
        assert.deepEqual(host.answerAll(seat, splitKeys(payment, split), at), { ok: true })
        const after = host.look(seat, 'now')
        if (after.move > before.move + 1) severalQuestions++
        assert.ok(after.question?.at !== before.question!.at + 1 || after.question.prompt !== before.question!.prompt)
        const sign: 1 | -1 = payment.from === 'gain' ? -1 : 1
        if (payment.from !== 'warehouse' && after.canUndo && after.question?.prompt !== 'pay')
          assert.deepEqual(
            resources(after, seat).map((n, type): number => sign * (resources(before, seat)[type]! - n) + 0),
            split,
          )
        if (!after.canUndo) break
        assert.deepEqual(host.undo(seat), { ok: true })
        const back = host.look(seat, 'now')
        assert.equal(back.move, before.move)
        assert.deepEqual(back.view, before.view)
      }
      const { question, move } = host.look(seat, 'now')
      if (move === before.move) host.answerAll(seat, splitKeys(payment, proposed), question!.at)
    }
  }
  assert.ok(
    seen.pay > 5 && seen.gain > 1 && seen.lose > 1 && seen.exchange > 1 && severalQuestions > 5,
    JSON.stringify(seen),
  )
})

test('answers that are not on offer, or to an earlier question, are refused whole', () => {
  const { host } = hostOf(GREAT_WALL)
  host.open({ ...planFor(3, 3, 'pay'), game: 'great-wall', setup: { mode: 'competitive', seats: 3 } })
  const seat = host.look(null, 'now').waiting[0]!
  const { question, move } = host.look(seat, 'now')
  assert.equal(host.answerAll(seat, ['pay 1 wood'], question!.at).ok, false)
  assert.equal(host.answerAll(seat, [question!.options[0]!.key], question!.at + 1).ok, false)
  assert.equal(host.look(seat, 'now').move, move)
})

test('what is proposed leaves as even a hand as possible, within what may be paid', () => {
  const payment: Payment = { from: 'pay', total: 4, most: [3, 4, 1, 0], least: [1, 0, 0, 0] }
  assert.deepEqual(evenSplit(payment, [3, 6, 9, 9]), [1, 2, 1, 0])
  assert.equal(sum(evenSplit(payment, [3, 3, 3, 3])), 4)
  assert.ok(fits(payment, [1, 2, 1, 0]))
  for (const split of [
    [0, 3, 1, 0],
    [1, 1, 1, 0],
    [1, 1, 2, 0],
    [1, 2, 0, 1],
  ])
    assert.ok(!fits(payment, split))
  // What comes goes to where least is, and each piece is an answer.
  const gain: Payment = { from: 'gain', total: 3, most: [3, 3, 3, 0], least: [0, 0, 0, 0] }
  assert.deepEqual(evenSplit(gain, [0, 2, 1, 0]), [2, 0, 1, 0])
  assert.deepEqual(splitKeys(gain, [2, 0, 1, 0]), ['take wood', 'take wood', 'take gold'])
  // Of an exchange one may give fewer, or nothing, which is proposed.
  const exchange: Payment = { from: 'exchange', total: 2, upTo: true, most: [2, 1, 0, 2], least: [0, 0, 0, 0] }
  assert.deepEqual(evenSplit(exchange, [3, 1, 0, 9]), [0, 0, 0, 0])
  assert.ok(fits(exchange, [0, 0, 0, 0]) && fits(exchange, [1, 1, 0, 0]) && !fits(exchange, [2, 1, 0, 0]))
  assert.deepEqual(splitKeys(exchange, [0, 0, 0, 0]), ['stop'])
  assert.deepEqual(splitKeys(exchange, [1, 0, 0, 0]), ['give wood', 'stop'])
  assert.deepEqual(splitKeys(exchange, [1, 1, 0, 0]), ['give wood', 'give stone'])
  assert.deepEqual(splitKeys(payment, [1, 2, 1, 0]), ['pay 1 wood', 'pay 2 stone', 'pay 1 gold', 'pay 0 chi'])
})
