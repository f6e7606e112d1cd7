import type { Seat } from '@wanli/kernel'
import { boardOf } from './areas.ts'
import type { Ability, Board, Bonus, CourtAction, Region, Section } from './data/types.ts'
import { OFFICIAL_COLOURS, REGIONS } from './data/types.ts'
import { type InstallOption, OPEN_AREA, type WallOption } from './options.ts'
import { at, cardsIn, type Colour, NOBODY, type Official, OFFICIALS, officialsIn, squareAt } from './state.ts'
import type { G } from './terms.ts'

/*
 * What is missing here and now when a rule refuses something: the numbers of a sentence, never the decision, which the rules
 * have made already. All of it lies open on the table.
 */

export type Facts =
  | { readonly kind: 'regionFull'; readonly region: Region; readonly cards: number }
  | { readonly kind: 'unrestCap'; readonly region: Region; readonly level: number; readonly cap: number }
  | { readonly kind: 'atCap'; readonly region: Region; readonly cap: number }
  | { readonly kind: 'noOfficialBelow'; readonly region: Region; readonly above: number }
  | { readonly kind: 'hireNowhere'; readonly above: number }
  | { readonly kind: 'hireCapped' | 'hireAfterFreeMove'; readonly regions: readonly Region[] }
  | { readonly kind: 'palaceHere'; readonly region: Region; readonly has: number; readonly needs: number }
  | { readonly kind: 'palaceElsewhere'; readonly region: Region; readonly needs: number }
  | { readonly kind: 'palaceNowhere'; readonly region: Region; readonly has: number; readonly needs: number }
  | { readonly kind: 'palaceUnrest'; readonly region: Region; readonly level: number; readonly cap: boolean }
  | { readonly kind: 'palaceSlots'; readonly region: Region; readonly slots: number }
  | { readonly kind: 'palaceBlocked'; readonly regions: readonly Region[]; readonly by: 'unrest' | 'slots' }
  | { readonly kind: 'noneLeft'; readonly what: 'palace' | 'wall' | 'governor' | 'official' }
  | { readonly kind: 'sameRegion' | 'noWorker' | 'calmAlready'; readonly region: Region }
  | { readonly kind: 'noWorkers'; readonly regions: readonly Region[] }
  | { readonly kind: 'bigMarkerTaken'; readonly colour: Colour; readonly by: Seat }
  | { readonly kind: 'markersOut'; readonly colour: Colour }
  | { readonly kind: 'ownWallHere'; readonly section: Section }
  | { readonly kind: 'wallSlotTaken'; readonly section: Section; readonly rods: number; readonly by: Seat }
  | { readonly kind: 'wallWorkers'; readonly rods: number; readonly regions: readonly Region[] }
  | { readonly kind: 'wallNowhere' }
  | { readonly kind: 'governorOfficials'; readonly region: Region; readonly missing: readonly Official[] }
  | { readonly kind: 'governorNowhere'; readonly region: Region; readonly missing: readonly Official[] }
  | { readonly kind: 'noSquare'; readonly region: Region; readonly squares: number }
  | { readonly kind: 'squareTaken'; readonly region: Region; readonly square: number; readonly by: Seat }
  | { readonly kind: 'squaresEmpty'; readonly region: Region; readonly squares: number }
  | { readonly kind: 'rewardRegions'; readonly regions: readonly Region[] }
  | { readonly kind: 'officialsOut'; readonly official: Official }
  | { readonly kind: 'noOfficialsOnBoard' }
  | { readonly kind: 'mustSpend'; readonly atLeast: number }
  | { readonly kind: 'areaFull'; readonly region: Region; readonly room: number }
  | { readonly kind: 'tooFar'; readonly cost: number; readonly points: number }
  | { readonly kind: 'notAdjacent'; readonly from: Region; readonly to: Region; readonly near: readonly Region[] }
  | { readonly kind: 'noneAbove'; readonly region: Region; readonly official: Official }
  | {
      readonly kind: 'otherTrigger'
      readonly card: number
      readonly trigger: CourtAction
      readonly action: CourtAction
    }
  | {
      readonly kind: 'numberTooLow' | 'numberTooHigh'
      readonly played: number
      readonly below: number
      readonly action: CourtAction
    }
  | { readonly kind: 'usedCard'; readonly card: number }
  | { readonly kind: 'usedAbility'; readonly ability: Ability }
  | { readonly kind: 'uselessBonus'; readonly bonus: Bonus; readonly region: Region }
  | { readonly kind: 'uselessAbility'; readonly ability: Ability }
  | { readonly kind: 'noGovernorThere'; readonly region: Region; readonly square: number }
  | { readonly kind: 'bidTooLow'; readonly standing: number }
  | { readonly kind: 'bidTooHigh'; readonly own: number }
  | { readonly kind: 'openerBids'; readonly minimum: number }
  | { readonly kind: 'boardGone'; readonly board: Board }
