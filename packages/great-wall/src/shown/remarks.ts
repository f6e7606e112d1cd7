import { priceNow, recruitPrice } from '../cards/prices.ts'
import type { GwOption } from '../options.ts'
import { sum } from '../pay.ts'
import { CHI, GOLD, NONE, type Resource, type SectionId } from '../state.ts'
import type { Asked, GwBox } from '../terms.ts'
import type { View } from '../view.ts'

/*
 * What there is to say of an option before it is taken. Terminal and page only put it into words; that it comes so is the law `shown`.
 */

export type Remark =
  /** What it adds to what is paid; `resource` undefined: Wood, Stone and Gold in any mix, or as printed on the Soldier. */
  | { readonly kind: 'price'; readonly n: number; readonly resource?: Resource }
  /** What is built then, with all that was chosen before: the sums of its section, and the Honor of it all. */
  | {
      readonly kind: 'built'
      readonly section: SectionId
      readonly wall: number
      readonly barricades: number
      readonly defense: number
      readonly honor: number
    }
  /** A Location will activate; `alone`: and who chooses it will have Shame for being alone there. */
  | { readonly kind: 'activates'; readonly location: string; readonly alone: boolean }
  /** All that will be recruited, by type. */
  | { readonly kind: 'recruits'; readonly units: readonly number[] }
  | { readonly kind: 'gains'; readonly resource: Resource; readonly n: number }
  | { readonly kind: 'reclaims'; readonly honor: number; readonly cards: number }

type Question = NonNullable<Asked>

export function remarksOn(option: GwOption, question: Question, view: View, box: GwBox): readonly Remark[] {
  const { seat, prompt, about } = question
  const prices = view.players[seat]!.prices
  switch (option.kind) {
    case 'clerk':
      return activates(option.to, option.from, prompt === 'reedClerk' ? reedSeat(view) : seat, view, box)
    case 'hireClerk':
      return prices === null
        ? []
        : [{ kind: 'price', n: priceNow(box.data.constants.clerkPrice, prices.changes.hireClerk), resource: GOLD }]
    case 'hireAdvisor':
      return prices === null ? [] : [{ kind: 'price', n: prices.advisor, resource: GOLD }]
    case 'barricade':
    case 'wall':
      // GW-REED-14d: for the Reed Clan it is free, and without Honor.
      return prompt === 'build' ? builds(option.kind, option.section, question, view, box) : []
    case 'recruit':
      return recruits(option.type, question, view, box)
    case 'upgrade':
      return upgrades(option.location, question, view, box)
    case 'gather':
      return gathers(question, view, box)
    case 'takeHonor':
      return [{ kind: 'reclaims', honor: numberIn(about, 'honor'), cards: 0 }]
    case 'takeCards':
      return [{ kind: 'reclaims', honor: 0, cards: numberIn(about, 'cards') }]
    case 'tactic':
      return option.boosted && prices !== null
        ? [{ kind: 'price', n: priceNow(box.tactics[option.card]!.boost, prices.changes.boost), resource: CHI }]
        : []
    default:
      return []
  }
}

const numberIn = (about: Question['about'], name: string): number => Number(about?.[name] ?? 0)
const reedSeat = ({ players }: View): number => players.findIndex(({ clan }) => clan === 'reed')

/** GW-ACT-01, GW-ACT-07: a Location that is full or takes any number will activate; who is alone there may pay with Shame. */
function activates(to: number, from: number, mover: number, view: View, box: GwBox): readonly Remark[] {
  const { id, spots, clerks: now } = view.locations[to]!
  if (from === to) return []
  const clerks = now.map((n, seat) => (seat === mover ? n + 1 : n))
  const there = clerks.flatMap((n, seat) => (n > 0 ? [seat] : []))
  // GW-REED-06: the Reed Clan alone starts nothing at a Special Location.
  const settled = spots === null && there.every((seat) => view.players[seat]!.clan === 'reed')
  if (settled || (spots !== null && sum(clerks) < spots)) return []
  const me = view.players[mover]!
  const alone = there.length === 1 && !me.automaton && box.locations[to]!.shameIcon && !me.shameless
  return [{ kind: 'activates', location: id, alone }]
}

/** GW-BUILD-05: what is built is paid for at the end. */
function builds(
  kind: 'barricade' | 'wall',
  section: SectionId,
  { seat }: Question,
  view: View,
  box: GwBox,
): readonly Remark[] {
  const prices = view.players[seat]!.prices
  const then = view.sections[section]!.built[kind]
  if (prices === null || then === null) return []
  const { wall, barricades, defense, honor } = then
  const n =
    kind === 'wall'
      ? priceNow(box.walls[wall - 1]!.nextCost, prices.changes.buildWall)
      : priceNow(box.data.constants.barricade.cost, prices.changes.buildBarricade)
  return [
    { kind: 'price', n },
    { kind: 'built', section, wall, barricades, defense, honor },
  ]
}

/** GW-BARRACKS-02: all are chosen before any is paid: those who were, and this one. */
function recruits(type: number, { seat, about }: Question, view: View, box: GwBox): readonly Remark[] {
  const prices = view.players[seat]!.prices
  if (type === NONE || prices === null) return []
  const chosen = (about?.['chosen'] as readonly number[] | undefined) ?? box.soldiers.map(() => 0)
  const units = chosen.with(type, (chosen[type] ?? 0) + 1)
  const { changes } = prices
  const due = (counts: readonly number[]) => {
    const soldiers = sum(
      counts.map((n, i) => {
        const { id, cost } = box.soldiers[i]!
        return n * priceNow(sum(cost), changes[`recruit:${id}` as 'recruit'])
      }),
    )
    return recruitPrice(soldiers, changes.recruit, changes.recruit.less)
  }
  return [
    { kind: 'recruits', units },
    { kind: 'price', n: due(units) - due(chosen) },
  ]
}

function upgrades(location: number, { seat }: Question, view: View, box: GwBox): readonly Remark[] {
  const { prices, overseers } = view.players[seat]!
  const step = box.overseers[location]?.price[overseers[location] ?? 0]
  if (prices === null || step === undefined) return []
  return [{ kind: 'price', n: priceNow(step.n, prices.changes.upgrade), resource: step.resource }]
}

/** GW-PROD-02, -09 */
function gathers({ seat, about }: Question, view: View, box: GwBox): readonly Remark[] {
  const location = view.locations.findIndex(({ id }) => id === about?.['location'])
  const resource = box.locations[location]?.resource
  if (resource === undefined) return []
  return [{ kind: 'gains', resource, n: view.players[seat]!.gathers[location]! }]
}
