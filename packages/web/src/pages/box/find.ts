import type { RowInfo, TableInfo } from '@wanli/game-kit'

/* Which rows of a box somebody looks for. */

export interface Wanted {
  /** A table, or all tables of a part by `part:NAME`; empty: all. */
  readonly where: string
  readonly tag: string
  readonly changedOnly: boolean
  readonly words: string
}
export const EVERYTHING: Wanted = { where: '', tag: '', changedOnly: false, words: '' }

export interface Found {
  readonly table: TableInfo
  readonly rows: readonly RowInfo[]
}

/** Small letters without marks: who looks for `ejercito` finds `Ejército`. */
export const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The rows that are wanted, by table; `told`: all that can be read of a row, in plain letters. */
export function find(
  tables: readonly { readonly table: TableInfo; readonly rows: readonly RowInfo[] }[],
  { where, tag, changedOnly, words }: Wanted,
  told: (table: TableInfo, row: RowInfo) => string,
): readonly Found[] {
  const parts = plainText(words).split(/\s+/).filter(Boolean)
  const isWanted = (table: TableInfo, row: RowInfo): boolean => {
    if (changedOnly && !row.changed) return false
    if (tag !== '' && row.tag !== tag) return false
    if (parts.length === 0) return true
    const text = told(table, row)
    return parts.every((part) => text.includes(part))
  }
  return tables
    .filter(({ table: { id, part } }) => where === '' || where === id || where === `part:${part}`)
    .map(({ table, rows }) => ({ table, rows: rows.filter((row) => isWanted(table, row)) }))
    .filter(({ rows }) => rows.length > 0)
}
