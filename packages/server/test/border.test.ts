import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { type Running, sqliteStore, type Store } from '@wanli/server'
import type { Creating } from '@wanli/server/protocol'
import { CALLS } from '@wanli/server/protocol/calls'
import { Buckets, Counts } from '../src/http/limits.ts'
import { aServer, Page, twoAt, Visitor, ZHANGUO } from './help.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An answer as it comes over the wire. */
function rawAnswer({ url, cookie }: Visitor, method: string, path: string, body?: object): Promise<string> {
  const { port, host } = new URL(url)
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    'x-wanli: 1',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    ...(text === '' ? [] : ['Content-Type: application/json', `Content-Length: ${text.length}`]),
  ]
  return new Promise((resolve, reject) => {
    let all = ''
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`))
    socket.on('data', (data: Buffer) => (all += data.toString('utf8')))
    socket.on('error', reject)
    socket.on('close', () => resolve(all))
  })
}

describe('at the border', () => {
  let server: Running
  const folder = mkdtempSync(join(tmpdir(), 'wanli-page-'))
  writeFileSync(join(folder, 'index.html'), '<title>Wanli</title>')
  before(async () => {
    server = await aServer({ page: folder, limits: 1, trustProxy: true })
  })
  after(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  let address = 0
  /** Somebody from an address of his own. */
  const fresh = () => new Visitor(server.url, { 'x-forwarded-for': `1.2.3.4, 10.0.${address >> 8}.${address++ & 255}` })

  it('the page says that there are tables here; every answer has strict headers', async () => {
    const page = await fetch(server.url)
    assert.equal(await page.text(), '<title>Wanli</title>')
    assert.match(page.headers.get('set-cookie') ?? '', /^wanli-online=1;/)
    for (const path of ['/', '/api/version', '/api/nothing', '/healthz']) {
      const { headers } = await fetch(new URL(path, server.url))
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'self'/, path)
      assert.doesNotMatch(headers.get('content-security-policy') ?? '', /script-src[^;]*unsafe|default-src[^;]*unsafe/)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
    }
  })

  it('no other site’s page gets through: neither by a form nor by a script nor by a socket', async () => {
    const ann = fresh()
    ann.me = await ann.ok('POST', '/api/me', { name: 'Ann' })
    const foreign = { origin: 'https://evil.example' }
    for (const [method, path, body] of [
      ['POST', '/api/me', { name: 'X' }],
      ['DELETE', '/api/me', undefined],
      ['GET', '/api/me/export', undefined],
    ] as const)
      assert.deepEqual((await ann.ask(method, path, body, foreign)).body, { error: 'wrong-origin' })
    const form = await fetch(new URL('/api/me', server.url), {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'application/json', ...ann.headers },
      body: '{"name":"X"}',
    })
    assert.deepEqual(await form.json(), { error: 'wrong-origin' })
    assert.equal(
      (await ann.ask('POST', '/api/me', { name: 'Ann' }, { origin: new URL(server.url).origin })).status,
      200,
    )
    const table = await ann.lays(ZHANGUO)
    const page = await Page.open(ann, table, foreign)
    assert.deepEqual([page.gone, page.room], ['closed', undefined])
    assert.equal((await Page.open(ann, table, { origin: new URL(server.url).origin })).room.table, table)
  })

  it('what is not there and what is not yours is the same answer, by the same work', async (t) => {
    const store = sqliteStore(':memory:')
    let calls: string[] = []
    const watched = new Proxy(store, {
      get: (target, name: keyof Store) => {
        const method = (target[name] as (...args: unknown[]) => unknown).bind(target)
        return (...args: unknown[]) => {
          calls.push(name)
          return method(...args)
        }
      },
    })
    // Nothing of its own looks into the store meanwhile.
    const quiet = await aServer({ store: watched, limits: 1000, tellEvery: 600_000, idleAfter: 50 })
    t.after(() => quiet.close())
    const [ann, eve] = [await Visitor.guest(quiet.url, 'Ann'), await Visitor.guest(quiet.url, 'Eve')]
    const lays = async (seats: Creating['seats'], watch: boolean) => {
      const table = await ann.lays({ ...ZHANGUO, options: { watch }, seats })
      return { table, page: await ann.at(table) }
    }
    const plays = async () => {
      const { table, page } = await lays([{ kind: 'me' }, { kind: 'bot', bot: 'random' }], false)
      await page.do({ do: 'ready', on: true })
      await page.until(({ room }) => room.state === 'playing')
      return { table, page }
    }
    const here = await plays()
    const rests = await plays()
    await rests.page.leave()
    const closed = await lays([{ kind: 'me' }, { kind: 'open' }], true)
    await closed.page.do({ do: 'close' })
    const barred = await lays([{ kind: 'me' }, { kind: 'open' }], true)
    const her = await eve.at(barred.table)
    await her.do({ do: 'sit', seat: 1 })
    await barred.page.do({ do: 'free', seat: 1 })
    await her.leave()
    await barred.page.leave()
    await closed.page.leave()
    for (let loaded = 9; loaded > 1; loaded = (await quiet.tables.loaded()).length) await pause(50)
    const names = [here, rests, closed, barred].map(({ table }) => table)
    const missing = 'stone-bridge-00000000000000000000'
    /** What it answers to the last byte, but for the time of day, and what it did for that. */
    const asked = async (who: Visitor, method: string, path: string, body?: object) => {
      calls = []
      const bytes = await rawAnswer(who, method, path, body)
      return { bytes: bytes.replace(/^Date: .*$/m, ''), calls }
    }
    const at = async (who: Visitor, name: string) => {
      calls = []
      const there = await who.at(name)
      const { gone, room, heard } = there
      return { gone, room, heard, calls }
    }
    const nobody = new Visitor(quiet.url)
    for (const [who, some] of [
      [eve, names],
      [nobody, names.slice(0, 3)],
    ] as const) {
      for (const rest of ['', '/ratings']) {
        const none = await asked(who, 'GET', `/api/tables/${missing}${rest}`)
        assert.match(none.bytes, /^HTTP\/1.1 404 [^]*\{"error":"not-found"\}$/)
        assert.ok(none.calls.includes('listed') && !none.calls.includes('log'), none.calls.join(' '))
        for (const name of [...some, '__proto__'])
          assert.deepEqual(await asked(who, 'GET', `/api/tables/${name}${rest}`), none, name)
      }
      const none = await at(who, missing)
      assert.deepEqual([none.gone, none.room, none.heard], ['not-found', undefined, [{ bye: 'not-found' }]])
      for (const name of some) assert.deepEqual(await at(who, name), none, name)
    }
    const none = await asked(eve, 'POST', '/api/me/link', { table: missing, seat: 0 })
    assert.match(none.bytes, /^HTTP\/1.1 404 /)
    for (const table of names) assert.deepEqual(await asked(eve, 'POST', '/api/me/link', { table, seat: 0 }), none)
    // None of them came into memory for that, and whose they are finds them.
    assert.equal((await quiet.tables.loaded()).length, 1)
    assert.equal((await ann.at(rests.table)).room.table, rests.table)
    assert.deepEqual((await eve.ask('GET', '/api/tables/..%2f..')).body, { error: 'not-found' })
  })

  it('a list that an earlier build wrote does not say who may come in: then the table does', async (t) => {
    const store = sqliteStore(':memory:')
    const old = new Proxy(store, {
      get: (target, name: keyof Store) => {
        if (name !== 'listed') return (target[name] as () => unknown).bind(target)
        return async (table: string) => {
          const row = await store.listed(table)
          if (row === undefined) return undefined
          const { door: _door, ...line } = JSON.parse(row.line) as Record<string, unknown>
          return { ...row, line: JSON.stringify(line) }
        }
      },
    })
    const quiet = await aServer({ store: old })
    t.after(() => quiet.close())
    const [ann, eve] = [await Visitor.guest(quiet.url, 'Ann'), await Visitor.guest(quiet.url, 'Eve')]
    const table = await ann.lays({ ...ZHANGUO, seats: [{ kind: 'me' }, { kind: 'open' }] })
    const her = await eve.at(table)
    await her.do({ do: 'sit', seat: 1 })
    const page = await ann.at(table)
    await page.do({ do: 'free', seat: 1 })
    assert.equal((await eve.at(table)).gone, 'not-found')
    assert.equal((await ann.at(table)).room.table, table)
    assert.equal((await ann.at('stone-bridge-00000000000000000000')).gone, 'not-found')
  })

  it('too large, too often, too many: refused with when to come again', async (t) => {
    // Narrow limits: a machine under load must not be too slow to reach them.
    const narrow = await aServer({ limits: 0.2, trustProxy: true })
    t.after(() => narrow.close())
    const at = (address: string) => new Visitor(narrow.url, { 'x-forwarded-for': address })
    const ann = at('10.1.0.1')
    await ann.ok('POST', '/api/me', { name: 'Ann' })
    assert.equal(await ann.trouble('POST', '/api/me', { name: 'x'.repeat(20_000) }), 'too-large')
    const tries = await Promise.all(Array.from({ length: 60 }, () => ann.ask('POST', '/api/link', { code: 'a-guess' })))
    const late = tries.filter(({ status }) => status === 429)
    assert.ok(late.length >= 29, `${late.length} of 60 tries at a code were refused`)
    assert.ok((late[0]!.body as { after: number }).after > 0)
    const bo = at('10.1.0.2')
    await bo.ok('POST', '/api/me', { name: 'Bo' })
    const table = await bo.lays(ZHANGUO)
    const page = await bo.at(table)
    const replies = await Promise.all(Array.from({ length: 200 }, () => page.send({ call: 'plan', args: [] })))
    assert.ok(replies.some((reply) => 'error' in reply && reply.error === 'too-often'))
    page.sendText('x'.repeat(40_000))
    await page.until(({ gone }) => gone !== undefined)
    // Others don't feel it.
    await at('10.1.0.3').ok('POST', '/api/me', { name: 'Cy' })
    // Who comes from many addresses is one person: what is asked often, and what makes something.
    for (const [method, path, body, count] of [
      ['POST', '/api/me', { name: 'Bo' }, 12],
      ['GET', '/api/me', undefined, 60],
    ] as const) {
      const many = Array.from({ length: count }, (_, i) => {
        const one = at(`10.2.${count}.${i}`)
        one.cookie = bo.cookie
        return one.ask(method, path, body)
      })
      const answers = await Promise.all(many)
      assert.ok(
        answers.some(({ status }) => status === 429),
        path,
      )
    }
    assert.equal((await at('10.1.0.3').ask('GET', '/api/version')).status, 200)
  })

  it('buckets fill with time, each for one; counts are given back', () => {
    let now = 0
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, () => now, 2)
    assert.deepEqual([buckets.take('a'), buckets.take('a'), buckets.take('a'), buckets.take('b')], [0, 0, 1000, 0])
    now = 1000
    assert.deepEqual([buckets.take('a'), buckets.take('a')], [0, 1000])
    // A clock that is put back an hour takes nothing away.
    now -= 3_600_000
    assert.equal(buckets.take('a'), 1000)
    now += 1000
    assert.equal(buckets.take('a'), 0)
    const counts = new Counts(1)
    assert.deepEqual([counts.take('a'), counts.take('a'), counts.take('b')], [true, false, true])
    counts.give('a')
    assert.equal(counts.take('a'), true)
  })

  it('describes itself at /api: every call, with what it is sent and what it answers', async () => {
    const visitor = fresh()
    const { paths, components } = await visitor.ok<{
      paths: Record<string, Record<string, { responses: object; requestBody?: object }>>
      components: { schemas: Record<string, object> }
    }>('GET', '/api')
    assert.deepEqual(Object.keys(components.schemas), ['Trouble', 'RoomAct', 'Ping', 'ServerMessage', 'ServerFrame'])
    let count = 0
    for (const [path, methods] of Object.entries(paths))
      for (const [method, call] of Object.entries(methods)) {
        count++
        assert.equal('requestBody' in call, method === 'post', `${method} ${path}`)
        // There is an answer to each; to a body that is none it is a refusal.
        if (method === 'post') assert.equal(await visitor.trouble('POST', path, 7), 'malformed', path)
      }
    assert.ok(count >= 15, `${count} calls`)
    // What is answered is what is described.
    for (const [path, schema] of [
      ['/api/version', CALLS['GET /api/version'].answer],
      ['/api/me', CALLS['GET /api/me'].answer],
      ['/api/lobby', CALLS['GET /api/lobby'].answer],
      ['/api/tables', CALLS['GET /api/tables'].answer],
    ] as const)
      schema.parse(await visitor.ok('GET', path))
  })

  it('health, readiness and figures; figures are for who is on this machine', async () => {
    await twoAt(server.url)
    const get = async (path: string, headers = {}) => {
      const response = await fetch(new URL(path, server.url), { headers })
      return [response.status, await response.text()] as const
    }
    assert.deepEqual(await get('/healthz'), [200, 'ok\n'])
    assert.deepEqual(await get('/readyz'), [200, 'ready\n'])
    const [status, text] = await get('/metrics')
    assert.equal(status, 200)
    assert.match(text, /^wanli_tables \d+$/m)
    assert.match(text, /^wanli_commit_milliseconds_count [1-9]\d*$/m)
    assert.deepEqual(await get('/metrics', { 'x-forwarded-for': '9.9.9.9' }), [404, ''])
  })
})
