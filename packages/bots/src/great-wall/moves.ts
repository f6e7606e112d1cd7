import { costOf, cheapest, oneMore, type Outlook } from './outlook.ts'
import { sectionWorth } from './sections.ts'
import { tacticWorth } from './holdings.ts'
import {
  archerTargets,
  changedPrice,
  type CostAction,
  type Horde,
  modifiersFor,
  priceChange,
  type SectionId,
  slot,
  pairOn,
  soldierCode,
  sumOf,
  VACANT,
  WOUND,
} from './terms.ts'

/*
 * What Soldiers and buildings would bring. Everything is tried on the table as it is and taken back at once: these tables are
 * guessed ones, and nobody else looks at them meanwhile.
 */

/** How much better a section gets by a change. */
function better(o: Outlook, section: number, change: () => void, undo: () => void): number {
  const before = sectionWorth(o, section)
  change()
  const after = sectionWorth(o, section)
  undo()
  return after - before
}

/** What covering a spot gives at once. */
function rewardWorth(o: Outlook, horde: Horde, spot: number): number {
  const reward = o.box.hordes[horde.card]!.rewards[spot]
  if (reward === null || reward === undefined) return 0
  if ('honor' in reward) return o.track * reward.honor
  if ('resource' in reward) return oneMore(o, reward.resource, o.s.players[o.seat]!.resources[reward.resource]!)
  return reward.tactic * tacticWorth(o)
}

/** A Soldier onto one or two spots of a Horde. */
export function attackWorth(
  o: Outlook,
  section: number,
  row: number,
  type: number,
  spot: number,
  mate: number,
): number {
  const horde = o.s.sections[section]!.hordes[row]!
  const { spots } = horde
  let worth = rewardWorth(o, horde, spot) + (mate < 0 ? 0 : rewardWorth(o, horde, mate))
  worth += better(
    o,
    section,
    () => {
      const code = soldierCode(o.seat, type, pairOn(spot, mate))
      spots[spot] = code
      if (mate >= 0) spots[mate] = code
    },
    () => {
      spots[spot] = VACANT
      if (mate >= 0) spots[mate] = VACANT
    },
  )
  return worth
}

/** The spot of a Horde whose reward would be missed least: where a Wound goes. */
function woundSpot(o: Outlook, horde: Horde): number {
  let chosen = -1
  let least = Infinity
  horde.spots.forEach((code, spot) => {
    if (code !== VACANT) return
    const worth = rewardWorth(o, horde, spot)
    if (worth >= least) return
    least = worth
    chosen = spot
  })
  return chosen
}

export function woundWorth(o: Outlook, section: number, row: number, spot: number): number {
  const horde = o.s.sections[section]!.hordes[row]!
  const lost = rewardWorth(o, horde, spot)
  return (
    better(
      o,
      section,
      () => (horde.spots[spot] = WOUND),
      () => (horde.spots[spot] = VACANT),
    ) -
    0.2 * lost
  )
}

/** The best Wound that an Archer of a section could place, -1 if there is nothing to hit. */
function bestWound(o: Outlook, section: number): { row: number; spot: number; worth: number } | undefined {
  const { hordes } = o.s.sections[section]!
  let best: { row: number; spot: number; worth: number } | undefined
  for (const row of archerTargets(o.g, section as SectionId)) {
    const spot = woundSpot(o, hordes[row]!)
    const worth = woundWorth(o, section, row, spot)
    if (best === undefined || worth > best.worth) best = { row, spot, worth }
  }
  return best
}

/** An Archer onto a Firing spot, and his first Wound. */
export function manWorth(o: Outlook, section: number, type: number): number {
  const { firing } = o.s.sections[section]!
  const place = slot(o.seat, type)
  const posted = better(
    o,
    section,
    () => firing[place]!++,
    () => firing[place]!--,
  )
  return posted + Math.max(0, bestWound(o, section)?.worth ?? 0)
}

// --- recruiting ------------------------------------------------------------------------------------------------------------

interface Recruit {
  readonly type: number
  readonly worth: number
  do(): void
  undo(): void
}

