// Random games of tic-tac-toe: Wanli's kernel against boardgame.io's reducer, both in this process.
import { createRequire } from 'node:module'
import { Dice, Table } from '@wanli/kernel'
import { ticTacToe } from '@wanli/tic-tac-toe'
import type { Game, State } from 'boardgame.io'
import { type Cells, tutorial } from './peer-game.ts'
import { flag, median, speedOf, printTable, round, say, Targets } from './measure.ts'

const ROUNDS = flag('rounds', 7)
const ROUND_MS = flag('ms', 1000)
const TARGET = 40

type BgioState = State<{ cells: Cells }>

/** As much of boardgame.io as is used here. Its inner packages are found by `require` alone. */
interface Bgio {
  readonly InitializeGame: (options: { game: Game<{ cells: Cells }>; numPlayers: number }) => BgioState
  readonly CreateGameReducer: (options: {
    game: Game<{ cells: Cells }>
  }) => (state: BgioState, action: object) => BgioState
}

// Its quickest ways: the production build of its parts, no undo, no log but the one the reducer always makes.
process.env['NODE_ENV'] = 'production'
const { InitializeGame, CreateGameReducer } = createRequire(import.meta.url)('boardgame.io/internal') as Bgio

const reducer = CreateGameReducer({ game: tutorial })
const first = InitializeGame({ game: tutorial, numPlayers: 2 })

function playBgio(dice: Dice): number {
  let state = first
  let moves = 0
  while (state.ctx.gameover === undefined) {
    const free: number[] = []
    state.G.cells.forEach((cell, id) => cell === null && free.push(id))
    const playerID = state.ctx.currentPlayer
    const payload = { type: 'clickCell', args: [free[dice.below(free.length)]], playerID }
    state = reducer(state, { type: 'MAKE_MOVE', payload })
    moves++
  }
  return moves
}

const box = ticTacToe.open({})

function playWanli(dice: Dice, record: boolean): number {
  const table = Table.start(ticTacToe, {}, '', { record }, box)
  let moves = 0
  while (!table.over) {
    table.pick(0, dice.below(table.open[0]!.options.length))
    moves++
  }
  return moves
}

const contenders: [string, (dice: Dice) => number][] = [
  ['boardgame.io 0.50.2, reducer', playBgio],
  ['Wanli', (dice) => playWanli(dice, false)],
  ['Wanli, with log and undo', (dice) => playWanli(dice, true)],
]

const speeds = contenders.map((): number[] => [])
for (let n = -1; n < ROUNDS; n++)
  contenders.forEach(([, play], i) => {
    const dice = new Dice(`round ${n}`)
    const speed = speedOf(ROUND_MS, () => play(dice)).core
    // The first round only warms up.
    if (n >= 0) speeds[i]!.push(speed)
  })

const [peer, ours] = speeds.map(median)
const targets = new Targets()
say(`Random tic-tac-toe, moves in a second of one core, median of ${ROUNDS} alternating rounds of ${ROUND_MS} ms\n`)
printTable(
  ['', 'moves/s', 'lowest', 'highest', 'ratio', 'target'],
  contenders.map(([name], i) => [
    name,
    round(median(speeds[i]!)),
    round(Math.min(...speeds[i]!)),
    round(Math.max(...speeds[i]!)),
    `${round(median(speeds[i]!) / peer!, 1)}x`,
    i === 1 ? targets.check('tic-tac-toe', ours! / peer! >= TARGET, `>= ${TARGET}x`) : '',
  ]),
)
targets.finish()
