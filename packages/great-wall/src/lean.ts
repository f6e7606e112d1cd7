import type { Game } from '@wanli/kernel'
import { guess, known, piles } from './hidden.ts'
import { invariants } from './invariants.ts'
import { readPosition } from './position/read.ts'
import { writePosition } from './position/write.ts'
import { goesOn, obvious, onlyWay, openly } from './people.ts'
import { type Catalogue, STANDARD } from './catalogue.ts'
import type { GwEvent } from './events.ts'
import { boxesOf } from './offer.ts'
import { rows } from './setup.ts'
import { start } from './start.ts'
import { claims } from './shown/claims.ts'
import { copyState } from './state.ts'
import type { GreatWall } from './terms.ts'
import { view, viewer } from './view.ts'

export { rowsInReach } from './battle/reach.ts'
export { claimModifier } from './battle/defeat.ts'
export { hasWord, isWoundable, shotTargets, taunts } from './battle/hordes.ts'
export { closeUp, hordeAt, rowAt, rowsOf } from './rows.ts'
export { defenseOf, powerChanges, powerOf } from './battle/sums.ts'
export { changedPrice, modifiersFor, priceChange } from './cards/modifiers.ts'
export { archersOn, type Ctx as Context, mentions, num, readingFor, shootersOn } from './cards/numbers.ts'
export { abilityNow } from './cards/worth.ts'
export { describeError } from './data/index.ts'
export { clerksAt, clerksIn } from './clerks.ts'
export { resourcesOf, sum } from './pay.ts'
export { evenSplit, fits, type Payment, paymentOf, splitKeys } from './payment.ts'
export {
  CHI,
  figureOn,
  GOLD,
  isMarker,
  isSecondSpot,
  isSoldier,
  markerCode,
  ownerOf,
  slot,
  soldierCode,
  typeOf,
  VACANT,
  WOUND,
} from './state.ts'
export type { BaseOption } from './options.ts'
export type { CoopView } from './modes/coop/extra.ts'
export { type Ranked, ranking } from './ranking.ts'
export { isIdleArtifact, totalOf } from './score.ts'
export { remarksOn, type Remark as OptionRemark } from './shown/remarks.ts'
export { amountOf, type Lack, lacksIn } from './modes/coop/needs.ts'
export type { QinView } from './modes/solo/extra.ts'
export type { ExpansionOptions, GreatWall } from './terms.ts'

export { boxes, clansWith, MODE_SEATS, notices, refusals } from './offer.ts'
export { checkData, SETUP } from './setup.ts'
export type { Expansion } from './expansions/expansion.ts'
export { unpack } from './expansions/shelf.ts'

/** The events of a Winter after each of which a page shows the table as it is then. */
const STAGED: ReadonlySet<GwEvent['kind']> = new Set(['wounded', 'assault', 'killed'])

export const greatWall: Game<GreatWall> = greatWallOf(STANDARD)

/** The game with other modes and expansions than those of this package. */
export function greatWallOf(catalogue: Catalogue): Game<GreatWall> {
  return {
    id: 'great-wall',
    version: '4',
    rows,
    // The first builds called all their rules version 1, whatever they did; of the cards CTA-11 does something else since then: it recruits.
    changedSince: { '1': ['tactics CTA-11'] },
    ...boxesOf(catalogue),
    start,
    copy: copyState,
    view,
    viewer,
    known,
    guess,
    piles,
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
    staged: STAGED,
    canBeLost: (box) => box.canBeLost || box.allCanLose,
  }
}
