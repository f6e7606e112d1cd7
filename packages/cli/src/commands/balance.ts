import { join, resolve } from 'node:path'
import { botsFor } from '@wanli/bots'
import type { JsonObject } from '@wanli/kernel'
import { MODE_SEATS } from '@wanli/great-wall'
import type { Command } from 'commander'
import { Complaint, EXIT, NO_GUESS } from '../complaint.ts'
import { type Context, printJson, printLines } from '../context.ts'
import { table } from '../draw/layout.ts'
import { writeWhole } from '../files.ts'
import type { Balance, Played } from '../games/great-wall/balance/balance.ts'
import { type Column, columnsOf, DIFFICULTIES } from '../games/great-wall/balance/columns.ts'
import { figuresOf } from '../games/great-wall/balance/figures.ts'
import { reportPage } from '../games/great-wall/balance/report/index.ts'
import { Pen } from '../games/great-wall/balance/report/pen.ts'
import { targetWords } from '../games/great-wall/balance/report/summary.ts'
import { targetsOf } from '../games/great-wall/balance/targets.ts'
import { greatWallModule } from '../games/great-wall/index.ts'
import { gameOf } from '../games/index.ts'
import { checkedSetup, freshSeed } from '../play/start.ts'
import { progressBar } from '../progress.ts'
import { runSimulate, type SimulateFailure, type SimulateOptions } from '../simulate/index.ts'
import { nearest } from '../suggest.ts'
import { common, seatsFor, seatsOf, setupOf, wholeNumber } from './flags.ts'
import { takesGame, whichGame } from './game-commands.ts'
import { readBots } from './simulate.ts'

interface BalanceFlags {
  readonly mode?: string
  readonly seats?: string
  readonly option?: readonly string[]
  readonly expansions?: readonly string[]
  readonly data?: string
  readonly bots: string
  readonly games: string
  readonly seed?: string
  readonly cores?: string
  readonly out: string
  readonly json?: true
}

const MOST_GAMES = 1_000_000
const ID = greatWallModule.game.id
/** The flag of the set-up that a column's difficulty answers. */
const DIFFICULTY = 'solo.difficulty'

export function addBalance(program: Command, context: Context): void {
  const { say } = context
  const command = program.command('balance').description(say('balance.about'))
  common(command, context, [`wanli balance ${ID} --games 200 --seed 1`])
  takesGame(command, context, [ID]).action((game: string | undefined) => {
    if (game === undefined || game.startsWith('-')) throw whichGame('balance', [ID])
    throw new Complaint('error.balanceGame', { game: gameOf(game).game.id, games: ID })
  })
  addGreatWall(command, context)
}

function addGreatWall(balance: Command, context: Context): void {
  const { say, language } = context
  const command = balance.command(ID).description(say('balance.aboutGame', { game: greatWallModule.name(language) }))
  command
    .option('--mode <mode>', say('help.balanceModes', { modes: Object.keys(MODE_SEATS).join(', ') }))
    .option('--seats <n>', say('help.balanceSeats'))
  for (const flag of greatWallModule.flags) {
    const { name, flags } = flag
    if (name === 'option' || name === 'expansions')
      command.option(flags, flag.about(language), (value: string, before: string[] | undefined) => [
        ...(before ?? []),
        ...value.split(','),
      ])
    if (name === 'data') command.option(flags, flag.about(language))
  }
  const bots = botsFor(ID).map(({ name }) => name)
  command
    .option('--bots <list>', say('help.bots', { bots: bots.join(', ') }), 'greedy')
    .option('--games <n>', say('help.balanceGames'), '500')
    .option('--seed <text>', say('help.seed'))
    .option('--cores <n>', say('help.cores'))
    .option('--out <folder>', say('help.balanceOut'), 'balance')
  common(command, context, [
    `wanli balance ${ID} --games 200 --seed 1`,
    `wanli balance ${ID} --mode competitive --seats 3 --out report --json`,
    `wanli balance ${ID} --expansions genghisKhan,blackPowder --games 200`,
  ]).action(async (flags: BalanceFlags) => {
    await balanceGreatWall(flags, context)
  })
}

async function balanceGreatWall(flags: BalanceFlags, context: Context): Promise<void> {
  const { io, say, language } = context
  const games = wholeNumber('--games', flags.games, 1, MOST_GAMES)
  const cores = flags.cores === undefined ? {} : { cores: wholeNumber('--cores', flags.cores, 1, 1024) }
  const bots = readBots(greatWallModule, flags.bots)
  const columns = wantedColumns(flags)
  const odd = columns.find(({ seats }) => bots.length > 1 && bots.length !== seats)
  if (odd !== undefined) throw new Complaint('error.bots', { count: bots.length, seats: odd.seats })
  const seed = flags.seed ?? freshSeed()
  const setups = columns.map((column) => setupOf(context, greatWallModule, column.seats, valuesOf(column, flags)))
  const runs = columns.map((column, i) => ({
    column,
    options: { game: ID, setup: setups[i] as JsonObject, bots, games, seed, ...cores, observe: 'balance' },
  }))
  const { played, failures, stopped } = await playAll(context, runs, flags.json !== true)
  const figures = played.map((column) => column.figures)
  const balance: Balance = {
    wanli: 'balance',
    format: 1,
    game: ID,
    rules: greatWallModule.game.version,
    seed,
    bots,
    ...(flags.expansions === undefined ? {} : { expansions: flags.expansions }),
    games,
    ...(stopped ? { stopped: true } : {}),
    columns: figures,
    targets: targetsOf(figures),
  }
  const pen = new Pen(say, language)
  const files = ['balance.html', 'balance.json'].map((name) => join(flags.out, name))
  writeWhole(resolve(io.folder, files[0]!), reportPage(balance, played, pen))
  writeWhole(resolve(io.folder, files[1]!), `${JSON.stringify(balance, null, 1)}\n`)
  if (flags.json === true) printJson(io, balance)
  else printLines(io, summaryLines(balance, played, failures, files, pen, context))
  context.exit = failures.length > 0 ? EXIT.failed : EXIT.ok
}

