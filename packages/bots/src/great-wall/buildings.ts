import { cutBy } from '@wanli/great-wall/prices'
import { better, Kept, type Now } from './moves.ts'
import { cheapest, costOf, type Outlook } from './outlook.ts'
import { sectionWorth } from './sections.ts'
import { changedPrice, sumOf } from './terms.ts'

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
  const { s, box, seat } = o
  const me = s.players[seat]!
  const kept = me.resources.slice()
  const undos: (() => void)[] = []
  const sums = [0]
  let stored = sumOf(s.warehouse)
  const worths = new Kept<number>()
  const now: Now = (section) => worths.get(section, (index) => sectionWorth(o, index))
  const sites = [false, true].map((wall) => ({ wall, found: new Kept<ReturnType<typeof buildingWorth>>() }))
  for (let i = 0; i < n; i++) {
    let best: { section: number; wall: boolean; net: number; own: number; price: number } | undefined
    for (let section = 0; section < s.sections.length; section++)
      for (const { wall, found: kept } of sites) {
        const found = kept.get(section, (index) => buildingWorth(o, now, index, wall))
        if (found === undefined) continue
        const price = cutBy(found.price, less)
        const own = Math.max(0, price - stored)
        const paid = costOf(o, me.resources, own, BUILD_MOST)
        if (best !== undefined && found.worth - paid <= best.net) continue
        if (paid < Infinity) best = { section, wall, net: found.worth - paid, own, price }
      }
    if (best === undefined || best.net <= 0) break
    const here = s.sections[best.section]!
    const { wall } = best
    if (wall) here.wall++
    else here.barricades++
    undos.push(() => (wall ? here.wall-- : here.barricades--))
    cheapest(o, me.resources, best.own, BUILD_MOST).forEach((paid, r) => (me.resources[r]! -= paid))
    stored -= best.price - best.own
    sums.push(sums[i]! + best.net)
    worths.drop(best.section, box.expansions.length > 0)
    for (const { found } of sites) found.drop(best.section, box.expansions.length > 0)
  }
  while (sums.length <= n) sums.push(sums[sums.length - 1]!)
  for (const undo of undos.reverse()) undo()
  kept.forEach((held, r) => (me.resources[r] = held))
  return sums
}
