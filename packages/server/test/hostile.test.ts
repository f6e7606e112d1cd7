import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Running } from '@wanli/server'
import { Player } from '@wanli/server/suite'
import { replyTo } from '../src/http/message.ts'
import { Client } from '../src/live/client.ts'
import type { LiveTable } from '../src/live/table.ts'
import { TROUBLES } from '../src/protocol/common.ts'
import { aServer, play, twoAt, Visitor, ZHANGUO } from './help.ts'
import { fromOutside, harmless, REQUESTS } from './hostile/originals.ts'
import { Spoiler } from './hostile/spoil.ts'

/** So many messages; a million with `WANLI_HOSTILE=1000000 npm test -- server/test/hostile`. */
const ALL = Number(process.env['WANLI_HOSTILE'] ?? 20_000)
/** Of these, so many over real sockets, and so many over HTTP. */
const OVER_SOCKETS = Math.ceil(ALL * 0.03)
const OVER_HTTP = Math.ceil(ALL * 0.01)
const IN_PROCESS = ALL - OVER_SOCKETS - OVER_HTTP

/** What a table's own guards say, beside the words of the protocol. */
const WORDS = new Set<string>([...TROUBLES, 'no-such-call', 'not-open'])
WORDS.delete('broke')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heap = (): number => {
  collect()
  collect()
  return process.memoryUsage().heapUsed
}
/** Bytes that may be there more after all of it. */
const FLAT = 12_000_000

describe(`${ALL} damaged and hostile messages`, () => {
  let server: Running
  let table: LiveTable
  let visitors: readonly Visitor[]
  const broken: unknown[] = []
  before(async () => {
    server = await aServer({
      trustProxy: true,
      log: (level, _, facts) => level === 'error' && broken.push(facts),
    })
    const begun = await twoAt(server.url, { ...ZHANGUO, options: { chat: false } })
    await play(begun.pages, 7)
    visitors = begun.visitors
    // Who sits there goes: all that is sent from now on is hostile.
    for (const page of begun.pages) await page.leave()
    table = (await server.tables.find(begun.table))!
  })
  after(() => server.close())

  const standing = () => {
    const { journal, game } = table
    return JSON.stringify([journal, game!.record(), [null, 0, 1].map((seat) => game!.look(seat, 'start'))])
  }
  const isWord = (reply: object): boolean => !('error' in reply) || WORDS.has(String(reply.error))

  it('are refused in words, change nothing and leave nothing behind: in the process', async (t) => {
    const spoiler = new Spoiler('hostile')
    const look = table.game!.look(1, 'now')
    // Bo sits there; Eve and nobody look on.
    const senders = [
      {
        client: new Client(
          { send: () => undefined, close: () => undefined },
          { id: visitors[1]!.me!.person, name: 'Bo', owner: null },
        ),
        from: harmless(look),
      },
      {
        client: new Client(
          { send: () => undefined, close: () => undefined },
          { id: 'evevevevevev', name: 'Eve', owner: null },
        ),
        from: fromOutside(look, table.id),
      },
      { client: new Client({ send: () => undefined, close: () => undefined }), from: fromOutside(look, table.id) },
    ]
    for (const { client } of senders) table.join(client)
    const before = standing()
    let first = 0
    let refused = 0
    for (let i = 0; i < IN_PROCESS; i++) {
      if (i === Math.floor(IN_PROCESS / 5)) first = heap()
      const { client, from } = spoiler.one(senders)
      const text = spoiler.message(from)
      const { reply } = await replyTo(
        text,
        { client, table },
        {
          elsewhere: server.tables,
          quickly: () => undefined,
          slowly: () => undefined,
          broke: (error) => broken.push(error),
        },
      )
      if (!isWord(reply)) assert.fail(`${text.slice(0, 300)} is answered ${JSON.stringify(reply)}`)
      if ('error' in reply) refused++
    }
    const grown = heap() - first
    assert.deepEqual(broken, [])
    assert.equal(standing(), before)
    assert.ok(refused > IN_PROCESS / 2 && refused < IN_PROCESS, `${refused} of ${IN_PROCESS} were refused`)
    assert.ok(grown < FLAT, `${grown} bytes more`)
    for (const { client } of senders) table.part(client)
    t.diagnostic(`${IN_PROCESS} messages, ${refused} refused; the heap grew by ${Math.round(grown / 1000)} kB`)
  })

  it('the same over real sockets', async (t) => {
    const spoiler = new Spoiler('sockets')
    const eve = await Visitor.guest(server.url, 'Eve')
    const before = standing()
    const first = heap()
    let lines = 0
    for (let sent = 0; sent < OVER_SOCKETS; lines++) {
      const player = await Player.open(server.url, table.id, spoiler.one([eve.cookie, visitors[1]!.cookie, '']))
      const from = harmless(table.game!.look(1, 'now'))
      for (let i = 0; i < 100 && sent < OVER_SOCKETS; i++, sent++) player.sendText(spoiler.message(from))
      // All of it was heard, unless the line was cut for it.
      if (player.isOpen) await player.call('plan').catch(() => undefined)
      player.close()
    }
    for (let i = 0; i < 100 && table.clients.size > 0; i++) await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal(table.clients.size, 0)
    assert.deepEqual(broken, [])
    assert.equal(standing(), before)
    const grown = heap() - first
    assert.ok(grown < FLAT, `${grown} bytes more`)
    t.diagnostic(`${OVER_SOCKETS} messages over ${lines} sockets; the heap grew by ${Math.round(grown / 1000)} kB`)
  })

  it('the same over HTTP: whatever comes, the server goes on', async (t) => {
    const spoiler = new Spoiler('http')
    const eve = await Visitor.guest(server.url, 'Eve')
    const before = standing()
    const first = heap()
    const statuses = new Map<string, number>()
    for (let n = 0; n < OVER_HTTP; n += 20)
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const status = await ask(server.port, request(spoiler, eve.cookie))
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }),
      )
    assert.deepEqual(broken, [])
    assert.equal(statuses.get('500'), undefined, JSON.stringify([...statuses]))
    assert.equal(standing(), before)
    assert.equal((await fetch(new URL('healthz', server.url))).status, 200)
    const grown = heap() - first
    assert.ok(grown < FLAT + OVER_HTTP * 500, `${grown} bytes more`)
    t.diagnostic(
      `${OVER_HTTP} requests, answered ${JSON.stringify(Object.fromEntries(statuses))}; the heap grew by ${Math.round(grown / 1000)} kB`,
    )
  })
})

