import { sum } from './pay.ts'
import type { HonorSource } from './state.ts'
import type { GwBox, Seat } from './terms.ts'
import type { PlayerView, View } from './view.ts'

/** Honor by source for everyone who has any, the best first. What a row's sources bring and take adds up to its total. */
export interface Ranked {
  /** `start`: what somebody had before the first Year, or before the position that the game began with. */
  readonly sources: readonly ('start' | HonorSource)[]
  readonly rows: readonly { readonly seat: Seat; readonly points: readonly number[]; readonly total: number }[]
}

/** GW-SCORE-04: ties by the Tea order. A team has no places (GW-COOP-27). */
export function ranking(view: View, box: GwBox): Ranked {
  const { players, tea } = view
  const shown = players.filter(({ automaton, seat }) => !automaton || box.automata[seat - box.setup.seats]!.honor)
  const all = Object.keys(players[0]!.honorFrom) as HonorSource[]
  const used = all.filter((source) => shown.some(({ honorFrom }) => honorFrom[source] !== 0))
  // GW-SOLO-09
  const start = ({ honor, honorFrom }: PlayerView) => honor - sum(Object.values(honorFrom))
  const fromStart = shown.some((player) => start(player) !== 0)
  const rows = shown.map((player) => ({
    seat: player.seat,
    total: player.honor,
    points: [...(fromStart ? [start(player)] : []), ...used.map((source) => player.honorFrom[source])],
  }))
  const last = (seat: Seat) => Number(hasLost(view, box, seat))
  if (!box.team)
    rows.sort((a, b) => last(a.seat) - last(b.seat) || b.total - a.total || tea.indexOf(a.seat) - tea.indexOf(b.seat))
  return { sources: [...(fromStart ? (['start'] as const) : []), ...used], rows }
}

/** GW-SOLO-37: alone, a tie with Qin Jiushao is lost, and so is a game with an empty Shame pool. */
function hasLost({ over, players, extras }: View, box: GwBox, seat: Seat): boolean {
  const rivals = players.filter((player) => player.automaton && box.automata[player.seat - box.setup.seats]!.honor)
  if (!over || rivals.length === 0 || players[seat]!.automaton) return false
  const { lost } = (extras['qin'] ?? { lost: false }) as { readonly lost: boolean }
  return lost || rivals.some(({ honor }) => honor >= players[seat]!.honor)
}
