import { type CheckedData as CheckedOf, checkTables as checkAll, type DataRules } from '@wanli/game-kit'
import { checkAcross } from './across.ts'
import { compileData, constantsOf } from './compile.ts'
import type { GameData } from './game-data.ts'
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
    locations: (row) => [row['id']],
    overseers: (row) => [row['location']],
    walls: (row) => ['level', row['level']],
    time: (row) => [row['side'], 'slot', row['slot']],
    commandSpots: (row) => [row['side'], 'spot', row['number']],
    counts: (row) => ['players', row['players']],
    soldiers: (row) => [row['id']],
    hordes: (row) => [row['id']],
    commands: (row) => [row['id']],
    generals: (row) => [row['id']],
    advisors: (row) => [row['id']],
    tactics: (row) => [row['id']],
    artifacts: (row) => [row['id']],
    events: (row) => [row['id']],
    requests: (row) => [row['id']],
    clans: (row) => [row['id']],
    constants: (row) => [row['name']],
  },
  formats: { grid: 'badGrid' },
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
