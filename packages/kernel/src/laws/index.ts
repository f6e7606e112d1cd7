export { checkGame, checkLaws, type LawFailure, type LawOptions, type LawReport } from './check.ts'
export { countLines } from './count.ts'
export { type LawName, LAWS } from './law.ts'
export { answerAtRandom, playRandom } from './play.ts'
