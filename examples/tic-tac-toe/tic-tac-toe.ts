import { bad, compose, good, isObject } from '@wanli/kernel'
import type { Box, Core, Game, Option, Rule, Seat, Table } from '@wanli/kernel'

type Board = { cells: (Seat | null)[]; turn: Seat; winner: Seat | null }
type Mark = Option & { readonly cell: number }
type TicTacToe = {
  setup: object
  box: Box<TicTacToe>
  state: Core & Board
  option: Mark
  prompt: 'mark'
  event: { kind: 'marked'; seat: Seat; cell: number }
  view: Board
  windows: object
  values: object
  steps: { turn: object }
}

const MARKS = Array.from({ length: 9 }, (_, cell): Mark => ({ kind: 'mark', key: `mark ${cell}`, cell }))
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => Array.from(line, Number))

/** TTT-1 players take turns; TTT-2 a taken cell is refused; TTT-3 three in a line win; TTT-4 a full board is a draw. */
function* turn(g: Table<TicTacToe>): Rule {
  const s = g.state
  const free = g.legal(MARKS, ({ cell }) => (s.cells[cell] === null ? undefined : 'TTT-2'))
  const { cell } = yield* g.ask(s.turn, 'mark', free)
  s.cells[cell] = s.turn
  g.say?.({ kind: 'marked', seat: s.turn, cell })
  if (LINES.some((line) => line.every((at) => s.cells[at] === s.turn))) s.winner = s.turn
  s.over = s.winner !== null || free.length === 1
  s.turn = 1 - s.turn
  g.later({ step: 'turn' })
}

const rules = compose<TicTacToe>([{ name: 'tic-tac-toe', steps: { turn } }])
const core = (): Core => ({ agenda: [{ step: 'turn' }], over: false, chance: {} })
const isBoard = (p: unknown): p is Board =>
  isObject(p) && Array.isArray(p['cells']) && (p['turn'] === 0 || p['turn'] === 1)

export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  version: '1',
  checkSetup: () => good({}),
  open: (setup) => ({ setup, seats: 2, rules }),
  start: () => ({ ...core(), cells: MARKS.map(() => null), turn: 0, winner: null }),
  copy: (s) => ({ ...s, agenda: s.agenda.slice(), chance: { ...s.chance }, cells: s.cells.slice() }),
  view: ({ cells, turn, winner }) => ({ cells: cells.slice(), turn, winner }),
  known: () => [],
  guess: () => {},
  seatNames: () => ['cross', 'nought'],
  writePosition: ({ cells, turn }) => ({ cells, turn }),
  readPosition: (p) =>
    isBoard(p)
      ? good({ ...core(), cells: p.cells.slice(), turn: p.turn, winner: null })
      : bad('bad-position', { where: 'table', problem: 'notValid' }),
  invariants: (s) => (s.cells.length === 9 ? [] : ['there are nine cells']),
  scores: (s) => [0, 1].map((seat) => (s.winner === seat ? 1 : 0)),
  winners: (s) => (s.winner === null ? [0, 1] : [s.winner]),
}
