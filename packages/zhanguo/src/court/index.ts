import type { CourtAction } from '../data/types.ts'
import type { G, Rule, Seat } from '../terms.ts'
import { governor, whyNotGovernor } from './governor.ts'
import { hire, whyNotHire } from './hire.ts'
import { palace, whyNotPalace } from './palace.ts'
import { reassign, whyNotReassign } from './reassign.ts'
import { recruit, whyNotRecruit } from './recruit.ts'
import { wall, whyNotWall } from './wall.ts'

interface CourtRules {
  /** ZG-COURT-02: why the action can't be performed in full now; undefined if it can. */
  readonly whyNot: (g: G, seat: Seat) => string | undefined
  /** Choose what is to be chosen, play the card (ZG-COURT-04), and perform the action. */
  readonly perform: (g: G, seat: Seat, playCard: () => void) => Rule
}

export const COURT_RULES: Readonly<Record<CourtAction, CourtRules>> = {
  recruit: { whyNot: whyNotRecruit, perform: recruit },
  reassign: { whyNot: whyNotReassign, perform: reassign },
  governor: { whyNot: whyNotGovernor, perform: governor },
  hire: { whyNot: whyNotHire, perform: hire },
  palace: { whyNot: whyNotPalace, perform: palace },
  wall: { whyNot: whyNotWall, perform: wall },
}
