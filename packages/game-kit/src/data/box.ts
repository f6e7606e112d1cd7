import { isObject, sameData } from '@wanli/kernel'
import type { z } from 'zod'
import type { Language } from '../text/languages.ts'
import { changedRows, rowName } from './check.ts'
import { type Field, fieldsOfAll, fieldsOfRow } from './fields.ts'
import type { DataError } from './problems.ts'

/* All that lies in a game's box, with what an owner's own data file changes: what a page needs to show it, to make a form of each row, and to write the file. */

type Fields = Readonly<Record<string, unknown>>

/** As `--data` takes it and a set-up carries it: a list replaces a table, an object changes single rows. */
export type DataFile = Fields

/** Tables that belong together: those of the game itself, or of an expansion, with the names that files call them by. */
export interface BoxPart {
  readonly name: string
  readonly tables: readonly string[]
  readonly standard: Fields
  readonly shapes: Readonly<Record<string, z.ZodType>>
  readonly rowNames: Readonly<Record<string, (row: Fields) => readonly unknown[]>>
  /** Tables that may have other rows than the standard ones, not only the same with other values. */
  readonly open?: readonly string[]
  /** Tables that no file can change: they are only shown. */
  readonly fixed?: readonly string[]
}

export interface TableInfo {
  /** As files call it: `advisors`, `rat.advisors`. */
  readonly id: string
  /** `base`, or the name of the expansion. */
  readonly part: string
  /** Without the part. */
  readonly name: string
  readonly open: boolean
  /** A file may change it. */
  readonly editable: boolean
  /** What a row's `tag` may be; none: its rows have no tag. */
  readonly tags: readonly string[]
}

export interface RowInfo {
  /** As files and errors call it: `ADV-03`, `#17`, `side3 slot 2`. */
  readonly name: string
  readonly row: Fields
  /** Null: there is no such row in the standard table. */
  readonly standard: Fields | null
  readonly tag: string | null
  readonly changed: boolean
}

export interface Difference {
  readonly table: string
  readonly row: string
  /** Null: the whole row is new, or gone. */
  readonly field: string | null
  readonly standard: unknown
  readonly own: unknown
}

export type BoxError = DataError<string, string>

/** What a game says beside its tables. */
interface Says<Message> {
  readonly game: string
  readonly parts: readonly BoxPart[]
  check(file: DataFile): readonly BoxError[]
  describe(error: BoxError, language: Language): string
  /** How a row reads at a table with this file, which is right. */
  text(table: string, row: RowInfo, file: DataFile): readonly Message[]
  /** All that a text in this language of a `rule` field may go on with; none: it is wrong already. */
  nextWords(table: string, language: string, text: string): readonly string[]
}

export interface DataBox<Message> extends Pick<Says<Message>, 'game' | 'check' | 'describe' | 'nextWords'> {
  readonly tables: readonly TableInfo[]
  /** The rows of a table with what the file changes, also where it has mistakes. */
  rows(table: string, file?: DataFile): readonly RowInfo[]
  /** What a row may hold. `names`: by what it is called. */
  fields(table: string, row: Fields): readonly (Field & { readonly names: boolean })[]
  /** Only what is wrong, for beside the field. */
  describeProblem(error: BoxError, language: Language): string
  /** How a row reads; null: it is not right as it is. Mistakes in other rows don't matter. */
  text(table: string, row: string, file?: DataFile): readonly Message[] | null
  differences(file: DataFile): readonly Difference[]
  /** The file with this row in the place of the one with that name; what it doesn't have is left out. Only what differs is kept. */
  withRow(file: DataFile, table: string, name: string, row: Fields): DataFile
  /** The file with the standard row again. */
  withoutRow(file: DataFile, table: string, row: string): DataFile
  /** The file with all rows of a table; null: the standard ones. */
  withTable(file: DataFile, table: string, rows: readonly Fields[] | null): DataFile
}

/** The words that the tags of these rows may be. */
function tagsIn(shape: z.ZodType): readonly string[] {
  const kind = fieldsOfAll(shape).find(({ name }) => name === 'tag')?.kind
  return kind?.kind === 'choice' ? kind.of.map(String) : []
}

/** A file that changes nothing. */
const STANDARD: DataFile = {}