/** The columns that the flags leave; a complaint if a flag leaves none. */
function wantedColumns({ mode, seats, option = [], expansions = [] }: BalanceFlags): Column[] {
  const modes = Object.keys(MODE_SEATS)
  if (mode !== undefined) known('--mode', mode, modes)
  const count = seatsOf(greatWallModule, seats, mode)
  const answer = option.find((word) => word.startsWith(`${DIFFICULTY}=`))
  const answers = DIFFICULTIES.map((difficulty) => `${DIFFICULTY}=${difficulty}`)
  if (answer !== undefined) known('--option', answer, answers)
  const anySet = Object.keys(greatWallModule.moreSeats ?? {})
  const counts = Object.fromEntries(modes.map((name) => [name, seatsFor(greatWallModule, name, anySet)]))
  const wanted = columnsOf(counts, expansions).filter(
    (column) =>
      (mode === undefined || column.mode === mode) &&
      (count === undefined || column.seats === count) &&
      (answer === undefined || column.difficulty === undefined || answer === `${DIFFICULTY}=${column.difficulty}`),
  )
  // What can't be combined, or needs another expansion, is left out; if nothing is left, the game says why.
  const possible = wanted.filter(
    (column) => greatWallModule.game.checkSetup({ mode: column.mode, seats: column.seats, expansions }).ok,
  )
  return possible.length > 0 ? possible : wanted
}

function known(flag: string, word: string, words: readonly string[]): void {
  if (words.includes(word)) return
  throw new Complaint('error.choice', {
    flag,
    word,
    known: words.join(', '),
    guess: nearest(word, words)[0] ?? NO_GUESS,
  })
}

/** What the set-up flags say for one column. */
function valuesOf({ mode, difficulty, expansions }: Column, { option = [], data }: BalanceFlags) {
  const others = option.filter((answer) => !answer.startsWith(`${DIFFICULTY}=`))
  const answers = difficulty === undefined ? others : [...others, `${DIFFICULTY}=${difficulty}`]
  return {
    mode,
    ...(answers.length === 0 ? {} : { option: answers }),
    ...(expansions === undefined ? {} : { expansions }),
    data,
  }
}

interface ColumnRun {
  readonly column: Column
  readonly options: SimulateOptions
}
interface Outcome {
  readonly played: readonly Played[]
  readonly failures: readonly SimulateFailure[]
  readonly stopped: boolean
}

/** One column after another, with one bar for all. Ctrl-C ends it after the games that are being played. */
async function playAll(context: Context, runs: readonly ColumnRun[], watched: boolean): Promise<Outcome> {
  const { io } = context
  const stop = new AbortController()
  const bar = progressBar(io, watched)
  const free = io.onInterrupt(() => stop.abort())
  const total = runs.reduce((sum, { options }) => sum + options.games, 0)
  const played: Played[] = []
  const failures: SimulateFailure[] = []
  let before = 0
  bar.show(0, total)
  try {
    for (const { column, options } of runs) {
      if (stop.signal.aborted) break
      const progress = (done: number) => bar.show(before + done, total)
      const report = await runSimulate(options, { progress, signal: stop.signal })
      before += options.games
      failures.push(...report.failures)
      const box = greatWallModule.game.open(checkedSetup(context, greatWallModule, options.setup ?? {}) as never)
      if (report.finished + report.failed > 0)
        played.push({ box, figures: figuresOf(column, box, report.counts ?? {}, report.failed) })
    }
  } finally {
    bar.end()
    free()
  }
  return { played, failures, stopped: stop.signal.aborted }
}

function summaryLines(
  balance: Balance,
  played: readonly Played[],
  failures: readonly SimulateFailure[],
  files: readonly string[],
  pen: Pen,
  { io, say }: Context,
): string[] {
  const rows = balance.targets.map((target) => targetWords(target, played, pen))
  const head = (['column', 'target', 'band', 'figure', 'state', 'remark'] as const).map((field) =>
    say(`balance.head.${field}`),
  )
  const colours = { met: 'green', missed: 'red', open: 'yellow' } as const
  const lines = table([
    head,
    ...rows.map((row) => [row.column, row.target, row.band, row.figure, row.state, row.remark]),
  ])
  return [
    ...(balance.stopped === true ? [io.paint('bold', say('balance.stopped')), ''] : []),
    ...lines.map((line, i) => (i === 0 ? line : io.paint(colours[rows[i - 1]!.kind], line))),
    '',
    say('balance.summary', { met: balance.targets.filter(({ met }) => met === true).length, all: rows.length }),
    ...failures.map(({ seed, error }) => io.paint('red', say('simulate.failure', { seed, error }))),
    say('balance.written', { files: files.join(', ') }),
  ]
}
