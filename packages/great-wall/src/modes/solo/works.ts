import { moment } from '../../cards/moments.ts'
import { clerksAt } from '../../clerks.ts'
import { addHonor } from '../../honor.ts'
import { activateNow } from '../../locations/activation.ts'
import { moveArchersUp } from '../../locations/builders.ts'
import { sum } from '../../pay.ts'
import type { SectionId } from '../../state.ts'
import type { G, Moment, Rule, Seat } from '../../terms.ts'
import { becauseOf, sectionsInOrder } from './soldiers.ts'
import { highFirst } from './track.ts'

/** GW-SOLO-31, RUL-40: the Warehouse pays what it holds, the rest counts as paid; Honor as printed. */
export function* qinBuildWall(g: G, qin: Seat): Rule {
  const top = g.box.walls.length - 1
  const section = sectionsInOrder(g).find((candidate) => g.state.sections[candidate]!.wall < top)
  if (section === undefined) return g.say?.({ kind: 'reason', seat: qin, reason: 'wallsFinished' })
  becauseOf(g, qin, section)
  const here = g.state.sections[section]!
  const cost = g.box.walls[here.wall]!.nextCost
  payFromWarehouse(g, qin, cost)
  here.wall++
  g.say?.({ kind: 'wallBuilt', seat: qin, section, level: here.wall })
  addHonor(g, qin, cost, 'building')
  yield* moveArchersUp(g, section)
  yield* moment(g, { trigger: 'onWallBuilt', actors: [qin], sections: [section], n: 1 })
  yield* g.raise('built', { seat: qin, walls: g.state.sections.map((_, i) => Number(i === section)), works: [] })
}

/** One unit at a time, always of the type with the most left; ties wood, stone, gold. */
function payFromWarehouse(g: G, qin: Seat, cost: number): void {
  const { warehouse } = g.state
  const counts = [0, 0, 0]
  const stored = Math.min(cost, sum(warehouse))
  for (let i = 0; i < stored; i++) {
    const resource = warehouse.indexOf(Math.max(...warehouse))
    warehouse[resource]!--
    counts[resource]!++
  }
  if (stored > 0) g.say?.({ kind: 'fromWarehouse', counts })
  if (stored < cost) g.say?.({ kind: 'reason', seat: qin, reason: 'warehouseShort', n: cost - stored })
}

/** Where his next Barricade goes: the indicated section, else the other. */
export const barricadeSection = (g: G) =>
  sectionsInOrder(g).find((section) => g.state.sections[section]!.barricades < g.box.data.constants.barricadeSpots)

/** GW-SOLO-39: free, 2 Honor each. */
export function* qinBarricades(g: G, qin: Seat, n: number): Rule {
  const sections: SectionId[] = []
  for (let i = 0; i < n; i++) {
    const section = barricadeSection(g)
    if (section === undefined) {
      g.say?.({ kind: 'reason', seat: qin, reason: 'noBarricadeSpot' })
      break
    }
    becauseOf(g, qin, section)
    sections.push(section)
    g.state.sections[section]!.barricades++
    g.say?.({ kind: 'barricadeBuilt', seat: qin, section })
    addHonor(g, qin, g.box.data.constants.qinBarricadeHonor, 'building')
  }
  if (sections.length === 0) return
  const about: Moment = {
    trigger: 'onBarricadeBuilt',
    actors: [qin],
    sections: [...new Set(sections)],
    n: sections.length,
  }
  yield* moment(g, about)
}

/** GW-SOLO-40: the lowest Production Location on his track whose Overseer is not at the last level. */
export function* qinUpgrade(g: G, qin: Seat): Rule {
  const { overseers } = g.state.players[qin]!
  const location = highFirst(g).findLast(
    (candidate) => candidate < overseers.length && overseers[candidate]! < g.box.overseers[candidate]!.price.length,
  )
  if (location === undefined) return g.say?.({ kind: 'reason', seat: qin, reason: 'overseersFinished' })
  const { id, words } = g.box.locations[location]!
  g.say?.({ kind: 'reason', seat: qin, reason: 'lowestProduction', location: id })
  overseers[location]!++
  g.say?.({ kind: 'upgraded', seat: qin, location: id, level: overseers[location]! })
  yield* moment(g, { trigger: 'onUpgrade', actors: [qin], words, location })
}

/** GW-SOLO-26, RUL-22: an Advanced Activation of the highest Location with a Clerk of his. */
export function* qinActivate(g: G, qin: Seat): Rule {
  const location = highFirst(g).find((candidate) => clerksAt(g, candidate, qin) > 0)
  if (location === undefined) return g.say?.({ kind: 'reason', seat: qin, reason: 'nothingToActivate' })
  g.say?.({ kind: 'reason', seat: qin, reason: 'highestOnTrack', location: g.box.locations[location]!.id })
  yield* activateNow(g, location, true)
}
