import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { type Running, sqliteStore } from '@wanli/server'
import type { News } from '@wanli/table'
import { greatWall } from '@wanli/great-wall'
import { aServer, type Page, play, twoAt, Visitor, ZHANGUO } from './help.ts'

/** What a page that follows has in the end is what one sees that looks. */
async function sees(page: Page, heard: News): Promise<News> {
  await page.call('plan')
  const got = page.following!.look(heard.cursor)!
  const asked = await page.call<News>('look', heard.seat, heard.cursor)
  assert.deepEqual({ ...got, between: [] }, { ...asked, between: [] })
  return got
}

describe('live', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wanli-live-'))
  const file = join(folder, 'live.db')
  let server: Running
  const begin = async () => {
    server = await aServer({ store: sqliteStore(file) })
  }
  before(begin)
  after(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  it('who follows gets differences, and has what one has who looks; undo too', async () => {
    const { pages, table } = await twoAt(server.url)
    const [ann, bo] = pages
    let heard = await ann.call<News>('follow', 0, 'start')
    await bo.call('follow', 1, 'start')
    const watching = await new Visitor(server.url).at(table)
    let seen: News | undefined
    for (let round = 0; round < 12; round++) {
      // What they have seen is packed while nobody answers, also when somebody new comes to follow.
      const here = (await server.tables.known(table))!
      if (round % 3 > 0) assert.equal(here.rest(), true)
      assert.equal(round % 3 > 0 && here.rest(), false)
      if (round === 5) seen = await watching.call<News>('follow', null, 'start')
      await play(pages, 5, round)
      for (const page of pages) {
        const seat = page.you.seats[0]!
        if (!(await page.look(seat)).canUndo) continue
        assert.deepEqual(await page.call('undo', seat), { ok: true })
        break
      }
      heard = await sees(ann, heard)
      if (seen !== undefined) seen = await sees(watching, seen)
    }
    const whole = JSON.stringify(await ann.look(0)).length
    const sizes = bo.newsBytes.toSorted((a, b) => a - b)
    const median = sizes[Math.floor(sizes.length / 2)]!
    assert.ok(median * 4 < whole, `the median of the differences is ${median} bytes, the whole ${whole}`)
  })

  it('after a break, and after a restart of the server, it goes on from the cursor: nothing lost, nothing twice', async () => {
    const { pages, visitors, table } = await twoAt(server.url)
    const [ann, bo] = pages
    const first = await ann.call<News>('follow', 0, 'start')
    const lines = first.told.map(({ n, event }) => [n, event.kind])
    await play(pages, 9)
    // An answer that is taken back while Ann is away.
    const heard = await sees(ann, first)
    const hear = ({ told, takenBack }: News) => {
      if (takenBack !== undefined) lines.length = takenBack
      lines.push(...told.map(({ n, event }): [number, string] => [n, event.kind]))
    }
    hear(heard)
    ann.cut()
    await bo.until(({ room }) => room.seats[0]!.presence === 'gone')
    while ((await bo.answers()) || (await bo.look(1)).canUndo) {
      if ((await bo.look(1)).canUndo && (await bo.call<{ ok: boolean }>('undo', 1)).ok) break
    }
    await bo.answers(1)
    const { url } = server
    const old = server
    await old.close()
    assert.equal(bo.gone, 'restart')
    await begin()
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    assert.notEqual(url, server.url)
    const back = await visitors[0]!.at(table)
    const news = await back.call<News>('follow', 0, heard.cursor)
    hear(news)
    const all = (await back.call<News>('look', 0, 'start')).told.map(({ n, event }) => [n, event.kind])
    assert.deepEqual(lines, all)
    const again = await visitors[1]!.at(table)
    await play([back, again], 10)
  })

  it('a standing answer is kept by the server: another device of its seat knows it, and so does the server after a restart; others never', async () => {
    const { pages, visitors, table } = await twoAt(server.url, {
      game: 'great-wall',
      setup: { mode: 'coop', seats: 2 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const setup = greatWall.checkSetup({ mode: 'coop', seats: 2 })
    assert.ok(setup.ok)
    const [topic] = greatWall.open(setup.value).rules.topics
    assert.ok(topic !== undefined)
    const [ann, bo] = pages
    assert.deepEqual(await bo.call('stand', 1, topic, 'pass'), { ok: true })
    assert.equal(await ann.refusal('stand', 1, topic, 'pass'), 'not-your-seat')
    const other = await visitors[1]!.at(table)
    assert.deepEqual((await other.look(1)).standing, { [topic]: 'pass' })
    assert.deepEqual((await ann.look(0)).standing, {})
    await server.close()
    await begin()
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    assert.deepEqual((await (await visitors[1]!.at(table)).look(1)).standing, { [topic]: 'pass' })
    assert.deepEqual((await (await visitors[0]!.at(table)).look(0)).standing, {})
  })

  it('an answer is made for a question: late, doubled and strange ones are refused and change nothing', async () => {
    const { pages } = await twoAt(server.url)
    const page = pages.find(({ you, room }) => room.waiting.includes(you.seats[0]!))!
    const seat = page.you.seats[0]!
    const { question, move } = await page.look(seat)
    const { key } = question!.options[0]!
    const both = await Promise.all(
      [page, page].map((at) => at.call<{ ok: boolean }>('answer', seat, key, question!.at)),
    )
    assert.deepEqual(
      both.map(({ ok }) => ok),
      [true, false],
    )
    assert.ok((await page.look(seat)).move > move)
    assert.equal((await page.call<{ ok: boolean }>('answer', seat, key, (question!.at + 1) % 1_000_000)).ok, false)
  })

  it('a connection that is silent longer than it said is gone within five seconds', async () => {
    const { pages } = await twoAt(server.url)
    const [ann, bo] = pages
    ann.sendText(JSON.stringify({ ping: 1, next: 500 }))
    await ann.until(({ heard }) => heard.some((message) => 'pong' in message))
    await bo.do({ do: 'present', as: 'away' })
    await ann.until(({ room }) => room.seats[1]!.presence === 'away')
    const began = Date.now()
    await bo.until(({ room }) => room.seats[0]!.presence === 'gone', 5000)
    assert.ok(Date.now() - began > 1000)
    assert.equal(ann.gone, 'closed')
  })

  it('who is there and who is gone is seen by a clock that nobody puts forward or back', async (t) => {
    const clock = Date.now.bind(Date)
    let ahead = 0
    t.mock.method(Date, 'now', () => clock() + ahead)
    const own = await aServer()
    t.after(() => own.close())
    const { pages } = await twoAt(own.url)
    const [ann, bo] = pages
    for (const hour of [3_600_000, 0]) {
      ahead = hour
      await new Promise((resolve) => setTimeout(resolve, 1200))
      assert.deepEqual([ann.gone, bo.gone], [undefined, undefined])
      for (const page of pages) page.sendText(JSON.stringify({ ping: 1, next: 60_000 }))
      await ann.call('plan')
    }
    ann.sendText(JSON.stringify({ ping: 2, next: 500 }))
    await ann.call('plan')
    ahead = -3_600_000
    await bo.until(({ room }) => room.seats[0]!.presence === 'gone', 5000)
  })

  it('undo beyond the barrier takes consent; one request at a time; a no is a no', async () => {
    const { pages } = await twoAt(server.url, { ...ZHANGUO, options: { chat: false } })
    const [ann, bo] = pages
    let to = -1
    // Somewhere both have answered, and nothing was drawn since.
    for (let i = 0; i < 200 && to < 0; i++) {
      const { move } = ann.room
      await play(pages, 2)
      if (ann.room.state !== 'playing') break
      if ((await ann.refused({ do: 'ask', what: { kind: 'undo', to: move } })) === undefined) to = move
    }
    assert.ok(to >= 0, 'nowhere could anything be taken back')
    await bo.until(({ room }) => room.request !== undefined)
    assert.equal(await bo.refused({ do: 'ask', what: { kind: 'end' } }), 'asked-already')
    assert.equal(await ann.refused({ do: 'say-yes', n: ann.room.request!.n }), 'not-your-seat')
    await bo.do({ do: 'say-no', n: bo.room.request!.n })
    await ann.until(({ room }) => room.answered?.how === 'refused' && room.answered.by === 'Bo')
    await ann.do({ do: 'ask', what: { kind: 'undo', to } })
    const heard = await ann.call<News>('follow', 0, 'start')
    await bo.until(({ room }) => room.request !== undefined)
    await bo.do({ do: 'say-yes', n: bo.room.request!.n })
    await ann.until(({ room }) => room.answered?.how === 'agreed' && room.move === to)
    await sees(ann, heard)
    await play(pages, 4)
  })

  it('who watches may ask for a seat that was left: if the others agree he has it, and who left it has not', async () => {
    const { pages, visitors, table } = await twoAt(server.url)
    const [ann, bo] = pages
    await play(pages, 4)
    const cy = await Visitor.guest(server.url, 'Cy')
    const page = await cy.at(table)
    const wish = { do: 'ask', what: { kind: 'seat', seat: 1, person: cy.me!.person } } as const
    assert.equal(await page.refused(wish), 'seat-taken')
    await bo.do({ do: 'leave', seat: 1 })
    await page.until(({ room }) => room.seats[1]!.left === true)
    assert.equal(
      await page.refused({ ...wish, what: { ...wish.what, person: visitors[0]!.me!.person } }),
      'not-your-seat',
    )
    await page.do(wish)
    await ann.until(({ room }) => room.request?.by.name === 'Cy')
    assert.deepEqual(ann.room.request!.asks, [visitors[0]!.me!.person])
    await ann.do({ do: 'say-yes', n: ann.room.request!.n })
    await page.until(({ you }) => you.seats.includes(1))
    assert.deepEqual([page.room.seats[1]!.name, page.room.unrated], ['Cy', ['taken']])
    assert.equal(await bo.refusal('look', 1, 'now'), 'not-your-seat')
    for (let i = 0; i < 4; i++) await play([ann, page], 1, i)
  })

  it('who leaves is replaced by a bot if the others agree; they can end it; a rematch has the seats one further', async () => {
    const { pages, visitors, table } = await twoAt(server.url)
    const [ann, bo] = pages
    await play(pages, 4)
    assert.equal(await ann.refused({ do: 'ask', what: { kind: 'bot', seat: 1, bot: 'random' } }), 'seat-taken')
    await bo.do({ do: 'leave', seat: 1 })
    await ann.until(({ room }) => room.seats[1]!.presence === 'gone')
    await ann.do({ do: 'ask', what: { kind: 'bot', seat: 1, bot: 'random' } })
    await ann.until(({ room }) => room.seats[1]!.kind === 'bot')
    assert.ok(ann.room.unrated.includes('taken'))
    const { move } = ann.room
    for (let i = 0; i < 8; i++) {
      await ann.until(({ room }) => room.waiting.includes(0))
      await ann.answers(i)
    }
    assert.ok(ann.room.move > move + 8)
    assert.equal(await ann.refusal('log'), 'not-before-the-end')
    await ann.do({ do: 'ask', what: { kind: 'end' } })
    await ann.until(({ room }) => room.state === 'over')
    const log = await ann.call<{ readonly seed: string }>('log')
    assert.equal(typeof log.seed, 'string')
    const { createHash } = await import('node:crypto')
    assert.equal(createHash('sha256').update(log.seed).digest('hex'), ann.room.seedHash)
    await ann.do({ do: 'rematch' })
    await ann.until(({ room }) => room.rematch !== undefined)
    assert.notEqual(ann.room.rematch, table)
    const next = await visitors[0]!.at(ann.room.rematch!)
    assert.deepEqual(
      next.room.seats.map(({ kind, name }) => [kind, name]),
      [
        ['open', undefined],
        ['person', 'Ann'],
      ],
    )
  })

  it('spectators who have to be behind see nothing of what is not due', async () => {
    const { pages, table } = await twoAt(server.url, { ...ZHANGUO, options: { delay: 2 } })
    const watching = await new Visitor(server.url).at(table)
    const first = await watching.call<News>('follow', null, 'start')
    await play(pages, 5)
    assert.deepEqual([first.move, watching.room.move, watching.newsBytes], [0, 0, []])
    assert.deepEqual([(await watching.look(null)).move, watching.room.waiting], [0, first.waiting])
    for (const call of ['timeline', 'log']) assert.equal(await watching.refusal(call), 'not-before-the-end')
    assert.equal(await watching.refusal('at', 3, null), 'not-before-the-end')
    await watching.until(({ room }) => room.move >= 5, 4000)
    assert.equal(watching.following!.look(first.cursor)!.move, watching.room.move)
  })

  it('players and spectators talk apart, until the game is over', async () => {
    const { pages, table } = await twoAt(server.url)
    const [ann, bo] = pages
    const eve = await (await Visitor.guest(server.url, 'Eve')).at(table)
    const zed = await (await Visitor.guest(server.url, 'Zed')).at(table)
    await ann.do({ do: 'chat', to: 'table', text: '  Hello <b>Bo</b> ' })
    await eve.do({ do: 'chat', to: 'watchers', text: 'Psst' })
    assert.equal(await eve.refused({ do: 'chat', to: 'table', text: 'I am here, too' }), 'not-your-seat')
    assert.equal(await ann.refused({ do: 'chat', to: 'table', text: 'a\u202Eb' }), 'malformed')
    await bo.until(({ chat }) => chat.length === 1)
    await zed.until(({ chat }) => chat.length === 1)
    assert.deepEqual(
      [bo.chat[0]!.text, zed.chat[0]!.text, ann.chat.length, eve.chat.length],
      ['Hello <b>Bo</b>', 'Psst', 1, 1],
    )
    await bo.do({ do: 'report', line: 1, why: 'rude' })
    await ann.do({ do: 'ask', what: { kind: 'end' } })
    await bo.until(({ room }) => room.request !== undefined)
    await bo.do({ do: 'say-yes', n: 1 })
    await ann.until(({ room }) => room.state === 'over')
    assert.deepEqual((await new Visitor(server.url).at(table)).chat.length, 2)
  })

  it('a table that nobody needs leaves the memory, and comes back as it was', async (t) => {
    const small = await aServer({ store: sqliteStore(join(folder, 'idle.db')), idleAfter: 50 })
    t.after(() => small.close())
    const { pages, visitors, table } = await twoAt(small.url, {
      game: 'great-wall',
      setup: { seats: 3 },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'me', name: 'Cy' }],
    })
    await play(pages, 120)
    const { view, move } = await pages[0].look(0)
    for (const page of pages) await page.leave()
    for (let i = 0; i < 60 && small.tables.size > 0; i++) await new Promise((resolve) => setTimeout(resolve, 50))
    assert.equal(small.tables.size, 0)
    const loaded = await small.tables.find(table)
    assert.equal(loaded?.journal.answers.length, move)
    const back = await visitors[0]!.at(table)
    assert.deepEqual((await back.look(0)).view, view)
  })

  for (const game of ['great-wall', 'zhanguo'])
    it(`a whole game of four comes into memory in less than 20 ms: ${game}`, async (t) => {
      const small = await aServer({ store: sqliteStore(join(folder, `${game}.db`)), idleAfter: 30 })
      t.after(() => small.close())
      const ann = await Visitor.guest(small.url, 'Ann')
      const seats = ['Ann', 'Bo', 'Cy', 'Di'].map((name) => ({ kind: 'me' as const, name }))
      const table = await ann.lays({ game, setup: { seats: 4 }, seats })
      const page = await ann.at(table)
      await page.do({ do: 'ready', on: true })
      await page.until(({ room }) => room.state === 'playing')
      await play([page], 1000, 1)
      const { move, state } = page.room
      assert.equal(state, 'over')
      await page.leave()
      const times: number[] = []
      for (let i = 0; i < 6; i++) {
        for (let n = 0; n < 200 && small.tables.size > 0; n++) await new Promise((resolve) => setTimeout(resolve, 10))
        assert.equal(small.tables.size, 0)
        // What this thread had of a core: a machine that is busy with other things must not make it fail.
        const before = process.threadCpuUsage()
        assert.equal((await small.tables.find(table))?.journal.answers.length, move)
        const { user, system } = process.threadCpuUsage(before)
        times.push((user + system) / 1000)
      }
      // The first time code is compiled, too.
      const ms = times.slice(1).toSorted((a, b) => a - b)[2]!
      assert.ok(ms < 20, `it took ${ms} ms`)
      t.diagnostic(
        `after ${move} answers it came back in ${ms.toFixed(1)} ms, the first time in ${times[0]!.toFixed(1)}`,
      )
    })
})
