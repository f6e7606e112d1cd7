import { cutBy, recruitPrice } from '@wanli/great-wall/prices'
import { costOf, cheapest, oneMore, type Outlook } from './outlook.ts'
import { sectionWorth } from './sections.ts'
import { tacticWorth } from './holdings.ts'
import {
  changedPrice,
  hordeAt,
  rowsOf,
  type CostAction,
  type Horde,
  priceChange,
  rowsInReach,
  type SectionId,
  slot,
  figureOn,
  markerCode,
  shotTargets,
  soldierCode,
  sumOf,
  VACANT,
  WOUND,
} from './terms.ts'

/*
 * What Soldiers and buildings would bring. Everything is tried on the table as it is and taken back at once: these tables are
 * guessed ones, and nobody else looks at them meanwhile.
 */

/** What the sections are worth as they stand. Looked at once, however many changes are compared with it. */
export type Now = (section: number) => number
export function nowOf(o: Outlook): Now {
  const known: number[] = []
  return (section) => (known[section] ??= sectionWorth(o, section))
}

/** How much better a section gets by a change. */
function better(o: Outlook, now: Now, section: number, change: () => void, undo: () => void): number {
  const before = now(section)
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

/** A Soldier onto spots of a Horde. */
export function attackWorth(
  o: Outlook,
  now: Now,
  section: number,
  row: number,
  type: number,
  on: readonly number[],
): number {
  const horde = hordeAt(o.s.sections[section]!.hordes, row)!
  const kept = horde.spots.slice()
  let worth = 0
  for (const spot of on) if (kept[spot] === VACANT) worth += rewardWorth(o, horde, spot)
  worth += better(
    o,
    now,
    section,
    () => cover(o, horde, type, on),
    () => uncover(horde, kept),
  )
  return worth
}

/** The figure lies on its spots; what its Attack does besides are Wounds beside it (BP-SOL-10). */
function cover({ box, seat }: Outlook, { card, spots }: Horde, type: number, on: readonly number[]): void {
  const code = soldierCode(seat, type, figureOn(on))
  for (const spot of on) spots[spot] = code
  if (box.soldiers[type]!.strikes === undefined) return
  for (const beside of box.hordes[card]!.neighbours[on[0]!]!) if (spots[beside] === VACANT) spots[beside] = WOUND
}

function uncover({ spots }: Horde, kept: readonly number[]): void {
  for (let spot = 0; spot < kept.length; spot++) spots[spot] = kept[spot]!
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

export function woundWorth(o: Outlook, now: Now, section: number, row: number, spot: number): number {
  return coverWorth(o, now, section, row, spot, WOUND)
}

/** A Snake token: a Wound that is the seat's own (BP-SOL-13). */
export function tokenWorth(o: Outlook, now: Now, section: number, row: number, spot: number): number {
  return coverWorth(o, now, section, row, spot, markerCode(o.seat, 0))
}

/** What lies on a spot and is no Soldier betters the section, and takes a reward away. */
function coverWorth(o: Outlook, now: Now, section: number, row: number, spot: number, code: number): number {
  const horde = hordeAt(o.s.sections[section]!.hordes, row)!
  return (
    better(
      o,
      now,
      section,
      () => (horde.spots[spot] = code),
      () => (horde.spots[spot] = VACANT),
    ) -
    0.2 * rewardWorth(o, horde, spot)
  )
}

/** The best that a Soldier of this type on the Wall of a section could hit; undefined if there is nothing. */
function bestWound(
  o: Outlook,
  now: Now,
  section: number,
  type: number,
): { row: number; spot: number; worth: number } | undefined {
  const { hordes } = o.s.sections[section]!
  let best: { row: number; spot: number; worth: number } | undefined
  // Whoever shoots without Wounds leaves markers of its own.
  const marks = o.box.soldiers[type]!.shot?.lands === false
  for (const row of shotTargets(o.g, section as SectionId, type)) {
    const spot = woundSpot(o, hordeAt(hordes, row)!)
    const worth = marks ? tokenWorth(o, now, section, row, spot) : woundWorth(o, now, section, row, spot)
    if (best === undefined || worth > best.worth) best = { row, spot, worth }
  }
  return best
}

/** An Archer onto a Firing spot, and his first Wound. */
export function manWorth(o: Outlook, now: Now, section: number, type: number): number {
  const { firing } = o.s.sections[section]!
  const place = slot(o.seat, type)
  const posted = better(
    o,
    now,
    section,
    () => firing[place]!++,
    () => firing[place]!--,
  )
  return posted + Math.max(0, bestWound(o, now, section, type)?.worth ?? 0)
}

// --- recruiting ------------------------------------------------------------------------------------------------------------

interface Recruit {
  readonly type: number
  readonly worth: number
  do(): void
  undo(): void
}

/** The best place for one more Soldier of a type. */
function bestPlace(o: Outlook, now: Now, type: number): Recruit | undefined {
  const { footprint } = o.box.soldiers[type]!
  let best: Recruit | undefined
  const offer = (worth: number, change: () => void, undo: () => void) => {
    if (best === undefined || worth > best.worth) best = { type, worth, do: change, undo }
  }
  const reach = rowsInReach(o.g, o.seat, type)
  for (let index = 0; index < o.s.sections.length; index++) {
    const section = o.s.sections[index]!
    if (!section.usable) continue
    if (footprint === 0) {
      if (sumOf(section.firing) >= o.box.walls[section.wall]!.firing) continue
      const place = slot(o.seat, type)
      offer(
        manWorth(o, now, index, type),
        () => section.firing[place]!++,
        () => section.firing[place]!--,
      )
      continue
    }
    for (let row = 0; row < Math.min(reach, rowsOf(section.hordes)); row++) {
      const horde = hordeAt(section.hordes, row)
      const on = horde === undefined ? undefined : bestSpots(o, horde, type)
      if (horde === undefined || on === undefined) continue
      const kept = horde.spots.slice()
      offer(
        attackWorth(o, now, index, row, type, on),
        () => cover(o, horde, type, on),
        () => uncover(horde, kept),
      )
    }
  }
  return best
}

/** The spots with the best rewards on which a Soldier of this type could stand. */
function bestSpots(o: Outlook, horde: Horde, type: number): readonly number[] | undefined {
  const { footprint, shapes } = o.box.soldiers[type]!
  const { neighbours } = o.box.hordes[horde.card]!
  let best: readonly number[] | undefined
  let most = -1
  const offer = (on: readonly number[], worth: number) => {
    if (worth <= most) return
    most = worth
    best = on
  }
  if (shapes !== undefined) {
    for (const on of shapes(o.box.hordes[horde.card]!)) offer(on, shapeWorth(o, horde, type, on))
    return best
  }
  for (let spot = 0; spot < horde.spots.length; spot++) {
    if (horde.spots[spot] !== VACANT) continue
    const worth = rewardWorth(o, horde, spot)
    if (footprint === 1) offer([spot], worth)
    else
      for (const mate of neighbours[spot]!)
        if (mate > spot && horde.spots[mate] === VACANT) offer([spot, mate], worth + rewardWorth(o, horde, mate))
  }
  return best
}

/** What a shape pays, and a little for each spot; -1 where it can't stand. */
function shapeWorth(o: Outlook, horde: Horde, type: number, on: readonly number[]): number {
  const wounds = o.box.soldiers[type]!.coversWounds === true
  let worth = 0
  for (const spot of on) {
    const code = horde.spots[spot]!
    if (code === VACANT) worth += 1 + rewardWorth(o, horde, spot)
    else if (code === WOUND && wounds) worth += 0.5
    else return -1
  }
  return worth
}

/** What recruiting up to n Soldiers would bring at best, their price counted; `less` off the whole price. */
export function recruitsWorth(o: Outlook, n: number, less = 0): number[] {
  const { s, box, seat } = o
  const me = s.players[seat]!
  const kept = me.resources.slice()
  const done: Recruit[] = []
  const sums = [0]
  const change = priceChange(o.g, seat, 'recruit')
  /** What the Soldiers cost that were chosen, and what is paid for one more. */
  let chosen = 0
  const priceOf = (full: number) => recruitPrice(chosen + full, change, less) - recruitPrice(chosen, change, less)
  for (let i = 0; i < n; i++) {
    const now = nowOf(o)
    let best: { recruit: Recruit; net: number; full: number; most: readonly number[] } | undefined
    for (let type = 0; type < box.soldiers.length; type++) {
      if (me.free[type]! <= done.filter((recruit) => recruit.type === type).length) continue
      const { cost, id } = box.soldiers[type]!
      const full = changedPrice(o.g, seat, `recruit:${id}` as CostAction, sumOf(cost))
      const paid = costOf(o, me.resources, priceOf(full), cost)
      if (paid === Infinity) continue
      const recruit = bestPlace(o, now, type)
      if (recruit === undefined || (best !== undefined && recruit.worth - paid <= best.net)) continue
      best = { recruit, net: recruit.worth - paid, full, most: cost }
    }
    if (best === undefined || best.net <= 0) {
      sums.push(sums[i]!)
      continue
    }
    const split = cheapest(o, me.resources, priceOf(best.full), best.most)
    split.forEach((paid, r) => (me.resources[r]! -= paid))
    chosen += best.full
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
  now: Now,
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
        now,
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
      now,
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
    const now = nowOf(o)
    let best: { section: number; wall: boolean; net: number; own: number; price: number } | undefined
    for (let section = 0; section < s.sections.length; section++)
      for (const wall of [false, true]) {
        const found = buildingWorth(o, now, section, wall)
        if (found === undefined) continue
        const price = cutBy(found.price, less)
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
