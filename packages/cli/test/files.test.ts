import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { type AnyGame, Dice, type Log, Table, writeLog } from '@wanli/kernel'
import { fullestBox } from '@wanli/game-kit'
import { greatWall, SETUP } from '@wanli/great-wall'
import { zhanguo } from '@wanli/zhanguo'
import { pickAny } from '@wanli/test-kit'
import { Complaint } from '../src/complaint.ts'
import { packLog, parseJson, unpackLog, writeWhole } from '../src/files.ts'
import { newFolder } from './help.ts'

const AUCTION = { seats: 4, boards: 'auction', variants: ['draft3keep2'] }

/** A game at random, whole or so many answers of it. */
function randomLog(seed: string, answers = Infinity, game: AnyGame = zhanguo, wish: object = AUCTION): Log {
  const setup = game.checkSetup(wish)
  assert.ok(setup.ok)
  const table = Table.start(game, setup.value, seed, { record: true })
  const dice = new Dice(seed)
  while (!table.over && table.entries.length < answers) {
    pickAny(table, dice)
  }
  return writeLog(table)
}

const log = randomLog('files')
const begun = randomLog('files', 60)
const codeOf = (text: string) => {
  const read = unpackLog(text)
  return read.ok ? 'ok' : read.error.code
}

describe('a saved game', () => {
  it('comes back as it was, with its notes', () => {
    const players = [{ kind: 'person', name: 'Ana' } as const, { kind: 'bot', name: 'greedy' } as const]
    const read = unpackLog(packLog(log, { players, over: true }))
    assert.ok(read.ok)
    assert.deepEqual(read.value, { ...log, players, over: true })
  })

  it('of four seats stays under 4 kB', () => {
    for (const seed of ['a', 'b', 'c']) {
      const text = packLog(randomLog(seed), { saved: new Date(0).toISOString(), over: true })
      assert.ok(Buffer.byteLength(text) < 4096, `${Buffer.byteLength(text)} bytes`)
    }
  })

  it('that is not over keeps its position and the marks of its data, pressed; as they stood plainly they are read too', () => {
    assert.ok(begun.kept !== undefined && begun.marks !== undefined)
    const text = packLog(begun)
    const file = JSON.parse(text) as Record<string, unknown>
    assert.deepEqual([file['kept'], file['marks'], typeof file['keeps']], [undefined, undefined, 'string'])
    for (const one of [text, JSON.stringify({ ...file, keeps: undefined, kept: begun.kept, marks: begun.marks })]) {
      const read = unpackLog(one)
      assert.ok(read.ok)
      assert.deepEqual(read.value, begun)
    }
    for (const keeps of ['!!', file['answers']])
      assert.equal(codeOf(JSON.stringify({ ...file, keeps })), 'packed-damaged')
  })

  it('of five seats with every expansion stays under 10 kB, however far it is', () => {
    const wish = { mode: 'competitive', seats: 5, expansions: fullestBox(SETUP) }
    for (const answers of [20, 200, 440, Infinity]) {
      const bytes = Buffer.byteLength(packLog(randomLog('five', answers, greatWall, wish)))
      assert.ok(bytes < 10_000, `${bytes} bytes after ${answers} answers`)
    }
  })

  it('has a head that people can read', () => {
    const head = JSON.parse(packLog(log)) as Record<string, unknown>
    assert.deepEqual([head['wanli'], head['format'], head['game'], head['seed']], ['log', 1, 'zhanguo', 'files'])
    assert.equal(head['count'], log.answers.length)
  })

  it('may be plain JSON too, and without any answer', () => {
    const plain = unpackLog(JSON.stringify(log))
    assert.ok(plain.ok)
    assert.deepEqual(plain.value, log)
    const empty = unpackLog(packLog({ ...log, answers: [], checks: '' }))
    assert.ok(empty.ok)
    assert.deepEqual(empty.value.answers, [])
  })

  it('that is damaged, cut off, foreign or newer is told apart', () => {
    const text = packLog(log)
    const packed = (JSON.parse(text) as { answers: string }).answers
    assert.equal(codeOf(text.slice(0, 300)), 'json-cut-off')
    assert.equal(codeOf(''), 'json-cut-off')
    assert.equal(codeOf(text.replace('"game"', 'game')), 'broken-json')
    assert.equal(codeOf(text.replace(packed, packed.slice(0, 200))), 'packed-damaged')
    assert.equal(codeOf(text.replace(packed, `!!${packed.slice(40)}`)), 'packed-damaged')
    assert.equal(codeOf(text.replace(/"count": \d+/, '"count": 7')), 'cut-off')
    assert.equal(codeOf('{"wanli":"position"}'), 'not-a-log')
    assert.equal(codeOf('[1, 2]'), 'not-a-log')
    assert.equal(codeOf(text.replace('"format": 1', '"format": 2')), 'format-version')
  })
})

describe('broken JSON', () => {
  it('is told by line and column', () => {
    const read = parseJson('{\n  "a": 1,\n  "b": x\n}')
    assert.deepEqual(read, { ok: false, error: { code: 'broken-json', detail: { line: 3, column: 8 } } })
    for (const [text, line, column] of [
      ['{"a": 1,}', 1, 9],
      ['[1 2]', 1, 4],
      ['[1]\n\n]', 3, 1],
      ['{"a" 1}', 1, 6],
      ["['a']", 1, 2],
    ] as const)
      assert.deepEqual(parseJson(text), { ok: false, error: { code: 'broken-json', detail: { line, column } } }, text)
  })
})

describe('writing a file', () => {
  it('leaves the whole file and nothing beside it', () => {
    const folder = newFolder()
    const file = join(folder, 'new', 'a.json')
    writeWhole(file, 'one')
    writeWhole(file, 'two')
    assert.equal(readFileSync(file, 'utf8'), 'two')
    assert.deepEqual(readdirSync(join(folder, 'new')), ['a.json'])
  })

  it('that fails is a complaint, and leaves what was there', () => {
    const folder = newFolder()
    const target = join(folder, 'taken')
    mkdirSync(join(target, 'full'), { recursive: true })
    assert.throws(
      () => writeWhole(target, 'text'),
      (error) => error instanceof Complaint && error.key === 'error.unwritable',
    )
    assert.deepEqual(readdirSync(folder), ['taken'])
  })
})
