import { isObject, type Rows } from '@wanli/kernel'

/* Rows of data under their names: what a log's version is made of, and what is named when rows have changed. */

type Fields = Readonly<Record<string, unknown>>

/** Where a row comes from, and what it is known by at a glance. */
const TOLD: ReadonlySet<string> = new Set(['tag', 'basis', 'trade'])

/** What of a row makes a difference to a game: not what is told of it, and not what it is called in which language. */
export const played = (row: Fields): Fields =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([field, value]) => !TOLD.has(field) && !(isObject(value) && 'en' in value && 'es' in value),
    ),
  )

/** What a table without a description plays with; a value that is a table by itself is that value, whatever is told of it. */
function bare(rows: unknown): unknown {
  if (!isObject(rows)) return rows
  const row = played(rows)
  return Object.keys(row).join() === 'value' ? row['value'] : row
}

/** The rows of a file whose tables nobody describes: `advisors XADV-01`; what is no list is a row itself. */
export const looseRows = (tables: Fields): Rows =>
  Object.fromEntries(
    Object.entries(tables).flatMap(([table, told]): [string, unknown][] => {
      const rows = bare(told)
      if (!Array.isArray(rows)) return [[table, rows]]
      return rows.map((row: unknown, i) => [
        `${table} ${isObject(row) && typeof row['id'] === 'string' ? row['id'] : i + 1}`,
        isObject(row) ? played(row) : row,
      ])
    }),
  )
