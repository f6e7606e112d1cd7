import { greatWallCounts, greatWallPlans } from '../great-wall/counts.ts'
import { greatWallSense } from '../great-wall/index.ts'
import { greedy } from '../search/index.ts'
import { zhanguoCounts } from '../zhanguo/counts.ts'
import { zhanguoPlans } from '../zhanguo/plans.ts'
import { zhanguoSense } from '../zhanguo/index.ts'
import type { Learner } from './learner.ts'
import { learnedSense } from './learned.ts'
import type { Model } from './model.ts'

export { compared } from './compare.ts'
export { fit } from './fit.ts'
export { glanceNames } from './glance.ts'
export { lessonsOf } from './lessons.ts'
export type { Learner } from './learner.ts'
export { learnedSense } from './learned.ts'
export { type Head, isModel, Judge, type Model, TABLES, type TableKind } from './model.ts'
export { samplesOf } from './samples.ts'
export { type Counts, outcomeOf, sightOf, tableKindOf, traitNames } from './traits.ts'

const LEARNERS: Readonly<Record<string, Learner>> = {
  'great-wall': { sense: greatWallSense, counts: greatWallCounts, plans: greatWallPlans },
  zhanguo: { sense: zhanguoSense, counts: zhanguoCounts, plans: zhanguoPlans },
}
export const learnerOf = (gameId: string): Learner | undefined => LEARNERS[gameId]

/** A player that looks one command ahead and judges by what was learned; without a model, by the hand-made value. */
export const judging = (learner: Learner, model: Model | undefined) =>
  greedy(model === undefined ? learner.sense : learnedSense(learner, model))
