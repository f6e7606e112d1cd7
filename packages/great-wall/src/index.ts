import type { Game } from '@wanli/kernel'
import { guess, known } from './hidden.ts'
import { invariants } from './invariants.ts'
import { readPosition } from './position/read.ts'
import { writePosition } from './position/write.ts'
import { goesOn, obvious, onlyWay, openly } from './people.ts'
import { type Catalogue, noticesOf, refusalsOf, STANDARD } from './catalogue.ts'
import type { Plan, Remark } from './expansions/expansion.ts'
import { checkSetup, open, rows, SETUP, start } from './setup.ts'
import { claims } from './shown/claims.ts'
import { copyState } from './state.ts'
import type { GreatWall, Setup } from './terms.ts'
import { view } from './view.ts'

export { archerTargets, hasWord } from './battle/hordes.ts'
export { defenseOf, powerChanges, powerOf } from './battle/sums.ts'
export { changedPrice, modifiersFor, priceChange } from './cards/modifiers.ts'
export { archersOn, type Ctx as Context, mentions, num, readingFor } from './cards/numbers.ts'
export { abilityNow } from './cards/worth.ts'
export { checkData, describeError } from './data/index.ts'
export { clerksAt, clerksIn } from './clerks.ts'
export { resourcesOf, sum } from './pay.ts'
export { evenSplit, fits, type Payment, paymentOf, splitKeys } from './payment.ts'
export {
  CHI,
  GOLD,
  isSecondSpot,
  isSoldier,
  ownerOf,
  pairOn,
  slot,
  soldierCode,
  typeOf,
  VACANT,
  WOUND,
} from './state.ts'
export type { BaseOption } from './options.ts'
export type { CoopView } from './modes/coop/extra.ts'
export { type Ranked, ranking } from './ranking.ts'
export { remarksOn, type Remark as OptionRemark } from './shown/remarks.ts'
export { amountOf, type Lack, lacksIn } from './modes/coop/needs.ts'
export type { QinView } from './modes/solo/extra.ts'
export type { ExpansionOptions, GreatWall } from './terms.ts'

export { SETUP }
/** How the IDs of the expansions begin that this package has. */
export const EXPANSION_IDS: readonly string[] = STANDARD.expansions.flatMap(({ ids }) => ids ?? [])
/** XP-CFG-02, XP-REF-09: why there can't be such a table, all reasons at once; and what is worth knowing of one that can be. */
export const refusals = (plan: Plan): readonly Remark[] => refusalsOf(STANDARD, plan)
export const notices = (setup: Setup): readonly Remark[] => noticesOf(STANDARD, setup)
/** The modes, and for how many humans each is. */
export const MODE_SEATS = SETUP.modes

export const greatWall: Game<GreatWall> = greatWallOf(STANDARD)

/** The game with other modes and expansions than those of this package. */
export function greatWallOf(catalogue: Catalogue): Game<GreatWall> {
  return {
    id: 'great-wall',
    version: '2',
    rows,
    // New Orders (CTA-11) recruits; the first builds called everything version 1.
    changedSince: { '1': ['tactics CTA-11'] },
    checkSetup: (input) => checkSetup(catalogue, input),
    open: (setup) => open(catalogue, setup),
    start,
    copy: copyState,
    view,
    known,
    guess,
    seatNames: (box) => box.setup.clans,
    writePosition,
    readPosition,
    invariants,
    scores: (s, box) => s.players.slice(0, box.setup.seats).map((player) => player.honor),
    winners: (s, box) => box.winners(s, box),
    obvious,
    openly,
    onlyWay,
    goesOn,
    claims,
    canBeLost: (box) => box.canBeLost,
  }
}
