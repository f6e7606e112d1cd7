import assert from 'node:assert/strict'
import { test } from 'node:test'
import { evenShare, proposalFor } from '../src/games/great-wall/proposal.ts'
import { scene } from './great-wall-help.ts'

/* DP-19: a proposed payment leaves an even hand; every other amount stays on offer. */

void test('each piece is taken from where most are left', () => {
  assert.equal(evenShare([4, 1, 1], 2), 2)
  assert.equal(evenShare([4, 4, 1], 2), 1)
  assert.equal(evenShare([1, 4, 4], 3), 0)
  assert.equal(evenShare([2, 2, 2], 6), 2)
  assert.equal(evenShare([3, 0, 0], 5), 3, 'no more than there is')
})

const building = (resources: object) =>
  scene({
    phase: 'activation',
    turn: 'dragon',
    clerks: { builders: { dragon: 1, snake: 1 } },
    players: { dragon: { resources } },
  })

void test('only what is asked as a payment is proposed, and only what is on offer', () => {
  const { asking, options, view } = building({ wood: 4, stone: 1 })
  assert.equal(
    proposalFor({ seat: 0, at: 0, prompt: asking.prompt, options, about: asking.about, topic: undefined }, view),
    undefined,
  )
  const pay = [0, 1, 2].map((n) => ({ kind: 'pay', key: `pay wood ${n}`, resource: 0, n }))
  const asked = { seat: 0, at: 0, prompt: 'pay', options: pay, about: { left: 2 }, topic: undefined }
  assert.equal(proposalFor(asked, view), 'pay wood 2')
  assert.equal(proposalFor({ ...asked, options: pay.slice(0, 2) }, view), 'pay wood 1', 'the nearest on offer')
  assert.equal(proposalFor({ ...asked, about: { left: 1 } }, building({ wood: 1, stone: 4 }).view), 'pay wood 0')
})

void test('what was begun is never proposed to be left: no piece of a type only where others pay all', () => {
  const bare = building({ wood: 2 }).view
  const all = [2].map((n) => ({ kind: 'pay', key: `pay wood ${n}`, resource: 0, n }))
  const asked = { seat: 0, at: 0, prompt: 'pay', options: all, about: { left: 2 }, topic: undefined }
  assert.equal(proposalFor(asked, bare), 'pay wood 2')
  const none = { kind: 'decline', key: 'decline' }
  assert.equal(proposalFor({ ...asked, options: [none, ...all] }, bare), 'pay wood 2')
  assert.equal(proposalFor({ ...asked, prompt: 'embassy', options: [none] }, bare), undefined)
  assert.equal(proposalFor({ ...asked, prompt: 'payShame', options: [none] }, bare), undefined)
  for (let wood = 0; wood <= 4; wood++)
    for (let stone = 0; stone <= 4; stone++)
      for (let due = 1; due <= wood + stone; due++) {
        const share = evenShare([wood, stone], due)
        assert.ok(due - share <= stone, `${wood} and ${stone} pay ${due}: the rest can pay what is left`)
      }
})

void test('the Warehouse pays from its own', () => {
  const { view } = scene({ warehouse: { wood: 1, stone: 5 } })
  const options = [0, 1].map((n) => ({ kind: 'warehouse', key: `warehouse wood ${n}`, resource: 0, n }))
  assert.equal(
    proposalFor({ seat: 0, at: 0, prompt: 'warehouse', options, about: { left: 3 }, topic: undefined }, view),
    'warehouse wood 0',
  )
})
