import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionOf, promptOf } from '../src/games/great-wall/prompts.ts'
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

void test('DP-19: to pay nothing of a type is to pay with others, and says so', () => {
  const told = (n: number, about: object) =>
    optionOf({ kind: 'pay', key: `pay wood ${n}`, resource: 0, n } as never, box, view, { about } as never)
  assert.deepEqual(told(0, { left: 2 }), {
    key: 'gw.option.pay.without',
    params: { n: 0, resource: { key: 'resource.wood', params: {} }, left: 2 },
  })
  assert.equal(told(1, { left: 2 }).key, 'option.pay')
  assert.match(en['gw.option.pay.without'], /Pay \{left\} without/)
})

void test('what is mine is called so, and cards that are taken back by their names', () => {
  const mine = scene({ players: { dragon: { discarded: ['economy', 'betrayal', 'workHarder'] } } })
  const told = (option: object) => optionOf(option as never, mine.box, mine.view, {} as never)
  const save = { kind: 'save', key: 'save dragon spearman', type: 0 }
  assert.equal(told({ ...save, seat: 0 }).key, 'gw.option.save.mine')
  assert.equal(told({ ...save, seat: 0, section: 2 }).key, 'gw.option.save.at.mine')
  assert.equal(told({ ...save, seat: 1 }).key, 'option.save')
  const { key, params } = told({ kind: 'takeCards', key: 'reclaim' })
  assert.equal(key, 'gw.option.takeCards')
  const text = JSON.stringify(params)
  assert.match(text, /Economy.*Work Harder/)
  assert.doesNotMatch(text, /Betrayal/, 'GW-SUMMER-04a: it stays')
})

void test('one ability alone is asked for by the name of its card', () => {
  const asked = (...cards: string[]) => {
    const options = cards.map((card) => ({ kind: 'use', key: `use ${card}`, card, rule: 0 }))
    return promptOf({ prompt: 'ability', seat: 0, at: 0, options: [...options, { kind: 'pass' }] } as never, box, view)
  }
  assert.equal(asked('ADV-05').key, 'gw.prompt.ability.one')
  assert.ok(asked('ADV-05').params?.['card'] !== undefined)
  assert.equal(asked('ADV-05', 'ADV-06').key, 'prompt.ability')
})

void test('a card of another kind is named, and a Request asks who gives', () => {
  assert.equal(keyOf({ card: 'ADV-01' }), 'prompt.player')
  assert.equal(keyOf({ request: 'REQ-03' }), 'prompt.player.request')
})
