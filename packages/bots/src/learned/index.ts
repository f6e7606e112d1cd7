import type { Terms } from '@wanli/kernel'
import { greatWallCounts } from '../great-wall/counts.ts'
import { greatWallSense } from '../great-wall/index.ts'
import { greedy, type Foresight } from '../search/index.ts'
import { zhanguoCounts } from '../zhanguo/counts.ts'
import { zhanguoSense } from '../zhanguo/index.ts'
import { learnedSense } from './learned.ts'
import type { Model } from './model.ts'
import type { Counts } from './traits.ts'

export { compared } from './compare.ts'
export { fit } from './fit.ts'
export { lessonsOf } from './lessons.ts'
export { learnedSense } from './learned.ts'
export { type Head, isModel, Judge, type Model, TABLES, type TableKind } from './model.ts'
export { samplesOf } from './samples.ts'
export { type Counts, outcomeOf, sightOf, tableKindOf, traitNames } from './traits.ts'

/** What a learner needs to know of a game. */
export interface Learner<T extends Terms = Terms> {
  readonly sense: Foresight<T>
  readonly counts: Counts<T>
}
const LEARNERS: Readonly<Record<string, Learner>> = {
  'great-wall': { sense: greatWallSense, counts: greatWallCounts },
  zhanguo: { sense: zhanguoSense, counts: zhanguoCounts },
}
export const learnerOf = (gameId: string): Learner | undefined => LEARNERS[gameId]

/** A player that looks one command ahead and judges by what was learned; without a model, by the hand-made value. */
export const judging = ({ sense, counts }: Learner, model: Model | undefined) =>
  greedy(model === undefined ? sense : learnedSense(sense, counts, model))
