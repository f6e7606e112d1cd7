import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { type Dialect, MIGRATIONS } from '../store/migrations.ts'
import { isPostgres } from '../store/open.ts'
import type { Row, Value } from '../store/rows.ts'
import { Writer } from '../store/writer.ts'

/** The database of a store, as who looks after it sees it: a server may be running on it. */
export interface Database {
  query(sql: string, values?: readonly Value[]): Promise<readonly Row[]>
  /** All rows of a table, one after the other. */
  rows(table: string): AsyncGenerator<Row>
  /** As it is at one moment, or all changed or nothing. */
  inOne<T>(work: () => Promise<T>): Promise<T>
  /** The tables of the store; none, if it is new. */
  names(): Promise<readonly string[]>
  version(): Promise<number>
  /** A new one becomes one of that version. */
  make(version: number): Promise<void>
  close(): Promise<void>
}

const MANY = 500

class InFile implements Database {
  private readonly writer: Writer

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true })
    this.writer = new Writer(file)
  }

  query(sql: string, values?: readonly Value[]): Promise<readonly Row[]> {
    return new Promise((resolve) => {
      resolve(this.writer.all(sql, values))
    })
  }

  async *rows(table: string): AsyncGenerator<Row> {
    yield* this.writer.database.prepare(`SELECT * FROM ${table}`).iterate() as Iterable<Row>
  }

  async inOne<T>(work: () => Promise<T>): Promise<T> {
    this.writer.database.exec('BEGIN')
    try {
      const result = await work()
      this.writer.database.exec('COMMIT')
      return result
    } catch (error) {
      this.writer.database.exec('ROLLBACK')
      throw error
    }
  }

  async names(): Promise<readonly string[]> {
    const rows = await this.query(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
    )
    return rows.map(({ name }) => String(name))
  }

  async version(): Promise<number> {
    return Number((await this.query('PRAGMA user_version'))[0]?.['user_version'])
  }

  make(version: number): Promise<void> {
    const dialect: Dialect = { keyed: ' WITHOUT ROWID' }
    for (const migration of MIGRATIONS.slice(0, version))
      for (const sql of migration(dialect)) this.writer.database.exec(sql)
    this.writer.database.exec(`PRAGMA user_version = ${version}`)
    return Promise.resolve()
  }

  close(): Promise<void> {
    this.writer.close()
    return Promise.resolve()
  }
}

class OnPostgres implements Database {
  private readonly client: pg.Client

  constructor(client: pg.Client) {
    this.client = client
  }

  async query(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return (await this.client.query<Row>(sql, [...values])).rows
  }

  async *rows(table: string): AsyncGenerator<Row> {
    await this.query(`DECLARE all_rows CURSOR FOR SELECT * FROM ${table}`)
    for (;;) {
      const some = await this.query(`FETCH ${MANY} FROM all_rows`)
      if (some.length === 0) break
      yield* some
    }
    await this.query('CLOSE all_rows')
  }

  async inOne<T>(work: () => Promise<T>): Promise<T> {
    await this.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    try {
      const result = await work()
      await this.query('COMMIT')
      return result
    } catch (error) {
      await this.query('ROLLBACK')
      throw error
    }
  }

  async names(): Promise<readonly string[]> {
    const rows = await this.query(
      `SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'wanli_version' ORDER BY tablename`,
    )
    return rows.map(({ tablename }) => String(tablename))
  }

  async version(): Promise<number> {
    return Number((await this.query('SELECT version FROM wanli_version'))[0]?.['version'])
  }

  async make(version: number): Promise<void> {
    for (const migration of MIGRATIONS.slice(0, version))
      for (const sql of migration({ keyed: '' })) await this.query(sql)
    await this.query('CREATE TABLE wanli_version (version BIGINT NOT NULL)')
    await this.query('INSERT INTO wanli_version (version) VALUES ($1)', [version])
  }

  close(): Promise<void> {
    return this.client.end()
  }
}

/** The database of that name. `fresh`: it need not be there yet. */
export async function openDatabase(name: string, fresh = false): Promise<Database> {
  if (!isPostgres(name)) {
    if (!fresh && !existsSync(name)) throw new Error(`there is no file ${name}`)
    return new InFile(name)
  }
  const client = new pg.Client({ connectionString: name })
  await client.connect()
  return new OnPostgres(client)
}
