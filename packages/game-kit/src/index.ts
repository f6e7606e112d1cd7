export { allSetups, fewSetups, fullestBox, put } from './all-setups.ts'
export {
  type BoxError,
  type BoxPart,
  type DataBox,
  dataBox,
  type DataFile,
  type Difference,
  type RowInfo,
  type TableInfo,
} from './data/box.ts'
export { boxFile, isBoxFile, readBox } from './data/box-file.ts'
export { dataChecks, type DataRules, rightTables } from './data/check.ts'
export { freeze, recordOf } from './data/compile.ts'
export {
  constantChecks,
  type ConstantRowOf,
  constantsOf,
  constantShape,
  keptAsOurs,
  type KeptConstants,
} from './data/constants.ts'
export { type Field, type FieldKind, fieldsOfRow, kept, looseTable, written } from './data/fields.ts'
export {
  COMMON_PROBLEMS,
  type DataError,
  type DataProblem,
  describeDataError,
  problemOf,
  type Report,
  shownValue,
  type TextParams,
  wordOf,
} from './data/problems.ts'
export { from, id, provenanceOf } from './data/rows.ts'
export { limited, onceEach, sameAs, type TableCheck } from './data/structure.ts'
export { brokenBy, inShort, type Must } from './invariants.ts'
export { readTable } from './position.ts'
export { dataOnce, type MoreTables, readSetup, rowsInForce } from './setup.ts'
export {
  type AnswersTo,
  type FieldRow,
  type FieldRows,
  fieldsOf,
  isFor,
  type Only,
  type SetupField,
  type SetupOffer,
  shapeOf,
  shapesOf,
  type TableKind,
} from './setup-fields.ts'
export { explained, isDetailOf } from './text/details.ts'
export type { Group, GroupWithHelp } from './text/group.ts'
export { joined } from './text/joined.ts'
export { LANGUAGES, type Language, ruleTextOf } from './text/languages.ts'
export { lettersApart } from './text/letters.ts'
export type { MessageOf, ParamOf } from './text/message.ts'
export { PROBLEM_MESSAGES } from './text/problems.ts'
