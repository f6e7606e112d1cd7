import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobKind, Jobs } from '../src/jobs/jobs.ts'

/** Waits until it is so. */
async function until(what: () => boolean, ms = 20_000): Promise<void> {
  const late = Date.now() + ms
  while (!what()) {
    assert.ok(Date.now() < late, `it did not come: ${String(what)}`)
    await sleep(20)
  }
}

const forever = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

/** What holds for jobs, wherever they wait. `open`: those of one process; all of a test wait at the same place. */
export function jobsSuite(name: string, open: (broke: (kind: JobKind) => void) => Promise<Jobs>): void {
  describe(`jobs: ${name}`, () => {
    const opened = async (t: TestContext, broke: (kind: JobKind) => void = () => undefined): Promise<Jobs> => {
      const jobs = await open(broke)
      t.after(() => jobs.close())
      return jobs
    }

    it('what is sent is done, once; of two that wait under one key one is enough', async (t) => {
      const jobs = await opened(t)
      const done: string[] = []
      await jobs.send('tell', 'a')
      await jobs.send('tell', 'a')
      await jobs.send('tell', 'b')
      jobs.take('tell', 5, async (key) => void done.push(key))
      await until(() => done.length >= 2)
      await sleep(300)
      assert.deepEqual(done.toSorted(), ['a', 'b'])
      await jobs.send('tell', 'a')
      await until(() => done.length === 3)
    })

    it('what is sent while another one of the same key is under way is done after it', async (t) => {
      const jobs = await opened(t)
      let goOn: () => void = () => undefined
      let times = 0
      jobs.take('table', 1, async () => {
        times++
        if (times === 1) await new Promise<void>((resolve) => (goOn = resolve))
      })
      await jobs.send('table', 'x')
      await until(() => times === 1)
      await jobs.send('table', 'x')
      await sleep(100)
      assert.equal(times, 1)
      goOn()
      await until(() => times === 2)
    })

    it('so many at once, and no more', async (t) => {
      const jobs = await opened(t)
      let [now, most, all] = [0, 0, 0]
      jobs.take('table', 2, async () => {
        most = Math.max(most, ++now)
        await sleep(50)
        now--
        all++
      })
      for (let i = 0; i < 7; i++) await jobs.send('table', `k${i}`)
      await until(() => all === 7)
      assert.equal(most, 2)
    })

    it('not before its time', async (t) => {
      const jobs = await opened(t)
      const began = Date.now()
      let done = 0
      jobs.take('tell', 1, async () => void (done = Date.now()))
      await jobs.send('tell', 'later', 1000)
      await until(() => done > 0)
      assert.ok(done - began >= 900, `after ${done - began} ms`)
    })

    it('one that throws is told of, and tried again', async (t) => {
      const broken: JobKind[] = []
      const jobs = await opened(t, (kind) => broken.push(kind))
      let times = 0
      jobs.take('tell', 1, async () => {
        if (++times === 1) throw new Error('not now')
      })
      await jobs.send('tell', 'stubborn')
      await until(() => times === 2)
      assert.deepEqual(broken, ['tell'])
    })

    it('who ends takes no more, and waits for what is under way', async (t) => {
      const jobs = await opened(t)
      let ended = false
      let begun = false
      jobs.take('table', 1, async (_, signal) => {
        begun = true
        await forever(signal)
        await sleep(50)
        ended = true
      })
      await jobs.send('table', 'long')
      await until(() => begun)
      await jobs.close()
      assert.equal(ended, true)
    })
  })
}
