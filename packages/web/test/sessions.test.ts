import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { News, TablePlan } from '@wanli/table'
import { planFor, sessionSuite } from '@wanli/table/suite'
import { laidBy, layRoom } from '../src/table/laid.ts'
import type { WorkerMessage } from '../src/table/protocol.ts'

const UNKEPT = { unkept: true } as const

sessionSuite('the room that the page’s worker lays', async (plan) => (await layRoom({ ...plan, ...UNKEPT })).room!)

describe('the worker of a page', () => {
  const plan: TablePlan = { ...planFor(2, 1, 'worker'), id: 'worker', ...UNKEPT }

  /** What the worker says to one message; notices are left out. */
  function worker() {
    const said: WorkerMessage[] = []
    const receive = laidBy((message) => void ('id' in message && said.push(message)))
    return async (message: unknown) => {
      await receive(message)
      return said.pop()
    }
  }

  it('lays the table that the page asks for; the page owns it, and answers for its persons only', async () => {
    const say = worker()
    assert.deepEqual(await say({ id: 1, call: 'look', args: [null, 'now'] }), { id: 1, error: 'not-open' })
    assert.deepEqual(await say({ id: 2, open: { plan } }), { id: 2, result: { ok: true } })
    assert.deepEqual(await say({ id: 3, call: 'pace', args: [-1] }), { id: 3, result: null })
    const looked = (await say({ id: 4, call: 'look', args: [0, 'start'] })) as { readonly result: News }
    assert.equal(looked.result.seat, 0)
    assert.deepEqual(await say({ id: 5, call: 'look', args: [1, 'start'] }), { id: 5, error: 'not-your-seat' })
    const log = (await say({ id: 6, call: 'log', args: [] })) as { readonly result: { readonly seed: string } }
    assert.equal(log.result.seed, 'worker')
    assert.deepEqual(await say({ id: 7, call: 'constructor', args: [] }), { id: 7, error: 'no-such-call' })
  })

  it('refuses a plan that is none, a game that it does not know, and a set-up that the game does not take', async () => {
    const say = worker()
    for (const open of [{}, { plan: { ...plan, seats: 'all' } }, { plan, watched: 'yes' }, { plan, more: 1 }])
      assert.deepEqual(await say({ id: 1, open }), { id: 1, error: 'not-open' })
    for (const game of ['go', '__proto__', 'constructor'])
      assert.deepEqual(await say({ id: 2, open: { plan: { ...plan, game } } }), {
        id: 2,
        error: 'broke',
        message: `there is no game called ${game}`,
      })
    const reply = await say({ id: 3, open: { plan: { ...plan, setup: { seats: 9 } } } })
    assert.equal((reply as { readonly result: { readonly ok: boolean } }).result.ok, false)
  })
})
