import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { answerText, type Log, replay } from '@wanli/kernel'
import { type Running, sqliteStore } from '@wanli/server'
import { greatWall } from '@wanli/great-wall'
import { zhanguo } from '@wanli/zhanguo'
import { aServer, type Page, play, twoAt, ZHANGUO } from './help.ts'

/** Play until something was drawn or shown since some moment; says which. */
async function pastSomethingShown(server: Running, pages: readonly Page[], table: string): Promise<number> {
  const { game } = (await server.tables.find(table))!
  for (let i = 0; i < 60; i++) {
    const { move } = pages[0]!.room
    await play(pages, 3, i)
    if (game!.shownSince(move)) return move
  }
  assert.fail('nothing was ever shown')
}

const agrees = async (page: Page) => {
  await page.until(({ room }) => room.request !== undefined)
  await page.do({ do: 'say-yes', n: page.room.request!.n })
}

describe('taking back what was drawn or shown', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wanli-back-'))
  let server: Running
  const begin = async () => {
    server = await aServer({ store: sqliteStore(join(folder, 'back.db')) })
  }
  before(begin)
  after(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })

  it('nobody can where the result counts', async () => {
    const { pages, table } = await twoAt(server.url, { ...ZHANGUO, options: { rated: true } })
    assert.deepEqual(pages[0].room.unrated, [])
    const to = await pastSomethingShown(server, pages, table)
    for (const what of [{ kind: 'undo', to } as const, { kind: 'undo', to, anew: true } as const])
      assert.equal(await pages[0].refused({ do: 'ask', what }), 'shown-since')
  })

  it('else all may agree to it: what lay hidden is dealt anew, nobody sees that moment otherwise, and the log is played again', async () => {
    const { pages, visitors, table } = await twoAt(server.url, { ...ZHANGUO, options: { rated: false } })
    const [ann, bo] = pages
    const to = await pastSomethingShown(server, pages, table)
    const seen = await Promise.all(pages.map((page) => page.call<{ view: object }>('at', to, page.you.seats[0])))
    await ann.do({ do: 'ask', what: { kind: 'undo', to } })
    await bo.until(({ room }) => room.request !== undefined)
    assert.deepEqual(bo.room.request!.what, { kind: 'undo', to, anew: true })
    await agrees(bo)
    for (const page of pages) await page.until(({ room }) => room.answered?.how === 'agreed' && room.move === to + 1)
    const live = (await server.tables.find(table))!
    assert.equal(answerText(live.game!.entries.at(-1)!), '!deal 1')
    for (const [i, page] of pages.entries()) assert.deepEqual((await page.look()).view, seen[i]!.view)
    assert.equal(live.game!.shownSince(to), true, 'it is no way to look at what lies there')

    // The same once more: what is dealt then has not been seen before.
    await play(pages, 3)
    await bo.do({ do: 'ask', what: { kind: 'undo', to } })
    await agrees(ann)
    for (const page of pages) await page.until(({ room }) => room.answered?.n === 2 && room.move === to + 1)
    assert.equal(answerText(live.game!.entries.at(-1)!), '!deal 2')

    // After a restart it is the same table, and at the end its log says what was done.
    await play(pages, 6)
    const { move } = ann.room
    const views = await Promise.all(pages.map(async (page) => (await page.look()).view))
    await server.close()
    await begin()
    for (const visitor of visitors) Object.assign(visitor, { url: server.url })
    const again = [await visitors[0]!.at(table), await visitors[1]!.at(table)] as const
    assert.equal(again[0].room.move, move)
    for (const [i, page] of again.entries()) assert.deepEqual((await page.look()).view, views[i])
    await again[0].do({ do: 'ask', what: { kind: 'end' } })
    await agrees(again[1])
    await again[0].until(({ room }) => room.state === 'over')
    const log = await again[0].call<Log>('log')
    assert.equal(log.answers[to], '!deal 2')
    const played = replay(zhanguo, log, { verify: true })
    assert.ok(played.ok, JSON.stringify(played))
  })

  it('what somebody has said once for all since stays said', async () => {
    const setup = greatWall.checkSetup({ mode: 'coop', seats: 2 })
    assert.ok(setup.ok)
    const [first, second] = [...greatWall.open(setup.value).rules.topics] as [string, string]
    const { pages } = await twoAt(server.url, {
      game: 'great-wall',
      setup: { mode: 'coop', seats: 2 },
      seats: [{ kind: 'me' }, { kind: 'open' }],
    })
    const [ann, bo] = pages
    assert.deepEqual(await ann.call('stand', 0, first, 'pass'), { ok: true })
    await play(pages, 3)
    const to = Math.max(ann.room.move, bo.room.move) - 2
    assert.deepEqual(await bo.call('stand', 1, second, 'pass'), { ok: true })
    assert.deepEqual(await ann.call('stand', 0, first, null), { ok: true })
    await ann.do({ do: 'ask', what: { kind: 'undo', to } })
    await agrees(bo)
    await ann.until(({ room }) => room.answered?.how === 'agreed')
    assert.deepEqual((await bo.look(1)).standing, { [second]: 'pass' })
    assert.deepEqual((await ann.look(0)).standing, {})
  })

  it('no client deals: it is not his answer, and not his call', async () => {
    const { pages } = await twoAt(server.url, { ...ZHANGUO, options: { rated: false } })
    for (const page of pages) {
      const seat = page.you.seats[0]!
      const { question, move } = await page.look()
      const at = question?.at ?? 0
      const given = await page.call<{ readonly ok: boolean }>('answer', seat, '!deal 1', at)
      const all = await page.call<{ readonly ok: boolean }>('answerAll', seat, ['!deal 1'], at)
      assert.deepEqual([given.ok, all.ok, (await page.look()).move], [false, false, move])
      assert.equal(await page.refusal('rewind', 0), 'not-the-host')
    }
  })
})
