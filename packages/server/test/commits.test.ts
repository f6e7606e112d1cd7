import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { zhanguo } from '@wanli/zhanguo'
import { random } from '@wanli/bots/random'
import { type Store, sqliteStore } from '@wanli/server'
import type { News } from '@wanli/table'
import { aServer, play, twoAt, Visitor, ZHANGUO } from './help.ts'

/** A store whose commits wait until they are let, and fail when they are to. */
function gated(store: Store) {
  let gate: Promise<void> | undefined
  let open: () => void = () => undefined
  let fails = false
  const append: Store['append'] = async (entry) => {
    await gate
    if (fails) throw new Error('the disk is full')
    return store.append(entry)
  }
  return {
    store: new Proxy(store, {
      get: (target, name: keyof Store) => (name === 'append' ? append : (target[name] as () => unknown).bind(target)),
    }),
    shut: () => {
      gate = new Promise((resolve) => (open = resolve))
    },
    let: () => {
      gate = undefined
      open()
    },
    fail: (on: boolean) => (fails = on),
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 60))

describe('commits', () => {
  it('nobody is told of an answer, in no way, before it is kept', async (t) => {
    const gate = gated(sqliteStore(':memory:'))
    const server = await aServer({ store: gate.store })
    t.after(() => server.close())
    const { pages, table } = await twoAt(server.url)
    await play(pages, 3)
    const page = pages.find(({ you, room }) => room.waiting.includes(you.seats[0]!))!
    const other = pages.find((one) => one !== page)!
    const seat = page.you.seats[0]!
    const { question, move } = await page.look(seat)
    await other.call<News>('follow', 1 - seat, 'start')
    const watching = await new Visitor(server.url).at(table)
    gate.shut()
    const heard = [page, other, watching].map((one) => one.heard.length)
    let answered = false
    const answer = page.call('answer', seat, question!.options[0]!.key, question!.at).then(() => (answered = true))
    // Whoever asks meanwhile waits: what he would hear is not kept yet.
    let looked: News | undefined
    const look = watching.look(null).then((news) => (looked = news))
    await soon()
    assert.deepEqual([answered, looked], [false, undefined])
    assert.deepEqual(
      [page, other, watching].map((one) => one.heard.length),
      heard,
    )
    assert.equal(other.newsBytes.length, 0)
    gate.let()
    await answer
    await look
    await other.until(({ newsBytes }) => newsBytes.length > 0)
    assert.ok(looked!.move > move)
  })

  it('what the store did not take has not happened: all are sent away, come back, and go on', async (t) => {
    const gate = gated(sqliteStore(':memory:'))
    const server = await aServer({ store: gate.store })
    t.after(() => server.close())
    const { pages, visitors, table } = await twoAt(server.url)
    await play(pages, 3)
    const page = pages.find(({ you, room }) => room.waiting.includes(you.seats[0]!))!
    const seat = page.you.seats[0]!
    const { question, move, view } = await page.look(seat)
    gate.fail(true)
    page.sendText(JSON.stringify({ id: 999, call: 'answer', args: [seat, question!.options[0]!.key, question!.at] }))
    for (const one of pages) await one.until(({ gone }) => gone === 'restart')
    // Who answered has heard that it came to nothing: his page need not ask for it again. No rule broke: nobody's table has stopped.
    assert.ok(
      page.heard.some(
        (message) => 'id' in message && message.id === 999 && 'error' in message && message.error === 'broke',
      ),
    )
    for (const one of pages) assert.ok(!one.heard.some((message) => 'broke' in message))
    gate.fail(false)
    const back = await visitors[seat]!.at(table)
    const news = await back.look(seat)
    assert.deepEqual([news.move, news.view, news.question?.at], [move, view, question!.at])
    await play([back, await visitors[1 - seat]!.at(table)], 4)
  })

  it('a full disk keeps no server from ending: all are told to come back, and nothing is lost', async () => {
    const store = sqliteStore(':memory:')
    const full = new Proxy(store, {
      get: (target, name: keyof Store) => {
        if (name === 'close') return () => Promise.resolve()
        if (name === 'keep') return () => Promise.reject(new Error('the disk is full'))
        return (target[name] as () => unknown).bind(target)
      },
    })
    const faults: unknown[] = []
    const server = await aServer({ store: full, log: (level, _, facts) => level === 'error' && faults.push(facts) })
    const tables = [await twoAt(server.url), await twoAt(server.url)]
    for (const { pages } of tables) await play(pages, 3)
    await server.close()
    for (const { pages } of tables) for (const page of pages) await page.until(({ gone }) => gone === 'restart')
    assert.equal(faults.length, 2)
    const again = await aServer({ store })
    for (const { visitors, table } of tables) {
      const [visitor] = visitors
      Object.assign(visitor!, { url: again.url })
      assert.equal((await visitor!.at(table)).room.move, 3)
    }
    await again.close()
  })

  it('after an update running tables go on: all is told anew; a game that is gone is said', async (t) => {
    const store = sqliteStore(':memory:')
    const kept = new Proxy(store, {
      get: (target, name: keyof Store) =>
        name === 'close' ? () => Promise.resolve() : (target[name] as () => unknown).bind(target),
    })
    t.after(() => store.close())
    const before = await aServer({ store: kept })
    const { pages, visitors, table } = await twoAt(before.url)
    await play(pages, 25)
    const old = await pages[0].call<News>('look', 0, 'start')
    await before.close()
    const updated = { game: { ...zhanguo, version: `${zhanguo.version}9` }, bots: [random] }
    const after = await aServer({ store: kept, engineOf: () => updated })
    for (const visitor of visitors) Object.assign(visitor, { url: after.url })
    const back = await visitors[0]!.at(table)
    const news = await back.call<News>('look', 0, old.cursor)
    assert.deepEqual([news.takenBack, news.told, news.view], [0, old.told, old.view])
    await play([back, await visitors[1]!.at(table)], 6)
    await after.close()
    const gone = await aServer({ store: kept, engineOf: () => undefined })
    t.after(() => gone.close())
    Object.assign(visitors[0]!, { url: gone.url })
    const left = await visitors[0]!.at(table)
    assert.deepEqual((left.room.stuck as { readonly code: string }).code, 'other-game')
    assert.equal(await left.refusal('look', 0, 'now'), 'not-open')
    assert.equal(await visitors[0]!.trouble('POST', '/api/tables', ZHANGUO), 'bad-setup')
  })
})
