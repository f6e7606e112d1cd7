import assert from 'node:assert/strict'
import dns from 'node:dns'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, describe, it } from 'node:test'
import { openPlace, openStore, sqliteStore } from '@wanli/server'
import { MIGRATIONS } from '../src/store/migrations.ts'
import { Writer } from '../src/store/writer.ts'
import { storeSuite } from './store-suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'wanli-store-'))
after(() => rmSync(folder, { recursive: true }))

storeSuite('SQLite', () => openStore(join(folder, 'deep', 'store.db')))

describe('the file of the store', () => {
  it('is written ahead, so that who reads does not wait for who writes', () => {
    const database = new DatabaseSync(join(folder, 'deep', 'store.db'))
    assert.equal(database.prepare('PRAGMA journal_mode').get()!['journal_mode'], 'wal')
    database.close()
  })

  it('of every earlier version becomes one of today', async () => {
    for (let version = 0; version < MIGRATIONS.length; version++) {
      const file = join(folder, `version-${version}.db`)
      const old = new DatabaseSync(file)
      for (const migration of MIGRATIONS.slice(0, version))
        for (const sql of migration({ keyed: ' WITHOUT ROWID' })) old.exec(sql)
      old.exec(`PRAGMA user_version = ${version}`)
      if (version > 0) old.exec(`INSERT INTO log VALUES ('old', 1, 7, '{}')`)
      old.close()
      const store = sqliteStore(file)
      assert.equal((await store.log('old', 0)).length, version > 0 ? 1 : 0)
      await store.keep('old', '{}')
      assert.equal(await store.kept('old'), '{}')
      await store.close()
    }
  })

  it('of a newer version is not touched, and says so', () => {
    const file = join(folder, 'newer.db')
    const newer = new DatabaseSync(file)
    newer.exec('PRAGMA user_version = 999')
    newer.close()
    assert.throws(() => sqliteStore(file), /version 999.*newer Wanli/)
  })

  it('is for one server at a time, until that has ended; whoever looks after it may come beside', async () => {
    const file = join(folder, 'one.db')
    const { store } = await openPlace(file)
    await assert.rejects(openPlace(file), /another server runs on .*one\.db/)
    const beside = await openStore(file)
    await store.keep('there', '{}')
    assert.equal(await beside.kept('there'), '{}')
    await beside.close()
    await store.close()
    const next = await openPlace(file)
    assert.equal(await next.store.kept('there'), '{}')
    await next.store.close()
  })

  it('is named when it can’t be one', () => {
    const file = join(folder, 'letter.db')
    writeFileSync(file, 'Dear Ann, this is no database, and it is long enough to be read as if it were one.')
    for (const [name, why] of [
      [folder, /wanli-store-\w+: unable to open database file/],
      [file, /letter\.db: file is not a database/],
    ] as const)
      assert.throws(() => sqliteStore(name), why)
  })

  it('on a full disk says that it is full, keeps nothing of what did not fit, and goes on when there is room', () => {
    const writer = new Writer(join(folder, 'full.db'))
    writer.database.exec('CREATE TABLE notes (words TEXT); PRAGMA max_page_count = 4')
    const write = (letters: number) =>
      writer.inOne(() => writer.all('INSERT INTO notes (words) VALUES ($1)', ['x'.repeat(letters)]))
    write(10)
    for (let i = 0; i < 2; i++) assert.throws(() => write(30_000), /database or disk is full/)
    assert.deepEqual(writer.all('SELECT count(*) AS notes FROM notes')[0]!['notes'], 1)
    writer.database.exec('PRAGMA max_page_count = 4000')
    write(30_000)
    writer.close()
  })
})

describe('a database that does not answer', () => {
  it('is said in words, also when its name has several addresses; the address of another kind is no file’s name', async (t) => {
    t.mock.method(dns, 'lookup', (_name: string, _options: unknown, done: (error: null, found: object[]) => void) =>
      done(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '127.0.0.2', family: 4 },
      ]),
    )
    await assert.rejects(openStore('postgres://ann:secret@db.example:1/tables'), (error: Error) => {
      assert.match(error.message, /ECONNREFUSED 127\.0\.0\.1:1; .*ECONNREFUSED 127\.0\.0\.2:1/)
      return true
    })
    await assert.rejects(openStore('mysql://ann:secret@db/tables'), (error: Error) => {
      assert.match(error.message, /^mysql:.*postgres:/)
      assert.doesNotMatch(error.message, /secret/)
      return true
    })
  })
})
