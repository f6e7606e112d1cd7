import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { describe, it } from 'node:test'
import { run } from '../src/run.ts'
import { BIN, type Ended, fakeIo, newFolder } from './help.ts'

const SIMULATE = ['simulate', 'zhanguo', '--seats', '2', '--seed', '1', '--lang', 'en']

/** Starts a run far too long for a test, and presses Ctrl-C when games are certainly being played: on a busy machine that takes a while. */
function interrupted(args: readonly string[], after = 5000): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...SIMULATE, '--games', '1000000', ...args], { cwd: newFolder() })
    let out = ''
    let err = ''
    child.stdout.on('data', (data: Buffer) => (out += data.toString()))
    child.stderr.on('data', (data: Buffer) => (err += data.toString()))
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }))
    setTimeout(() => child.kill('SIGINT'), after)
  })
}

interface Report {
  readonly games: number
  readonly finished: number
  readonly failed: number
  readonly stopped: boolean
  readonly wins: readonly number[]
}

describe('a long simulation', () => {
  for (const cores of ['1', '2'])
    it(`stops cleanly on Ctrl-C with what it has, on ${cores} core${cores === '1' ? '' : 's'}`, async () => {
      const stopped = async (after?: number) => {
        const { code, out, err } = await interrupted(['--cores', cores, '--json'], after)
        assert.equal(code, 0, err)
        return JSON.parse(out) as Report
      }
      const soon = await stopped()
      const report = soon.finished > 0 ? soon : await stopped(30_000)
      assert.equal(report.stopped, true)
      assert.equal(report.games, 1_000_000)
      assert.equal(report.failed, 0)
      assert.ok(report.finished > 0 && report.finished < report.games, String(report.finished))
      assert.ok(Math.abs(report.wins.reduce((sum, share) => sum + share, 0) - 1) < 1e-9)
    })

  it('shows how far it is to whoever watches, takes one line and leaves none', async () => {
    const { io, written } = fakeIo({})
    const code = await run([...SIMULATE, '--games', '40', '--cores', '1'], { ...io, progress: true })
    assert.equal(code, 0)
    assert.match(written.err, /\r■* *□* \d+\/40/)
    assert.match(written.err, /\r■{40} 40\/40/)
    assert.ok(written.err.endsWith('\r\u001b[K') && !written.err.includes('\n'))
  })

  it('says nothing on stderr when nobody watches', async () => {
    const { io, written } = fakeIo({})
    await run([...SIMULATE, '--games', '10', '--cores', '1'], io)
    assert.equal(written.err, '')
  })
})
