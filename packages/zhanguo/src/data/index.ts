import { rightTables } from '@wanli/game-kit'
import { checkTables } from './check.ts'
import { compileData } from './compile.ts'
import type { GameData } from './compile.ts'
import { describeError } from './problems.ts'
import type { Tables } from './types.ts'

export * from './types.ts'
export { checkData, checkTables, rowsOf } from './check.ts'
export { compileData } from './compile.ts'
export type { GameData } from './compile.ts'
export { describeError } from './problems.ts'
export type { DataError } from './problems.ts'

/** The rows of our own data files, with their provenance. */
export const standardTables: Tables = rightTables(checkTables({}, 'standard data'), describeError)

export const standardData: GameData = compileData(standardTables)
