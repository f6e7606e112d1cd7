import type { Seat } from '@wanli/kernel'
import { sum, type View } from './types.ts'

/** Clerks of one owner that are drawn as one figure: the nth of them, and how many it stands for. */
export interface Clerks {
  readonly seat: Seat
  readonly i: number
  readonly n: number
}

/** So many stand side by side; from here on one figure of each owner, with a number. */
const CROWD = 5

/** Who stands at a Location, in Tea order, then the automata. */
export function clerksOf(
  { tea, players }: Pick<View, 'tea' | 'players'>,
  { clerks }: Pick<View['locations'][number], 'clerks'>,
): readonly Clerks[] {
  const seats = [...tea, ...players.map(({ seat }) => seat).filter((seat) => !tea.includes(seat))]
  const there = seats.map((seat) => ({ seat, n: clerks[seat] ?? 0 })).filter(({ n }) => n > 0)
  if (sum(there.map(({ n }) => n)) < CROWD)
    return there.flatMap(({ seat, n }) => Array.from({ length: n }, (_, i) => ({ seat, i, n: 1 })))
  // The last one is drawn: it is the next to go.
  return there.map(({ seat, n }) => ({ seat, i: n - 1, n }))
}
