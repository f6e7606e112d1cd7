import type { MoreTables } from '@wanli/game-kit'
import { isObject } from '@wanli/kernel'
import { checkData as checkBase, type FileError, type GameData } from '../data/index.ts'
import { problem } from '../data/problems.ts'
import type { Expansion } from './expansion.ts'
import { isPacked } from './shelf.ts'

/* An owner's data file at tables with expansions. What each of them makes of it comes with the expansion (own-data.ts). */

type Fields = Readonly<Record<string, unknown>>

/** What the names of an expansion's tables begin with in files: its own name, or one that it shares. */
const isOf = ({ name, oneOf }: Expansion, table: string): boolean =>
  [name, oneOf].some((other) => table.startsWith(`${other}.`))

/** What is wrong with the tables of expansions in a file. Of a box that is not unpacked nothing can be said yet. */
export function wrongOfExpansions(
  expansions: readonly Expansion[],
  input: unknown,
  file: string,
): readonly FileError[] {
  const named = isObject(input) ? Object.keys(input).filter((table) => table.includes('.')) : []
  if (!isObject(input) || named.length === 0) return []
  const own = [...new Set(expansions.flatMap((expansion) => expansion.own ?? []))]
  const known = own.flatMap(({ rules }) => rules.tables)
  const unknown = named.filter(
    (table) => !known.includes(table) && !expansions.some((one) => isPacked(one) && isOf(one, table)),
  )
  return [
    ...unknown.map((value): FileError => ({
      file,
      table: null,
      row: null,
      field: null,
      entry: null,
      problem: problem('unknownTable', { value: `'${value}'`, allowed: known.join(', ') }),
    })),
    ...own.flatMap((tables) => tables.wrong(input, file)),
  ]
}

/** The same checks for a whole file: the tables of the base game, and those of the expansions. */
export function checkFile(
  expansions: readonly Expansion[],
  input: unknown,
  file: string,
): { readonly ok: true; readonly data: GameData } | { readonly ok: false; readonly errors: readonly FileError[] } {
  const base = checkBase(input, file)
  // A file that is wrong as a whole is not looked at any further.
  if (!base.ok && base.errors.some(({ table }) => table === null)) return base
  const more = wrongOfExpansions(expansions, input, file)
  if (more.length === 0) return base
  return { ok: false, errors: base.ok ? more : [...base.errors, ...more] }
}

const inForce = new WeakMap<Fields, Map<Expansion, MoreTables>>()
/** The tables of an expansion, with what an owner's file changes; the same object for the same file. */
export function tablesOf(expansion: Expansion, file: Fields | undefined): MoreTables | undefined {
  const { tables, own } = expansion
  if (file === undefined || own === undefined) return tables
  const known = inForce.get(file) ?? new Map<Expansion, MoreTables>()
  inForce.set(file, known)
  const all =
    known.get(expansion) ?? own.reduce<MoreTables>((rows, part) => ({ ...rows, ...part.changed(file) }), tables ?? {})
  known.set(expansion, all)
  return all
}

/** The data with the owner's cards of these expansions in the place of ours. */
export const withOwnCards = (data: GameData, on: readonly Expansion[], file: Fields | undefined): GameData =>
  file === undefined ? data : on.flatMap(({ own }) => own ?? []).reduce((rows, part) => part.data(rows, file), data)
