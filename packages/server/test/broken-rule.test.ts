import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { random } from '@wanli/bots/random'
import { sqliteStore } from '@wanli/server'
import type { Engine } from '@wanli/table'
import { zhanguo } from '@wanli/zhanguo'
import { aServer, type Page, play, twoAt, Visitor, ZHANGUO } from './help.ts'

/** A game with a rule that breaks in the middle of an answer, when it is told to. */
function weak() {
  let looks = Infinity
  const known: typeof zhanguo.known = (state, box) => {
    if (--looks === 0) throw new Error('a rule broke')
    return zhanguo.known(state, box)
  }
  const engine: Engine = { game: { ...zhanguo, known }, bots: [random] }
  return {
    engine,
    /** Looked at before an answer and after it. */
    breaks: () => (looks = 2),
  }
}

/** The same deal each time: what an answer draws is not looked at. */
const newSeed = () => 'a rule that breaks'

const askedOf = (pages: readonly Page[]): Page => pages.find(({ you, room }) => room.waiting.includes(you.seats[0]!))!

describe('a rule that breaks', () => {
  it('in the middle of an answer leaves nothing of it: the table goes on from what was kept', async (t) => {
    const { engine, breaks } = weak()
    const store = sqliteStore(':memory:')
    const server = await aServer({ store, engineOf: () => engine, newSeed })
    t.after(() => server.close())
    const { visitors, pages, table } = await twoAt(server.url)
    await play(pages, 7)
    const page = askedOf(pages)
    const seat = page.you.seats[0]!
    const before = await page.look(seat)
    breaks()
    const { question } = before
    assert.equal(await page.refusal('answer', seat, question!.options[0]!.key, question!.at), 'broke')
    // All hear of it, and are to come back.
    for (const one of pages) await one.until(({ gone, heard }) => gone === 'restart' && heard.some((m) => 'broke' in m))
    const back = [await visitors[0]!.at(table), await visitors[1]!.at(table)] as const
    // Whatever is written next: the answer that broke is not in it.
    await back[0].do({ do: 'ask', what: { kind: 'pause' } })
    const { n } = back[0].room.request!
    await back[1].do({ do: 'say-no', n })
    const now = await back[seat]!.look(seat)
    assert.deepEqual([now.move, now.view, now.question], [before.move, before.view, before.question])
    const kept = (await store.log(table, 0)).flatMap(
      ({ record }) =>
        (JSON.parse(record) as { readonly play?: { readonly answers: readonly string[] } }).play?.answers ?? [],
    )
    assert.equal(kept.length, before.move)
    await play(back, 6)
    assert.equal((await back[0].look()).move, before.move + 6)
  })

  it('in the answer of a bot is not tried again at once, and keeps nobody else waiting', async (t) => {
    const { engine, breaks } = weak()
    let late = 0
    const server = await aServer({ engineOf: () => engine, newSeed, now: () => Date.now() + late })
    t.after(() => server.close())
    const host = await Visitor.guest(server.url, 'Ann')
    const bot = { kind: 'bot', bot: 'random' } as const
    const table = await host.lays({ ...ZHANGUO, seats: [bot, bot] })
    const page = await host.at(table)
    breaks()
    await page.do({ do: 'start' })
    await page.until(({ gone, heard }) => gone === 'restart' && heard.some((message) => 'broke' in message))
    // Tables that wait for a bot are looked for every second.
    const { pages } = await twoAt(server.url)
    await play(pages, 4)
    await new Promise((resolve) => setTimeout(resolve, 3500))
    const back = await host.at(table)
    const { move } = back.room
    assert.ok(move <= 1, `${move} answers since`)
    late += 61_000
    await back.until(({ room }) => room.move > move)
  })
})
