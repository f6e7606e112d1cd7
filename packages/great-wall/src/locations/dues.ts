import { chooseSplit, mixedPrice, payPrice, sum } from '../pay.ts'
import { BUILDING, type Resource } from '../state.ts'
import type { G, R, Rule, Seat } from '../terms.ts'

/*
 * What building costs (GW-BUILD-04, BP-WM-03, -04): Walls and Barricades any mix of Wood, Stone and Gold, other works some of these
 * types only. All that one player builds is paid together, the Warehouse first. What is no building the Warehouse does not pay (AC-SD-19).
 */

/** So many Resources, of these types in any mix; or of any types, but of the builder's own alone. */
export type Due =
  | { readonly of: readonly Resource[]; readonly n: number; readonly own?: never }
  | { readonly own: true; readonly n: number; readonly of?: never }

/** All that is due, added up by the types that may pay it: the index has a bit for each type. The last is what only own Resources pay. */
export type Dues = readonly number[]
export const NO_DUES: Dues = [0, 0, 0, 0, 0, 0, 0, 0, 0]

const bitsOf = (types: readonly Resource[]): number => types.reduce<number>((bits, type) => bits | (1 << type), 0)
const ANY = bitsOf(BUILDING)
const OWN = ANY + 1
const SETS = NO_DUES.map((_, bits) => bits).slice(1, OWN)
/** The types of each of them. */
const TYPES = NO_DUES.map((_, bits) => BUILDING.filter((type) => ((bits >> type) & 1) === 1))

export const withDues = (dues: Dues, more: readonly Due[]): Dues =>
  more.reduce((all, due) => {
    const place = due.own === true ? OWN : bitsOf(due.of)
    return all.with(place, all[place]! + due.n)
  }, dues)

/** So much more in any mix, as pieces of a Wall are paid for. */
export const withMixed = (dues: Dues, n: number): Dues => dues.with(ANY, dues[ANY]! + n)

/**
 * It can be paid, and so much more in any mix, if for every choice of types there is enough of them for what only they may pay. Asked for
 * every piece that is offered: it makes nothing but the answer. Where all of it is in any mix, nothing but the sum counts.
 */
export function canPayDues(g: R, seat: Seat, dues: Dues, mixed = 0): boolean {
  const { warehouse, players } = g.state
  const { resources } = players[seat]!
  if (isMixed(dues)) return isEnough(warehouse, resources, ANY, dues[ANY]! + mixed)
  const own = dues[OWN]!
  const held = heldForWorks(g, seat)
  if (held < own) return false
  for (const set of SETS) {
    let due = set === ANY ? mixed : 0
    for (const bits of SETS) if ((bits & ~set) === 0) due += dues[bits]!
    if (!isEnough(warehouse, resources, set, due)) return false
    // What the Warehouse has of these types leaves enough of the own ones for the rest.
    if (own > 0 && due + own > held + sum(TYPES[set]!.map((type) => warehouse[type]!))) return false
  }
  return true
}

/** What is left of the own Resources when all of it is paid, as much as possible by the Warehouse. */
export function ownLeft(g: R, seat: Seat, dues: Dues): number {
  const held = heldForWorks(g, seat)
  return Math.max(0, held - dues[OWN]! - Math.max(0, sum(dues.slice(0, OWN)) - sum(g.state.warehouse)))
}

const heldForWorks = (g: R, seat: Seat): number => sum(BUILDING.map((type) => g.state.players[seat]!.resources[type]!))

/** Nothing of it hangs on types. */
function isMixed(dues: Dues): boolean {
  for (let bits = 1; bits < ANY; bits++) if (dues[bits] !== 0) return false
  return dues[OWN] === 0
}

function isEnough(warehouse: readonly number[], resources: readonly number[], set: number, due: number): boolean {
  let left = due
  for (const type of BUILDING) if (((set >> type) & 1) === 1) left -= warehouse[type]! + resources[type]!
  return due === 0 || left <= 0
}

/** What few types may pay comes first, so that the others take what is left (all types of a price lie within those of another). */
const IN_ORDER = SETS.toSorted((a, b) => TYPES[a]!.length - TYPES[b]!.length || a - b)

/**
 * GW-BUILD-04, -08: what the Warehouse holds goes first; the builder chooses if it holds more than needed. Returns how many Resources of
 * his own he has paid for what the Warehouse could have paid.
 */
export function* payDues(g: G, seat: Seat, dues: Dues): Rule<number> {
  const { warehouse } = g.state
  const taken = [0, 0, 0]
  const rest = dues.slice()
  for (const bits of IN_ORDER) {
    if (dues[bits] === 0) continue
    const types = TYPES[bits]!
    let stored = 0
    for (const type of types) stored += warehouse[type]!
    stored = Math.min(dues[bits]!, stored)
    if (stored === 0) continue
    const split = yield* chooseSplit(g, seat, 'warehouse', warehouse, mixedPrice(types, stored))
    for (const type of BUILDING) {
      warehouse[type]! -= split[type]!
      taken[type]! += split[type]!
    }
    rest[bits] = dues[bits]! - stored
  }
  if (sum(taken) > 0) g.say?.({ kind: 'fromWarehouse', counts: taken })
  const own = rest[OWN]!
  rest[OWN] = 0
  const paid = sum(rest)
  // In any mix too: it is one payment.
  rest[ANY]! += own
  for (const bits of IN_ORDER) if (rest[bits]! > 0) yield* payPrice(g, seat, mixedPrice(TYPES[bits]!, rest[bits]!))
  return paid
}
