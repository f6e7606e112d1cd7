// Before anything that looks at the shelf.
import './expansions/index.ts'
import { type BoxPart, type DataBox, dataBox, type DataFile, looseTable, type RowInfo } from '@wanli/game-kit'
import { refusalsOf, STANDARD } from './catalogue.ts'
import { RULES } from './data/check.ts'
import { describeError, type FileError } from './data/problems.ts'
import { nextWords, type TextKind } from './data/vocabulary/parse.ts'
import type { Expansion } from './expansions/expansion.ts'
import { boxes } from './offer.ts'
import { checkData } from './setup.ts'
import type { GwBox } from './terms.ts'
import { cardText } from './text/cards/index.ts'
import type { Message } from './text/messages/message.ts'

/* What lies in the box of The Great Wall and of its expansions, table by table, for people who put in what is printed on theirs. */

const { expansions: EXPANSIONS } = STANDARD

/** The tables of an expansion: those that a file may change, and what is only shown. */
function partsOf({ name, own = [], tables = {} }: Expansion): readonly BoxPart[] {
  const shared = own.flatMap(({ rules }) => rules.tables.map(nameOf))
  const shown = Object.keys(tables)
    .filter((table) => !shared.includes(table))
    .map((table) => ({ id: `${name}.${table}`, ...looseTable(table, tables[table]) }))
  const each = <W extends 'standard' | 'shapes' | 'rowNames'>(what: W) =>
    Object.fromEntries(shown.map((table) => [table.id, table[what]]))
  const ids = shown.map(({ id }) => id)
  const fixed = {
    name,
    tables: ids,
    standard: each('standard'),
    shapes: each('shapes'),
    rowNames: each('rowNames'),
    fixed: ids,
  }
  return [...own.map(({ rules }) => ({ name: rules.tables[0]!.split('.')[0]!, ...rules })), fixed]
}
const nameOf = (table: string): string => table.slice(table.indexOf('.') + 1)

/** Scenarios have cards in common: they are there once. */
const PARTS: readonly BoxPart[] = [{ name: 'base', ...RULES }, ...EXPANSIONS.flatMap(partsOf)].filter(
  ({ tables }, i, all) => tables.length > 0 && all.findIndex((part) => part.tables[0] === tables[0]) === i,
)

/** The first expansion that has a table. */
const expansionOf = (table: string): Expansion | undefined =>
  EXPANSIONS.find(
    ({ name, own = [] }) => table.startsWith(`${name}.`) || own.some(({ rules }) => rules.tables.includes(table)),
  )

const opened = new WeakMap<DataFile, Map<Expansion | undefined, GwBox>>()
function tableWith(expansion: Expansion | undefined, file: DataFile): GwBox {
  const known = opened.get(file) ?? new Map<Expansion | undefined, GwBox>()
  opened.set(file, known)
  const table = known.get(expansion) ?? openTable(expansion, file)
  known.set(expansion, table)
  return table
}

/** A table at which a part of the box is used, with this file: the one with the most seats. */
function openTable(expansion: Expansion | undefined, data: DataFile): GwBox {
  const expansions = expansion === undefined ? [] : [expansion.name]
  for (const [mode, { seats }] of Object.entries(STANDARD.modes))
    for (const n of [...seats, ...(expansion?.seats?.of[mode] ?? [])].toReversed()) {
      if (refusalsOf(STANDARD, { mode, seats: n, clans: [], expansions }).length > 0) continue
      const setup = boxes.checkSetup({ mode, seats: n, expansions, data })
      if (setup.ok) return boxes.open(setup.value)
    }
  throw new Error(`There is no table with ${expansion?.name ?? 'this box'}.`)
}

/** Tables whose rows are cards with a text. */
const CARDS: ReadonlySet<string> = new Set(
  'hordes commands generals advisors tactics artifacts events requests ratCards beastCards relics skills awards khan machines rockets shots towers specialSoldiers scenario scenarios genghisKhan.soldiers'.split(
    ' ',
  ),
)

function textOf(table: string, { row }: RowInfo, file: DataFile): readonly Message[] {
  return CARDS.has(nameOf(table)) || CARDS.has(table)
    ? cardText(String(row['id']), tableWith(expansionOf(table), file))
    : []
}

export const box: DataBox<Message> = dataBox({
  game: 'great-wall',
  parts: PARTS,
  check: (file) => {
    const checked = checkData(file, 'data')
    return checked.ok ? [] : checked.errors
  },
  describe: (error, language) => describeError(error as FileError, language),
  text: textOf,
  nextWords: (table, language, text) => nextWords(language as TextKind, text, expansionOf(table)?.words),
})
