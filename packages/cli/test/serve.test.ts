import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { SETTINGS, WORKER_SETTINGS } from '@wanli/server/settings'

const program = fileURLToPath(new URL('../bin/wanli.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'wanli-serve-'))
after(() => rmSync(folder, { recursive: true }))

/** The command with these words, until it ends. `hears`: called with all that it has said so far. */
function wanli(
  words: readonly string[],
  hears: (text: string, kill: (signal: NodeJS.Signals) => void) => void = () => undefined,
) {
  return new Promise<{ readonly code: number | null; readonly text: string }>((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WANLI_PORT: '0', WANLI_DATA: join(folder, 'tables.db') },
    })
    let text = ''
    const heard = (part: Buffer) => {
      text += part.toString('utf8')
      hears(text, (signal) => void child.kill(signal))
    }
    child.stdout.on('data', heard)
    child.stderr.on('data', heard)
    child.once('close', (code) => resolve({ code, text }))
  })
}

describe('wanli serve', () => {
  it('every setting stands in its help, with its variable, in both languages', async () => {
    for (const language of ['en', 'es']) {
      const { code, text } = await wanli(['serve', '--help', '--lang', language])
      assert.equal(code, 0)
      for (const { flag, variable } of Object.values(SETTINGS))
        assert.ok(text.includes(flag) && text.includes(variable), flag)
    }
  })

  it('opens, answers, says it in lines of JSON, and ends when it is told to', async () => {
    let asked: Promise<unknown> | undefined
    const { code, text } = await wanli(['serve', '--bot-pace', '0'], (text, kill) => {
      const url = /open at (http\S+)/.exec(text)?.[1]
      if (url === undefined || asked !== undefined) return
      asked = fetch(new URL('api/version', url))
        .then((response) => response.json())
        .finally(() => kill('SIGTERM'))
    })
    assert.match(JSON.stringify(await asked), /version/)
    assert.equal(code, 0)
    assert.match(text, /"event":"open".*\n[^]*"event":"closed"/)
  })

  it('says in a sentence what can’t be', async () => {
    for (const [words, what] of [
      [['--port', 'dozen'], /--port dozen: 0 to 65535/],
      [['--limits', '0'], /--limits 0/],
      [['--data', '/dev/null/x'], /could not start/],
      [['--data', folder], /could not start: \S*wanli-serve-\w+: unable to open/],
      [['--database', 'mysql://ann:secret@db/tables'], /could not start: mysql:\/\/...: .* postgres:/],
    ] as const) {
      const { code, text } = await wanli(['serve', ...words])
      assert.equal(code, 2, text)
      assert.match(text, what)
      assert.doesNotMatch(text, /secret/)
    }
  })
})

describe('wanli worker', () => {
  it('says what can be set, and that it is for many processes on one database', async () => {
    const { code, text } = await wanli(['worker', '--help'])
    assert.equal(code, 0)
    for (const name of WORKER_SETTINGS) assert.ok(text.includes(SETTINGS[name].flag), name)
    const alone = await wanli(['worker'])
    assert.equal(alone.code, 2)
    assert.match(alone.text, /DATABASE_URL/)
  })
})
