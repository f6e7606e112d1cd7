import { activationExtra } from './activation.ts'
import { effectInExpansion, gainByExpansions } from './expansions/index.ts'
import { advisorWorth, levelWorth, supportWorth, tacticWorth, teaPlace } from './holdings.ts'
import { buildingsWorth } from './buildings.ts'
import { marchWorth } from './moves.ts'
import { recruitsWorth } from './recruits.ts'
import { costOf, oneMore, type Outlook, resourceWorth } from './outlook.ts'
import { changedPrice, CHI, GOLD } from './terms.ts'

/** Most own Clerks for which a Location's gain is worked out. */
export const MOST_CLERKS = 4

/** What a Location brings to the seat by the number of its Clerks there, if it activates now. */
export function gainsOf(o: Outlook, location: number): readonly number[] {
  const more = gainByExpansions(o, location)
  return effectGains(o, location).map((gain, clerks) =>
    clerks === 0 ? 0 : gain + more + activationExtra(o, location, clerks),
  )
}

function effectGains(o: Outlook, location: number): readonly number[] {
  const { id, resource } = o.box.locations[location]!
  if (resource !== undefined) return byClerks((k) => production(o, location, resource, k))
  switch (id) {
    case 'barracks':
      return recruitsWorth(o, MOST_CLERKS).map((worth) => o.w.spend * worth)
    case 'builders':
      return buildingsWorth(o, MOST_CLERKS).map((worth) => o.w.spend * worth)
    case 'embassy':
      return embassy(o)
    case 'warAcademy':
      return byClerks((k) => academy(o, k))
    case 'teaHouse':
      return byClerks((k) => tea(o, k))
    case 'logistics': {
      const march = o.w.march * marchWorth(o)
      return byClerks(() => march)
    }
    default: {
      const effect = effectInExpansion(id)
      return byClerks((k) => effect?.(o, k) ?? 0)
    }
  }
}

const byClerks = (gain: (clerks: number) => number): number[] =>
  Array.from({ length: MOST_CLERKS + 1 }, (_, k) => (k === 0 ? 0 : gain(k)))

/** Gather, perhaps upgrade, perhaps donate. */
function production(o: Outlook, location: number, resource: number, clerks: number): number {
  const me = o.s.players[o.seat]!
  const held = me.resources[resource]!
  const level = me.overseers[location]!
  const { price, extra } = o.box.overseers[location]!
  const gathered = clerks + (level === 0 ? 0 : extra[level - 1]!)
  let gain = resourceWorth(o, resource, held + gathered) - resourceWorth(o, resource, held)
  const step = price[level]
  if (step !== undefined && (me.resources[step.resource]! >= step.n || step.resource === resource)) {
    const most = [0, 0, 0, 0]
    most[step.resource] = step.n
    const paid = costOf(o, me.resources, step.n, most)
    if (paid < Infinity) gain += Math.max(0, artifactLevel(o) + levelWorth(o, location) - paid)
  }
  if (resource !== CHI) {
    const { honor, resources } = o.box.data.constants.donation
    gain += Math.max(0, o.track * honor - resources * oneMore(o, resource, held + gathered - 1))
  }
  return gain
}

/** An Artifact that counts levels. */
export const artifactLevel = (o: Outlook): number =>
  o.s.artifacts.some((card) => o.box.artifacts[card]!.id === 'ART-4') ? 3 : 0

function embassy(o: Outlook): number[] {
  const { s, box, seat, w } = o
  const me = s.players[seat]!
  const sums = [0]
  let { clerkSupply } = me
  let gold = me.resources[GOLD]!
  let advisors = me.active.length + me.supporting.length
  const fall = o.years + 0.15 * o.turns
  const bells = s.artifacts.some((card) => box.artifacts[card]!.id === 'ART-3') ? 7 : 0
  const statue = s.artifacts.some((card) => box.artifacts[card]!.id === 'ART-2') ? 7 : 0
  const bestAdvisor = Math.max(
    supportWorth(o),
    ...s.advisorDisplay.map((card) => (card < 0 ? 0 : advisorWorth(o, card))),
  )
  const cost = (n: number) => (n > gold ? Infinity : resourceWorth(o, GOLD, gold) - resourceWorth(o, GOLD, gold - n))
  for (let i = 0; i < MOST_CLERKS; i++) {
    const clerkPrice = changedPrice(o.g, seat, 'hireClerk', box.data.constants.clerkPrice)
    const index = box.data.constants.clerks.supply - clerkSupply
    const clerk = clerkSupply === 0 ? 0 : (w.clerk[index] ?? 0.5) * fall + bells - cost(clerkPrice)
    const advisorPrice = changedPrice(o.g, seat, 'hireAdvisor', advisors + 1)
    const advisor = bestAdvisor + (advisors >= 2 ? statue : 0) - cost(advisorPrice)
    const best = Math.max(0, clerk, advisor)
    sums.push(sums[i]! + w.spend * best)
    if (best === 0) continue
    if (best === clerk) {
      clerkSupply--
      gold -= clerkPrice
    } else {
      advisors++
      gold -= advisorPrice
    }
  }
  return sums
}

function academy(o: Outlook, clerks: number): number {
  const room = o.box.data.constants.tacticHandLimit - o.s.players[o.seat]!.tactics.length
  return tacticWorth(o) * (Math.min(clerks, Math.max(0, room)) + 0.2 * Math.max(0, clerks - room))
}

/** One place up for one Clerk, the top for all spots. */
function tea(o: Outlook, clerks: number): number {
  const place = o.s.tea.indexOf(o.seat)
  if (place === 0) return 0
  const spots = o.box.locations.find(({ id }) => id === 'teaHouse')?.spots ?? 3
  return teaPlace(o) * (clerks >= spots ? place : 1)
}
