import { automatonAt } from './automata.ts'
import type { HonorSource } from './state.ts'
import type { G, Seat } from './terms.ts'

/** GW-CORE-04: Honor never falls below 0 by any loss. `from`: the Location or the card, where the source alone would not say it. */
export function addHonor(g: G, seat: Seat, n: number, source: HonorSource, from?: string): void {
  if (automatonAt(g, seat)?.honor === false) return
  const me = g.state.players[seat]!
  const change = n < 0 ? -Math.min(-n, me.honor) : n
  if (change === 0) return
  me.honor += change
  me.honorFrom[g.box.honorSources.indexOf(source)]! += change
  g.say?.({ kind: 'honor', seat, n: change, source, ...(from === undefined ? undefined : { from }) })
}
