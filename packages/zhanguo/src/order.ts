import type { State } from './state.ts'
import type { Seat, ZgBox } from './terms.ts'

/** ZG-GEN-06: clockwise is ascending, wrapping round. */
export const clockwiseFrom = (first: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (first + i) % seats)

/** ZG-VAR-02: the order of the discs, top to bottom. */
export const orderOfDiscs = ({ track }: State): Seat[] => track.slice()

/** ZG-ROUND-01: the order of the round that begins next, by the discs on the track. */
export const orderOfRound = (s: State, { setup, seats }: ZgBox): Seat[] =>
  setup.variants.includes('orderByRewards') ? orderOfDiscs(s) : clockwiseFrom(s.track[0]!, seats)
