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
  /** What it costs in Honor (GW-COOP-17). */
  | { readonly kind: 'honorPrice'; readonly n: number }
  /**
   * What a Location has for each seat when it is activated, with the Clerk that is moved: Resources to gather (of Qin Jiushao: Honor), Soldiers
   * to recruit, pieces to build, moves, hires or cards; null for who has no Clerk there, and where an automaton has another procedure.
   */
  | { readonly kind: 'serves'; readonly location: string; readonly n: readonly (number | null)[] }
  /** A Location will activate; `alone`: and who chooses it will have Shame for being alone there. */
  | { readonly kind: 'activates'; readonly location: string; readonly alone: boolean }
  /** All that will be recruited, by type. */
  | { readonly kind: 'recruits'; readonly units: readonly number[] }
  | { readonly kind: 'gains'; readonly resource: Resource; readonly n: number }
  /** GW-FALL-06: what Betrayal may copy: the spots of the track, and the cards whose boxes are carried out. */
  | { readonly kind: 'copies'; readonly cards: readonly { readonly spot: number; readonly card: string }[] }
  | { readonly kind: 'reclaims'; readonly honor: number; readonly cards: number }

export type Question = Pick<NonNullable<Asked>, 'seat' | 'prompt' | 'about'>

export function remarksOn(option: GwOption, question: Question, view: View, box: GwBox): readonly Remark[] {
  const { seat, prompt, about } = question
  const prices = view.players[seat]!.prices
  switch (option.kind) {
    case 'clerk': {
      const mover = prompt === 'reedClerk' ? reedSeat(view) : seat
      return [...activates(option.to, option.from, mover, view, box), serves(option.to, view, box, mover)]
    }
    case 'choice':
      return about?.['card'] === BETRAYAL && option.index === 0 ? [{ kind: 'copies', cards: copies(seat, view) }] : []
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
    case 'overseer':
      return upgrades(option.location, question, view, box)
    case 'gather':
      return gathers(question, view, box)
    case 'save':
      return [{ kind: 'price', n: numberIn(about, 'price'), resource: CHI }]
    case 'payShame':
      return about?.['with'] === 'honor'
        ? [{ kind: 'honorPrice', n: numberIn(about, 'price') }]
        : [{ kind: 'price', n: numberIn(about, 'price'), resource: CHI }]
    case 'activate':
      return [serves(option.location, view, box)]
    case 'takeHonor':
      return [{ kind: 'reclaims', honor: numberIn(about, 'honor'), cards: 0 }]
    case 'takeCards':
      return [{ kind: 'reclaims', honor: 0, cards: numberIn(about, 'cards') }]
    case 'tactic':
      return option.boosted && prices !== null
        ? [{ kind: 'price', n: priceNow(box.tactics[option.card]!.boost, prices.changes.boost), resource: CHI }]
        : []
    default:
      return box.expansions.flatMap((expansion) => expansion.remarks?.(option, question, view, box) ?? [])
  }
}

const BETRAYAL = 'betrayal'
/** Of whom lies on the track what may be copied; never one's own. */
const copies = (seat: number, { track }: View) =>
  track.flatMap((command, spot) =>
    command === null || command.seat === seat || command.copied === null ? [] : [{ spot, card: command.copied }],
  )

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

/** GW-ACT-04, -05: as many as there are Clerks; of Resources those that the Overseer adds too. `mover`: who has one more there then. */
function serves(location: number, view: View, box: GwBox, mover?: number): Remark {
  const { id, clerks } = view.locations[location]!
  const { resource } = box.locations[location]!
  const n = view.players.map(({ seat, automaton, gathers, gathersMore }) => {
    const there = clerks[seat]! + (seat === mover ? 1 : 0)
    if (there === 0) return null
    if (resource === undefined) return automaton ? null : there
    if (automaton && box.automata[seat - box.setup.seats]!.honorAt === undefined) return null
    return (seat === mover ? gathersMore : gathers)[location]!
  })
  return { kind: 'serves', location: id, n: resource === undefined ? n : shared(n, resource, view) }
}

/** GW-HOOK-11, AC-FW-16: where the supply can end, those higher in the Tea order take theirs first. Honor has no end. */
function shared(n: readonly (number | null)[], resource: Resource, { supply, tea, players }: View) {
  if (supply === undefined) return n
  let left = supply[resource]!
  const got = [...n]
  for (const seat of tea) {
    if (got[seat] === null || players[seat]!.automaton) continue
    got[seat] = Math.min(got[seat]!, left)
    left -= got[seat]
  }
  return got
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
  const n = Math.min(view.players[seat]!.gathers[location]!, view.supply?.[resource] ?? Infinity)
  return [{ kind: 'gains', resource, n }]
}
