import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game } from '@wanli/kernel'
import { checkLaws } from '@wanli/kernel/laws'
import { value } from '@wanli/test-kit'
import { zhanguo } from '../src/index.ts'
import type { ZhanGuo } from '../src/terms.ts'
import type { PlayerView, View } from '../src/view.ts'

/* What is shown is what happens: that the law holds is in laws.test.ts; here it is shown that it can fail. */

const SETUPS = [{ seats: 3 }, { seats: 2, boards: 'B' }].map((setup) => value(zhanguo.checkSetup(setup)))

function complaintOf(game: Game<ZhanGuo>): string {
  const report = checkLaws(game, { setups: SETUPS, games: 2, seed: 'shown', nodes: 5, laws: ['shown'], failures: 1 })
  return report.failures[0]?.message ?? 'none'
}

/** The game with a view that is wrong in something. */
const seeing = (change: (view: View) => View): Game<ZhanGuo> => ({
  ...zhanguo,
  view: (...about) => change(zhanguo.view(...about)),
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
