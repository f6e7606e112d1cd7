import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { openStore, type Running } from '@wanli/server'
import {
  backUp,
  endTable,
  exportTable,
  importTable,
  listReports,
  listTables,
  openDatabase,
  purge,
  restore,
  verifyAll,
} from '@wanli/server/admin'
import { engineOf } from '../src/games.ts'
import { aServer, play, twoAt, Visitor } from './help.ts'

/** What can be done with a server's store beside it, while it runs. `fresh`: the name of a new store. */
export function adminSuite(name: string, fresh: (n: number) => Promise<string>): void {
  describe(`wanli admin: ${name}`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'wanli-admin-'))
    let url: string
    let server: Running
    before(async () => {
      url = await fresh(0)
      server = await aServer({ store: await openStore(url) })
    })
    after(async () => {
      await server.close()
      rmSync(folder, { recursive: true })
    })

    /** What is wrong with the games in a store. */
    async function problemsIn(store: string) {
      const [open, database] = [await openStore(store), await openDatabase(store)]
      const found: { readonly table: string; readonly problem?: string }[] = []
      for await (const one of verifyAll(open, database, engineOf)) found.push(one)
      await open.close()
      await database.close()
      return { games: found.length, wrong: found.filter(({ problem }) => problem !== undefined) }
    }

    it('backs up while people play; what is restored goes on as it was, whoever had a seat there', async () => {
      const { pages, visitors, table } = await twoAt(server.url)
      await play(pages, 9)
      const file = join(folder, 'backup')
      const playing = play(pages, 12)
      const rows = await backUp(url, file)
      await playing
      assert.ok(rows > 10)
      assert.equal(statSync(file).mode & 0o777, 0o600)
      const other = await fresh(1)
      assert.equal(await restore(file, other), rows)
      await assert.rejects(restore(file, other), /not empty/)
      assert.deepEqual((await problemsIn(other)).wrong, [])
      const again = await aServer({ store: await openStore(other) })
      try {
        const back = await Promise.all(
          visitors.map((visitor) => {
            const same = new Visitor(again.url)
            same.cookie = visitor.cookie
            return same.at(table)
          }),
        )
        const { move } = back[0]!.room
        assert.ok(move >= 9 && move <= pages[0].room.move)
        await play(back, 3)
        assert.ok(back[0]!.room.move > move)
      } finally {
        await again.close()
      }
    })

    it('a backup that is damaged, cut off or no backup is refused, and nothing of it stays', async () => {
      const file = join(folder, 'whole')
      await backUp(url, file)
      const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
      for (const [n, [what, text]] of [
        ['cut', lines.slice(0, -1).join('\n')],
        ['a line is missing', lines.toSpliced(-2, 1).join('\n')],
        [
          'a row is missing',
          lines.toSpliced(lines.findIndex((line) => line.startsWith('{"table":"people"')) + 1, 1).join('\n'),
        ],
        ['half a line', lines.map((line, i) => (i === 5 ? line.slice(0, 8) : line)).join('\n')],
        ['another table', lines.map((line) => line.replace('"table":"people"', '"table":"sqlite_master"')).join('\n')],
        ['newer', lines.join('\n').replace(/"version":\d+/, '"version":999')],
        ['nothing', '{}'],
      ].entries()) {
        const spoilt = join(folder, 'spoilt')
        writeFileSync(spoilt, text!)
        const target = await fresh(10 + n)
        await assert.rejects(restore(spoilt, target), /backup|newer/, what)
        const database = await openDatabase(target, true)
        assert.deepEqual(await database.names(), [], what)
        await database.close()
      }
    })

    it('lists, exports what a page can read, imports it, and ends a table under the eyes of its people', async () => {
      const { pages, table } = await twoAt(server.url)
      await play(pages, 11)
      const [store, database] = [await openStore(url), await openDatabase(url)]
      try {
        const line = (await listTables(database)).find((one) => one.table === table)!
        assert.deepEqual([line.state, line.game, line.seats], ['playing', 'zhanguo', ['Ann', 'Bo']])
        assert.equal(line.answers, pages[0].room.move)
        const log = await exportTable(store, table, engineOf)
        const copy = await importTable(store, log, engineOf, Date.now())
        const [ann, bo] = await Promise.all([Visitor.guest(server.url, 'A2'), Visitor.guest(server.url, 'B2')])
        const [one, two] = [await ann.at(copy), await bo.at(copy)]
        await one.do({ do: 'sit', seat: 0 })
        await two.do({ do: 'sit', seat: 1 })
        await one.do({ do: 'ready', on: true })
        await two.do({ do: 'ready', on: true })
        await one.until(({ room }) => room.state === 'playing')
        assert.deepEqual((await one.look(0)).view, (await pages[0].look(0)).view)
        await endTable(store, table, Date.now())
        // The server had it in memory: with the next word it hears of it.
        await pages[0].send({ do: 'ask', what: { kind: 'pause' } })
        await pages[0].until(({ room }) => room.state === 'over' && room.agreed === true)
        await assert.rejects(endTable(store, table, Date.now()), /not open/)
        await assert.rejects(exportTable(store, 'no-such-table-00000', engineOf), /no table/)
        await assert.rejects(importTable(store, { game: 'chess' }, engineOf, 0), /no log/)
      } finally {
        await store.close()
        await database.close()
      }
    })

    it('shows what was reported, with who said it', async () => {
      const { pages, visitors, table } = await twoAt(server.url)
      const [by, person] = await Promise.all(
        visitors.map(async (visitor) => (await visitor.ok<{ readonly person: string }>('GET', '/api/me')).person),
      )
      await pages[1].do({ do: 'chat', to: 'table', text: 'You play like a wall' })
      await pages[0].do({ do: 'report', line: 1, why: 'rude' })
      await pages[0].do({ do: 'report', line: 77, why: 'gone' })
      const database = await openDatabase(url)
      const found = (await listReports(database)).filter((one) => one.table === table)
      await database.close()
      assert.deepEqual(
        found.map(({ at: _at, ...rest }) => rest).toSorted((a, b) => a.why.localeCompare(b.why)),
        [
          { table, by, why: 'gone', person: null, name: null, text: null },
          { table, by, why: 'rude', person, name: 'Bo', text: 'You play like a wall' },
        ],
      )
    })

    it('verifies every stored game, and finds one whose log was changed', async () => {
      const { pages, table } = await twoAt(server.url)
      await play(pages, 8)
      const sound = await problemsIn(url)
      assert.ok(sound.games >= 2)
      assert.deepEqual(sound.wrong, [])
      const database = await openDatabase(url)
      const [row] = await database.query(
        `SELECT seq, record FROM log WHERE tab = $1 AND record LIKE '%"play"%' ORDER BY seq DESC LIMIT 1`,
        [table],
      )
      const record = String(row!['record'])
      const changed = record.replace(/"answers":\["[^"]*"/, '"answers":["nothing of the kind"')
      const set = (text: string) =>
        database.query('UPDATE log SET record = $1 WHERE tab = $2 AND seq = $3', [text, table, row!['seq']!])
      await set(changed)
      assert.deepEqual(
        (await problemsIn(url)).wrong.map((one) => one.table),
        [table],
      )
      await set(record)
      assert.deepEqual((await problemsIn(url)).wrong, [])
      await database.close()
    })

    it('purges a person: no name, no word and no number of his is left; the game is still there', async () => {
      const { pages, visitors, table } = await twoAt(server.url)
      const bo = await visitors[1]!.ok<{ readonly person: string }>('POST', '/api/me', { name: 'Bartholomew' })
      await pages[1].do({ do: 'chat', to: 'table', text: 'I am Bartholomew' })
      await pages[0].do({ do: 'report', line: 1, why: 'Bartholomew again' })
      await play(pages, 6)
      const [store, database] = [await openStore(url), await openDatabase(url)]
      const gone = await purge(store, database, bo.person)
      assert.deepEqual([gone.person.name, gone.tables], ['Bartholomew', 1])
      await database.inOne(async () => {
        for (const name of await database.names())
          for await (const row of database.rows(name)) {
            const text = JSON.stringify(row)
            assert.ok(!text.includes(bo.person) && !text.includes('Bartholomew'), `${name}: ${text.slice(0, 200)}`)
          }
      })
      await assert.rejects(purge(store, database, bo.person), /nobody/)
      assert.deepEqual((await problemsIn(url)).wrong, [])
      const line = (await listTables(database)).find((one) => one.table === table)!
      assert.deepEqual(line.seats, ['Ann', '–'])
      await store.close()
      await database.close()
      assert.ok(!existsSync(join(folder, 'backup.part')))
    })
  })
}
