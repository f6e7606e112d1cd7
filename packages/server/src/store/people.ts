import type { Driver } from './driver.ts'
import { challengeOf, codeOf, passkeyOf, personOf, type Row, saidOf, tableOf, text, tokenOf } from './rows.ts'
import type { Challenge, Code, Holiday, ListedTable, Passkey, Person, Said, Token } from './store.ts'

const PERSON = 'SELECT p.*, (SELECT COUNT(*) FROM passkeys k WHERE k.person = p.id) AS passkeys FROM people p'

/** What the store keeps of people: who they are, what opens the door to them, how they are told and when they are away. */
export abstract class SqlPeople {
  protected readonly driver: Driver

  constructor(driver: Driver) {
    this.driver = driver
  }

  async savePerson({ id, name, handle, password, epoch, created, seen, owner: bot }: Person): Promise<boolean> {
    if (handle !== null) {
      const owner = await this.personBy(handle)
      if (owner !== undefined && owner.id !== id) return false
    }
    try {
      await this.driver.query(
        `INSERT INTO people (id, name, handle, password, epoch, created, seen, owner) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, handle = excluded.handle, password = excluded.password,
         epoch = excluded.epoch, seen = excluded.seen`,
        [id, name, handle, password, epoch, created, seen, bot],
      )
    } catch (error) {
      // Between our look and our word somebody else took it.
      const owner = handle === null ? undefined : await this.personBy(handle)
      if (owner !== undefined && owner.id !== id) return false
      throw error
    }
    return true
  }

  async person(id: string): Promise<Person | undefined> {
    const [row] = await this.driver.query(`${PERSON} WHERE p.id = $1`, [id])
    return row && personOf(row)
  }

  async personBy(handle: string): Promise<Person | undefined> {
    const [row] = await this.driver.query(`${PERSON} WHERE p.handle = $1`, [handle])
    return row && personOf(row)
  }

  async removePerson(id: string): Promise<void> {
    // Whoever reported a line of his may have repeated his words.
    await this.driver.query(
      'DELETE FROM reports WHERE EXISTS (SELECT 1 FROM said WHERE said.tab = reports.tab AND said.n = reports.line AND said.person = $1)',
      [id],
    )
    for (const where of ['codes', 'said', 'reports', 'places', 'reach', 'passkeys', 'challenges', 'tokens', 'holidays'])
      await this.driver.query(`DELETE FROM ${where} WHERE person = $1`, [id])
    for (const where of ['ratings', 'results']) await this.driver.query(`DELETE FROM ${where} WHERE subject = $1`, [id])
    await this.driver.query('DELETE FROM people WHERE id = $1', [id])
  }

  async botsOf(owner: string): Promise<readonly Person[]> {
    const rows = await this.driver.query(`${PERSON} WHERE p.owner = $1 ORDER BY p.created, p.id`, [owner])
    return rows.map(personOf)
  }

  async saidBy(person: string): Promise<readonly (Said & { readonly table: string })[]> {
    const rows = await this.driver.query('SELECT * FROM said WHERE person = $1 ORDER BY at', [person])
    return rows.map((row) => ({ ...saidOf(row), table: text(row['tab']) }))
  }

  async reach(person: string): Promise<string | undefined> {
    const [row] = await this.driver.query('SELECT ways FROM reach WHERE person = $1', [person])
    return row && text(row['ways'])
  }

  async saveReach(person: string, ways: string | undefined): Promise<void> {
    if (ways === undefined) await this.driver.query('DELETE FROM reach WHERE person = $1', [person])
    else
      await this.driver.query(
        `INSERT INTO reach (person, ways, looked, told) VALUES ($1, $2, 0, 0)
         ON CONFLICT (person) DO UPDATE SET ways = excluded.ways`,
        [person, ways],
      )
  }

  async looked(person: string, now: number, table?: string): Promise<boolean> {
    const rows = await this.driver.query('UPDATE reach SET looked = $1 WHERE person = $2 RETURNING person', [
      now,
      person,
    ])
    // Nobody tells him of anything: then nothing need be kept of what he has seen.
    if (rows.length === 0) return false
    const here = table === undefined ? '' : ' AND tab = $3'
    await this.driver.query(
      `UPDATE places SET seen = $1 WHERE person = $2${here} AND waits + asked > 0`,
      table === undefined ? [now, person] : [now, person, table],
    )
    return true
  }

  async toTell(from: number, until: number, limit: number): Promise<readonly string[]> {
    const rows = await this.driver.query(
      `SELECT DISTINCT p.person FROM places p JOIN reach r ON r.person = p.person
       WHERE p.waits + p.asked > 0 AND p.since >= $1 AND p.since <= $2 AND p.seen < p.since AND r.told <= r.looked LIMIT $3`,
      [from, until, limit],
    )
    return rows.map(({ person }) => text(person))
  }

