import { constantsOf, dataChecks, type DataRules } from '@wanli/game-kit'
import { checkAcross } from './across.ts'
import { compileData } from './compile.ts'
import type { GameData } from './game-data.ts'
import type { ProblemKey } from './problems.ts'
import { SHAPES } from './shapes.ts'
import { STANDARD_FILES } from './standard.ts'
import { STRUCTURE } from './structure.ts'
import { TABLES } from './types.ts'
import type { Tables } from './types.ts'

export const RULES: DataRules<Tables, ProblemKey> = {
  tables: TABLES,
  // `rat.advisors`: expansions look at their own (own-data.ts).
  elsewhere: (table) => table.includes('.'),
  open: ['time', 'commandSpots', 'hordes'],
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
  across: (tables, report) => checkAcross(tables, constantsOf(tables.constants), report),
}

export const { checkTables, checkData, rowsOf } = dataChecks<Tables, ProblemKey, GameData>(RULES, compileData)
