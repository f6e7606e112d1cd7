import type { Chances } from '../chances.ts'

/**
 * How a lead at the beginning of the 2nd to 6th Year turned into wins. Measured, not designed: three players one command ahead among themselves with the
 * weights of `BETTER`, without expansions, deals `chance/0` on; fitted on seven tenths of the games, held against the rest (docs/bots.md).
 */
export const CHANCES: Chances = {
  3: [
    [-0.426, 0.0491],
    [-0.342, 0.0677],
    [-0.28, 0.0777],
    [-0.207, 0.0984],
    [-0.183, 0.097],
  ],
}
