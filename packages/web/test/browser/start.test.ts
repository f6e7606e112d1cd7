import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { dist, ensureBuilt } from '../../build.ts'

const script = fileURLToPath(new URL('../../../../scripts/start.mjs', import.meta.url))

/** npm start with these words, until it says something that fits, or ends. */
function start(...words: readonly string[]) {
  const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  const heard = (part: Buffer) => void (text += String(part))
  child.stdout.on('data', heard)
  child.stderr.on('data', heard)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const says = async (pattern: RegExp): Promise<RegExpMatchArray> => {
    for (let tries = 0; tries < 600; tries++) {
      const match = text.match(pattern)
      if (match !== null) return match
      if (child.exitCode !== null) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`npm start never said ${pattern}, but:\n${text}`)
  }
  return { child, ended, says, text: () => text }
}

describe('npm start', () => {
  it('serves the page, says where, and ends with Ctrl-C', async () => {
    const { child, ended, says } = start('--port', '0')
    try {
      const [, url] = await says(/open at (http:\/\/127\.0\.0\.1:\d+\/)/)
      const page = await fetch(url!)
      assert.equal(page.status, 200)
      assert.match(await page.text(), /<title>Wanli<\/title>/)
    } finally {
      child.kill('SIGINT')
    }
    assert.equal(await ended, 0)
  })

  it('builds only what is stale', async () => {
    await ensureBuilt(() => {})
    const built = statSync(join(dist, 'index.html')).mtimeMs
    const said: string[] = []
    await ensureBuilt((text) => void said.push(text))
    assert.deepEqual(said, [])
    assert.equal(statSync(join(dist, 'index.html')).mtimeMs, built)
  })

  it('says in a sentence that a port is no port, or taken', async () => {
    const odd = start('--port', 'dozen')
    assert.equal(await odd.ended, 2)
    assert.match(odd.text(), /--port dozen is no port/)
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const taken = start('--port', String(port))
    assert.equal(await taken.ended, 2)
    assert.match(taken.text(), /Try another port/)
    other.close()
  })

  it('is the command line with other words', async () => {
    const { ended, text } = start('rules', 'ZG-UNIFY-03')
    assert.equal(await ended, 0)
    assert.match(text(), /ZG-UNIFY-03/)
  })
})
