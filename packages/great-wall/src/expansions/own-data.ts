import { dataChecks, type DataRules, type MoreTables, onceEach } from '@wanli/game-kit'
import type { CardData, FileError, GameData, MoreWords } from '../data/index.ts'
import { problem, type ProblemKey, type Report } from '../data/problems.ts'
import { CARD_CHECKS } from '../data/structure.ts'
import type { Provenance } from '../data/types.ts'
import { cardShape, cardsOf, withCards } from './rows.ts'

/* What an owner's data file says of an expansion: tables with the expansion's name before theirs, such as `rat.advisors`. */

type Fields = Readonly<Record<string, unknown>>
interface Row extends Provenance {
  readonly id: string
}
export type PartTables = Readonly<Record<string, readonly Row[]>>

type CardTable = keyof typeof CARD_CHECKS
const CARD_TABLES = Object.keys(CARD_CHECKS) as CardTable[]

/** The tables of an expansion that an owner's file may change. */
export interface OwnTables {
  readonly rules: DataRules<PartTables, ProblemKey>
  /** What is wrong with those that a file has. */
  wrong(file: Fields, name: string): readonly FileError[]
  /** Those that a file changes, whole, by the names that they have in the expansion. */
  changed(file: Fields): MoreTables
  /** The data with the owner's cards in the place of ours; a card that is not in the box stays out of it. */
  data(data: GameData, file: Fields): GameData
}

/** How files are read that may have some of these tables. `rowsAs`: a table, as the expansion has it. */
export function inFiles(
  name: string,
  rules: OwnTables['rules'],
  rowsAs: (table: string, rows: readonly unknown[]) => unknown = (_, rows) => rows,
): Pick<OwnTables, 'wrong' | 'changed'> {
  const { checkTables } = dataChecks(rules, (all: PartTables) => all)
  const about = (file: Fields) => Object.fromEntries(Object.entries(file).filter(([id]) => rules.tables.includes(id)))
  return {
    wrong(file, as) {
      const checked = checkTables(about(file), as)
      return checked.ok ? [] : checked.errors
    },
    changed(file) {
      const own = about(file)
      const checked = checkTables(own, 'data')
      if (!checked.ok) return {}
      return Object.fromEntries(
        Object.keys(own).map((id) => {
          const table = id.slice(name.length + 1)
          return [table, rowsAs(table, checked.tables[id]!)]
        }),
      )
    },
  }
}

export function ownTables(name: string, tables: Fields, words?: MoreWords): OwnTables {
  const rules = rulesOf(name, tables, words)
  const own = inFiles(name, rules)
  return {
    rules,
    ...own,
    data(data, file) {
      const { hordes, ...cards } = cardsOf(own.changed(file), words)
      const used = <K extends keyof typeof cards>(kind: K): CardData[K] =>
        Object.fromEntries(Object.entries(cards[kind]).filter(([id]) => Object.hasOwn(data[kind], id)))
      return withCards(data, {
        generals: used('generals'),
        advisors: used('advisors'),
        tactics: used('tactics'),
        artifacts: used('artifacts'),
        hordes: hordes.filter(({ type }) => Object.hasOwn(data.hordeTypes, type.id)),
      })
    },
  }
}

/** What is known of the cards of an expansion. */
function rulesOf(name: string, tables: Fields, words?: MoreWords): OwnTables['rules'] {
  const own = CARD_TABLES.filter((table) => Object.hasOwn(tables, table))
  const each = <T>(make: (table: CardTable) => T): Readonly<Record<string, T>> =>
    Object.fromEntries(own.map((table) => [`${name}.${table}`, make(table)]))
  return {
    tables: own.map((table) => `${name}.${table}`),
    standard: each((table) => tables[table]),
    shapes: each((table) => cardShape(table, words)) as unknown as OwnTables['rules']['shapes'],
    rowNames: each(() => (row: Fields) => [row['id']]),
    formats: { grid: 'badGrid' },
    structure: each((table) => (rows: readonly Row[], report: Report) => {
      const ids = (tables[table] as readonly Row[]).map(({ id }) => id)
      onceEach(rows, 'id', (row) => row.id, ids, report)
      rows.forEach(({ id }, i) => {
        if (!ids.includes(id)) report(i, 'id', problem('notOneOf', { value: id, allowed: ids.join(', ') }))
      })
      CARD_CHECKS[table](rows as never, report, words)
    }),
    across: () => {},
  }
}
