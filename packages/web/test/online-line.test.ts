import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import type { News, NewsLine } from '@wanli/table'
import { merged } from '../src/frame/news.ts'
import type { LinkState } from '../src/online/link.ts'
import { sealOf } from '../src/online/seal.ts'
import { TableLine } from '../src/online/table-line.ts'
import { FakeServer } from './online-help.ts'

/** A page at a table far away: it looks whenever something happened, as a scene does. */
class Page {
  readonly line: TableLine
  readonly states: LinkState['how'][] = []
  readonly missed: number[] = []
  told: readonly NewsLine[] = []
  news: News | undefined
  unsent = 0
  private readonly seat: number | null
  private looking: Promise<void> = Promise.resolve()

  constructor(server: FakeServer, seat: number | null) {
    this.seat = seat
    this.line = new TableLine(
      'ws://far/away',
      {
        link: ({ how }) => void this.states.push(how),
        room: () => undefined,
        chat: () => undefined,
        unsent: (count) => (this.unsent = count),
        missed: (answers) => void this.missed.push(answers),
        bye: () => undefined,
        clock: () => undefined,
        version: () => undefined,
      },
      server.world,
    )
    this.line.client.onChange(() => this.look())
    this.look()
  }

  look(): void {
    this.looking = this.looking.then(async () => {
      const news = await this.line.client.look(this.seat, this.news?.cursor ?? 'start')
      this.told = merged(this.told, news)
      this.news = news
    })
  }

  /** Nothing was lost, nothing came twice, and what is seen is what lies there. */
  async isWhole(server: FakeServer): Promise<void> {
    const door = server.room.join({ seats: [0, 1], hosts: false, owns: false }, () => undefined)
    const reply = await door.receive({ id: 1, call: 'look', args: [this.seat, 'start'] })
    const { told, view, question, move } = (reply as { readonly result: News }).result
    door.leave()
    assert.deepEqual(this.told, told)
    assert.deepEqual(this.news?.view, view)
    assert.deepEqual([this.news?.question, this.news?.move], [question, move])
  }
}

/** The page of the seat that is asked first, and the other seat. */
async function begun() {
  const server = await FakeServer.lay(0)
  const page = new Page(server, 0)
  await server.time.pass(100)
  return { server, page }
}

/** Others act until this page is asked. */
async function untilAsked(server: FakeServer, page: Page): Promise<NonNullable<News['question']>> {
  for (let i = 0; i < 20 && page.news?.question === undefined; i++) {
    await server.others(1, 1)
    await server.time.pass(50)
  }
  return page.news!.question!
}

