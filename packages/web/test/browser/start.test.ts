import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { dist, ensureBuilt } from '../../build.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const script = join(root, 'scripts', 'start.mjs')

/** npm start with these words, until it says something that fits, or ends. */
const start = (...words: readonly string[]) => watch(process.execPath, [script, ...words])

function watch(program: string, args: readonly string[], env = process.env) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
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

  /** One start after the other on one port: each would fail while the server of the one before still has it. */
  it('ends with the npm that runs it, however that ends, and leaves the port to the next', async () => {
    const { port } = await freePort()
    // npm runs scripts by a shell; some of them stay between npm and us, others give us their place.
    const shell = join(mkdtempSync(join(tmpdir(), 'wanli-shell-')), 'sh')
    writeFileSync(shell, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n', { mode: 0o755 })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)
      for (const between of [{}, { npm_config_script_shell: shell }]) {
        const env = { ...process.env, ...between }
        const { child, says } = watch('npm', ['start', '--prefix', root, '--', '--port', String(port)], env)
        await says(/open at http/)
        // What a shell keeps to itself is seen only once it has been watched for a moment (decision 015).
        if (signal === 'SIGINT') await new Promise((resolve) => setTimeout(resolve, 1000))
        child.kill(signal)
        assert.ok(await comesFree(port), `the server is still there after ${signal}`)
      }
    rmSync(dirname(shell), { recursive: true })
  })

  it('ends when the program that runs it is killed', async () => {
    const { port } = await freePort()
    const { child, says } = start('--port', String(port))
    await says(/open at http/)
    child.kill('SIGKILL')
    assert.ok(await comesFree(port))
  })
})

async function freePort(): Promise<AddressInfo> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return address
}

/** Whether nobody listens on the port any more, within some seconds. */
async function comesFree(port: number): Promise<boolean> {
  for (let tries = 0; tries < 50; tries++) {
    const socket = connect(port, '127.0.0.1')
    const taken = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    socket.destroy()
    if (!taken) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