  async unseen(person: string, until: number): Promise<readonly ListedTable[]> {
    const rows = await this.driver.query(
      `SELECT t.* FROM places p JOIN tables t ON t.id = p.tab
       WHERE p.person = $1 AND p.waits + p.asked > 0 AND p.since <= $2 AND p.seen < p.since ORDER BY p.since LIMIT 100`,
      [person, until],
    )
    return rows.map(tableOf)
  }

  async told(person: string, now: number): Promise<boolean> {
    const rows = await this.driver.query(
      'UPDATE reach SET told = $1 WHERE person = $2 AND told <= looked RETURNING person',
      [now, person],
    )
    return rows.length > 0
  }

  async untold(person: string): Promise<void> {
    await this.driver.query('UPDATE reach SET told = looked WHERE person = $1', [person])
  }

  async holidays(people: readonly string[]): Promise<readonly Holiday[]> {
    const found: Holiday[] = []
    for (const person of people) {
      const rows = await this.driver.query('SELECT * FROM holidays WHERE person = $1 ORDER BY begins', [person])
      for (const { begins, ends } of rows) found.push({ person, from: Number(begins), to: Number(ends) })
    }
    return found
  }

  async saveHoliday(person: string, { from, to }: Pick<Holiday, 'from' | 'to'>): Promise<void> {
    await this.driver.query(
      `INSERT INTO holidays (person, begins, ends) VALUES ($1, $2, $3)
       ON CONFLICT (person, begins) DO UPDATE SET ends = excluded.ends`,
      [person, from, to],
    )
  }

  async removeHoliday(person: string, from: number): Promise<void> {
    await this.driver.query('DELETE FROM holidays WHERE person = $1 AND begins = $2', [person, from])
  }

  async addCode({ hash, person, table, seat, until }: Code): Promise<void> {
    await this.driver.query('INSERT INTO codes (hash, person, tab, seat, until) VALUES ($1, $2, $3, $4, $5)', [
      hash,
      person,
      table,
      seat,
      until,
    ])
  }

  async takeCode(hash: string, now: number): Promise<Code | undefined> {
    const row = await this.takeOnce('codes', 'hash', hash, now)
    return row && codeOf(row)
  }

  /** It works once, and no longer than it was meant to. */
  private async takeOnce(
    table: 'codes' | 'challenges',
    key: string,
    value: string,
    now: number,
  ): Promise<Row | undefined> {
    await this.driver.query(`DELETE FROM ${table} WHERE until < $1`, [now])
    const [row] = await this.driver.query(`DELETE FROM ${table} WHERE ${key} = $1 RETURNING *`, [value])
    return row
  }

  async addChallenge({ text: challenge, person, until }: Challenge): Promise<void> {
    await this.driver.query('INSERT INTO challenges (challenge, person, until) VALUES ($1, $2, $3)', [
      challenge,
      person,
      until,
    ])
  }

  async takeChallenge(challenge: string, now: number): Promise<Challenge | undefined> {
    const row = await this.takeOnce('challenges', 'challenge', challenge, now)
    return row && challengeOf(row)
  }

  async addPasskey({ id, person, name, key, counter, created, used }: Passkey): Promise<boolean> {
    const rows = await this.driver.query(
      `INSERT INTO passkeys (id, person, name, public_key, counter, created, used) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, person, name, key, counter, created, used],
    )
    return rows.length > 0
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    const [row] = await this.driver.query('SELECT * FROM passkeys WHERE id = $1', [id])
    return row && passkeyOf(row)
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    const rows = await this.driver.query('SELECT * FROM passkeys WHERE person = $1 ORDER BY created, id', [person])
    return rows.map(passkeyOf)
  }

  async usePasskey(id: string, counter: number, at: number): Promise<boolean> {
    const rows = await this.driver.query(
      `UPDATE passkeys SET counter = $2, used = $3
       WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
      [id, counter, at],
    )
    return rows.length > 0
  }

  async removePasskey(person: string, id: string): Promise<void> {
    await this.driver.query('DELETE FROM passkeys WHERE person = $1 AND id = $2', [person, id])
  }

  async addToken({ id, hash, person, name, scopes, created, used }: Token): Promise<void> {
    await this.driver.query(
      'INSERT INTO tokens (id, hash, person, name, scopes, created, used) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [id, hash, person, name, scopes.join(' '), created, used],
    )
  }

  async tokenBy(hash: string): Promise<Token | undefined> {
    const [row] = await this.driver.query('SELECT * FROM tokens WHERE hash = $1', [hash])
    return row && tokenOf(row)
  }

  async tokensOf(person: string): Promise<readonly Token[]> {
    const rows = await this.driver.query('SELECT * FROM tokens WHERE person = $1 ORDER BY created, id', [person])
    return rows.map(tokenOf)
  }

  async useToken(id: string, at: number): Promise<void> {
    await this.driver.query('UPDATE tokens SET used = $2 WHERE id = $1', [id, at])
  }

  async removeToken(person: string, id: string): Promise<void> {
    await this.driver.query('DELETE FROM tokens WHERE person = $1 AND id = $2', [person, id])
  }
}
