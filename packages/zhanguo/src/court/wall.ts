import { REGIONS, type Region } from '../data/types.ts'
import { payFacts, wallFacts, wallNowhereFacts } from '../facts.ts'
import { PAY, WALL, type WallOption } from '../options.ts'
import { NOBODY } from '../state.ts'
import type { G, R, Rule, Seat } from '../terms.ts'

const slotOf = (section: number, rods: number): number => 3 * section + rods - 1

/** All but the payment: what a reward asks for too. ZG-COURT-WALL-01, -02 */
export const whyNotWallAt = (g: R, seat: Seat, { section, rods }: WallOption): string | undefined => {
  const { wallSlots, players } = g.state
  const { walls, wallsPerSection } = {
    walls: players[seat]!.walls,
    wallsPerSection: g.box.data.constants.wallsPerSection,
  }
  if (walls === 0) return 'ZG-COURT-WALL-02'
  let own = 0
  for (let slot = slotOf(section, 1); slot <= slotOf(section, 3); slot++) if (wallSlots[slot] === seat) own++
  if (own >= wallsPerSection) return 'ZG-COURT-WALL-02'
  return wallSlots[slotOf(section, rods)] === NOBODY ? undefined : 'ZG-COURT-WALL-01'
}

/** ZG-COURT-WALL-03: workers from pairwise different regions. */
const payingRegions = (g: R, seat: Seat): number => {
  const { workers } = g.state.players[seat]!
  let count = 0
  for (const region of REGIONS) if (workers[region]! > 0) count++
  return count
}

/** The reason of the slot that comes nearest to a wall. */
export const whyNotWall = (g: R, seat: Seat): string | undefined => {
  const payers = payingRegions(g, seat)
  let reason = 'ZG-COURT-WALL-02'
  for (const option of WALL) {
    const why = whyNotWallAt(g, seat, option)
    if (why === undefined && option.rods <= payers) return undefined
    if (why === undefined) reason = 'ZG-COURT-WALL-03'
  }
  return reason
}

/** What stands in the way of the cheapest slot that would be open. */
export const wallFactsOf = (g: G, seat: Seat, rule: string) => {
  const open = WALL.filter((option) => whyNotWallAt(g, seat, option) === undefined)
  return wallNowhereFacts(g, seat, rule, Math.min(...open.map(({ rods }) => rods)))
}

export function* wall(g: G, seat: Seat, playCard: () => void): Rule {
  const payers = payingRegions(g, seat)
  const slots = g.legal(
    WALL,
    (o) => whyNotWallAt(g, seat, o) ?? (o.rods <= payers ? undefined : 'ZG-COURT-WALL-03'),
    (o, rule) => wallFacts(g, seat, o, rule),
  )
  const { section, name, rods } = yield* g.ask(seat, 'wall', slots)
  const { workers } = g.state.players[seat]!
  const ways = g.legal(
    PAY[rods]!,
    ({ regions }) => (regions.every((r) => workers[r]! > 0) ? undefined : 'ZG-COURT-WALL-03'),
    ({ regions }) => payFacts(g, seat, regions),
  )
  const { regions } = yield* g.ask(seat, 'payWall', ways, { section: name, rods })
  playCard()
  for (const region of regions) workers[region]!--
  placeWall(g, seat, section, rods, regions)
}

export function placeWall(g: G, seat: Seat, section: number, rods: number, from: readonly Region[]): void {
  g.state.players[seat]!.walls--
  g.state.wallSlots[slotOf(section, rods)] = seat
  g.say?.({ kind: 'walled', seat, section: g.box.data.sections[section]!.section, rods, from })
}
