import { clerksCounted } from '../clerks.ts'
import { DECLINE, DRAW } from '../options.ts'
import { drawTactics } from '../tactics.ts'
import type { G, Rule, Seat } from '../terms.ts'

/** GW-WAR-01, -03 */
export function* warAcademy(g: G, seat: Seat, location: number): Rule {
  if (g.state.tacticDeck.length + g.state.tacticDiscard.length === 0) return
  const n = clerksCounted(g, location, seat)
  const pick = yield* g.ask(seat, 'warAcademy', [DRAW, DECLINE], { n })
  if (pick.kind === 'draw') yield* drawTactics(g, seat, n)
}
