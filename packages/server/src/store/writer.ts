import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { endsOf } from './ends.ts'
import type { Row, Value } from './rows.ts'
import type { Append, TableRow } from './store.ts'

/** So much of the file lies in memory. */
const CACHE_KB = 2000
/**
 * Pages written ahead (64 MB) until they are put where they belong even if that makes a commit wait. Many of them are written again before; usually they are
 * put there when nobody writes (`tidy`).
 */
const AHEAD = 16_000
/** Fewer than so many commits are not worth it. */
const UNTIDY = 50

/** What is kept in a file of SQLite: one commit after the other, each on the disk when it is done. */
export class Writer {
  readonly database: DatabaseSync
  private readonly prepared = new Map<string, StatementSync>()
  /** Commits since what was written ahead was put in its place. */
  private commits = 0

  constructor(file: string) {
    try {
      this.database = new DatabaseSync(file, { timeout: 10_000 })
      this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
      this.database.exec(`PRAGMA cache_size = -${CACHE_KB}; PRAGMA wal_autocheckpoint = ${AHEAD}`)
    } catch (error) {
      // SQLite does not say which file it was.
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }

  inOne<T>(work: () => T): T {
    this.database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.database.exec('COMMIT')
      this.commits++
      return result
    } catch (error) {
      // A disk that is full or broken has ended it already: then there is nothing to take back, and what is told is what went wrong.
      if (this.database.isTransaction) this.database.exec('ROLLBACK')
      throw error
    }
  }

  private statement(sql: string): StatementSync {
    const known = this.prepared.get(sql)
    if (known !== undefined) return known
    const made = this.database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'))
    this.prepared.set(sql, made)
    return made
  }

  all(sql: string, values: readonly Value[] = []): readonly Row[] {
    return this.statement(sql).all(...values) as readonly Row[]
  }

  append(batch: readonly Append[]): readonly boolean[] {
    return this.inOne(() => {
      const first = batch.map((entry) => this.appendOne(entry))
      const won = batch.filter((_, i) => first[i])
      // Nobody else writes meanwhile: there is nothing to lock.
      const queries = endsOf(won, '')
      for (let next = queries.next(); next.done !== true;)
        next = queries.next(this.all(next.value.sql, next.value.values))
      return first
    })
  }

  private appendOne({ table, seq, at, record, row, places, turns = [], kept }: Append): boolean {
    const added = this.statement(
      'INSERT INTO log (tab, seq, at, record) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    ).run(table, seq, at, record)
    if (added.changes === 0) return false
    this.keepRow(table, at, row)
    for (const { person, waits, asked, since } of turns)
      this.statement('UPDATE places SET waits = $1, asked = $2, since = $3 WHERE person = $4 AND tab = $5').run(
        Number(waits),
        Number(asked),
        since,
        person,
        table,
      )
    if (places !== undefined) {
      this.statement('DELETE FROM places WHERE tab = $1').run(table)
      for (const { person, waits, asked, since } of places)
        this.statement('INSERT INTO places (tab, person, waits, asked, since) VALUES ($1, $2, $3, $4, $5)').run(
          table,
          person,
          Number(waits),
          Number(asked),
          since,
        )
    }
    if (kept !== undefined)
      this.statement(
        'INSERT INTO kept (tab, position) VALUES ($1, $2) ON CONFLICT (tab) DO UPDATE SET position = excluded.position',
      ).run(table, kept)
    return true
  }

  /** Most answers change nothing that lists are ordered by: then no index is written. */
  private keepRow(table: string, at: number, { state, game, public: isPublic, wake, line }: TableRow): void {
    const same = this.statement(
      'UPDATE tables SET changed = $1, line = $2 WHERE id = $3 AND state = $4 AND public = $5 AND wake IS $6',
    ).run(at, line, table, state, Number(isPublic), wake)
    if (same.changes > 0) return
    this.statement(
      `INSERT INTO tables (id, state, game, public, wake, changed, line) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO UPDATE SET state = excluded.state, game = excluded.game, public = excluded.public,
       wake = excluded.wake, changed = excluded.changed, line = excluded.line`,
    ).run(table, state, game, Number(isPublic), wake, at, line)
  }

  /** Nobody writes just now: what was written ahead is put in its place, as far as nobody who reads needs it. */
  tidy(): void {
    if (this.commits < UNTIDY) return
    this.commits = 0
    this.database.exec('PRAGMA wal_checkpoint(PASSIVE)')
  }

  close(): void {
    this.prepared.clear()
    this.database.close()
  }
}
