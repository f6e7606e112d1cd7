import type { BoxError, DataBox, DataFile, Difference, RowInfo, TableInfo } from '@wanli/game-kit'
import type { Face } from '../../games/face.ts'
import type { GameCard } from '../../games/index.ts'
import { settings } from '../../settings.svelte.ts'
import { keepBox, keptBox } from '../../store/own-box.ts'
import type { StoreTrouble } from '../../table/protocol.ts'
import { type Language, type Message, tell } from '../../text/index.ts'
import { EVERYTHING, find, type Found, plainText, type Wanted } from './find.ts'
import type { Fields } from './form.ts'
import { openBox } from './load.ts'
import { partName, rowTitle, tableName, wordFor } from './names.ts'

export interface TableRows {
  readonly table: TableInfo
  readonly rows: readonly RowInfo[]
}

/** The box of a game with what its owner has put in. Every change is kept at once, right or not; only a right one can be played with. */
export class OwnBox {
  readonly card: GameCard
  readonly box: DataBox<Message>
  readonly face: Face
  file: DataFile = $state.raw({})
  /** Why the browser could not keep it. */
  trouble: StoreTrouble | undefined = $state.raw()
  wanted: Wanted = $state.raw(EVERYTHING)
  /** What has just happened, for ears and eyes. */
  said: string = $state('')

  readonly tables: readonly TableRows[] = $derived.by(() =>
    this.box.tables.map((table) => ({ table, rows: this.box.rows(table.id, this.file) })),
  )
  readonly errors: readonly BoxError[] = $derived.by(() => this.box.check(this.file))
  readonly differences: readonly Difference[] = $derived.by(() => this.box.differences(this.file))
  /** How many rows are not as in the standard box. */
  readonly changes: number = $derived(new Set(this.differences.map(({ table, row }) => `${table} ${row}`)).size)
  readonly found: readonly Found[] = $derived.by(() =>
    find(this.tables, this.wanted, (table, row) => this.told(table, row)),
  )

  private constructor(card: GameCard, box: DataBox<Message>, face: Face) {
    this.card = card
    this.box = box
    this.face = face
    this.file = keptBox(card.id) ?? {}
  }

  static async open(card: GameCard): Promise<OwnBox> {
    const { box, face } = await openBox(card)
    return new OwnBox(card, box, face)
  }

  tableOf(id: string | undefined): TableInfo | undefined {
    return this.box.tables.find((table) => table.id === id)
  }
  rowOf(table: string, name: string): RowInfo | undefined {
    return this.tables.find((one) => one.table.id === table)?.rows.find((row) => row.name === name)
  }
  errorsOf(table: string, row: string): readonly BoxError[] {
    return this.errors.filter((error) => error.table === table && error.row?.name === row)
  }

  // --- changes -----------------------------------------------------------------------------------------------------------

  put(file: DataFile): void {
    this.file = file
    this.trouble = keepBox(this.card.id, file)
  }
  setRow(table: string, name: string, row: Fields): void {
    this.put(this.box.withRow(this.file, table, name, row))
  }
  resetRow(table: string, name: string): void {
    this.put(this.box.withoutRow(this.file, table, name))
  }
  /** Another row after this one, under the next name that nobody has; the name of it. */
  addLike(table: string, name: string): string {
    const rows = this.box.rows(table, this.file)
    const at = rows.findIndex((row) => row.name === name)
    const like = rows[at]!.row
    const next = this.nextNamed(table, like, rows)
    const all = rows.map(({ row }) => row).toSpliced(at + 1, 0, next)
    this.put(this.box.withTable(this.file, table, all))
    return this.box.rows(table, this.file)[at + 1]!.name
  }
  removeRow(table: string, name: string): void {
    const rest = this.box.rows(table, this.file).filter((row) => row.name !== name)
    this.put(
      this.box.withTable(
        this.file,
        table,
        rest.map(({ row }) => row),
      ),
    )
  }

  /** The same with the last part of its name counted on: slot 8, or `HRD-09`. */
  private nextNamed(table: string, like: Fields, rows: readonly RowInfo[]): Fields {
    const own = this.box.fields(table, like).findLast(({ names }) => names)!.name
    const taken = new Set(rows.map(({ row }) => JSON.stringify(row[own])))
    for (let n = 1; ; n++) {
      const value = counted(like[own], n)
      if (!taken.has(JSON.stringify(value)) || n > 999) return { ...like, [own]: value }
    }
  }

  // --- words -------------------------------------------------------------------------------------------------------------

  /** How a row reads, sentence by sentence; null: it is not right. */
  reads(table: string, row: string, language: Language): readonly string[] | null {
    const lines = this.box.text(table, row, this.file)
    return lines?.map((line) => tell(this.face.texts[language], language, line)) ?? null
  }
  titleOf(table: TableInfo, row: RowInfo): string {
    return rowTitle(table, row)
  }
  partOf(table: TableInfo): string {
    return partName(this.face, table.part)
  }
  problemOf(error: BoxError): string {
    return this.box.describeProblem(error, settings.language)
  }

  private readonly texts = new Map<string, string>()
  /** All that can be searched for in a row. */
  private told(table: TableInfo, row: RowInfo): string {
    const key = `${settings.language} ${table.id} ${JSON.stringify(row.row)}`
    const known = this.texts.get(key)
    if (known !== undefined) return known
    const tag = row.tag === null ? '' : wordFor(row.tag)
    const lines = this.reads(table.id, row.name, settings.language) ?? []
    const all = [rowTitle(table, row), tableName(table), row.name, tag, JSON.stringify(row.row), ...lines].join(' ')
    const text = plainText(all)
    this.texts.set(key, text)
    return text
  }
}

function counted(value: unknown, n: number): unknown {
  if (typeof value === 'number') return value + n
  const [, head = '', digits = ''] = /^(.*?)(\d*)$/.exec(String(value)) ?? []
  return `${head}${String(Number(digits) + n).padStart(digits.length, '0')}`
}
