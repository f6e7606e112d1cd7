import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TableList } from '@wanli/server/protocol'
import type { News } from '@wanli/table'
import { type Page, play, twoAt, Visitor, ZHANGUO, ServerOfTests } from './help.ts'

const DAY = 86_400_000

describe('over days', () => {
  const server = new ServerOfTests()

  /** Whoever is asked, as soon as all have heard of the last answer. */
  const asked = async (pages: readonly Page[]): Promise<Page> => {
    let found: Page | undefined
    for (let i = 0; found === undefined && i < 200; i++) {
      found = pages.find(({ you, room }) => room.waiting.some((seat) => you.seats.includes(seat)))
      if (found === undefined) await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.ok(found !== undefined, 'nobody is asked')
    return found
  }

  it('clocks run for whom the table waits; a seat whose time is up is offered to a bot by the others, never taken silently', async () => {
    const { pages } = await twoAt(server.url, {
      ...ZHANGUO,
      options: { clock: { kind: 'bank', bank: 60, increment: 5 } },
    })
    // Until one of them alone is asked.
    for (let i = 0; i < 50 && (await asked(pages)).room.waiting.length !== 1; i++) await play(pages, 1)
    const slow = await asked(pages)
    const other = pages.find((page) => page !== slow)!
    const seat = slow.you.seats[0]!
    assert.deepEqual(
      [slow.room.seats[seat]!.clock!.since !== undefined, slow.room.seats[1 - seat]!.clock!.since],
      [true, undefined],
    )
    assert.equal(await other.refused({ do: 'ask', what: { kind: 'bot', seat, bot: 'random' } }), 'seat-taken')
    server.late += 200_000
    assert.equal(other.room.seats[seat]!.kind, 'person')
    await other.do({ do: 'ask', what: { kind: 'bot', seat, bot: 'random' } })
    await other.until(({ room }) => room.seats[seat]!.kind === 'bot' && room.seats[seat]!.taken === true)
    await slow.until(({ you }) => you.seats.length === 0)
    assert.equal(await slow.refusal('look', seat, 'now'), 'not-your-seat')
    await other.until(({ room }) => room.waiting.includes(1 - seat))
  })

  it('a pause stops the clocks, if all agree, until one goes on; no answer within a minute is a no', async () => {
    const { pages } = await twoAt(server.url, { ...ZHANGUO, options: { clock: { kind: 'days', days: 2 } } })
    const [ann, bo] = pages
    await ann.do({ do: 'ask', what: { kind: 'pause' } })
    await bo.until(({ room }) => room.request !== undefined)
    server.late += 61_000
    await server.tables.find(ann.room.table).then((table) => table!.onTime(table!))
    await ann.until(({ room }) => room.answered?.how === 'late')
    await bo.do({ do: 'ask', what: { kind: 'pause' } })
    await ann.until(({ room }) => room.request !== undefined)
    await ann.do({ do: 'say-yes', n: ann.room.request!.n })
    await bo.until(({ room }) => room.paused && room.seats.every(({ clock }) => clock?.since === undefined))
    await bo.do({ do: 'go-on' })
    await ann.until(({ room }) => !room.paused && room.seats.some(({ clock }) => clock?.since !== undefined))
  })

  it('on holiday a clock stands still, at the tables that are under way and at new ones; all see it, and it is bounded', async () => {
    const wish = { ...ZHANGUO, options: { clock: { kind: 'days', days: 1 } } } as const
    const { pages, visitors } = await twoAt(server.url, wish)
    for (let i = 0; i < 50 && (await asked(pages)).room.waiting.length !== 1; i++) await play(pages, 1)
    const slow = await asked(pages)
    const seat = slow.you.seats[0]!
    const [me, other] = [visitors[seat]!, pages[1 - seat]!]
    const now = () => Date.now() + server.late
    type List = { readonly holidays: readonly { readonly from: number; readonly to: number }[] }
    const takes = (from: number, to: number) => me.ok<List>('POST', '/api/me/holidays', { from, to })
    const { holidays } = await takes(now() - DAY, now() + 3 * DAY)
    assert.ok(holidays.length === 1 && now() - holidays[0]!.from < 10_000, 'what is past does not count')
    await other.until(({ room }) => room.seats[seat]!.holidays?.length === 1)
    server.late += 2 * DAY
    assert.equal(await other.refused({ do: 'ask', what: { kind: 'bot', seat, bot: 'random' } }), 'seat-taken')

    const untilOf = async (visitor: Visitor) => (await visitor.ok<TableList>('GET', '/api/tables')).tables[0]!.until
    assert.ok((await untilOf(me))! > now(), 'his time is up when the holiday is over')
    assert.equal(await untilOf(visitors[1 - seat]!), undefined, 'nobody waits for the other')

    // A table that he sits down at now knows of it from its beginning.
    const next = await twoAt(server.url, wish)
    const away = await Visitor.guest(server.url, 'Cy')
    await away.ok('POST', '/api/me/holidays', { from: now() + DAY, to: now() + 2 * DAY })
    const table = await away.lays({ ...wish, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
    const page = await away.at(table)
    await page.do({ do: 'start' })
    await page.until(({ room }) => room.state === 'playing' && room.seats[0]!.holidays?.length === 1)
    assert.ok(next.pages[0].room.seats.every((one) => one.holidays === undefined))

    // Back early: from then on it runs, and what was had is had.
    await me.ok('DELETE', `/api/me/holidays/${holidays[0]!.from}`)
    await other.until(({ room }) => (room.seats[seat]!.holidays?.[0]?.to ?? 0) <= now())
    server.late += 1.5 * DAY
    await other.do({ do: 'ask', what: { kind: 'bot', seat, bot: 'random' } })
    await other.until(({ room }) => room.seats[seat]!.kind === 'bot')

    const long = (days: number) => ({ from: now() + 10 * DAY, to: now() + (10 + days) * DAY })
    for (const [code, wrong] of [
      ['holiday-long', long(29)],
      ['holiday-odd', { from: now() + 5 * DAY, to: now() + 4 * DAY }],
      ['holiday-odd', { from: now() - 5 * DAY, to: now() - 4 * DAY }],
      ['holiday-odd', { from: now() + 364 * DAY, to: now() + 366 * DAY }],
    ] as const)
      assert.equal(await me.trouble('POST', '/api/me/holidays', wrong), code)
    await me.ok('POST', '/api/me/holidays', long(20))
    assert.equal(await me.trouble('POST', '/api/me/holidays', long(1)), 'holiday-odd', 'one lies on another')
    for (const name of ['nothing', '0', `${holidays[0]!.from}`])
      assert.equal(await me.trouble('DELETE', `/api/me/holidays/${name}`), 'not-found')
  })

  it('my tables: what waits for me first, who asks for my word, and what happened since my last turn', async () => {
    const { pages, visitors, table } = await twoAt(server.url)
    await play(pages, 12)
    const page = await asked(pages)
    const seat = page.you.seats[0]!
    const lines = await visitors[seat]!.ok<TableList>('GET', '/api/tables')
    assert.deepEqual(
      lines.tables.map((line) => [line.table, line.waits, line.mine]),
      [[table, true, [seat]]],
    )
    const news = await page.call<News>('look', seat, 'start')
    assert.ok(news.answered > 0 && news.told.some(({ move }) => move > news.answered - 1))
    const other = pages[1 - seat]!
    await other.do({ do: 'ask', what: { kind: 'end' } })
    assert.equal((await visitors[seat]!.ok<TableList>('GET', '/api/tables')).tables[0]!.asked, true)
  })

  it('a table that never started is closed when nothing has changed for ten days', async () => {
    const ann = await Visitor.guest(server.url, 'Ann')
    const table = await ann.lays({ ...ZHANGUO, options: { public: true } })
    server.late += 9 * DAY
    const page = await ann.at(table)
    await page.do({ do: 'ready', on: true })
    await page.leave()
    server.late += 9 * DAY
    const lobby = async () => (await ann.ok<TableList>('GET', '/api/lobby')).tables.map((line) => line.table)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    assert.ok((await lobby()).includes(table), 'something has changed meanwhile')
    server.late += 2 * DAY
    for (let i = 0; i < 100 && (await lobby()).includes(table); i++)
      await new Promise((resolve) => setTimeout(resolve, 100))
    assert.equal(await ann.trouble('GET', `/api/tables/${table}`), 'not-found')
  })

  it('a game that was begun elsewhere goes on here with people, and does not count', async () => {
    const { pages } = await twoAt(server.url)
    await play(pages, 10)
    await pages[0].do({ do: 'ask', what: { kind: 'end' } })
    await pages[1].until(({ room }) => room.request !== undefined)
    await pages[1].do({ do: 'say-yes', n: 1 })
    await pages[0].until(({ room }) => room.state === 'over')
    const log = await pages[0].call<{ readonly answers: readonly string[]; readonly seed: string }>('log')
    const ann = await Visitor.guest(server.url, 'Ann')
    const table = await ann.lays({
      ...ZHANGUO,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      options: { rated: true },
      log,
    })
    const page = await ann.at(table)
    assert.ok(page.room.unrated.includes('log'))
    await page.do({ do: 'start' })
    await page.until(({ room }) => room.state === 'playing' && room.move >= log.answers.length)
    await page.until(({ room }) => room.waiting.includes(0))
    await page.answers()
    const broken = await ann.lays({
      ...ZHANGUO,
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      log: { ...log, answers: ['nonsense'] },
    })
    const there = await ann.at(broken)
    assert.equal(await there.refused({ do: 'start' }), 'bad-setup')
    assert.equal(there.room.state, 'laying')
  })
})
