import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { Dice, type Log, Table, writeLog } from '@wanli/kernel'
import { answerAtRandom } from '@wanli/kernel/laws'
import { zhanguo } from '@wanli/zhanguo'
import { packLog, unpackLog } from '../src/files.ts'
import { here, newFolder } from './help.ts'

/** A game in its middle. */
function logOf(seed: string): Log {
  const setup = zhanguo.checkSetup({ seats: 2 })
  assert.ok(setup.ok)
  const table = Table.start(zhanguo, setup.value, seed, { record: true })
  const dice = new Dice(seed)
  while (table.entries.length < 40) answerAtRandom(table, dice)
  return writeLog(table)
}

describe('a saved game of an earlier version', () => {
  /** ZhanGuo as it was before: other rules, other data, and an answer that is none any more. */
  const older = (log: Log, more: object): Log => ({
    ...log,
    rules: '1-0',
    marks: '',
    checks: '',
    answers: ['sing', ...log.answers.slice(1)],
    ...more,
  })
  const write = (folder: string, log: Log) => {
    const file = join(folder, 'older.json')
    writeFileSync(file, packLog({ ...log, checks: 'A'.repeat(log.answers.length) }))
    return file
  }

  it('goes on from its kept position, and says once what has changed; nothing is lost', async () => {
    const folder = newFolder()
    const log = logOf('older')
    const file = write(folder, older(log, {}))
    const first = await here(['play', '--load', file], { folder, lines: ['q'] })
    assert.equal(first.code, 0)
    assert.match(
      first.err,
      /Rules or cards have changed since this game was begun: .*It goes on from the table as it lay/,
    )
    const saved = unpackLog(readFileSync(file, 'utf8'))
    assert.ok(saved.ok)
    assert.deepEqual(saved.value.earlier!.answers, older(log, {}).answers)
    const second = await here(['play', '--load', file], { folder, lines: ['q'] })
    assert.equal(second.code, 0)
    assert.doesNotMatch(second.err, /have changed/)
    const spanish = await here(['play', '--load', write(folder, older(log, {})), '--lang', 'es'], {
      folder,
      lines: ['q'],
    })
    assert.match(spanish.err, /Las reglas o las cartas han cambiado/)
  })

  it('is shown as far as it leads, if it has none', async () => {
    const folder = newFolder()
    const log = logOf('older')
    const { kept: _kept, ...without } = log
    const file = write(folder, { ...older(without, {}), answers: [...log.answers.slice(0, 3), 'sing'] })
    const played = await here(['play', '--load', file], { folder, lines: ['q'] })
    assert.match(played.err, /answer 4 of 4 no longer leads where it led\. It can be watched up to there\./)
    const shown = await here(['replay', file], { folder })
    assert.equal(shown.code, 0)
    assert.match(shown.err, /only for the first 3 of 4 answers/)
  })
})
