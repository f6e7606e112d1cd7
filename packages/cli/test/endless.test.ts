import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { describe, it } from 'node:test'
import { StreamLines } from '../src/lines.ts'
import { BIN, newFolder } from './help.ts'

/** All lines of a stream that comes in these pieces. */
async function linesOf(...pieces: readonly string[]): Promise<string[]> {
  const lines = new StreamLines(
    Readable.from(
      pieces.map((piece) => Buffer.from(piece)),
      { objectMode: false },
    ),
  )
  const all: string[] = []
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) all.push(line)
  return all
}

/** The lines of a stream that repeats a piece for ever, and how many pieces were read of it. */
function endless(piece: Buffer) {
  let count = 0
  function* repeat() {
    for (;;) {
      count++
      yield piece
    }
  }
  const stream = Readable.from(repeat(), { objectMode: false, highWaterMark: 1 << 14 })
  return { lines: new StreamLines(stream), pieces: () => count }
}

describe('lines of a stream', () => {
  it('are cut wherever they come apart, with the ends of every system, the last one even without an end', async () => {
    assert.deepEqual(await linesOf('a\nb', 'c\r', '\n\nd'), ['a', 'bc', '', 'd'])
    assert.deepEqual(await linesOf('a\n'), ['a'])
    assert.deepEqual(await linesOf(), [])
  })

  it('are read only as far as they are asked for', async () => {
    const { lines, pieces } = endless(Buffer.from('1\n'.repeat(1000)))
    for (let i = 0; i < 5000; i++) assert.equal(await lines.next(), '1')
    assert.ok(pieces() < 50, `${pieces()} pieces of 1000 lines`)
    lines.close()
  })

  it('that never end are no lines, and fill no memory', async () => {
    const { lines, pieces } = endless(Buffer.alloc(1 << 16, 'x'))
    assert.equal(await lines.next(), undefined)
    assert.ok(pieces() < 40, `${pieces()} pieces of 64 kB`)
    lines.close()
  })
})

/** The command with input that goes on for as long as somebody reads it. */
async function fed(piece: Buffer, args: readonly string[]) {
  const child = spawn(process.execPath, ['--max-old-space-size=256', BIN, ...args, '--lang', 'en'], {
    cwd: newFolder(),
  })
  let end = ''
  let err = ''
  child.stdout.on('data', (data: Buffer) => (end = (end + String(data)).slice(-4000)))
  child.stderr.on('data', (data: Buffer) => (err += String(data)))
  // It stops reading when it ends; that breaks the pipe.
  child.stdin.on('error', () => {})
  const feed = (): void => {
    while (child.stdin.writable && child.stdin.write(piece)) continue
  }
  child.stdin.on('drain', feed)
  feed()
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, end, err }
}

describe('wanli play with endless input', () => {
  const GAME = ['play', 'great-wall', '--mode', 'coop', '--seats', '2', '--players', 'You,greedy', '--seed', '3']

  it('plays a whole game of "1", like yes 1', async () => {
    const { code, end, err } = await fed(Buffer.from('1\n'.repeat(32_768)), GAME)
    assert.equal(code, 0, err)
    assert.match(end, /The team has (lost|won)/)
  })

  it('takes a line without an end for the end, and keeps the game', async () => {
    const { code, end, err } = await fed(Buffer.alloc(1 << 16, '1'), GAME)
    assert.equal(code, 0, err)
    assert.match(end, /To go on: wanli play --resume/)
  })
})
