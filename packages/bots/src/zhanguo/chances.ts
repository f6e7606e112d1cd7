import type { Chances } from '../chances.ts'

/**
 * How a lead at the beginning of the 2nd to 5th round turned into wins. Measured, not designed: greedy players among themselves, Equal boards without
 * variants, deals `chance/0` on; fitted on seven tenths of the games, held against the rest (docs/bots.md).
 */
export const CHANCES: Chances = {
  2: [
    [0, 0.0248],
    [0, 0.0296],
    [0, 0.0418],
    [0, 0.0548],
  ],
  3: [
    [-0.576, 0.0366],
    [-0.484, 0.0467],
    [-0.353, 0.0507],
    [-0.241, 0.0682],
  ],
  4: [
    [-0.87, 0.0532],
    [-0.738, 0.0548],
    [-0.512, 0.0654],
    [-0.32, 0.0845],
  ],
}
