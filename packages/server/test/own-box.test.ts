import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { type Log, replay } from '@wanli/kernel'
import { sqliteStore } from '@wanli/server'
import { exportTable } from '@wanli/server/admin'
import type { Creating } from '@wanli/server/protocol'
import { zhanguo } from '@wanli/zhanguo'
import { engineOf } from '../src/games.ts'
import { aServer, play, ServerOfTests, twoAt, Visitor, ZHANGUO } from './help.ts'

const data = { constants: { rounds: { value: 4, tag: 'sourced' } } }
const OWN: Creating = { ...ZHANGUO, setup: { seats: 2, data } }

describe('a table with rows of somebody’s own box', () => {
  const server = new ServerOfTests()

  it('says so to who comes, does not count, and keeps them whatever else the host changes', async () => {
    const [host, guest] = await Promise.all(['Host', 'Guest'].map((name) => Visitor.guest(server.url, name)))
    const table = await host!.lays({ ...OWN, options: { rated: true } })
    const page = await host!.at(table)
    const seen = await guest!.at(table)
    assert.deepEqual(seen.room.setup['data'], data)
    assert.deepEqual(seen.room.unrated, ['box'])
    const seats: Creating['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
    await page.do({ do: 'lay', plan: { game: 'zhanguo', setup: { seats: 3 }, seats } })
    assert.deepEqual(page.room.setup, { seats: 3, data })
    // Whoever wants none says so; what was a box without a row is none either.
    await page.do({ do: 'lay', plan: { game: 'zhanguo', setup: { seats: 3, data: {} }, seats } })
    assert.deepEqual(page.room.unrated, [])
  })

  it('goes to no other game', async () => {
    const host = await Visitor.guest(server.url, 'Host')
    const page = await host.at(await host.lays(OWN))
    const seats: Creating['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
    await page.do({ do: 'lay', plan: { game: 'great-wall', setup: { mode: 'competitive', seats: 3 }, seats } })
    assert.equal(page.room.setup['data'], undefined)
    assert.ok(!page.room.missing.some(({ why }) => why === 'bad-setup'))
  })

  it('one with a mistake is named and never laid, one beyond all measure is refused', async () => {
    const host = await Visitor.guest(server.url, 'Host')
    const wrong = { constants: { rounds: { value: 0 } } }
    const page = await host.at(
      await host.lays({
        ...OWN,
        setup: { seats: 2, data: wrong },
        seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      }),
    )
    await page.do({ do: 'ready', on: true })
    assert.equal(page.room.state, 'laying')
    const found = page.room.missing.find(({ why }) => why === 'bad-setup')
    assert.match(JSON.stringify(found), /constants.1.value/)
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`row ${i}`, { value: i }]))
    assert.equal(
      await host.trouble('POST', '/api/tables', { ...OWN, setup: { seats: 2, data: { constants: many } } }),
      'too-large',
    )
  })

  it('is played with them, also by a server that was started anew', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wanli-own-box-'))
    const file = join(folder, 'wanli.db')
    try {
      const first = await aServer({ store: sqliteStore(file) })
      const { visitors, pages, table } = await twoAt(first.url, OWN)
      await play(pages, 12)
      const { move } = pages[0].room
      for (const page of pages) await page.leave()
      await first.close()
      const store = sqliteStore(file)
      const again = await aServer({ store })
      try {
        const back = Object.assign(new Visitor(again.url), { cookie: visitors[0]!.cookie })
        const page = await back.at(table)
        assert.equal(page.room.move, move)
        // The log has them, and every answer fits them.
        const log = (await exportTable(store, table, engineOf)) as Log
        assert.deepEqual((log.setup as { data: unknown }).data, data)
        assert.ok(replay(zhanguo, log).ok)
      } finally {
        await again.close()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
