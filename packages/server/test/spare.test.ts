import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { SparePages } from '../src/spare.ts'

const MB = 1_000_000

/** A process as the test wants it, and what it was asked. */
function aProcess() {
  const state = { size: 100 * MB, busy: 0, saves: false }
  const spare = new SparePages(assert.ifError, {
    size: () => state.size,
    busy: () => state.busy,
    saves: (on) => void (state.saves = on),
  })
  const looks = (size: number, busy = 0) => {
    Object.assign(state, { size: size * MB, busy })
    spare.look()
    return state.saves
  }
  return { spare, state, looks }
}

/** So many looks it is left alone. */
const PAUSE = 30

describe('pages that the process needs no more', () => {
  it('are given back when it has grown and there is less to do, and only as long as it is large', async () => {
    const { spare, state, looks } = aProcess()
    assert.equal(looks(100), false)
    assert.equal(looks(140), false, 'a little more is not worth it')
    assert.equal(looks(200, 0.9), false, 'while it is busy nobody is to wait for it')
    assert.equal(looks(200, 0.1), true)
    assert.equal(looks(200, 0.9), false)
    assert.equal(looks(200, 0.1), true)
    assert.equal(looks(130), false, 'it is done')
    for (let i = 0; i < PAUSE; i++) assert.equal(looks(190), false, 'what it has again at once it needs')
    assert.equal(looks(190), true)
    await spare.end()
    assert.equal(state.saves, false)
  })

  it('it is tried for a while: then it is as large as it must be', async () => {
    const { spare, looks } = aProcess()
    looks(100)
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6].map(() => looks(200)),
      [true, true, true, false, false, false],
    )
    for (let i = 0; i < PAUSE; i++) assert.equal(looks(240), false)
    assert.equal(looks(240), false)
    assert.equal(looks(250), true)
    await spare.end()
  })

  it('are given back by a real one', { timeout: 120_000 }, async () => {
    const child = fork(fileURLToPath(new URL('spare/busy.ts', import.meta.url)), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const ended = new Promise((resolve) => void child.once('exit', resolve))
    const given = await new Promise<number>((resolve) => {
      let least = Infinity
      const late = setTimeout(() => resolve(least), 60_000)
      child.on('message', (message) => {
        const { most, now } = message as { readonly most: number; readonly now: number }
        least = Math.min(least, now / most)
        if (least > 0.7) return
        clearTimeout(late)
        resolve(least)
      })
    })
    child.disconnect()
    await ended
    assert.ok(given < 0.7, `of what it had it still has ${given}`)
  })
})
