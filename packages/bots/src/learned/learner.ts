import type { Terms } from '@wanli/kernel'
import type { Foresight } from '../search/index.ts'
import type { Plans } from './glance.ts'
import type { Counts } from './traits.ts'

/** What a learner needs to know of a game. */
export interface Learner<T extends Terms = Terms> {
  readonly sense: Foresight<T>
  /** For who judges whole tables. */
  readonly counts: Counts<T>
  /** For who compares commands. */
  readonly plans: Plans<T>
}
