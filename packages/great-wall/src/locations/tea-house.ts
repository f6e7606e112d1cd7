import { clerksAt } from '../clerks.ts'
import { DECLINE, TEA_UP } from '../options.ts'
import { moveUp } from '../tea.ts'
import type { G, Rule, Seat } from '../terms.ts'

/** GW-TEA-01 to -04: up by one, or to the top for who fills all spots; who is on top does not move. */
export function* teaHouse(g: G, seat: Seat, location: number): Rule {
  if (g.state.tea[0] === seat) return
  const pick = yield* g.ask(seat, 'teaHouse', [TEA_UP, DECLINE])
  if (pick.kind === 'decline') return
  const alone = clerksAt(g, location, seat) === g.box.locations[location]!.spots
  moveUp(g, seat, alone ? g.state.tea.length : 1)
}
