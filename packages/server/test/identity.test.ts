import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Link, Linked, Me } from '@wanli/server/protocol'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBreached } from '../src/identity/breached.ts'
import { aServer, play, twoAt, Visitor, ZHANGUO, ServerOfTests } from './help.ts'

const PASSWORD = 'seven drums by the river'

describe('who people are', () => {
  const server = new ServerOfTests()

  it('a guest is one at once; his cookie is signed, and no script reads it', async () => {
    const nobody = new Visitor(server.url)
    assert.equal(await nobody.ok('GET', '/api/me'), null)
    assert.equal(await nobody.trouble('POST', '/api/tables', ZHANGUO), 'who-are-you')
    const { headers } = await nobody.ask('POST', '/api/me', { name: ' Ann ' })
    assert.match(headers.getSetCookie()[0]!, /^wanli=[^;]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
    const me = await nobody.ok<Me>('GET', '/api/me')
    assert.deepEqual([me.name, me.guest], ['Ann', true])
    const forged = new Visitor(server.url)
    for (const cookie of [
      nobody.cookie.slice(0, -2),
      nobody.cookie.replace(/\.1\./, '.2.'),
      `wanli=${me.person}.1.`,
      'wanli=..',
      'wanli=__proto__',
    ]) {
      forged.cookie = cookie
      assert.equal(await forged.ok('GET', '/api/me'), null, cookie)
    }
    for (const name of ['', ' ', 'x'.repeat(25), 'a\nb', 'a\u202Eb', 7, null])
      assert.equal(await forged.trouble('POST', '/api/me', { name }), 'malformed')
  })

  it('a password of the list of broken ones is refused, wherever it stands there; other passwords are not', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'wanli-breached-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const hash = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
    const broken = Array.from({ length: 150 }, (_, i) => `broken ${i} heart`).toSorted((a, b) =>
      hash(a) < hash(b) ? -1 : 1,
    )
    for (const [name, lineOf, end] of [
      ['counted', (password: string, i: number) => `${hash(password)}:${i ** 3}`, '\r\n'],
      ['bare', (password: string) => hash(password).toLowerCase(), '\n'],
    ] as const) {
      const file = join(folder, name)
      writeFileSync(file, broken.map(lineOf).join(end) + (name === 'bare' ? '' : end))
      const list = await openBreached(file)
      for (const password of broken) assert.ok(await list.has(password), `${name}: ${password}`)
      for (let i = 150; i < 220; i++) assert.ok(!(await list.has(`broken ${i} heart`)), name)
      await list.close()
    }
    const guarded = await aServer({ breached: join(folder, 'counted') })
    t.after(() => guarded.close())
    const ann = await Visitor.guest(guarded.url, 'Ann')
    const wish = { handle: 'ann', password: 'broken 7 heart' }
    assert.equal(await ann.trouble('POST', '/api/me/account', wish), 'password-common')
    await ann.ok('POST', '/api/me/account', { ...wish, password: 'whole 7 heart' })
    writeFileSync(join(folder, 'no list'), 'password\n')
    await assert.rejects(aServer({ breached: join(folder, 'no list') }), /no list of SHA-1/)
  })

  it('a guest becomes an account, and comes in elsewhere; short and common passwords are refused', async () => {
    const ann = await Visitor.guest(server.url, 'Ann')
    const wish = (password: string, handle = 'Ann.Wall') => ann.trouble('POST', '/api/me/account', { handle, password })
    assert.equal(await wish('short'), 'password-short')
    for (const common of ['password123', 'P4ssw0rd!', 'qwertyuiop', '11111111', 'aaaabbbb', 'ann.wall99', 'Dragon2024'])
      assert.equal(await wish(common), 'password-common', common)
    const me = await ann.ok<Me>('POST', '/api/me/account', { handle: 'Ann.Wall', password: PASSWORD })
    assert.deepEqual([me.guest, me.handle], [false, 'ann.wall'])
    const bo = await Visitor.guest(server.url, 'Bo')
    assert.equal(
      await bo.trouble('POST', '/api/me/account', { handle: 'ANN.WALL', password: PASSWORD }),
      'handle-taken',
    )
    const phone = new Visitor(server.url)
    for (const [handle, password] of [
      ['ann.wall', 'seven drums by the lake'],
      ['nobody', PASSWORD],
    ])
      assert.equal(await phone.trouble('POST', '/api/sign-in', { handle, password }), 'wrong-password')
    assert.equal(
      (await phone.ok<Me>('POST', '/api/sign-in', { handle: 'ANN.wall', password: PASSWORD })).person,
      me.person,
    )
    const change = { handle: 'ann.wall', password: 'eight drums by the river' }
    assert.equal(await phone.trouble('POST', '/api/me/account', change), 'wrong-password')
    await phone.ok('POST', '/api/me/account', { ...change, before: PASSWORD })
    // Signed out everywhere: no cookie of hers is worth anything, and her pages are told.
    const table = await ann.lays(ZHANGUO)
    const page = await ann.at(table)
    await phone.ok('POST', '/api/sign-out', { everywhere: true })
    await page.until(({ gone }) => gone === 'signed-out')
    assert.equal(await ann.ok('GET', '/api/me'), null)
    assert.equal(await phone.ok('GET', '/api/me'), null)
  })

  it('a link moves all of me once, or one seat', async () => {
    const { pages, visitors, table } = await twoAt(server.url)
    await play(pages, 3)
    const { code } = await visitors[0]!.ok<Link>('POST', '/api/me/link', {})
    const phone = new Visitor(server.url)
    const { me } = await phone.ok<Linked>('POST', '/api/link', { code })
    assert.equal(me.person, visitors[0]!.me!.person)
    assert.equal(await phone.trouble('POST', '/api/link', { code }), 'code-gone')
    assert.equal(await phone.trouble('POST', '/api/link', { code: 'nothing-like-it' }), 'code-gone')
    assert.equal(await visitors[1]!.trouble('POST', '/api/me/link', { table, seat: 0 }), 'not-found')
    await pages[1].call('follow', 1, 'now')
    const seat = await visitors[1]!.ok<Link>('POST', '/api/me/link', { table, seat: 1 })
    const friend = new Visitor(server.url)
    const moved = await friend.ok<Linked>('POST', '/api/link', { code: seat.code, name: 'Friend' })
    assert.deepEqual([moved.table, moved.me.name], [table, 'Friend'])
    // The page that was left behind only watches.
    await pages[1].until(({ you }) => you.seats.length === 0)
    assert.equal(await pages[1].refusal('look', 1, 'now'), 'not-your-seat')
    const there = await friend.at(table)
    assert.deepEqual(there.you.seats, [1])
    await play([pages[0], there], 6)
    await pages[1].until(({ room }) => room.move === there.room.move)
    assert.deepEqual(pages[1].newsBytes, [])
  })

  it('what is kept about me can be had, and ended', async () => {
    const { pages, visitors, table } = await twoAt(server.url)
    await pages[1].do({ do: 'chat', to: 'table', text: 'hello there' })
    const all = await visitors[1]!.ok<{ said: { text: string }[]; tables: { table: string }[] }>(
      'GET',
      '/api/me/export',
    )
    assert.deepEqual([all.said[0]!.text, all.tables[0]!.table], ['hello there', table])
    await visitors[1]!.ok('DELETE', '/api/me')
    await pages[0].until(({ room }) => room.seats[1]!.presence === 'gone' && room.seats[1]!.name !== 'Bo')
    assert.equal(await visitors[1]!.ok('GET', '/api/me'), null)
    assert.ok(!JSON.stringify(pages[0].room).includes(visitors[1]!.me!.person))
    assert.deepEqual((await visitors[0]!.at(table)).chat, [])
  })
})