export function dataBox<Message>(says: Says<Message>): DataBox<Message> {
  const partOf = (table: string): BoxPart => {
    const part = says.parts.find(({ tables }) => tables.includes(table))
    if (part === undefined) throw new Error(`There is no table ${table}.`)
    return part
  }
  const named = (table: string, rows: unknown): readonly { readonly name: string; readonly row: Fields }[] =>
    (Array.isArray(rows) ? rows : [])
      .filter(isObject)
      .map((row, i) => ({ name: rowName(partOf(table).rowNames[table]!, row) ?? String(i + 1), row }))
  const standardRows = (table: string) => named(table, partOf(table).standard[table])
  const standardRow = (table: string, row: string) => standardRows(table).find(({ name }) => name === row)?.row

  const rows = (table: string, file: DataFile = STANDARD): readonly RowInfo[] => {
    const { standard, rowNames } = partOf(table)
    const usual = standardRows(table)
    const given = file[table]
    const own = isObject(given) ? changedRows(standard[table] as readonly Fields[], rowNames[table]!, given) : given
    return named(table, own ?? standard[table]).map(({ name, row }) => {
      const before = usual.find((other) => other.name === name)?.row ?? null
      const tag = typeof row['tag'] === 'string' ? row['tag'] : null
      return { name, row, standard: before, tag, changed: before === null || !sameData(before, row) }
    })
  }

  const differencesIn = (table: string, file: DataFile): readonly Difference[] => {
    if (!Object.hasOwn(file, table)) return []
    const own = rows(table, file)
    const gone = standardRows(table).filter(({ name }) => !own.some((row) => row.name === name))
    return [
      ...own.flatMap(({ name, row, standard }): Difference[] => {
        if (standard === null) return [{ table, row: name, field: null, standard: undefined, own: row }]
        const fields = new Set([...Object.keys(standard), ...Object.keys(row)])
        return [...fields]
          .filter((field) => !sameData(standard[field], row[field]))
          .map((field) => ({ table, row: name, field, standard: standard[field], own: row[field] }))
      }),
      ...gone.map(({ name, row }) => ({ table, row: name, field: null, standard: row, own: undefined })),
    ]
  }

  /** What of a row is not as in the standard one; null: something of that is left out, which only a whole table can say. */
  const changesOf = (row: Fields, usual: Fields): Fields | null =>
    Object.keys(usual).every((field) => Object.hasOwn(row, field))
      ? Object.fromEntries(Object.entries(row).filter(([field, value]) => !sameData(value, usual[field])))
      : null
  const put = (file: DataFile, table: string, own: unknown): DataFile => {
    const { [table]: _, ...others } = file
    return isObject(own) && Object.keys(own).length === 0 ? others : { ...others, [table]: own }
  }
  /** Single rows where that says it all, else the whole table. */
  const withTable = (file: DataFile, table: string, own: readonly Fields[] | null): DataFile => {
    if (own === null) return put(file, table, {})
    const usual = standardRows(table)
    const given = named(table, own)
    const changes = given.map(({ name, row }, i) => (name === usual[i]?.name ? changesOf(row, usual[i].row) : null))
    if (given.length !== usual.length || changes.includes(null)) return put(file, table, own)
    const changed = usual.flatMap(({ name }, i) =>
      Object.keys(changes[i]!).length === 0 ? [] : [[name, changes[i]] as const],
    )
    return put(file, table, Object.fromEntries(changed))
  }
  const withRow = (file: DataFile, table: string, name: string, row: Fields): DataFile => {
    const given = file[table]
    const usual = standardRow(table, name)
    const changes = usual === undefined || Array.isArray(given) ? null : changesOf(row, usual)
    if (changes === null)
      return withTable(
        file,
        table,
        rows(table, file).map((one) => (one.name === name ? row : one.row)),
      )
    const { [name]: _, ...others } = isObject(given) ? given : {}
    return put(file, table, Object.keys(changes).length === 0 ? others : { ...others, [name]: changes })
  }
  const withoutRow = (file: DataFile, table: string, name: string): DataFile => {
    const usual = standardRow(table, name)
    if (usual !== undefined) return withRow(file, table, name, usual)
    const { [name]: _, ...others } = isObject(file[table]) ? file[table] : {}
    const list = rows(table, file).flatMap((one) => (one.name === name ? [] : [one.row]))
    return Array.isArray(file[table]) ? withTable(file, table, list) : put(file, table, others)
  }

  const right = new WeakMap<DataFile, boolean>()
  const isRight = (file: DataFile): boolean => {
    const known = right.get(file) ?? says.check(file).length === 0
    right.set(file, known)
    return known
  }
  const text = (table: string, row: string, file: DataFile = STANDARD): readonly Message[] | null => {
    const found = rows(table, file).find(({ name }) => name === row)
    if (found === undefined) return null
    const alone = withRow(STANDARD, table, row, found.row)
    for (const one of [file, alone]) if (isRight(one)) return says.text(table, found, one)
    return null
  }

  return {
    game: says.game,
    tables: says.parts.flatMap(({ name: part, tables, shapes, open = [], fixed = [] }) =>
      tables.map((id) => ({
        id,
        part,
        name: id.slice(id.indexOf('.') + 1),
        open: open.includes(id),
        editable: !fixed.includes(id),
        tags: tagsIn(shapes[id]!),
      })),
    ),
    rows,
    fields: (table, row) => {
      const { shapes, rowNames } = partOf(table)
      const called = (fields: Fields) => rowName(rowNames[table]!, fields)
      // With something else in its place, the row would be called otherwise.
      const isName = (field: string) => called({ ...row, [field]: '?' }) !== called(row)
      return fieldsOfRow(shapes[table]!, row).map((field) => ({ ...field, names: isName(field.name) }))
    },
    check: (file) => says.check(file),
    describe: (error, language) => says.describe(error, language),
    describeProblem: (error, language) =>
      says
        .describe({ ...error, file: '', table: null, row: null, field: null, entry: null }, language)
        .replace(/^: /, ''),
    text,
    differences: (file) => says.parts.flatMap(({ tables }) => tables.flatMap((table) => differencesIn(table, file))),
    withRow,
    withoutRow,
    withTable,
    nextWords: (table, language, words) => says.nextWords(table, language, words),
  }
}
