import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPlace, type Place, type Running } from '@wanli/server'
import { BossJobs } from '../../src/jobs/boss.ts'
import { aServer, type Page, play, twoAt, Visitor, ZHANGUO } from '../help.ts'
import { jobsSuite } from '../jobs-suite.ts'
import { postgresHere } from './scratch.ts'

const { scratch, newDatabase } = await postgresHere()
after(() => scratch.stop())

const url = await newDatabase('jobs')
jobsSuite('PostgreSQL', (broke) => BossJobs.open(url, broke, () => undefined))

describe('people of one table at different processes', () => {
  let tables = ''
  const servers: Running[] = []
  const started = async (
    change: (place: Place) => Partial<Place> = () => ({}),
    jobsHere?: number,
  ): Promise<Running> => {
    const place = await openPlace(tables)
    const server = await aServer({
      ...place,
      ...change(place),
      ...(jobsHere === undefined ? {} : { jobsHere }),
    })
    servers.push(server)
    return server
  }
  before(async () => {
    tables = await newDatabase('meet')
    await started()
    await started()
    // To whom nobody speaks.
    await started((place) => ({
      relay: { ...place.relay, say: () => undefined, hear: () => undefined, close: () => place.relay.close() },
    }))
  })
  after(async () => {
    for (const server of servers) await server.close()
  })
  /** The same person, at another process. */
  const also = (visitor: Visitor, server: Running): Visitor => {
    const elsewhere = new Visitor(server.url)
    elsewhere.cookie = visitor.cookie
    return elsewhere
  }

  it('hear of answers, chat, and who is here; who hears no hint looks by himself', async () => {
    const { pages, visitors, table } = await twoAt(servers[0]!.url)
    const far = await also(visitors[1]!, servers[1]!).at(table)
    const deaf = await also(visitors[1]!, servers[2]!).at(table)
    for (const page of [far, deaf]) await page.call('follow', 1, 'now')
    await pages[1].leave()
    // Bo is here, at the other process.
    await pages[0].until(({ room }) => room.seats[1]!.presence === 'here')
    for (let i = 0; i < 30 && pages[0].room.move < 8; i++) await play([pages[0], far], 1, i)
    const { move } = pages[0].room
    assert.ok(move >= 8)
    for (const page of [far, deaf]) await page.until(({ room }) => room.move >= move)
    assert.deepEqual((await far.look(1)).view, (await deaf.look(1)).view)
    assert.ok(far.newsBytes.length > 2)
    await far.do({ do: 'chat', to: 'table', text: 'from afar' })
    for (const page of [pages[0], far, deaf]) await page.until(({ chat }) => chat.length === 1)
    await pages[0].do({ do: 'chat', to: 'table', text: 'and back' })
    for (const page of [pages[0], far, deaf]) await page.until(({ chat }) => chat.length === 2)
    await far.leave()
    await deaf.leave()
    await pages[0].until(({ room }) => room.seats[1]!.presence === 'gone', 10_000)
  })

  it('who signs out everywhere is out at all of them', async () => {
    const { visitors, table } = await twoAt(servers[0]!.url)
    const far = await also(visitors[0]!, servers[1]!).at(table)
    await visitors[0]!.ok('POST', '/api/sign-out', { everywhere: true })
    await far.until(({ gone }) => gone === 'signed-out')
  })

  it('clocks are the same everywhere, and run on while all processes are away; a seat whose time is up is offered at each', async () => {
    const clock = { kind: 'bank', bank: 10, increment: 0 } as const
    const { pages, visitors, table } = await twoAt(servers[0]!.url, { ...ZHANGUO, options: { clock } })
    const waits = pages[0].room.waiting[0]!
    const far = await also(visitors[1 - waits]!, servers[1]!).at(table)
    const clockOf = (page: Page) => page.room.seats[waits]!.clock
    assert.deepEqual(clockOf(far), clockOf(pages[0]))
    assert.notEqual(clockOf(far)!.since, undefined)
    for (const page of pages) await page.leave()
    await far.leave()
    // Nobody has it in memory any more: what is known of the clock is what is kept.
    for (const server of servers) await (await server.tables.find(table))!.close()
    const back = await also(visitors[1 - waits]!, servers[1]!).at(table)
    assert.deepEqual(clockOf(back), clockOf(pages[0]))
    const bot = { do: 'ask', what: { kind: 'bot', seat: waits, bot: 'random' } } as const
    assert.equal(await back.refused(bot), 'seat-taken')
    const { left, since } = clockOf(back)!
    await sleep(Math.max(0, since! + left - Date.now()) + 100)
    const other = await also(visitors[1 - waits]!, servers[2]!).at(table)
    assert.equal(other.room.seats[waits]!.kind, 'person', 'never taken silently')
    await other.do(bot)
    await back.until(({ room }) => room.seats[waits]!.taken === true)
  })

  it('bots are played by whoever takes jobs, and by another one when that one ends', async () => {
    const idle = await started(undefined, 0)
    const ann = await Visitor.guest(idle.url, 'Ann')
    const table = await ann.lays({ ...ZHANGUO, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
    const page = await ann.at(table)
    await page.do({ do: 'start' })
    for (let i = 0; i < 6; i++) {
      // A thread for bots has to start first, and again when that process has ended.
      await page.until(({ room }) => room.waiting.includes(0), 60_000)
      const { move } = page.room
      await page.answers(i)
      await page.until(({ room }) => room.move > move)
      if (i === 2) await servers.splice(0, 1)[0]!.close()
    }
  })
})
