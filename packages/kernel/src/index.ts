export { answerText, giveAnswer } from './answers.ts'
export { Chance, Dice, Streams } from './chance.ts'
export type { Claim, Claims, Trial, Tried } from './claims.ts'
export { DEALER, dealOf, dealText } from './dealing.ts'
export { DONE } from './desk.ts'
export { type Detail, type DetailCode, type DetailParams, DETAILS } from './details.ts'
export type * from './game.ts'
export { hashOf } from './hash.ts'
export type { Entry } from './history.ts'
export { dataDetail, issueDetail, WrongInput } from './issue.ts'
export { harmless, isObject, type Json, type JsonObject, prefixed, sameData, shown } from './json.ts'
export { type Going, goOn, onlyWatched } from './go-on.ts'
export { type Beginning, type Log, readLog, recordOf, replay, writeLog } from './log.ts'
export {
  PACKED_DAMAGED,
  PACKED_LIMIT,
  packedBody,
  packedFile,
  type PackedProblem,
  readPacked,
  unpacked,
} from './packed.ts'
export { answerParts, inOrder, isLaterPart, together, type Together } from './parts.ts'
export { changedSincePosition, openPosition, type Position, readPosition, writePosition } from './position.ts'
export { Reading } from './reading.ts'
export { bad, BrokenRule, good, type Problem, PROBLEMS, type ProblemCode, type Result } from './result.ts'
export { compose, type Part, type Reaction, type Ruleset } from './ruleset.ts'
export {
  type Failure,
  type Finding,
  type FindingCode,
  FINDINGS,
  gameOfScenario,
  type Line,
  LINE_KINDS,
  readScenario,
  runScenario,
  type Scenario,
} from './scenario.ts'
export { drew, heed, laidUnder, relaid, remember, seenIn, shuffledAway } from './memory.ts'
export type { Seeding } from './seeding.ts'
export { isStandingOrder, standingOf, standingOrder } from './standing.ts'
export { Table, type TableOptions, type WhyNot } from './table.ts'
export { isIdle, unasked } from './unasked.ts'
export { type Changed, versionOf } from './version.ts'
