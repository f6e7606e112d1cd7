import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'

const folder = mkdtempSync(join(tmpdir(), 'wanli-ended-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** A test that starts a program of its own, writes down both and then takes a minute; `stubborn`: it heeds no signal. */
const slow = (name: string, stubborn: boolean): string => `
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { it } from 'node:test'
const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
${stubborn ? "for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})" : ''}
writeFileSync(new URL(${JSON.stringify(`./${name}.pids`)}, import.meta.url), process.pid + ' ' + child.pid)
it('takes a minute', () => new Promise((done) => setTimeout(done, 60_000)))
`

/** A run of three files, two at a time, as npm test makes it for what needs a browser. */
function begin(run: string, stubborn: boolean) {
  const place = join(folder, run)
  const files = ['a', 'b', 'c'].map((name) => join(folder, `${run}-${name}.test.mjs`))
  files.forEach((file, i) => writeFileSync(file, slow(`${run}-${'abc'[i]}`, stubborn)))
  writeFileSync(
    `${place}.mjs`,
    `import { runTests } from ${JSON.stringify(new URL('../trials.mjs', import.meta.url).href)}
const { NODE_TEST_CONTEXT, ...env } = process.env
const { code } = await runTests({ quick: [], inBrowser: ${JSON.stringify(files)}, alone: [] }, { flags: [], env })
process.exitCode = code
`,
  )
  return spawn(process.execPath, [`${place}.mjs`], { stdio: 'ignore' })
}

const pidsOf = (run: string): readonly number[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(`${run}-`) && name.endsWith('.pids'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split(' ').filter(Boolean).map(Number))

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('npm test that is ended', () => {
  for (const [signal, code, stubborn] of [
    ['SIGTERM', 143, false],
    ['SIGINT', 130, false],
    ['SIGTERM', 143, true],
  ] as const)
    it(`by ${signal}: ${stubborn ? 'who heeds no signal is ended too' : 'what runs ends with it, and no further file is begun'}`, async () => {
      const run = `${signal}-${stubborn}`
      const program = begin(run, stubborn)
      while (pidsOf(run).length < 4) await setTimeout(50)
      const pids = pidsOf(run)
      program.kill(signal)
      assert.deepEqual(await once(program, 'exit'), [code, null])
      assert.equal(pids.length, 4)
      // A process that was ended is gone when its parent has looked, which may be that of all.
      for (let tries = 0; pids.some(isThere) && tries < 40; tries++) await setTimeout(50)
      assert.deepEqual(pids.filter(isThere), [])
      assert.ok(!existsSync(join(folder, `${run}-c.pids`)), 'a third file was begun')
    })
})
