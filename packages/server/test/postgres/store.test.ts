import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openStore, type Running } from '@wanli/server'
import { MIGRATIONS } from '../../src/store/migrations.ts'
import { aServer, play, twoAt, Visitor } from '../help.ts'
import { storeSuite } from '../store-suite.ts'
import { postgresHere } from './scratch.ts'

const { scratch, newDatabase } = await postgresHere()
after(() => scratch.stop())

const url = await newDatabase('suite')
storeSuite('PostgreSQL', () => openStore(url))

describe('the database of the store', () => {
  it('of every earlier version becomes one of today, whoever comes first', async () => {
    for (let version = 0; version < MIGRATIONS.length; version++) {
      const old = await newDatabase(
        `version${version}`,
        ...MIGRATIONS.slice(0, version).flatMap((migration) => migration({ keyed: '' })),
        ...(version === 0
          ? []
          : [
              'CREATE TABLE wanli_version (version BIGINT NOT NULL)',
              `INSERT INTO wanli_version VALUES (${version})`,
              `INSERT INTO log VALUES ('old', 1, 7, '{}')`,
            ]),
      )
      const stores = await Promise.all([openStore(old), openStore(old), openStore(old)])
      assert.equal((await stores[0].log('old', 0)).length, version > 0 ? 1 : 0)
      for (const store of stores) await store.close()
    }
    const newer = await newDatabase(
      'newer',
      'CREATE TABLE wanli_version (version BIGINT)',
      'INSERT INTO wanli_version VALUES (999)',
    )
    await assert.rejects(openStore(newer), /version 999.*newer Wanli/)
  })
})

describe('two processes on one database', () => {
  const servers: Running[] = []
  before(async () => {
    const tables = await newDatabase('play')
    for (let i = 0; i < 2; i++) servers.push(await aServer({ store: await openStore(tables) }))
  })
  after(async () => {
    for (const server of servers) await server.close()
  })

  it('an answer at one of them is arbitrated by the key: the other takes it over, and goes on', async () => {
    const { pages, visitors, table } = await twoAt(servers[0]!.url)
    await play(pages, 6)
    const elsewhere = new Visitor(servers[1]!.url)
    const seat = pages[0].room.waiting[0]!
    elsewhere.cookie = visitors[seat]!.cookie
    const page = await elsewhere.at(table)
    const { move } = await page.look(seat)
    assert.equal(move, pages[seat]!.room.move)
    // Here the table goes on; there it has not heard of it, and answers the same question.
    const before = await page.look(seat)
    assert.equal(await pages[seat]!.answers(), true)
    const key = before.question!.options[0]!.key
    const late = await page.call<{ readonly ok: boolean }>('answer', seat, key, before.question!.at)
    assert.equal(late.ok, false)
    const now = await pages[seat]!.look(seat)
    const there = await page.look(seat)
    assert.deepEqual([there.move, there.view, there.cursor], [now.move, now.view, now.cursor])
    // Told that there is something new, it tells those who follow there.
    await page.call('follow', seat, 'now')
    await play(pages, 3)
    assert.equal(page.newsBytes.length, 0)
    await (await servers[1]!.tables.find(table))!.catchUp()
    await page.until(({ room }) => room.move === pages[seat]!.room.move)
    assert.equal(page.newsBytes.length, 1)
  })
})
