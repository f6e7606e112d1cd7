import { rightTables } from '@wanli/game-kit'
import { checkTables } from './check.ts'
import { compileData } from './compile.ts'
import type { GameData } from './game-data.ts'
import { describeError } from './problems.ts'
import type { Tables } from './types.ts'

export * from './types.ts'
export * from './vocabulary/types.ts'
export { checkData, checkTables, rowsOf } from './check.ts'
export {
  type CardData,
  type CardTables,
  compileCards,
  compileData,
  type HordeTypeRow,
  requestAsking,
} from './compile.ts'
export type {
  CommandBox,
  CommandCard,
  CountData,
  GameData,
  GeneralCard,
  HordeCard,
  HordeType,
  RequestCard,
  Reward,
  TacticCard,
} from './game-data.ts'
export { describeError } from './problems.ts'
export type { DataError, FileError } from './problems.ts'
export type { MoreWords } from './vocabulary/words.ts'
export { costShape, hordeShape, SHAPES, tacticShape } from './shapes.ts'
export { type Misfit, misfitsOfBox, misfitsOfConditions, misfitsOfRule } from './vocabulary/fits.ts'
export { parseConditions, parseEffects, parseRequest, parseRules } from './vocabulary/parse.ts'
export type { Parsed } from './vocabulary/parse.ts'
export type { RuleError } from './vocabulary/tokens.ts'

/** The rows of our own data files, with their provenance. */
export const standardTables: Tables = rightTables(checkTables({}, 'standard data'), describeError)

export const standardData: GameData = compileData(standardTables)
