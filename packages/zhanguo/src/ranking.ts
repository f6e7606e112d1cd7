import type { Seat } from '@wanli/kernel'
import type { Source } from './state.ts'
import type { View } from './view.ts'

/** Points by source, the best first, ties by the Rewards track (ZG-END-05). */
export interface Ranked {
  readonly sources: readonly Source[]
  readonly rows: readonly { readonly seat: Seat; readonly points: readonly number[]; readonly total: number }[]
}

export function ranking({ players, track }: Pick<View, 'players' | 'track'>): Ranked {
  const all = Object.keys(players[0]!.points) as Source[]
  const sources = all.filter((source) => players.some(({ points }) => points[source] !== 0))
  return {
    sources,
    rows: players
      .map(({ seat, vp, points }) => ({ seat, total: vp, points: sources.map((source) => points[source]) }))
      .sort((a, b) => b.total - a.total || track.indexOf(a.seat) - track.indexOf(b.seat)),
  }
}
