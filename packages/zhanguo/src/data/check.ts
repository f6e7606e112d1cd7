import { constantsOf, dataChecks, type DataRules, wordOf } from '@wanli/game-kit'
import { checkAcross } from './across.ts'
import { compileData } from './compile.ts'
import type { GameData } from './compile.ts'
import type { ProblemKey } from './problems.ts'
import { SHAPES } from './shapes.ts'
import { STANDARD_FILES } from './standard.ts'
import { STRUCTURE } from './structure.ts'
import { TABLES } from './types.ts'
import type { Tables } from './types.ts'

export const RULES: DataRules<Tables, ProblemKey> = {
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
  across: (tables, report) => checkAcross(tables, constantsOf(tables.constants), report),
}

export const { checkTables, checkData, rowsOf } = dataChecks<Tables, ProblemKey, GameData>(RULES, compileData)
