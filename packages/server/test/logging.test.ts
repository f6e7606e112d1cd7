import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sqliteStore, type Store } from '@wanli/server'
import type { Link, TokenMade } from '@wanli/server/protocol'
import { jsonLines } from '../src/logging.ts'
import { aServer, play, twoAt, Visitor, ZHANGUO } from './help.ts'

describe('what a server writes down of itself', () => {
  it('is lines of JSON in which no link, cookie, name, password, word or seed stands, when something breaks either', async () => {
    const lines: string[] = []
    const store = sqliteStore(':memory:')
    let breaks = false
    const weak = new Proxy(store, {
      get: (target, name: keyof Store) => {
        const method = (target[name] as (...args: unknown[]) => unknown).bind(target)
        if (name !== 'append' && name !== 'say') return method
        return (...args: unknown[]) => (breaks ? Promise.reject(new Error('the disk is full')) : method(...args))
      },
    })
    const server = await aServer({
      store: weak,
      newSeed: () => 'a-seed-that-nobody-knows',
      log: jsonLines((text) => void lines.push(text)),
    })
    const { visitors, pages, table } = await twoAt(server.url, { ...ZHANGUO, title: 'Our evenings' })
    const [ann, bo] = visitors as [Visitor, Visitor]
    const password = 'seven drums by the river'
    await ann.ok('POST', '/api/me/account', { handle: 'annabella', password })
    await new Visitor(server.url).ok('POST', '/api/sign-in', { handle: 'annabella', password })
    const { token } = await ann.ok<TokenMade>('POST', '/api/me/tokens', { name: 'A program', scopes: ['look'] })
    await new Visitor(server.url, { authorization: `Bearer ${token}` }).ok('GET', '/api/tables')
    const { code } = await bo.ok<Link>('POST', '/api/me/link', {})
    const kept = await ann.lays({ ...ZHANGUO, seats: [{ kind: 'me' }, { kind: 'kept', for: 'Somebody' }] })
    const { key } = (await ann.at(kept)).room.seats[1]!
    assert.ok(key !== undefined)
    await pages[0].do({ do: 'chat', to: 'table', text: 'hello out there' })
    await play(pages, 4)
    breaks = true
    await pages[0].send({ do: 'chat', to: 'table', text: 'is anybody there' })
    const asked = pages.find(({ you, room }) => room.waiting.includes(you.seats[0]!))!
    const { question } = await asked.look()
    // Nobody is answered: all are sent away.
    void asked.send({ call: 'answer', args: [asked.you.seats[0], question!.options[0]!.key, question!.at] })
    await asked.until(({ gone }) => gone !== undefined)
    await bo.ask('POST', '/api/tables', { ...ZHANGUO, title: 'Another evening' })
    breaks = false
    await server.close()
    const events = lines.map((line) => {
      assert.ok(line.endsWith('}\n') && line.trimEnd().split('\n').length === 1, line)
      return JSON.parse(line) as { readonly event: string; readonly level: string; readonly time: string }
    })
    const broke = events.filter(({ event, level }) => event === 'broke' && level === 'error')
    assert.ok(broke.length >= 2, `${broke.length} of ${events.length}`)
    const all = lines.join('')
    assert.match(all, /the disk is full/)
    // Which table it was is said by the part of its link that is no secret.
    assert.ok(all.includes(table.split('-').slice(0, 2).join('-')))
    const secrets = [
      table,
      kept,
      table.split('-').slice(2).join('-'),
      key,
      code,
      token,
      password,
      'annabella',
      'a-seed-that-nobody-knows',
      'hello out there',
      'is anybody there',
      'Our evenings',
      'Another evening',
      'Somebody',
      '"Ann"',
      ...visitors.flatMap(({ cookie, me }) => [cookie, cookie.slice('wanli='.length), me!.person]),
    ]
    for (const secret of secrets) {
      assert.ok(secret.length > 3, secret)
      assert.ok(!all.includes(secret), `${secret} stands in the log`)
    }
  })
})
