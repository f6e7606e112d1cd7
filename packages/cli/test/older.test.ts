import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { type AnyGame, Dice, type Log, Table, writeLog, writePosition } from '@wanli/kernel'
import { answerAtRandom } from '@wanli/kernel/laws'
import { greatWall } from '@wanli/great-wall'
import { zhanguo } from '@wanli/zhanguo'
import { packLog, unpackLog } from '../src/files.ts'
import { here, newFolder } from './help.ts'

/** A game in its middle. */
function begun(game: AnyGame, input: object, seed: string) {
  const setup = game.checkSetup(input)
  assert.ok(setup.ok, JSON.stringify(setup))
  const table = Table.start(game, setup.value, seed, { record: true })
  const dice = new Dice(seed)
  while (table.entries.length < 40) answerAtRandom(table, dice)
  return table
}
const logOf = (seed: string): Log => writeLog(begun(zhanguo, { seats: 2 }, seed))

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

  it('GW-SOLO-11, RUL-19: a solo game with 3 Clerks of Qin Jiushao goes on, though no new table is offered that', async () => {
    const folder = newFolder()
    const table = begun(greatWall, { mode: 'solo', seats: 1, options: { 'solo.qinClerks': '3' } }, 'three Clerks')
    const { kept: _kept, marks: _marks, ...log } = writeLog(table)
    const file = write(folder, { ...log, rules: '1' })
    const played = await here(['play', '--load', file], { folder, lines: ['q'] })
    assert.equal(played.code, 0, played.err)
    assert.doesNotMatch(played.err, /have changed|not valid/)
    const options = await here(['games', 'great-wall', '--json'], { folder })
    assert.doesNotMatch(options.out, /"solo\.qinClerks"[^}]*"3"/)
  })
})

describe('a position of another version', () => {
  it('says so, in both languages, and is laid out as it was', async () => {
    const folder = newFolder()
    const position = writePosition(begun(greatWall, { seats: 3 }, 'position'))
    const file = join(folder, 'position.json')
    const open = (change: object, ...flags: readonly string[]) => {
      writeFileSync(file, JSON.stringify({ ...position, ...change }))
      return here(['position', file, ...flags], { folder })
    }
    const now = await open({})
    assert.equal(now.code, 0)
    assert.equal(now.err, '')
    assert.equal((await open({ rules: undefined })).err, '', 'written by hand')
    const older = await open({ rules: '1' })
    assert.equal(older.code, 0)
    assert.match(older.err, /This position was written under other rules or cards; changed since: New Orders\./)
    assert.equal(older.out, now.out)
    const spanish = await open({ rules: '2-0' }, '--lang', 'es')
    assert.match(spanish.err, /Esta posición se escribió con otras reglas o cartas\. Se coloca tal como estaba/)
    const data = JSON.parse((await open({ rules: '1' }, '--json')).out) as { changed: unknown }
    assert.deepEqual(data.changed, { rules: true, rows: ['tactics CTA-11'] })
  })
})
