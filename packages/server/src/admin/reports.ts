import type { Database } from './database.ts'

/** A line of chat that somebody has reported, for who looks after the server. */
export interface ReportLine {
  readonly table: string
  readonly at: string
  /** Who reported it, and what he wrote to it. */
  readonly by: string
  readonly why: string
  /** Who said it, and the name that he had; nobody, if there is no such line any more. */
  readonly person: string | null
  readonly name: string | null
  readonly text: string | null
}

/** What was reported, the last first. */
export async function listReports(database: Database): Promise<readonly ReportLine[]> {
  const rows = await database.query(
    `SELECT r.tab, r.at, r.person AS reporter, r.why, s.person, s.name, s.words
     FROM reports r LEFT JOIN said s ON s.tab = r.tab AND s.n = r.line ORDER BY r.at DESC, r.line DESC`,
  )
  const known = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  return rows.map(({ tab, at, reporter, why, person, name, words }) => ({
    table: String(tab),
    at: new Date(Number(at)).toISOString(),
    by: String(reporter),
    why: String(why),
    person: known(person),
    name: known(name),
    text: known(words),
  }))
}
