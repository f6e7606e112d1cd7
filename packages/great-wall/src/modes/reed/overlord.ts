import { automatonAt, type Overlord } from '../../automata.ts'
import { NONE } from '../../state.ts'
import type { G, Seat } from '../../terms.ts'

/** GW-REED-11: in a player's turn the Active player, otherwise (or by OPT `reed.overlord`) the highest in the Tea order. */
export function overlordOf(g: G, reed: Seat): Seat {
  const { active, tea } = g.state
  const highest = tea.find((seat) => seat !== reed)!
  if (active === NONE || active === reed) return highest
  return g.box.setup.options['reed.overlord'] === 'highestTea' ? highest : active
}

/** An automaton as Overlord decides by its procedure; undefined: a human is asked. */
export const procedureOf = (g: G, overlord: Seat): Overlord | undefined => automatonAt(g, overlord)?.overlord