describe('a table on a server', () => {
  it('news come as differences, and are what a look would have told', async () => {
    const { server, page } = await begun()
    for (let i = 0; i < 30; i++) {
      const question = page.news?.question
      if (question === undefined) await server.others(1, 1)
      else {
        const outcome = page.line.client.answer(0, question.options[0]!.key, question.at)
        await server.time.pass(20)
        assert.deepEqual(await outcome, { ok: true })
      }
      await server.time.pass(20)
      await page.isWhole(server)
    }
    assert.equal(
      server.heard.filter(({ call }) => call === 'look').length,
      0,
      'nothing is asked for that comes by itself',
    )
    assert.equal(server.heard.filter(({ call }) => call === 'follow').length, 1)
  })

  it('a line that says nothing any more is found out within 5 seconds, and heals itself with growing pauses', async () => {
    const { server, page } = await begun()
    await server.time.pass(60_000)
    assert.deepEqual(page.states, ['up'])
    server.cut = true
    const from = server.time.now
    while (page.states.at(-1) === 'up') await server.time.pass(50)
    assert.ok(server.time.now - from <= 5000, `${server.time.now - from} ms`)
    assert.equal(page.line.client === undefined, false)
    const before = server.opened
    await server.time.pass(120_000)
    const tries = server.opened - before
    assert.ok(tries > 6 && tries < 14, `${tries} tries in two minutes`)
    server.cut = false
    await server.time.pass(40_000)
    assert.equal(page.states.at(-1), 'up')
    await page.isWhole(server)
  })

  it('a page that slept asks before it thinks the line lost', async () => {
    const { server, page } = await begun()
    // Timers slept for ten minutes; the server is there as ever.
    server.time.now += 600_000
    await server.time.pass(10_000)
    assert.deepEqual(page.states, ['up'])
  })

  it('after a break it goes on from its cursor: nothing lost, nothing doubled, and how much it missed', async () => {
    const { server, page } = await begun()
    await server.others(2, 1).catch(() => undefined)
    for (let round = 0; round < 4; round++) {
      await untilAsked(server, page)
      server.cut = true
      await server.others(1, 0)
      await server.others(1, 1).catch(() => undefined)
      await server.time.pass(9000)
      assert.notEqual(page.states.at(-1), 'up')
      server.cut = false
      await server.time.pass(40_000)
      await page.isWhole(server)
    }
    assert.equal(page.missed.length, 4)
    assert.ok(page.missed.some((answers) => answers > 0))
  })

  it('an answer that did not arrive is kept and sent; one that did is not sent twice', async () => {
    const { server, page } = await begun()
    const first = await untilAsked(server, page)
    server.cut = true
    const kept = page.line.client.answer(0, first.options[0]!.key, first.at)
    await server.time.pass(6000)
    assert.equal(page.unsent, 1)
    server.cut = false
    await server.time.pass(40_000)
    assert.deepEqual(await kept, { ok: true })
    assert.equal(page.unsent, 0)
    await page.isWhole(server)

    const second = await untilAsked(server, page)
    // It arrives, but the reply gets lost.
    server.mute = true
    const reached = page.line.client.answer(0, second.options[0]!.key, second.at)
    await server.time.pass(6000)
    server.mute = false
    await server.time.pass(40_000)
    assert.deepEqual(await reached, { ok: true })
    assert.equal(server.heard.filter(({ call }) => call === 'answer').length, 2)
    await page.isWhole(server)
  })

  it('a late answer is refused and changes nothing; a reply that comes twice is heard once', async () => {
    const { server, page } = await begun()
    const { options, at } = await untilAsked(server, page)
    await server.others(1, 0)
    const late = page.line.client.answer(0, options[0]!.key, at)
    await server.time.pass(50)
    assert.equal((await late).ok, false)
    await page.isWhole(server)
    server.sayAll({ id: 1, result: { ok: false } })
    server.sayAll({ id: 999, result: null })
    await server.time.pass(50)
    await page.isWhole(server)
  })

  it('what is taken back while the line is broken is taken back here too', async () => {
    const { server, page } = await begun()
    let undone = 0
    for (let i = 0; i < 12; i++) {
      const { options, at } = await untilAsked(server, page)
      const answer = page.line.client.answer(0, options[0]!.key, at)
      await server.time.pass(20)
      await answer
      if (page.news?.canUndo !== true) continue
      server.cut = true
      const door = server.room.join({ seats: [0], hosts: false, owns: false }, () => undefined)
      const { result } = (await door.receive({ id: 1, call: 'undo', args: [0] })) as { readonly result: unknown }
      assert.deepEqual(result, { ok: true })
      door.leave()
      await server.time.pass(6000)
      server.cut = false
      await server.time.pass(40_000)
      await page.isWhole(server)
      undone++
    }
    assert.ok(undone > 0)
  })

  it('what the room is told gets lost with the line, and says so; wishes about bots stay here', async () => {
    const { server, page } = await begun()
    server.cut = true
    const said = page.line.do({ do: 'chat', to: 'table', text: 'One moment' })
    const lost = assert.rejects(said, /lost/)
    await server.time.pass(6000)
    await lost
    await assert.rejects(page.line.do({ do: 'ready', on: true }), /lost/)
    assert.equal(await page.line.client.preview(0, 'any'), null)
    await page.line.client.pace(0)
    assert.ok(server.heard.every(({ call }) => call !== 'pace'))
  })

  it('the seal of a deal is SHA-256 of its seed, as a server makes it', async () => {
    for (const seed of ['far away', 'málaga 42'])
      assert.equal(await sealOf(seed), createHash('sha256').update(seed).digest('hex'))
  })
})
