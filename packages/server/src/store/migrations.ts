/*
 * Numbered, in order, each run once under a lock. One that has been in a release is never changed. Both databases read the same words; what only
 * one of them knows stands in its dialect.
 */
export interface Dialect {
  /** After a table whose key is all that it is looked up by. */
  readonly keyed: string
}

export const MIGRATIONS: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ keyed }) => [
    `CREATE TABLE log (tab TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (tab, seq))${keyed}`,
    `CREATE TABLE tables (id TEXT NOT NULL PRIMARY KEY, state TEXT NOT NULL, game TEXT NOT NULL, public BIGINT NOT NULL, wake BIGINT, changed BIGINT NOT NULL, line TEXT NOT NULL)`,
    `CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL`,
    `CREATE INDEX tables_public ON tables (public, state, changed)`,
    `CREATE TABLE places (tab TEXT NOT NULL, person TEXT NOT NULL, waits BIGINT NOT NULL, asked BIGINT NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (person, tab))${keyed}`,
    `CREATE INDEX places_tab ON places (tab)`,
    `CREATE TABLE people (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, handle TEXT UNIQUE, password TEXT, epoch BIGINT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL)`,
    `CREATE TABLE codes (hash TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, tab TEXT, seat BIGINT, until BIGINT NOT NULL)`,
    `CREATE TABLE said (tab TEXT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, channel TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, words TEXT NOT NULL, PRIMARY KEY (tab, n))${keyed}`,
    `CREATE INDEX said_person ON said (person)`,
    `CREATE TABLE reports (tab TEXT NOT NULL, line BIGINT NOT NULL, person TEXT NOT NULL, why TEXT NOT NULL, at BIGINT NOT NULL)`,
    `CREATE TABLE secrets (name TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL)`,
  ],
  // Positions change seldom and are large: beside the row that changes with every answer they would be written with each of them.
  ({ keyed }) => [`CREATE TABLE kept (tab TEXT NOT NULL PRIMARY KEY, position TEXT NOT NULL)${keyed}`],
  // Who is how strong, and what games he played: written in the commit that ends a game.
  ({ keyed }) => [
    `CREATE TABLE ratings (subject TEXT NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (subject, game, mode))${keyed}`,
    `CREATE TABLE results (subject TEXT NOT NULL, tab TEXT NOT NULL, at BIGINT NOT NULL, game TEXT NOT NULL, mode TEXT NOT NULL, seats BIGINT NOT NULL, place BIGINT NOT NULL, points DOUBLE PRECISION NOT NULL, won BIGINT NOT NULL, rating DOUBLE PRECISION, deviation DOUBLE PRECISION, change DOUBLE PRECISION, PRIMARY KEY (subject, tab))${keyed}`,
    `CREATE INDEX results_tab ON results (tab)`,
  ],
  // How people are told that a table waits for them, when they were told and looked last, and what they have seen of it.
  ({ keyed }) => [
    `CREATE TABLE reach (person TEXT NOT NULL PRIMARY KEY, ways TEXT NOT NULL, looked BIGINT NOT NULL, told BIGINT NOT NULL)${keyed}`,
    `ALTER TABLE places ADD COLUMN seen BIGINT NOT NULL DEFAULT 0`,
    `CREATE INDEX places_waiting ON places (since) WHERE waits + asked > 0`,
  ],
  // Keys of devices, and the challenges that they sign.
  ({ keyed }) => [
    `CREATE TABLE passkeys (id TEXT NOT NULL PRIMARY KEY, person TEXT NOT NULL, name TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL, created BIGINT NOT NULL, used BIGINT)`,
    `CREATE INDEX passkeys_person ON passkeys (person)`,
    `CREATE TABLE challenges (challenge TEXT NOT NULL PRIMARY KEY, person TEXT, until BIGINT NOT NULL)${keyed}`,
  ],
  // Programs: what opens the door to them, and whose bots they are.
  () => [
    `CREATE TABLE tokens (id TEXT NOT NULL PRIMARY KEY, hash TEXT NOT NULL UNIQUE, person TEXT NOT NULL, name TEXT NOT NULL, scopes TEXT NOT NULL, created BIGINT NOT NULL, used BIGINT)`,
    `CREATE INDEX tokens_person ON tokens (person)`,
    `ALTER TABLE people ADD COLUMN owner TEXT`,
    `CREATE INDEX people_owner ON people (owner) WHERE owner IS NOT NULL`,
  ],
  // When people are on holiday: their clocks stand still.
  ({ keyed }) => [
    `CREATE TABLE holidays (person TEXT NOT NULL, begins BIGINT NOT NULL, ends BIGINT NOT NULL, PRIMARY KEY (person, begins))${keyed}`,
  ],
  // What is written with every answer. Only public tables are listed: the others need no line in that index. And the places of a table lie together,
  // as they are written together; sorted by their people each of them was on a page of its own.
  () => [
    `DROP INDEX tables_public`,
    `CREATE INDEX tables_public ON tables (state, changed) WHERE public = 1`,
    `CREATE TABLE places_by_table (tab TEXT NOT NULL, person TEXT NOT NULL, waits BIGINT NOT NULL, asked BIGINT NOT NULL, since BIGINT NOT NULL, seen BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (person, tab))`,
    `INSERT INTO places_by_table (tab, person, waits, asked, since, seen) SELECT tab, person, waits, asked, since, seen FROM places ORDER BY tab`,
    `DROP TABLE places`,
    `ALTER TABLE places_by_table RENAME TO places`,
    `CREATE INDEX places_tab ON places (tab)`,
    `CREATE INDEX places_waiting ON places (since) WHERE waits + asked > 0`,
  ],
]

/** The database is newer than this program. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase'
  constructor(found: number) {
    super(
      `The database is of version ${found}, and this program knows up to ${MIGRATIONS.length}: it was used by a newer Wanli. Start that one, or restore a backup.`,
    )
  }
}
