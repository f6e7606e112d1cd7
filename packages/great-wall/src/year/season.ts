import type { Season } from '../state.ts'
import type { G } from '../terms.ts'

/** GWC-VOC-92: Spring, Summer and Winter count as one turn each. */
export function beginSeason(g: G, season: Season): void {
  g.state.season = season
  forgetTurn(g)
  g.say?.({ kind: 'season', season, year: g.state.year })
}

/** Rules with a limit per turn may be used again. */
export function forgetTurn(g: G): void {
  for (const player of g.state.players) if (player.usedTurn.length > 0) player.usedTurn = []
}
