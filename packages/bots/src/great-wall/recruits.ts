import { recruitPrice } from '@wanli/great-wall/prices'
import { attackWorth, cover, Kept, manWorth, type Now, rewardWorth, uncover } from './moves.ts'
import { cheapest, costOf, type Outlook } from './outlook.ts'
import { sectionWorth } from './sections.ts'
import {
  changedPrice,
  hordeAt,
  rowsOf,
  type CostAction,
  type Horde,
  priceChange,
  rowsInReach,
  slot,
  sumOf,
  VACANT,
  WOUND,
} from './terms.ts'

interface Recruit {
  readonly type: number
  readonly section: number
  readonly worth: number
  do(): void
  undo(): void
}

/** The best place in a section for one more Soldier of a type, who reaches so many rows. */
function placeIn(o: Outlook, now: Now, type: number, index: number, reach: number): Recruit | undefined {
  const { footprint } = o.box.soldiers[type]!
  const section = o.s.sections[index]!
  if (!section.usable) return undefined
  if (footprint === 0) {
    if (sumOf(section.firing) >= o.box.walls[section.wall]!.firing) return undefined
    const place = slot(o.seat, type)
    return {
      type,
      section: index,
      worth: manWorth(o, now, index, type),
      do: () => section.firing[place]!++,
      undo: () => section.firing[place]!--,
    }
  }
  let best: Recruit | undefined
  for (let row = 0; row < Math.min(reach, rowsOf(section.hordes)); row++) {
    const horde = hordeAt(section.hordes, row)
    const on = horde === undefined ? undefined : bestSpots(o, horde, type)
    if (horde === undefined || on === undefined) continue
    const worth = attackWorth(o, now, index, row, type, on)
    if (best !== undefined && worth <= best.worth) continue
    const kept = horde.spots.slice()
    best = {
      type,
      section: index,
      worth,
      do: () => cover(o, horde, type, on),
      undo: () => uncover(horde, kept),
    }
  }
  return best
}

/** The best place for one more Soldier of a type. */
function bestPlace(o: Outlook, now: Now, type: number, kept: Kept<Recruit | undefined>): Recruit | undefined {
  const reach = rowsInReach(o.g, o.seat, type)
  let best: Recruit | undefined
  for (let index = 0; index < o.s.sections.length; index++) {
    const found = kept.get(index, (section) => placeIn(o, now, type, section, reach))
    if (found !== undefined && (best === undefined || found.worth > best.worth)) best = found
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
  const worths = new Kept<number>()
  const now: Now = (section) => worths.get(section, (index) => sectionWorth(o, index))
  const places = box.soldiers.map(() => new Kept<Recruit | undefined>())
  for (let i = 0; i < n; i++) {
    let best: { recruit: Recruit; net: number; full: number; most: readonly number[] } | undefined
    for (let type = 0; type < box.soldiers.length; type++) {
      if (me.free[type]! <= done.filter((recruit) => recruit.type === type).length) continue
      const { cost, id } = box.soldiers[type]!
      const full = changedPrice(o.g, seat, `recruit:${id}` as CostAction, sumOf(cost))
      const paid = costOf(o, me.resources, priceOf(full), cost)
      if (paid === Infinity) continue
      const recruit = bestPlace(o, now, type, places[type]!)
      if (recruit === undefined || (best !== undefined && recruit.worth - paid <= best.net)) continue
      best = { recruit, net: recruit.worth - paid, full, most: cost }
    }
    if (best === undefined || best.net <= 0) break
    const split = cheapest(o, me.resources, priceOf(best.full), best.most)
    split.forEach((paid, r) => (me.resources[r]! -= paid))
    chosen += best.full
    best.recruit.do()
    done.push(best.recruit)
    sums.push(sums[i]! + best.net)
    const { type, section } = best.recruit
    // A General may look at the Archers of all sections.
    const all = box.expansions.length > 0 || box.soldiers[type]!.footprint === 0
    worths.drop(section, all)
    for (const place of places) place.drop(section, all)
  }
  while (sums.length <= n) sums.push(sums[sums.length - 1]!)
  for (const recruit of done.reverse()) recruit.undo()
  kept.forEach((held, r) => (me.resources[r] = held))
  return sums
}