export type FactKind = Facts['kind']

// --- the own board -----------------------------------------------------------------------------------------------------

export function unrestFacts(g: G, seat: Seat, region: Region): Facts {
  const level = g.state.players[seat]!.unrest[region]!
  const cap = boardOf(g, seat)!.caps[region]!
  return level === cap ? { kind: 'atCap', region, cap } : { kind: 'unrestCap', region, level, cap }
}

export const unifyFacts = (g: G, seat: Seat, region: Region, rule: string): Facts =>
  rule === 'ZG-UNIFY-01'
    ? { kind: 'regionFull', region, cards: cardsIn(g.state.players[seat]!, region) }
    : unrestFacts(g, seat, region)

export const hireFacts = (g: G, seat: Seat, region: Region, rule: string): Facts =>
  rule === 'ZG-COURT-HIRE-01'
    ? { kind: 'noOfficialBelow', region, above: officialsIn(g.state.players[seat]!.governorsArea, region) }
    : unrestFacts(g, seat, region)

/** Of the whole action: in which regions something stands in the way. */
export function hireNowhereFacts(g: G, seat: Seat, rule: string, afterFreeMove: readonly Region[]): Facts {
  const me = g.state.players[seat]!
  const staffed = REGIONS.filter((region) => officialsIn(me.workersArea, region) > 0)
  const above = REGIONS.filter((region) => officialsIn(me.governorsArea, region) > 0)
  if (rule === 'ZG-COURT-03') return { kind: 'hireAfterFreeMove', regions: afterFreeMove }
  return rule === 'ZG-COURT-HIRE-01'
    ? { kind: 'hireNowhere', above: above.length }
    : { kind: 'hireCapped', regions: staffed }
}

export const notAdjacentFacts = (g: G, from: Region, to: Region): Facts => ({
  kind: 'notAdjacent',
  from,
  to,
  near: g.box.data.adjacent[from]!,
})

// --- palaces -------------------------------------------------------------------------------------------------------------

export function palaceFacts(g: G, seat: Seat, region: Region, rule: string): Facts {
  const me = g.state.players[seat]!
  const { here, elsewhere } = g.box.data.constants.palaceCost
  if (rule === 'ZG-COURT-PALACE-01') {
    const has = me.workers[region]!
    return has < here
      ? { kind: 'palaceHere', region, has, needs: here }
      : { kind: 'palaceElsewhere', region, needs: elsewhere }
  }
  if (rule === 'ZG-COURT-PALACE-02')
    return me.palaces === 0
      ? { kind: 'noneLeft', what: 'palace' }
      : { kind: 'palaceSlots', region, slots: g.box.data.constants.palaceSlots[g.box.seats as 2 | 3 | 4] }
  const level = me.unrest[region]!
  return { kind: 'palaceUnrest', region, level, cap: level === boardOf(g, seat)!.caps[region] }
}

