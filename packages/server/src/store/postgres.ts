import pg from 'pg'
import type { Driver } from './driver.ts'
import { endsOf } from './ends.ts'
import { type Dialect, MIGRATIONS, NewerDatabase } from './migrations.ts'
import type { Row, Value } from './rows.ts'
import { SqlStore } from './sql.ts'
import type { Append, Store } from './store.ts'

const DIALECT: Dialect = { keyed: '' }
/** The lock of the migrations: any number that nobody else uses. */
const LOCK = 1_946_157_056

// Our numbers are times and counts: all of them fit.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Any number of processes; every commit is on the database's disk when it is done. */
class Postgres implements Driver {
  private readonly pool: pg.Pool

  constructor(pool: pg.Pool) {
    this.pool = pool
  }

  async migrate(): Promise<void> {
    const client = await this.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
      await client.query('CREATE TABLE IF NOT EXISTS wanli_version (version BIGINT NOT NULL)')
      const { rows } = await client.query<{ version: number }>('SELECT version FROM wanli_version')
      const found = rows[0]?.version ?? 0
      if (found > MIGRATIONS.length) throw new NewerDatabase(found)
      for (const migration of MIGRATIONS.slice(found)) for (const sql of migration(DIALECT)) await client.query(sql)
      await client.query('DELETE FROM wanli_version')
      await client.query('INSERT INTO wanli_version (version) VALUES ($1)', [MIGRATIONS.length])
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }

  async query(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    // Without a type a place in a list of values would be text.
    const { rows } = await this.pool.query<Row>(sql, [...values])
    return rows
  }

  async append(batch: readonly Append[]): Promise<readonly boolean[]> {
    const client = await this.pool.connect()
    try {
      await client.query('BEGIN')
      const first = await addAll(client, batch)
      await client.query('COMMIT')
      return first
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}

const nameOf = ({ table, seq }: Pick<Append, 'table' | 'seq'>): string => `${table} ${seq}`

/** A few statements for all of them together. In the order of their names: two processes that wait for each other would wait forever. */
async function addAll(client: pg.PoolClient, batch: readonly Append[]): Promise<readonly boolean[]> {
  const sorted = batch.toSorted((a, b) => (a.table < b.table ? -1 : 1))
  const { rows } = await client.query<{ tab: string; seq: number }>(
    `INSERT INTO log (tab, seq, at, record) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
     ON CONFLICT DO NOTHING RETURNING tab, seq`,
    [
      sorted.map((entry) => entry.table),
      sorted.map(({ seq }) => seq),
      sorted.map(({ at }) => at),
      sorted.map(({ record }) => record),
    ],
  )
  const added = new Set(rows.map(({ tab, seq }) => nameOf({ table: tab, seq })))
  const won = sorted.filter((entry) => added.has(nameOf(entry)))
  await client.query(
    `INSERT INTO tables (id, state, game, public, wake, changed, line)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[])
     ON CONFLICT (id) DO UPDATE SET state = excluded.state, game = excluded.game, public = excluded.public,
     wake = excluded.wake, changed = excluded.changed, line = excluded.line`,
    [
      won.map((entry) => entry.table),
      won.map(({ row }) => row.state),
      won.map(({ row }) => row.game),
      won.map(({ row }) => Number(row.public)),
      won.map(({ row }) => row.wake),
      won.map(({ at }) => at),
      won.map(({ row }) => row.line),
    ],
  )
  const seated = won.flatMap(({ table, places }) => (places === undefined ? [] : [{ table, places }]))
  if (seated.length > 0) {
    await client.query('DELETE FROM places WHERE tab = ANY($1::text[])', [seated.map(({ table }) => table)])
    const all = seated.flatMap(({ table, places }) => places.map((place) => ({ ...place, table })))
    await client.query(
      `INSERT INTO places (tab, person, waits, asked, since) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])`,
      [
        all.map(({ table }) => table),
        all.map(({ person }) => person),
        all.map(({ waits }) => Number(waits)),
        all.map(({ asked }) => Number(asked)),
        all.map(({ since }) => since),
      ],
    )
  }
  const turns = won.flatMap((entry) => (entry.turns ?? []).map((turn) => ({ ...turn, table: entry.table })))
  if (turns.length > 0)
    await client.query(
      `UPDATE places SET waits = new.waits, asked = new.asked, since = new.since
       FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) AS new (tab, person, waits, asked, since)
       WHERE places.tab = new.tab AND places.person = new.person`,
      [
        turns.map(({ table }) => table),
        turns.map(({ person }) => person),
        turns.map(({ waits }) => Number(waits)),
        turns.map(({ asked }) => Number(asked)),
        turns.map(({ since }) => since),
      ],
    )
  const kept = won.flatMap(({ table, kept }) => (kept === undefined ? [] : [{ table, kept }]))
  if (kept.length > 0)
    await client.query(
      `INSERT INTO kept (tab, position) SELECT * FROM unnest($1::text[], $2::text[])
       ON CONFLICT (tab) DO UPDATE SET position = excluded.position`,
      [kept.map(({ table }) => table), kept.map((one) => one.kept)],
    )
  const queries = endsOf(won, ' FOR UPDATE')
  for (let next = queries.next(); next.done !== true;)
    next = queries.next((await client.query<Row>(next.value.sql, [...next.value.values])).rows)
  return batch.map((entry) => added.has(nameOf(entry)))
}

/** The store on PostgreSQL. */
export async function postgresStore(url: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A connection that breaks while nobody uses it is replaced by the next one that is needed.
  pool.on('error', () => undefined)
  const driver = new Postgres(pool)
  try {
    await driver.migrate()
  } catch (error) {
    await pool.end()
    // A name with several addresses, of which none answers: Node says nothing but what each of them has said.
    if (error instanceof AggregateError && error.message === '')
      throw new Error(
        error.errors.map((one: unknown) => (one instanceof Error ? one.message : String(one))).join('; '),
        {
          cause: error,
        },
      )
    throw error
  }
  return new SqlStore(driver)
}
