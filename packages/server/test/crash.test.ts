import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { crashes, KILLS, sound } from './crash/crash.ts'

describe('a server that is killed while people play', () => {
  it(`with SQLite, ${KILLS} times: no answer that it said yes to is lost, every log verifies`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'wanli-crash-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const found = await crashes(join(folder, 'tables.db'), KILLS, 'sqlite')
    t.diagnostic(JSON.stringify(found))
    sound(found)
  })

  it('this would show a server that says yes before the answer is kept', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'wanli-crash-'))
    t.after(() => rmSync(folder, { recursive: true }))
    assert.ok((await crashes(join(folder, 'tables.db'), 2, 'sabotage', 'early')).lost > 0)
  })
})
