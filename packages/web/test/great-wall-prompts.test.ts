import assert from 'node:assert/strict'
import { test } from 'node:test'
import { promptOf } from '../src/games/great-wall/prompts.ts'
import { greatWall as en } from '../src/text/en/greatWall.ts'
import { scene } from './great-wall-help.ts'

/* A question says what happens to whom is chosen, not only whose card it is. */

const { view, box } = scene({}, { mode: 'coop', seats: 3 })
const keyOf = (about: object): string =>
  promptOf({ prompt: 'player', about, seat: 0, at: 0, options: [] } as never, box, view).key

void test('CHO-6, CTA-05, CTA-08: which player loses, builds, discards', () => {
  assert.equal(keyOf({ card: 'CHO-6' }), 'gw.prompt.player.kill')
  assert.equal(keyOf({ card: 'CHO-6/left' }), 'gw.prompt.player.kill')
  assert.equal(keyOf({ card: 'CTA-05' }), 'gw.prompt.player.build')
  assert.equal(keyOf({ card: 'CTA-08' }), 'gw.prompt.player.shame')
  assert.match(en['gw.prompt.player.kill'], /loses a Soldier/)
})

void test('COG-7: what the team gains is handed out one by one, with how many are left', () => {
  assert.equal(keyOf({ card: 'COG-7', left: 2 }), 'gw.prompt.player.gain')
})

void test('DP-19: a payment names the type that is asked for', () => {
  const asked = (prompt: string, options: readonly object[]) =>
    promptOf({ prompt, about: { left: 3 }, seat: 0, at: 0, options } as never, box, view)
  const { key, params } = asked('pay', [{ kind: 'pay', key: 'pay 0 stone', resource: 1, n: 0 }])
  assert.equal(key, 'gw.prompt.pay')
  assert.deepEqual(params, { left: 3, resource: { key: 'resource.stone' } })
  assert.equal(asked('warehouse', [{ kind: 'warehouse', key: 'x', resource: 0, n: 0 }]).key, 'gw.prompt.warehouse')
})

void test('a card of another kind is named, and a Request asks who gives', () => {
  assert.equal(keyOf({ card: 'ADV-01' }), 'prompt.player')
  assert.equal(keyOf({ request: 'REQ-03' }), 'prompt.player.request')
})