/** The best place for one more Soldier of a type. */
function bestPlace(o: Outlook, type: number): Recruit | undefined {
  const { footprint, rows } = o.box.soldiers[type]!
  let best: Recruit | undefined
  const offer = (worth: number, change: () => void, undo: () => void) => {
    if (best === undefined || worth > best.worth) best = { type, worth, do: change, undo }
  }
  let reach = rows
  if (type === 0) for (const { modifier } of modifiersFor(o.g, o.seat, 'reach')) reach = Math.max(reach, modifier.rows)
  for (let index = 0; index < o.s.sections.length; index++) {
    const section = o.s.sections[index]!
    if (!section.usable) continue
    if (footprint === 0) {
      if (sumOf(section.firing) >= o.box.walls[section.wall]!.firing) continue
      const place = slot(o.seat, type)
      offer(
        manWorth(o, index, type),
        () => section.firing[place]!++,
        () => section.firing[place]!--,
      )
      continue
    }
    for (let row = 0; row < Math.min(reach, section.hordes.length); row++) {
      const found = bestSpots(o, section.hordes[row]!, footprint)
      if (found === undefined) continue
      const { spot, mate } = found
      const { spots } = section.hordes[row]!
      offer(
        attackWorth(o, index, row, type, spot, mate),
        () => {
          const code = soldierCode(o.seat, type, pairOn(spot, mate))
          spots[spot] = code
          if (mate >= 0) spots[mate] = code
        },
        () => {
          spots[spot] = VACANT
          if (mate >= 0) spots[mate] = VACANT
        },
      )
    }
  }
  return best
}

/** The vacant spot, or pair of neighbours, with the best rewards. */
function bestSpots(o: Outlook, horde: Horde, footprint: number): { spot: number; mate: number } | undefined {
  const { neighbours } = o.box.hordes[horde.card]!
  let best: { spot: number; mate: number } | undefined
  let most = -1
  for (let spot = 0; spot < horde.spots.length; spot++) {
    if (horde.spots[spot] !== VACANT) continue
    const worth = rewardWorth(o, horde, spot)
    if (footprint === 1) {
      if (worth <= most) continue
      most = worth
      best = { spot, mate: -1 }
      continue
    }
    for (const mate of neighbours[spot]!) {
      if (mate < spot || horde.spots[mate] !== VACANT) continue
      const both = worth + rewardWorth(o, horde, mate)
      if (both <= most) continue
      most = both
      best = { spot, mate }
    }
  }
  return best
}

/** What recruiting up to n Soldiers would bring at best, their price counted; `less` off the whole price. */
export function recruitsWorth(o: Outlook, n: number, less = 0): number[] {
  const { s, box, seat } = o
  const me = s.players[seat]!
  const kept = me.resources.slice()
  const done: Recruit[] = []
  const sums = [0]
  let cut = less - priceChange(o.g, seat, 'recruit').by
  for (let i = 0; i < n; i++) {
    let best: { recruit: Recruit; net: number; full: number; most: readonly number[] } | undefined
    for (let type = 0; type < box.soldiers.length; type++) {
      if (me.free[type]! <= done.filter((recruit) => recruit.type === type).length) continue
      const { cost, id } = box.soldiers[type]!
      const full = changedPrice(o.g, seat, `recruit:${id}` as CostAction, sumOf(cost))
      const paid = costOf(o, me.resources, Math.max(0, full - cut), cost)
      if (paid === Infinity) continue
      const recruit = bestPlace(o, type)
      if (recruit === undefined || (best !== undefined && recruit.worth - paid <= best.net)) continue
      best = { recruit, net: recruit.worth - paid, full, most: cost }
    }
    if (best === undefined || best.net <= 0) {
      sums.push(sums[i]!)
      continue
    }
    const split = cheapest(o, me.resources, Math.max(0, best.full - cut), best.most)
    split.forEach((paid, r) => (me.resources[r]! -= paid))
    cut = Math.max(0, cut - best.full)
    best.recruit.do()
    done.push(best.recruit)
    sums.push(sums[i]! + best.net)
  }
  for (const recruit of done.reverse()) recruit.undo()
  kept.forEach((held, r) => (me.resources[r] = held))
  return sums
}

// --- marching ----------------------------------------------------------------------------------------------------------------

