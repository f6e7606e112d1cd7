import type { Game } from 'boardgame.io'

export type Cells = (string | null)[]

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => Array.from(line, Number))
const isVictory = (cells: Cells): boolean =>
  LINES.some(([a, b, c]) => cells[a!] !== null && cells[a!] === cells[b!] && cells[a!] === cells[c!])

/** The game of boardgame.io's own tutorial. */
export const tutorial: Game<{ cells: Cells }> = {
  setup: () => ({ cells: Array<null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, id: number) {
      if (G.cells[id] !== null) return 'INVALID_MOVE'
      G.cells[id] = playerID
      return undefined
    },
  },
  endIf({ G, ctx }) {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
  disableUndo: true,
}
