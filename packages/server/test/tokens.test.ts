import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BotLine, Me, RoomView, Scope, Standing, TokenList, TokenMade } from '@wanli/server/protocol'
import { Page, twoAt, Visitor, ZHANGUO, ServerOfTests } from './help.ts'

describe('tokens and bots', () => {
  const server = new ServerOfTests()

  const make = (owner: Visitor, scopes: readonly Scope[], bot?: string) =>
    owner.ok<TokenMade>('POST', '/api/me/tokens', { name: 'A program', scopes, ...(bot === undefined ? {} : { bot }) })
  /** A program with this token, and nothing else. */
  const by = (token: string) => new Visitor(server.url, { authorization: `Bearer ${token}` })

  it('a token opens what it is for, and nothing of who one is; shown once, its hash is kept, revoked at once', async () => {
    const ann = await Visitor.guest(server.url, 'Ann')
    const { token, tokens } = await make(ann, ['look'])
    assert.match(token, /^wanli_[0-9a-z]{32}$/)
    assert.deepEqual(
      tokens.map(({ name, scopes, used }) => [name, scopes, used]),
      [['A program', ['look'], undefined]],
    )
    assert.ok(!JSON.stringify(await server.store.tokensOf(ann.me!.person)).includes(token))
    assert.ok(!JSON.stringify(await ann.ok('GET', '/api/me/export')).includes(token))
    const program = by(token)
    assert.equal((await program.ok<Me>('GET', '/api/me')).person, ann.me!.person)
    const table = await ann.lays(ZHANGUO)
    await program.ok('GET', `/api/tables/${table}`)
    await program.ok('GET', '/api/tables')
    assert.equal(await program.trouble('POST', '/api/tables', ZHANGUO), 'not-by-token')
    for (const [method, path, body] of [
      ['POST', '/api/me', { name: 'X' }],
      ['DELETE', '/api/me', undefined],
      ['GET', '/api/me/export', undefined],
      ['GET', '/api/me/tokens', undefined],
      ['POST', '/api/me/tokens', { name: 'x', scopes: ['look'] }],
      ['POST', '/api/me/link', {}],
      ['POST', '/api/me/passkeys/options', {}],
      ['POST', '/api/me/account', { handle: 'abc', password: 'seven drums by the river' }],
      ['POST', '/api/sign-out', { everywhere: true }],
    ] as const)
      assert.equal(await program.trouble(method, path, body), 'not-by-token', `${method} ${path}`)
    const listed = await ann.ok<TokenList>('GET', '/api/me/tokens')
    assert.ok(listed.tokens[0]!.used !== undefined, 'when it was last used')
    // Nobody else's hand reaches it.
    const bo = await Visitor.guest(server.url, 'Bo')
    assert.equal(await bo.trouble('DELETE', `/api/me/tokens/${listed.tokens[0]!.id}`), 'not-found')
    const page = await program.at(table)
    assert.deepEqual(page.you.seats, [0])
    assert.equal(await page.refused({ do: 'ready', on: true }), 'not-by-token')
    assert.equal(await page.refused({ do: 'chat', to: 'table', text: 'hello' }), 'not-by-token')
    assert.equal(await page.refused({ do: 'close' }), 'not-by-token')
    await ann.ok('DELETE', `/api/me/tokens/${listed.tokens[0]!.id}`)
    await page.until(({ gone }) => gone === 'signed-out')
    assert.equal(await program.trouble('GET', '/api/me'), 'not-by-token')
    for (const wrong of ['', 'wanli_', 'x'.repeat(99), token.slice(0, -1)])
      assert.equal(await by(wrong).trouble('GET', '/api/tables'), 'not-by-token', wrong)
    // A token that is none does not fall back on a cookie.
    const both = new Visitor(server.url, { authorization: 'Bearer nonsense' })
    both.cookie = ann.cookie
    assert.equal(await both.trouble('GET', '/api/me'), 'not-by-token')
    assert.equal((await Page.open(both, table)).gone, 'not-found')
  })

  it('only with `play` it answers at the table', async () => {
    const { pages, visitors, table } = await twoAt(server.url)
    const seat = pages[0].room.waiting[0]!
    const looks = await by((await make(visitors[seat]!, ['look'])).token).at(table)
    const plays = await by((await make(visitors[seat]!, ['look', 'play'])).token).at(table)
    const { question } = await looks.look(seat)
    const answer = [seat, question!.options[0]!.key, question!.at] as const
    assert.equal(await looks.refusal('answer', ...answer), 'not-by-token')
    for (const call of ['undo', 'undoTurn', 'endTurn', 'hint'])
      assert.equal(await looks.refusal(call, seat), 'not-by-token', call)
    assert.deepEqual(await plays.call('answer', ...answer), { ok: true })
  })

  it('a bot has an account of its own: it sits down by the link, everybody sees what it is, and it counts for no person', async () => {
    const ann = await Visitor.guest(server.url, 'Ann')
    const { bot } = await ann.ok<{ bot: string } & TokenList>('POST', '/api/me/bots', { name: 'Clever' })
    const { token, bots, tokens } = await make(ann, ['look', 'play'], bot)
    assert.deepEqual([bots.map(({ name }: BotLine) => name), tokens.map((one) => one.bot)], [['Clever'], [bot]])
    const bo = await Visitor.guest(server.url, 'Bo')
    assert.equal(await bo.trouble('POST', '/api/me/tokens', { name: 'x', scopes: ['look'], bot }), 'not-found')
    const program = by(token)
    assert.equal((await program.ok<Me>('GET', '/api/me')).person, bot)
    const table = await ann.lays(ZHANGUO)
    const page = await ann.at(table)
    assert.deepEqual(page.room.unrated, [])
    const there = await program.at(table)
    await there.do({ do: 'sit', seat: 1 })
    await there.do({ do: 'ready', on: true })
    await page.until(({ room }) => room.seats[1]!.machine === true)
    assert.deepEqual(page.room.unrated, ['bots'])
    const seen = await ann.ok<{ you: Standing; room: RoomView }>('GET', `/api/tables/${table}`)
    assert.equal(seen.room.seats[0]!.machine, undefined)
    assert.equal(await bo.trouble('DELETE', `/api/me/bots/${bot}`), 'not-found')
    await ann.ok('DELETE', `/api/me/bots/${bot}`)
    await there.until(({ gone }) => gone === 'signed-out')
    await page.until(({ room }) => room.seats[1]!.kind === 'open')
    assert.equal(await program.trouble('GET', '/api/me'), 'not-by-token')
    // Who goes takes his bots and tokens along.
    const other = await ann.ok<{ bot: string }>('POST', '/api/me/bots', { name: 'Second' })
    const last = await make(ann, ['look'], other.bot)
    await ann.ok('DELETE', '/api/me')
    assert.equal(await by(last.token).trouble('GET', '/api/me'), 'not-by-token')
    assert.equal(await server.store.person(other.bot), undefined)
  })
})