/** What the best march would bring: all own Archers who find room on the Wall there, or all who rest. */
export function marchWorth(o: Outlook): number {
  const { sections } = o.s
  const now = sections.map((_, section) => sectionWorth(o, section))
  let best = 0
  for (let from = 0; from < sections.length; from++)
    for (const place of ['firing', 'rest'] as const) {
      if (!hasSoldiers(o, from, place)) continue
      for (let to = 0; to < sections.length; to++) {
        if (to === from || !sections[to]!.usable) continue
        const undo = march(o, from, to, place)
        best = Math.max(best, sectionWorth(o, from) + sectionWorth(o, to) - now[from]! - now[to]!)
        undo()
      }
    }
  return best
}

const hasSoldiers = ({ s, box, seat }: Outlook, section: number, place: 'firing' | 'rest'): boolean =>
  box.soldiers.some((_, type) => s.sections[section]![place][slot(seat, type)]! > 0)

function march({ s, box, seat }: Outlook, from: number, to: number, place: 'firing' | 'rest'): () => void {
  const { firing, wall } = s.sections[to]!
  const origin = s.sections[from]![place]
  const target = s.sections[to]![place]
  let room = place === 'rest' ? Infinity : box.walls[wall]!.firing - sumOf(firing)
  const moved = box.soldiers.map((_, type) => {
    const n = Math.min(room, origin[slot(seat, type)]!)
    room -= n
    origin[slot(seat, type)]! -= n
    target[slot(seat, type)]! += n
    return n
  })
  return () =>
    moved.forEach((n, type) => {
      origin[slot(seat, type)]! += n
      target[slot(seat, type)]! -= n
    })
}

// --- building --------------------------------------------------------------------------------------------------------------

const BUILD_MOST = [99, 99, 99, 0] as const

/** What one building would bring, its price left out. */
export function buildingWorth(
  o: Outlook,
  section: number,
  wall: boolean,
): { worth: number; price: number } | undefined {
  const { s, box, seat } = o
  const here = s.sections[section]!
  const { barricade, barricadeSpots } = box.data.constants
  if (!here.usable) return undefined
  if (!wall) {
    if (here.barricades >= barricadeSpots) return undefined
    const worth =
      o.track * barricade.honor +
      better(
        o,
        section,
        () => here.barricades++,
        () => here.barricades--,
      )
    return { worth, price: changedPrice(o.g, seat, 'buildBarricade', barricade.cost) }
  }
  if (here.wall >= box.walls.length - 1) return undefined
  const { nextCost } = box.walls[here.wall]!
  const worth =
    o.track * nextCost +
    better(
      o,
      section,
      () => here.wall++,
      () => here.wall--,
    )
  return { worth, price: changedPrice(o.g, seat, 'buildWall', nextCost) }
}

/** What up to n buildings would bring at best, their prices counted; `less` off each price. */
export function buildingsWorth(o: Outlook, n: number, less = 0): number[] {
  const { s, seat } = o
  const me = s.players[seat]!
  const kept = me.resources.slice()
  const undos: (() => void)[] = []
  const sums = [0]
  let stored = sumOf(s.warehouse)
  for (let i = 0; i < n; i++) {
    let best: { section: number; wall: boolean; net: number; own: number; price: number } | undefined
    for (let section = 0; section < s.sections.length; section++)
      for (const wall of [false, true]) {
        const found = buildingWorth(o, section, wall)
        if (found === undefined) continue
        const price = Math.max(0, found.price - less)
        const own = Math.max(0, price - stored)
        const paid = costOf(o, me.resources, own, BUILD_MOST)
        if (best !== undefined && found.worth - paid <= best.net) continue
        if (paid < Infinity) best = { section, wall, net: found.worth - paid, own, price }
      }
    if (best === undefined || best.net <= 0) {
      sums.push(sums[i]!)
      continue
    }
    const here = s.sections[best.section]!
    const { wall } = best
    if (wall) here.wall++
    else here.barricades++
    undos.push(() => (wall ? here.wall-- : here.barricades--))
    cheapest(o, me.resources, best.own, BUILD_MOST).forEach((paid, r) => (me.resources[r]! -= paid))
    stored -= best.price - best.own
    sums.push(sums[i]! + best.net)
  }
  for (const undo of undos.reverse()) undo()
  kept.forEach((held, r) => (me.resources[r] = held))
  return sums
}
