import { boxOf, freeFiringSpots, hordeIn, shotTargets } from './battle/hordes.ts'
import type { Building, LocationPick, TacticWindow, UnitPick } from './data/vocabulary/types.ts'
import type { Due } from './locations/dues.ts'
import type { AttackOption, SectionOption } from './options.ts'
import { type Price, sum } from './pay.ts'
import { BUILDING, isSoldier, NONE, type Resource, type SectionId, VACANT, WOUND } from './state.ts'
import type { G, Seat } from './terms.ts'

/*
 * What is missing here and now when a rule refuses something: the numbers of a sentence, never the decision, which the rules
 * have made already. It holds only what the seat that is asked may see: the open table, and what lies behind its own screen.
 */

export type BaseFacts =
  | { readonly kind: 'locationFull' | 'locationLocked'; readonly location: string; readonly spots: number }
  | { readonly kind: 'locationClosed'; readonly location: string }
  | { readonly kind: 'noClerkInPool'; readonly reed: boolean }
  | { readonly kind: 'noClerkAt'; readonly location: string; readonly reed: boolean }
  | { readonly kind: 'beenThere' | 'onlyTo' | 'reedThere'; readonly location: string }
  | { readonly kind: 'noClerksThere' | 'onlyReedThere'; readonly location: string }
  | { readonly kind: 'otherLocation'; readonly where: LocationPick }
  | { readonly kind: 'fewClerksThere'; readonly location: string; readonly has: number; readonly needs: number }
  | { readonly kind: 'otherUnit'; readonly unit: UnitPick }
  | { readonly kind: 'noneFree'; readonly unit: string; readonly chosen: number }
  | { readonly kind: 'onlyShamed'; readonly unit: string; readonly n: number }
  | {
      readonly kind: 'costs'
      readonly costs: readonly number[]
      readonly has: readonly number[]
      readonly more: boolean
    }
  | { readonly kind: 'costsMixed'; readonly needs: number; readonly has: number }
  | { readonly kind: 'buildCosts'; readonly needs: number; readonly has: number; readonly stored: number }
  /** What expansions add to building. */
  | {
      readonly kind: 'workCosts'
      readonly costs: readonly number[]
      readonly has: readonly number[]
      readonly stored: readonly number[]
      readonly more: boolean
    }
  | { readonly kind: 'lacks'; readonly resource: Resource; readonly has: number; readonly needs: number }
  /** The supply of it has come to an end (AC-FW-16). */
  | { readonly kind: 'noneLeft'; readonly resource: Resource }
  | { readonly kind: 'onlyBuild'; readonly what: Building }
  | { readonly kind: 'sectionClosed'; readonly section: SectionId }
  | { readonly kind: 'nothingToHit' | 'hasShot'; readonly unit: string; readonly section: SectionId }
  | { readonly kind: 'barricadesFull'; readonly section: SectionId; readonly n: number }
  | { readonly kind: 'wallFinished'; readonly section: SectionId; readonly level: number }
  | { readonly kind: 'overseersBarred'; readonly location: string }
  | { readonly kind: 'overseerAtTop'; readonly location: string; readonly level: number }
  | { readonly kind: 'noClerksLeft' }
  | { readonly kind: 'noSoldiersIn'; readonly section: SectionId }
  | { readonly kind: 'firingFull'; readonly section: SectionId; readonly spots: number }
  | { readonly kind: 'hordeShamed'; readonly n: number }
  | { readonly kind: 'spotTaken'; readonly spot: number; readonly by: Seat }
  | { readonly kind: 'notCopied'; readonly command: string; readonly by: Seat }
  | { readonly kind: 'staysDiscarded'; readonly command: string }
  | { readonly kind: 'outOfReach'; readonly unit: string; readonly row: number; readonly reach: number }
  | { readonly kind: 'notAdmitted'; readonly unit: string; readonly horde: string }
  | { readonly kind: 'spotCovered'; readonly spot: number; readonly what: 'wound' | 'soldier' | 'marker' }
  | { readonly kind: 'spotsApart'; readonly spot: number; readonly mate: number }
  | { readonly kind: 'mustAttack' }
  | { readonly kind: 'tacticWindow'; readonly tactic: string; readonly window: TacticWindow }
  | { readonly kind: 'tacticCondition'; readonly tactic: string; readonly unmet: readonly number[] }
  | { readonly kind: 'requestNeeds'; readonly request: string; readonly unmet: readonly number[] }
  | { readonly kind: 'requestRefused'; readonly request: string }
/** What expansions refuse, by kind: each folder adds its own by declaring this interface again. */
export interface MoreFacts {}
export type Facts = BaseFacts | MoreFacts[keyof MoreFacts]
export type FactKind = Facts['kind']

// --- prices ------------------------------------------------------------------------------------------------------------

