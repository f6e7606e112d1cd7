import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game } from '@wanli/kernel'
import { shownLaw } from '@wanli/test-kit'
import { zhanguo } from '../src/index.ts'
import type { ZhanGuo } from '../src/terms.ts'
import type { PlayerView } from '../src/view.ts'

/* What is shown is what happens: that the law holds is in laws.test.ts; here it is shown that it can fail. */

const { complaintOf, seeing } = shownLaw<ZhanGuo>(zhanguo, {
  setups: [{ seats: 3 }, { seats: 2, boards: 'B' }],
  games: 2,
  nodes: 5,
})
const players = (change: (player: PlayerView) => PlayerView) =>
  seeing((view) => ({ ...view, players: view.players.map(change) }))

test('as it is, nothing is shown that does not come', () => {
  assert.equal(complaintOf(zhanguo), 'none')
})

test('points that would not be scored are found', () => {
  for (const part of ['governors', 'markers', 'tasks', 'walls'] as const)
    assert.match(
      complaintOf(players((one) => ({ ...one, end: { ...one.end, [part]: one.end[part] + 1 } }))),
      /^points of seat \d now/,
    )
})

test('what a unification does not bring is found', () => {
  const rich = seeing((view) => ({
    ...view,
    unify: view.unify?.map((one) => ({ ...one, markers: one.markers + 1 })) ?? null,
  }))
  assert.match(complaintOf(rich), /^action, "unify \d": unification/)
})

test('ZG-ACT-07, RUL-43: a card that is said to fire and can not is found, and one that can and is not named', () => {
  const awake = players((one) => ({
    ...one,
    court: one.court?.map((way) => ({ ...way, cards: way.cards.map((card) => ({ ...card, how: 'fires' })) })) ?? null,
  }))
  assert.match(complaintOf(awake), /: cards that fire after \w+: seat \d is shown/)
  const silent = players((one) => ({ ...one, court: one.court?.map((way) => ({ ...way, cards: [] })) ?? null }))
  assert.match(complaintOf(silent), /: cards that fire after \w+: seat \d is shown \[\], but/)
})

test('a preview that is not the table that comes is found', () => {
  const calm: Game<ZhanGuo> = {
    ...zhanguo,
    guess(state, seat, dice, box) {
      zhanguo.guess(state, seat, dice, box)
      state.players[seat ?? 0]!.workers[1]!++
    },
  }
  assert.match(complaintOf(calm), /^\w+, "[^"]+": the preview shows another view\.players\.\d/)
})
