import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TableList } from '@wanli/server/protocol'
import { play, twoAt, Visitor, ZHANGUO, ServerOfTests } from './help.ts'

describe('rooms', () => {
  const server = new ServerOfTests()

  it('two people, a link, ready, and the game begins by itself', async () => {
    const { pages, visitors, table } = await twoAt(server.url)
    assert.match(table, /^[a-z]+-[a-z]+-[0-9a-z]{20}$/)
    const [first, second] = pages
    assert.deepEqual([first.you.seats, second.you.seats, first.you.hosts, second.you.hosts], [[0], [1], true, false])
    assert.match(first.room.seedHash ?? '', /^[0-9a-f]{64}$/)
    await play(pages, 20)
    await first.until(({ room }) => room.move >= 20)
    const mine = await visitors[0]!.ok<TableList>('GET', '/api/tables')
    const waits = first.room.waiting.includes(0)
    assert.deepEqual(
      mine.tables.map((line) => [line.table, line.waits, line.mine]),
      [[table, waits, [0]]],
    )
    await first.leave()
    await second.until(({ room }) => room.seats[0]!.presence === 'gone')
  })

  it('seats: taken, kept, freed, barred; the hat goes on', async () => {
    const [host, guest, other] = await Promise.all(
      ['Host', 'Guest', 'Other'].map((name) => Visitor.guest(server.url, name)),
    )
    const table = await host!.lays({
      game: 'zhanguo',
      setup: { seats: 3 },
      seats: [{ kind: 'me' }, { kind: 'kept', for: 'Guest' }, { kind: 'open' }],
    })
    const at = await host!.at(table)
    const key = at.room.seats[1]!.key!
    const page = await guest!.at(table)
    assert.equal(page.room.seats[1]!.key, undefined)
    assert.equal(await page.refused({ do: 'sit', seat: 0 }), 'seat-taken')
    assert.equal(await page.refused({ do: 'sit', seat: 1 }), 'seat-kept')
    await page.do({ do: 'sit', seat: 1, key })
    const third = await other!.at(table)
    assert.equal(await third.refused({ do: 'free', seat: 1 }), 'not-the-host')
    await third.do({ do: 'sit', seat: 2 })
    await third.do({ do: 'ready', on: true })
    assert.deepEqual(third.room.missing, [
      { why: 'not-ready', seat: 0 },
      { why: 'not-ready', seat: 1 },
    ])
    // Another set-up: all have to be ready again.
    await at.do({
      do: 'lay',
      plan: {
        game: 'zhanguo',
        setup: { seats: 3 },
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
        options: { chat: false },
      },
    })
    await third.until(({ room }) => !room.options.chat && room.seats.every(({ ready }) => !ready))
    assert.equal(await third.refused({ do: 'chat', to: 'table', text: 'hello' }), 'chat-off')
    await at.do({ do: 'free', seat: 2 })
    await third.until(({ room }) => room.seats[2]!.kind === 'open')
    assert.equal(await third.refused({ do: 'sit', seat: 2 }), 'not-found')
    await third.leave()
    assert.equal((await other!.at(table)).gone, 'not-found')
    await at.do({ do: 'hat', person: guest!.me!.person })
    assert.equal(await at.refused({ do: 'close' }), 'not-the-host')
    await page.do({ do: 'close' })
    assert.equal(await host!.trouble('GET', `/api/tables/${table}`), 'not-found')
  })

  it('a set-up that is not possible is said, with its reason, and does not begin', async () => {
    const host = await Visitor.guest(server.url, 'Host')
    const table = await host.lays({
      game: 'zhanguo',
      setup: { seats: 99 },
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    })
    const page = await host.at(table)
    assert.deepEqual(
      page.room.missing.map(({ why }) => why),
      ['bad-setup', 'not-ready'],
    )
    await page.do({ do: 'ready', on: true })
    assert.equal(page.room.state, 'laying')
    await page.do({
      do: 'lay',
      plan: { game: 'zhanguo', setup: { seats: 2 }, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'nobody' }] },
    })
    assert.deepEqual(
      page.room.missing.map(({ why }) => why),
      ['bad-setup', 'not-ready'],
    )
    assert.equal(await host.trouble('POST', '/api/tables', { ...ZHANGUO, game: 'chess' }), 'bad-setup')
  })

  it('bots play, several sit at one screen, and spectators look on', async () => {
    const host = await Visitor.guest(server.url, 'Ann')
    const table = await host.lays({
      game: 'zhanguo',
      setup: { seats: 3 },
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Ann’s friend' }, { kind: 'bot', bot: 'random' }],
      options: { public: true },
    })
    const page = await host.at(table)
    const stranger = new Visitor(server.url)
    assert.ok((await stranger.ok<TableList>('GET', '/api/lobby')).tables.some((line) => line.table === table))
    const watching = await stranger.at(table)
    assert.deepEqual(watching.you, { seats: [], hosts: false })
    await page.do({ do: 'start' })
    await page.until(({ room }) => room.state === 'playing')
    assert.deepEqual(page.you.seats, [0, 1])
    for (let i = 0; i < 30; i++) {
      await page.until(({ room }) => room.waiting.some((seat) => seat < 2), 30_000)
      await page.answers(i)
    }
    await watching.until(({ room }) => room.move >= 30)
    assert.equal(await watching.refusal('look', 0, 'now'), 'not-your-seat')
    assert.equal(await watching.refused({ do: 'sit', seat: 0 }), 'who-are-you')
    assert.equal((await watching.call<{ readonly seat: null }>('look', null, 'now')).seat, null)
  })
})