/** What a price asks for, and what there is. `more`: it is paid together with what was chosen before. */
export function priceFacts(g: G, seat: Seat, { most, total }: Price, more: boolean): Facts {
  const { resources } = g.state.players[seat]!
  if (sum(most) === total) return { kind: 'costs', costs: most, has: resources.slice(), more }
  const has = most.reduce<number>((all, n, resource) => all + Math.min(n, resources[resource]!), 0)
  return { kind: 'costsMixed', needs: total, has }
}

export const lackFacts = (g: G, seat: Seat, resource: Resource, needs: number): Facts => ({
  kind: 'lacks',
  resource,
  has: g.state.players[seat]!.resources[resource]!,
  needs,
})

export const buildPriceFacts = (g: G, seat: Seat, needs: number): Facts => ({
  kind: 'buildCosts',
  needs,
  has: sum(BUILDING.map((resource) => g.state.players[seat]!.resources[resource]!)),
  stored: sum(g.state.warehouse),
})

/**
 * GW-BUILD-04: the Warehouse pays too, but for what is due of the own Resources alone. Where types may be mixed only the sums are told.
 * `ownLeft`: own Resources beside those that what was chosen before costs.
 */
export function workFacts(g: G, seat: Seat, dues: readonly Due[], more: boolean, ownLeft: number): Facts {
  const { resources } = g.state.players[seat]!
  const { warehouse } = g.state
  const own = sum(dues.map((due) => (due.own === true ? due.n : 0)))
  if (own > 0) return { kind: 'costsMixed', needs: own, has: ownLeft }
  const typed = dues.filter((due) => due.own !== true)
  const open = typed.some(({ of }) => of.length > 1)
  const types = new Set(typed.flatMap(({ of }) => of))
  const among = (counts: readonly number[]) => sum([...types].map((type) => counts[type]!))
  if (open) return { kind: 'costsMixed', needs: sum(typed.map(({ n }) => n)), has: among(resources) + among(warehouse) }
  const costs = BUILDING.map((type) => sum(typed.map(({ of, n }) => (of.includes(type) ? n : 0))))
  return { kind: 'workCosts', costs, has: resources.slice(0, costs.length), stored: warehouse.slice(), more }
}

// --- Soldiers ----------------------------------------------------------------------------------------------------------

const unitId = (g: G, type: number): string => g.box.soldiers[type]!.id

/** GW-SHAME-06: those with Shame are not free. */
export function freeFacts(g: G, seat: Seat, type: number, chosen = 0): Facts {
  const shamed = g.state.players[seat]!.shamed[type]!
  return shamed > 0 && chosen === 0
    ? { kind: 'onlyShamed', unit: unitId(g, type), n: shamed }
    : { kind: 'noneFree', unit: unitId(g, type), chosen }
}

export const firingFacts = (g: G, type: number, section: SectionId): Facts =>
  freeFiringSpots(g, section) <= 0
    ? { kind: 'firingFull', section, spots: g.box.walls[g.state.sections[section]!.wall]!.firing }
    : { kind: 'nothingToHit', unit: unitId(g, type), section }

export const shotFacts = (g: G, type: number, section: SectionId): Facts => ({
  kind: shotTargets(g, section, type).length === 0 ? 'nothingToHit' : 'hasShot',
  unit: unitId(g, type),
  section,
})

/** Why a melee Soldier can't cover this spot or pair. */
export function attackFacts(
  g: G,
  { type, section, row, spot, mate, more = [] }: AttackOption,
  reach: number,
  rule: string,
): Facts {
  const horde = hordeIn(g, section, row)
  if (rule === 'GW-HORDE-06') return { kind: 'notAdmitted', unit: unitId(g, type), horde: boxOf(g, horde).id }
  if (rule === 'GW-HORDE-03') return { kind: 'spotsApart', spot: spot + 1, mate: mate + 1 }
  if (rule !== 'GW-HORDE-02') return { kind: 'outOfReach', unit: unitId(g, type), row: row + 1, reach }
  const { coversWounds } = g.box.soldiers[type]!
  const spots = mate === NONE ? [spot] : [spot, mate, ...more]
  const covered = spots.find((one) => horde.spots[one]! > (coversWounds === true ? WOUND : VACANT))!
  const code = horde.spots[covered]!
  return {
    kind: 'spotCovered',
    spot: covered + 1,
    what: code === WOUND ? 'wound' : isSoldier(code) ? 'soldier' : 'marker',
  }
}

// --- Walls ---------------------------------------------------------------------------------------------------------------

/** GW-BUILD-02, -03: a closed Section, a full row of Barricades, a finished Wall. */
export function roomFacts(g: G, { kind, section }: SectionOption): Facts {
  if (!g.state.sections[section]!.usable) return { kind: 'sectionClosed', section }
  return kind === 'wall'
    ? { kind: 'wallFinished', section, level: g.box.walls.length - 1 }
    : { kind: 'barricadesFull', section, n: g.box.data.constants.barricadeSpots }
}
