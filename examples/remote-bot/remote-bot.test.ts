import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { type Running, sqliteStore, startServer } from '@wanli/server'
import type { Profile, RoomView, TokenMade } from '@wanli/server/protocol'
import { play } from './remote-bot.ts'

describe('a bot elsewhere', () => {
  let server: Running
  before(async () => {
    server = await startServer({ store: sqliteStore(':memory:'), botPace: 0, limits: 1000 })
  })
  after(() => server.close())

  it('is written in fifty lines', () => {
    const text = readFileSync(new URL('remote-bot.ts', import.meta.url), 'utf8')
    assert.ok(text.trimEnd().split('\n').length <= 50)
  })

  it(
    'plays a whole game against another by tokens alone, and both are rated among bots',
    { timeout: 60_000 },
    async () => {
      let cookie = ''
      const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
        const answer = await fetch(new URL(path, server.url), {
          method,
          headers: { 'x-wanli': '1', cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        assert.equal(answer.status, 200, await answer.clone().text())
        cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
        return (await answer.json()) as T
      }
      await ask('POST', '/api/me', { name: 'Ann' })
      const seats = [{ kind: 'open' }, { kind: 'open' }]
      const { table } = await ask<{ table: string }>('POST', '/api/tables', {
        game: 'zhanguo',
        setup: { seats: 2 },
        seats,
      })
      const ends: Promise<readonly number[]>[] = []
      const bots: string[] = []
      for (const [seat, name] of ['First', 'Second'].entries()) {
        const { bot } = await ask<{ bot: string }>('POST', '/api/me/bots', { name })
        const scopes = ['look', 'play']
        const { token } = await ask<TokenMade>('POST', '/api/me/tokens', { name, bot, scopes })
        bots.push(bot)
        ends.push(play(server.url, table, token))
        // The next one finds the seat that is left.
        for (let taken = false; !taken;) {
          const { room } = await ask<{ room: RoomView }>('GET', `/api/tables/${table}`)
          taken = room.seats[seat]!.kind === 'person'
        }
      }
      const [winners, same] = await Promise.all(ends)
      assert.deepEqual(winners, same)
      assert.ok(winners!.length > 0)
      const profiles = await Promise.all(bots.map((bot) => ask<Profile>('GET', `/api/people/${bot}`)))
      for (const [seat, { ratings, results }] of profiles.entries())
        assert.deepEqual([ratings[0]!.games, results[0]!.won], [1, winners!.includes(seat)])
    },
  )
})
