import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { JsonObject, Log } from '@wanli/kernel'
import { packLog, unpackLog } from '../../cli/src/files.ts'
import { fileText, seatsOf, titleOf } from '../src/store/notes.ts'
import { LONGEST_NAME, shortName, withShortNames } from '../src/store/names.ts'
import { readFileText } from '../src/store/packed.ts'
import { hostOf, planFor, playOn } from './host-help.ts'

const plan = planFor(3, 1, 'file')
const TIME = '2026-01-02T03:04:05.000Z'
let log: Log
let folder: string

before(() => {
  const { host } = hostOf()
  host.open(plan)
  playOn(host, 1, 10_000)
  log = host.log() as Log
  folder = mkdtempSync(join(tmpdir(), 'wanli-web-'))
})
after(() => rmSync(folder, { recursive: true }))

const cli = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../../cli/src/main.ts'), ...args], { encoding: 'utf8' })

async function written(text: string) {
  const read = await readFileText(text)
  assert.ok(read.ok, JSON.stringify(read))
  return read
}
const troubleOf = async (text: string): Promise<string> => {
  const read = await readFileText(text)
  return read.ok ? 'none' : read.trouble
}

test('a file of the page is replayed by the real command line, to its last answer', async () => {
  const file = join(folder, 'page.json')
  writeFileSync(file, await fileText(plan, log, true, TIME))
  const checked = JSON.parse(cli('replay', file, '--verify', '--json')) as {
    ok: boolean
    answers: number
    over: boolean
  }
  assert.deepEqual(
    { ok: checked.ok, answers: checked.answers, over: checked.over },
    { ok: true, answers: log.answers.length, over: true },
  )
  assert.match(cli('replay', file, '--lang', 'en'), /P0/)
})

test('files of the command line and of the page are read alike, packed or plain', async () => {
  const players = [
    { kind: 'person', name: 'Ana' },
    { kind: 'bot', name: 'greedy' },
    { kind: 'bot', name: 'random' },
  ] as const
  const packed = await written(packLog(log, { players, over: true }))
  assert.equal(packed.kind, 'log')
  assert.equal(packed.game, 'zhanguo')
  assert.deepEqual(packed.input['answers'], log.answers)
  assert.equal(packed.input['checks'], log.checks)
  assert.deepEqual(seatsOf(packed.input, 3), [
    { name: 'Ana', kind: 'person' },
    { name: '', kind: 'bot', bot: 'greedy' },
    { name: '', kind: 'bot', bot: 'random' },
  ])
  const plain = await written(JSON.stringify(log))
  assert.deepEqual(plain.input['answers'], log.answers)
  const own = unpackLog(await fileText(plan, log, true, TIME))
  assert.ok(own.ok)
  assert.deepEqual(own.value.answers, log.answers)
  assert.equal(own.value.over, true)
})

test('a game that is not over brings its kept position along, from the page and from the command line', async () => {
  const { host } = hostOf()
  host.open(plan)
  playOn(host, 1, 20)
  const begun = host.log() as Log
  assert.ok(begun.kept !== undefined && begun.marks !== undefined)
  const own = unpackLog(await fileText(plan, begun, false, TIME))
  assert.ok(own.ok)
  const theirs = await written(packLog(begun))
  for (const { kept, marks } of [own.value, theirs.input as unknown as Log])
    assert.deepEqual({ kept, marks }, { kept: begun.kept, marks: begun.marks })
  const file = JSON.parse(packLog(begun)) as JsonObject
  assert.equal(await troubleOf(JSON.stringify({ ...file, keeps: '!!' })), 'damaged')
})

test('the page finds its own seats and title again in its file', async () => {
  const named = { ...plan, title: 'Jade Gate', seats: plan.seats.map((seat, i) => ({ ...seat, name: `N${i}` })) }
  const { input } = await written(await fileText(named, log, true, TIME))
  assert.deepEqual(seatsOf(input, 3), named.seats)
  assert.equal(titleOf(input), 'Jade Gate')
  // A file that does not tell, or tells of other seats, is played by a person and bots.
  assert.deepEqual(seatsOf({ players: [{ kind: 'person', name: 'Ana' }] }, 2)[1], {
    name: '',
    kind: 'bot',
    bot: 'greedy',
  })
  assert.deepEqual(seatsOf({ players: 'nonsense' }, 2)[0], { name: '', kind: 'person' })
})

test('a name or a title of a file is one line, no longer than those that are typed in here', async () => {
  const long = `${'W'.repeat(2500)}\n\u202e${'長'.repeat(2500)}`
  const seats = plan.seats.map((seat) => ({ ...seat, name: long }))
  const { input } = await written(await fileText({ ...plan, title: long, seats }, log, true, TIME))
  for (const { name } of seatsOf(input, 3)) assert.equal(name, `${'W'.repeat(LONGEST_NAME - 1)}…`)
  assert.ok(Array.from(titleOf(input)!).length <= 48)
  const players = [0, 1, 2].map(() => ({ kind: 'person', name: `  ${'🀄'.repeat(60)}` }))
  for (const { name } of seatsOf({ players }, 3)) assert.equal(name, `${'🀄'.repeat(LONGEST_NAME - 1)}…`)
  assert.equal(shortName('Ana\u202e\nMaría'), 'Ana María')
  assert.equal(shortName('Wu Zetian'), 'Wu Zetian')
  // What lies in the store already is read in the same way.
  assert.deepEqual(
    withShortNames({ ...plan, seats }).seats.map(({ name }) => Array.from(name).length),
    plan.seats.map(() => LONGEST_NAME),
  )
})

test('a log without checks, as the browser keeps it, is written plainly and still replays', async () => {
  const file = join(folder, 'kept.json')
  writeFileSync(file, await fileText(plan, { ...log, checks: '' }, false, TIME))
  const checked = JSON.parse(cli('replay', file, '--verify', '--json')) as { ok: boolean; answers: number }
  assert.equal(checked.ok, true)
  assert.equal(checked.answers, log.answers.length)
})

test('a position is told from a log', async () => {
  const position = { wanli: 'position', format: 1, game: 'zhanguo', table: {} }
  assert.equal((await written(JSON.stringify(position))).kind, 'position')
})

test('what is no file of ours, cut off, damaged or newer is told apart', async () => {
  const text = await fileText(plan, log, true, TIME)
  const parsed = JSON.parse(text) as JsonObject
  assert.equal(await troubleOf(text), 'none')
  assert.equal(await troubleOf(''), 'notJson')
  assert.equal(await troubleOf('<html></html>'), 'notJson')
  assert.equal(await troubleOf(text.slice(0, text.length / 2)), 'cutOff')
  assert.equal(await troubleOf('{"name":"package"}'), 'notOurs')
  assert.equal(await troubleOf('[1, 2]'), 'notOurs')
  assert.equal(await troubleOf(JSON.stringify({ ...parsed, format: 2 })), 'newer')
  assert.equal(await troubleOf(JSON.stringify({ ...parsed, answers: 'no base64!' })), 'damaged')
  assert.equal(await troubleOf(JSON.stringify({ ...parsed, answers: btoa('not pressed') })), 'damaged')
  assert.equal(await troubleOf(JSON.stringify({ ...parsed, count: 3 })), 'cutOff')
  assert.equal(await troubleOf(`\uFEFF${text}`), 'none')
})
