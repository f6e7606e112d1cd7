import type { DataBox, DataFile, Difference, RowInfo, TableInfo } from '@wanli/game-kit'
import type { Face } from '../../games/face.ts'
import { say } from '../../settings.svelte.ts'
import type { Message } from '../../text/index.ts'
import { fieldName, partName, rowTitle, shown, tableName } from './names.ts'

/* What is different from the standard box, in words. */

export interface ToldRow {
  readonly table: string
  readonly row: string | null
  /** Which row: its expansion, its table, what it is called. */
  readonly place: string
  readonly says: readonly string[]
}

export function placeOf(face: Face, table: TableInfo, row: RowInfo | undefined, name: string | null): string {
  const title = row === undefined ? (name ?? '') : rowTitle(table, row)
  const part = table.part === 'base' ? [] : [partName(face, table.part)]
  return [...part, tableName(table), title].filter(Boolean).join(' · ')
}

function saidOf({ field, standard, own }: Difference): string {
  if (field === null) return say(own === undefined ? 'box.wholeGone' : 'box.wholeNew')
  return say('box.difference', { field: fieldName(field), standard: shown(standard), own: shown(own) })
}

/** Each row that this file changes, once. */
export function toldDifferences(box: DataBox<Message>, face: Face, file: DataFile): readonly ToldRow[] {
  const rows = Map.groupBy(box.differences(file), ({ table, row }) => JSON.stringify([table, row]))
  return [...rows.values()].map((list) => {
    const { table, row } = list[0]!
    const info = box.tables.find(({ id }) => id === table)!
    const found = box.rows(table, file).find(({ name }) => name === row)
    return { table, row, place: placeOf(face, info, found, row), says: list.map(saidOf) }
  })
}