/** A request as it is written, damaged somewhere. */
function request(spoiler: Spoiler, cookie: string): string {
  const { method, path, body } = spoiler.one(REQUESTS)
  const { dice } = spoiler
  const text = body === undefined ? '' : spoiler.text(dice.below(5) === 0 ? body : spoiler.value(body))
  const headers = [
    'host: localhost',
    `x-forwarded-for: 10.${dice.below(250)}.${dice.below(250)}.${dice.below(250)}`,
    'connection: close',
    ...(dice.below(6) === 0 ? [] : ['x-wanli: 1']),
    ...(dice.below(6) === 0 ? [] : ['content-type: application/json']),
    `content-length: ${dice.below(20) === 0 ? dice.below(100_000) : Buffer.byteLength(text)}`,
    dice.below(3) === 0
      ? `cookie: wanli=${spoiler.one(['', '..', 'a.b.c', '__proto__.1.x', 'x'.repeat(2000)])}`
      : `cookie: ${cookie}`,
    ...(dice.below(9) === 0 ? ['upgrade: websocket', 'sec-websocket-key: x', 'sec-websocket-version: 13'] : []),
  ]
  const where =
    dice.below(4) === 0
      ? `${path}${spoiler.one(['/..%2f..', '?x=%', '%00', '/%E0%A4%A', '//', '/__proto__', `/${'a'.repeat(3000)}`])}`
      : path
  const whole = `${method} ${where} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${text}`
  const at = dice.below(whole.length)
  return dice.below(6) === 0
    ? `${whole.slice(0, at)}${String.fromCharCode(dice.below(256))}${whole.slice(at + 1)}`
    : whole
}

/** What it is answered: the number, or nothing. */
function ask(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const done = (): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none')
    }
    // A body that is said to be longer than it is: whoever waits for the rest is left alone.
    const timer = setTimeout(done, 400)
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1')
      if (answer.includes('\r\n\r\n')) done()
    })
    socket.on('error', done)
    socket.on('close', done)
    socket.end(text, 'latin1')
  })
}
