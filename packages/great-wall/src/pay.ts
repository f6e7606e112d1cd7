import type { ResourcePick } from './data/vocabulary/types.ts'
import { ALL_RESOURCES, BUILDING, RESOURCES, type Resource } from './state.ts'
import { pay } from './resources.ts'
import type { G, Rule, Seat } from './terms.ts'

/** What may be paid of each resource at most, what must be paid of it at least, and how much in all. */
export interface Price {
  readonly most: readonly number[]
  readonly least?: readonly number[]
  readonly total: number
}

/** What a card means by a resource: one type, Wood, Stone or Gold, or any. */
export const resourcesOf = (what: ResourcePick): readonly Resource[] => {
  if (what === 'any') return ALL_RESOURCES
  return what === 'build' ? BUILDING : [RESOURCES.indexOf(what) as Resource]
}

/** Any mix of the given resources. */
export const mixedPrice = (resources: readonly Resource[], n: number): Price => ({
  most: ALL_RESOURCES.map((resource) => (resources.includes(resource) ? n : 0)),
  total: n,
})

export const sum = (counts: readonly number[]): number => {
  let total = 0
  for (const n of counts) total += n
  return total
}

/** GW-CORE-05: the payer must have the full amount. */
export function canPay(holdings: readonly number[], price: Price): boolean {
  let available = 0
  for (const resource of ALL_RESOURCES) {
    if (holdings[resource]! < (price.least?.[resource] ?? 0)) return false
    available += Math.min(holdings[resource]!, price.most[resource] ?? 0)
  }
  return available >= price.total
}

const NONE_DUE = [0, 0, 0, 0]

/** DP-19: the payer chooses the types, one resource after another; what is forced is not asked. */
export function* payPrice(g: G, seat: Seat, price: Price): Rule {
  const { resources } = g.state.players[seat]!
  const split = yield* chooseSplit(g, seat, 'pay', resources, price)
  for (const resource of ALL_RESOURCES) pay(g, seat, resource, split[resource]!)
}

export function* chooseSplit(
  g: G,
  seat: Seat,
  from: 'pay' | 'warehouse',
  holdings: readonly number[],
  price: Price,
): Rule<number[]> {
  const available = ALL_RESOURCES.map((resource) => Math.min(holdings[resource] ?? 0, price.most[resource] ?? 0))
  const split = [0, 0, 0, 0]
  let left = price.total
  let rest = sum(available)
  let bound = sum(price.least ?? [])
  for (const resource of ALL_RESOURCES) {
    rest -= available[resource]!
    bound -= price.least?.[resource] ?? 0
    const least = Math.max(price.least?.[resource] ?? 0, left - rest)
    const most = Math.min(left - bound, available[resource]!)
    let n = least
    if (least === most) g.nevermind()
    else {
      const amounts = []
      for (let amount = least; amount <= most; amount++) amounts.push(g.box.book.amount(from, resource, amount))
      const about = { left, most: available, least: price.least ?? NONE_DUE, given: [...split] }
      n = (yield* g.ask(seat, from, amounts, about)).n
    }
    split[resource] = n
    left -= n
  }
  return split
}
