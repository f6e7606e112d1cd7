import type { Driver } from './driver.ts'
import { Group } from './group.ts'
import { SqlPeople } from './people.ts'
import { placeOf, resultOf, saidOf, standingAt, standingOf, tableOf, text } from './rows.ts'
import type { Append, Entry, Head, KeptStanding, ListedTable, PlaceRow, Result, Said, Store } from './store.ts'

/** The store on a database that understands SQL. */
export class SqlStore extends SqlPeople implements Store {
  private readonly group: Group

  constructor(driver: Driver) {
    super(driver)
    this.group = new Group((batch) => driver.append(batch))
  }

  append(entry: Append): Promise<boolean> {
    return this.group.add(entry)
  }

  async log(table: string, after: number): Promise<readonly Entry[]> {
    const rows = await this.driver.query('SELECT seq, at, record FROM log WHERE tab = $1 AND seq > $2 ORDER BY seq', [
      table,
      after,
    ])
    return rows.map(({ seq, at, record }) => ({ seq: Number(seq), at: Number(at), record: text(record) }))
  }

  async kept(table: string): Promise<string | undefined> {
    const [row] = await this.driver.query('SELECT position FROM kept WHERE tab = $1', [table])
    return row && text(row['position'])
  }

  async keep(table: string, kept: string): Promise<void> {
    await this.driver.query(
      'INSERT INTO kept (tab, position) VALUES ($1, $2) ON CONFLICT (tab) DO UPDATE SET position = excluded.position',
      [table, kept],
    )
  }

  async tablesOf(person: string): Promise<readonly (ListedTable & PlaceRow)[]> {
    const rows = await this.driver.query(
      `SELECT t.*, p.waits, p.asked, p.since FROM places p JOIN tables t ON t.id = p.tab WHERE p.person = $1
       ORDER BY p.waits + p.asked DESC, CASE p.since WHEN 0 THEN t.changed ELSE p.since END LIMIT 500`,
      [person],
    )
    return rows.map((row) => {
      const table = tableOf(row)
      const place = placeOf(row)
      return { ...table, ...place, since: place.since === 0 ? table.changed : place.since, person }
    })
  }

  async listed(table: string): Promise<ListedTable | undefined> {
    const [row] = await this.driver.query('SELECT * FROM tables WHERE id = $1', [table])
    return row && tableOf(row)
  }

  async lobby(limit: number): Promise<readonly ListedTable[]> {
    const rows = await this.driver.query(
      `SELECT * FROM tables WHERE public = 1 AND state IN ('laying', 'playing') ORDER BY state, changed DESC LIMIT $1`,
      [limit],
    )
    return rows.map(tableOf)
  }

  async heads(tables: readonly string[]): Promise<readonly Head[]> {
    if (tables.length === 0) return []
    const rows = await this.driver.query(
      `SELECT id, (SELECT MAX(seq) FROM log WHERE tab = id) AS seq, (SELECT MAX(n) FROM said WHERE tab = id) AS said
       FROM tables WHERE id IN (${tables.map((_, i) => `$${i + 1}`).join(', ')})`,
      tables,
    )
    return rows.map(({ id, seq, said }) => ({ table: text(id), seq: Number(seq), said: Number(said ?? 0) }))
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.driver.query(
      'SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= $1 ORDER BY wake LIMIT $2',
      [now, limit],
    )
    return rows.map(({ id }) => text(id))
  }

  async standings(subjects: readonly string[]): Promise<readonly KeptStanding[]> {
    const found: KeptStanding[] = []
    for (const subject of subjects) {
      const rows = await this.driver.query('SELECT * FROM ratings WHERE subject = $1 ORDER BY game, mode', [subject])
      found.push(...rows.map((row) => ({ ...standingOf(row), ...standingAt(row) })))
    }
    return found
  }

  async results(subject: string, limit: number): Promise<readonly Result[]> {
    const rows = await this.driver.query(
      'SELECT r.*, t.line FROM results r JOIN tables t ON t.id = r.tab WHERE r.subject = $1 ORDER BY r.at DESC LIMIT $2',
      [subject, limit],
    )
    return rows.map(resultOf)
  }

  async resultsAt(table: string): Promise<readonly (Result & { readonly subject: string })[]> {
    const rows = await this.driver.query(
      'SELECT r.*, t.line FROM results r JOIN tables t ON t.id = r.tab WHERE r.tab = $1 ORDER BY r.place',
      [table],
    )
    return rows.map((row) => ({ ...resultOf(row), subject: text(row['subject']) }))
  }

  async say(table: string, said: Omit<Said, 'n'>): Promise<Said> {
    const { at, to, person, name, text: words } = said
    for (;;) {
      const [row] = await this.driver.query(
        `INSERT INTO said (tab, n, at, channel, person, name, words)
         SELECT $1, COALESCE(MAX(n), 0) + 1, $2, $3, $4, $5, $6 FROM said WHERE tab = $1
         ON CONFLICT (tab, n) DO NOTHING RETURNING n`,
        [table, at, to, person, name, words],
      )
      if (row !== undefined) return { ...said, n: Number(row['n']) }
    }
  }

  async said(table: string, after: number, limit: number): Promise<readonly Said[]> {
    const rows = await this.driver.query('SELECT * FROM said WHERE tab = $1 AND n > $2 ORDER BY n DESC LIMIT $3', [
      table,
      after,
      limit,
    ])
    return rows.map(saidOf).reverse()
  }

  async report(table: string, line: number, person: string, why: string, at: number): Promise<void> {
    await this.driver.query('INSERT INTO reports (tab, line, person, why, at) VALUES ($1, $2, $3, $4, $5)', [
      table,
      line,
      person,
      why,
      at,
    ])
  }

  async secret(name: string, fresh: string): Promise<string> {
    await this.driver.query('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [
      name,
      fresh,
    ])
    const [row] = await this.driver.query('SELECT value FROM secrets WHERE name = $1', [name])
    return text(row?.['value'])
  }

  async ready(): Promise<void> {
    await this.driver.query('SELECT 1')
  }

  async close(): Promise<void> {
    await this.group.done()
    await this.driver.close()
  }
}
