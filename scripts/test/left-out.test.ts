import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../test.mjs', import.meta.url))

/** npm test of one file that needs a browser, on a machine that has none to offer. */
function withoutBrowser(ci: string) {
  const env = { ...process.env, WANLI_CHROMIUM: '/nowhere/chromium', CI: ci }
  const { status, stdout } = spawnSync(process.execPath, [script, 'browser/sizes'], { env, encoding: 'utf8' })
  return { status, said: stdout.trim().split('\n') }
}

describe('npm test without a browser', () => {
  it('leaves its tests out, and says so at the end, with what helps', () => {
    const { status, said } = withoutBrowser('')
    assert.equal(status, 0)
    const [left, sum] = said.slice(-2)
    assert.match(left!, /^LEFT OUT: 1 test file, for want of Chromium\. What helps: set WANLI_CHROMIUM/)
    assert.equal(sum, '0 passed, 0 failed, 1 skipped')
  })

  it('fails where CI is set', () => {
    const { status, said } = withoutBrowser('true')
    assert.equal(status, 1)
    assert.ok(said.includes('In CI nothing may be left out.'))
  })
})
