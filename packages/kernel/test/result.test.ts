import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { bad, good, PROBLEMS } from '@wanli/kernel'

it('a result is a value or a problem', () => {
  assert.deepEqual(good(1), { ok: true, value: 1 })
  assert.deepEqual(bad('stale'), { ok: false, error: { code: 'stale', detail: {} } })
  assert.deepEqual(bad('cut-off', { at: 3 }), { ok: false, error: { code: 'cut-off', detail: { at: 3 } } })
})

it('every problem is met in a test', () => {
  const here = new URL('.', import.meta.url)
  const others = readdirSync(here).filter((file) => file.endsWith('.test.ts') && file !== 'result.test.ts')
  const tests = others.map((file) => readFileSync(new URL(file, here), 'utf8')).join()
  for (const problem of PROBLEMS) assert.ok(tests.includes(`'${problem}')`), problem)
})
