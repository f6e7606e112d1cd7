import { bad, type Box, compose, type Core, type Game, good, type Option, type Rule, type Seat, type Table } from '@wanli/kernel'

interface Mark extends Option { readonly kind: 'mark'; readonly cell: number }
interface State extends Core { cells: (Seat | null)[]; turn: Seat; winner: Seat | null }
interface TicTacToe {
  setup: object
  box: Box<TicTacToe>
  state: State
  option: Mark
  prompt: 'mark'
  event: { kind: 'marked'; seat: Seat; cell: number }
  view: { cells: (Seat | null)[]; turn: Seat; winner: Seat | null }
  windows: object
  values: object
}

const MARKS = Array.from({ length: 9 }, (_, cell): Mark => ({ kind: 'mark', key: `mark ${cell}`, cell }))
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]] as const

/** TTT-1 players take turns; TTT-2 a taken cell is refused; TTT-3 three in a line win; TTT-4 a full board is a draw. */
function* turn(g: Table<TicTacToe>): Rule {
  const s = g.state
  const free = g.legal(MARKS, ({ cell }) => (s.cells[cell] === null ? undefined : 'TTT-2'))
  const { cell } = yield* g.ask(s.turn, 'mark', free)
  s.cells[cell] = s.turn
  g.say?.({ kind: 'marked', seat: s.turn, cell })
  if (LINES.some((line) => line.every((c) => s.cells[c] === s.turn))) s.winner = s.turn
  s.over = s.winner !== null || free.length === 1
  s.turn = 1 - s.turn
  g.later({ step: 'turn' })
}

const rules = compose<TicTacToe>([{ name: 'tic-tac-toe', steps: { turn } }])
const at = (cells: (Seat | null)[], turn: Seat): State =>
  ({ agenda: [{ step: 'turn' }], over: false, chance: {}, cells, turn, winner: null })

export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  version: '1',
  checkSetup: () => good({}),
  open: (setup) => ({ setup, seats: 2, rules }),
  start: () => at(MARKS.map(() => null), 0),
  copy: (s) => ({ ...s, agenda: s.agenda.slice(), chance: { ...s.chance }, cells: s.cells.slice() }),
  view: ({ cells, turn, winner }) => ({ cells: cells.slice(), turn, winner }),
  known: () => [],
  guess: () => {},
  seatNames: () => ['cross', 'nought'],
  writePosition: ({ cells, turn }) => ({ cells, turn }),
  readPosition: (p) => isPosition(p) ? good(at(p.cells.slice(), p.turn)) : bad('bad-position', { where: 'table', problem: 'needs cells and turn' }),
  invariants: (s) => (s.cells.length === 9 ? [] : ['there are nine cells']),
  scores: (s) => [0, 1].map((seat) => (s.winner === seat ? 1 : 0)),
  winners: (s) => (s.winner === null ? [0, 1] : [s.winner]),
}
const isPosition = (p: unknown): p is Pick<State, 'cells' | 'turn'> =>
  typeof p === 'object' && p !== null && 'cells' in p && Array.isArray(p.cells) && 'turn' in p && (p.turn === 0 || p.turn === 1)
