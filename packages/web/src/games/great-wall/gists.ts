import { isObject } from '@wanli/kernel'
import type { Box } from './types.ts'
import { gistIn } from './expansions/index.ts'
import { GISTS } from './words/words.ts'
import type { Language } from '../../text/index.ts'

const rowsOf = new WeakMap<object, ReadonlySet<unknown>>()
/** The rows that an owner's file has in the place of ours, by their names; a table that it has whole may have any of its own. */
function ownRows(data: object): ReadonlySet<unknown> {
  const known = rowsOf.get(data)
  if (known !== undefined) return known
  const names = Object.values(data).flatMap((table: unknown): unknown[] => {
    if (!Array.isArray(table)) return isObject(table) ? Object.keys(table) : []
    return table.flatMap((row: unknown) => (isObject(row) ? [row['id']] : []))
  })
  const rows = new Set(names)
  rowsOf.set(data, rows)
  return rows
}

/** An owner's file has another row for it than the standard box. Players' Command cards go by their names, and have IDs in files. */
export function isOwn(card: string, { setup, data }: Box): boolean {
  if (setup.data === undefined) return false
  const command = Object.values(data.commands.player).find(({ key }) => key === card)
  return ownRows(setup.data).has(command?.id ?? card)
}

/** A card in a few words; undefined: one that this page has no words for, as it is a card of somebody's own. */
export const gistOf = (id: string, language: Language, box: Box): readonly string[] | undefined =>
  isOwn(id, box) ? undefined : (GISTS[language][id] ?? gistIn(id, language))

/** "You: ...", with who it is about told apart. */
export function parted(line: string): { readonly who: string; readonly what: string } {
  const at = line.indexOf(':')
  return at < 0 ? { who: '', what: line } : { who: line.slice(0, at + 1), what: line.slice(at + 1) }
}