/** Of the whole action: the region that comes nearest, or those that could pay but for this rule. */
export function palaceNowhereFacts(g: G, seat: Seat, rule: string, regions: readonly Region[]): Facts {
  const me = g.state.players[seat]!
  if (me.palaces === 0) return { kind: 'noneLeft', what: 'palace' }
  const { here, elsewhere } = g.box.data.constants.palaceCost
  if (rule === 'ZG-COURT-PALACE-01') {
    const region = REGIONS.toSorted((a, b) => me.workers[b]! - me.workers[a]!)[0]!
    const has = me.workers[region]!
    return has < here
      ? { kind: 'palaceNowhere', region, has, needs: here }
      : { kind: 'palaceElsewhere', region, needs: elsewhere }
  }
  return { kind: 'palaceBlocked', regions, by: rule === 'ZG-COURT-PALACE-02' ? 'slots' : 'unrest' }
}

export const thirdWorkerFacts = (region: Region, target: Region): Facts =>
  region === target ? { kind: 'sameRegion', region } : { kind: 'noWorker', region }

// --- walls ---------------------------------------------------------------------------------------------------------------

export function wallFacts(g: G, seat: Seat, { section, name, rods }: WallOption, rule: string): Facts {
  if (rule === 'ZG-COURT-WALL-03') return { kind: 'wallWorkers', rods, regions: regionsWithWorkers(g, seat) }
  if (g.state.players[seat]!.walls === 0) return { kind: 'noneLeft', what: 'wall' }
  if (rule === 'ZG-COURT-WALL-02') return { kind: 'ownWallHere', section: name }
  return { kind: 'wallSlotTaken', section: name, rods, by: g.state.wallSlots[3 * section + rods - 1]! }
}

/** Of the whole action. `cheapest`: the fewest rods of a slot that is open to this player. */
export function wallNowhereFacts(g: G, seat: Seat, rule: string, cheapest: number): Facts {
  if (g.state.players[seat]!.walls === 0) return { kind: 'noneLeft', what: 'wall' }
  if (rule !== 'ZG-COURT-WALL-03') return { kind: 'wallNowhere' }
  return { kind: 'wallWorkers', rods: cheapest, regions: regionsWithWorkers(g, seat) }
}

const regionsWithWorkers = (g: G, seat: Seat): Region[] =>
  REGIONS.filter((region) => g.state.players[seat]!.workers[region]! > 0)

export const payFacts = (g: G, seat: Seat, regions: readonly Region[]): Facts => ({
  kind: 'noWorkers',
  regions: regions.filter((region) => g.state.players[seat]!.workers[region] === 0),
})

// --- governors and officials -----------------------------------------------------------------------------------------------

const missingIn = (g: G, seat: Seat, region: Region): Official[] => {
  const { governorsArea } = g.state.players[seat]!
  return OFFICIALS.filter((o) => governorsArea[at(region, o)]! < g.box.data.constants.governorCost[OFFICIAL_COLOURS[o]])
}

export const governorFacts = (g: G, seat: Seat, region: Region): Facts => ({
  kind: 'governorOfficials',
  region,
  missing: missingIn(g, seat, region),
})

export function governorNowhereFacts(g: G, seat: Seat): Facts {
  if (g.state.players[seat]!.governors === 0) return { kind: 'noneLeft', what: 'governor' }
  const region = REGIONS.toSorted((a, b) => missingIn(g, seat, a).length - missingIn(g, seat, b).length)[0]!
  return { kind: 'governorNowhere', region, missing: missingIn(g, seat, region) }
}

/** ZG-COURT-GOV-03: of a square, or of the open area while squares are empty. */
export function squareFacts(g: G, { region, square }: InstallOption): Facts {
  const squares = g.box.data.squares[region]!.length
  if (square >= squares) return { kind: 'noSquare', region, squares }
  const owner = (i: number) => g.state.squares[squareAt(region, i)]!
  if (square !== OPEN_AREA) return { kind: 'squareTaken', region, square, by: owner(square) }
  const empty = Array.from({ length: squares }, (_, i) => i).filter((i) => owner(i) === NOBODY)
  return { kind: 'squaresEmpty', region, squares: empty.length }
}

export const recruitFacts = (official: Official): Facts => ({ kind: 'officialsOut', official })
