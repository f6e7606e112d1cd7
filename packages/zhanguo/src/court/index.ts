import type { CourtAction } from '../data/types.ts'
import { type Facts, governorNowhereFacts } from '../facts.ts'
import type { G, R, Rule, Seat } from '../terms.ts'
import { governor, whyNotGovernor } from './governor.ts'
import { hire, hireFactsOf, whyNotHire } from './hire.ts'
import { palace, palaceFactsOf, whyNotPalace } from './palace.ts'
import { reassign, whyNotReassign } from './reassign.ts'
import { recruit, whyNotRecruit } from './recruit.ts'
import { wall, wallFactsOf, whyNotWall } from './wall.ts'

interface CourtRules {
  /** ZG-COURT-02: why the action can't be performed in full now; undefined if it can. */
  readonly whyNot: (g: R, seat: Seat) => string | undefined
  /** What is missing for it. */
  readonly facts: (g: G, seat: Seat, rule: string) => Facts
  /** Choose what is to be chosen, play the card (ZG-COURT-04), and perform the action. */
  readonly perform: (g: G, seat: Seat, playCard: () => void) => Rule
}

export const COURT_RULES: Readonly<Record<CourtAction, CourtRules>> = {
  recruit: { whyNot: whyNotRecruit, facts: () => ({ kind: 'noneLeft', what: 'official' }), perform: recruit },
  reassign: { whyNot: whyNotReassign, facts: () => ({ kind: 'noOfficialsOnBoard' }), perform: reassign },
  governor: { whyNot: whyNotGovernor, facts: governorNowhereFacts, perform: governor },
  hire: { whyNot: whyNotHire, facts: hireFactsOf, perform: hire },
  palace: { whyNot: whyNotPalace, facts: palaceFactsOf, perform: palace },
  wall: { whyNot: whyNotWall, facts: wallFactsOf, perform: wall },
}
