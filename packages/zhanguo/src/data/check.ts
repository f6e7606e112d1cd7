import { type CheckedData as CheckedOf, checkTables as checkAll, type DataRules, wordOf } from '@wanli/game-kit'
import { checkAcross } from './across.ts'
import { compileData, constantsOf } from './compile.ts'
import type { GameData } from './compile.ts'
import type { ProblemKey } from './problems.ts'
import { SHAPES } from './shapes.ts'
import { STANDARD_FILES } from './standard.ts'
import { STRUCTURE } from './structure.ts'
import { TABLES } from './types.ts'
import type { TableName, Tables } from './types.ts'

const RULES: DataRules<Tables, ProblemKey> = {
  tables: TABLES,
  standard: STANDARD_FILES,
  shapes: SHAPES,
  rowNames: {
    regions: (row) => (Array.isArray(row['pair']) ? [row['pair'].slice(0, 2).map(wordOf).join('-')] : []),
    squares: (row) => ['region', row['region']],
    sites: (row) => [row['site']],
    wallTiles: (row) => [row['id']],
    tasks: (row) => [row['id']],
    rewards: (row) => [row['aspect'], row['round']],
    boards: (row) => [row['board'], row['side']],
    cards: (row) => [row['number'] === undefined ? undefined : `#${wordOf(row['number'])}`],
    constants: (row) => [row['name']],
  },
  formats: { colour: 'badColour' },
  structure: STRUCTURE,
  across: (tables, report) => checkAcross(tables, constantsOf(tables), report),
}

/** As checkData, but gives the rows with their provenance, the standard tables filled in. */
export const checkTables = (tables: unknown, file: string) => checkAll(RULES, tables, file)

export type CheckedData = CheckedOf<GameData, TableName, ProblemKey>

/** Checks a data file, one object with some or all of the tables, and makes it ready for play. */
export function checkData(tables: unknown, file: string): CheckedData {
  const checked = checkTables(tables, file)
  return checked.ok ? { ok: true, data: compileData(checked.tables) } : checked
}
