import { botNamed, botsFor } from '@wanli/bots'
import { isObject, type JsonObject } from '@wanli/kernel'
import type { Command } from 'commander'
import { Complaint, EXIT, NO_GUESS } from '../complaint.ts'
import { type Context, printJson, printLines } from '../context.ts'
import { table } from '../draw/layout.ts'
import { type FlagValues, type GameModule } from '../games/index.ts'
import { freshSeed } from '../play/start.ts'
import { progressBar } from '../progress.ts'
import { runSimulate, type SimulateReport } from '../simulate/index.ts'
import { nearest } from '../suggest.ts'
import { common, seatsOf, setupOf, usualSeats, wholeNumber } from './flags.ts'
import { gameCommands } from './game-commands.ts'

interface SimulateFlags {
  readonly seats?: string
  readonly mode?: string
  readonly bots: string
  readonly games: string
  readonly from?: string
  readonly seed?: string
  readonly cores?: string
  readonly check?: true
  readonly rotate?: true
  readonly setups?: string
  readonly save?: string
  readonly json?: true
}

const MOST_GAMES = 100_000_000

export const addSimulate = gameCommands(
  'simulate',
  'wanli simulate zhanguo --seats 4 --bots greedy,random,random,random --games 1000 --seed 1',
  addGame,
)

function addGame(command: Command, module: GameModule, context: Context): void {
  const { say } = context
  const { id } = module.game
  command
    .option(
      '--bots <list>',
      say('help.bots', {
        bots: botsFor(id)
          .map(({ name }) => name)
          .join(', '),
      }),
      'random',
    )
    .option('--games <n>', say('help.games'), '1000')
    .option('--from <n>', say('help.from'))
    .option('--seed <text>', say('help.seed'))
    .option('--cores <n>', say('help.cores'))
    .option('--check', say('help.check'))
    .option('--rotate', say('help.rotate'))
    .option('--setups <which>', say('help.setups'))
    .option('--save <folder>', say('help.saveFailed'))
  common(command, context, [
    `wanli simulate ${id} --seats 4 --bots greedy,random,random,random --games 1000 --seed 1`,
    `wanli simulate ${id} --setups all --games 10000 --check --json`,
  ]).action(async (options: SimulateFlags) => {
    await simulateGame(module, options, context)
  })
}

async function simulateGame(module: GameModule, options: SimulateFlags, context: Context): Promise<void> {
  const { io } = context
  const all = allSetups(options.setups)
  if (all) refuseSetupFlags(module, { ...options })
  const given = seatsOf(module, options.seats, options.mode)
  const bots = readBots(module, options.bots)
  const counted = bots.length > 1 && !all ? seatsOf(module, String(bots.length), options.mode) : undefined
  const seats = given ?? counted ?? usualSeats(module, options.mode)
  if (bots.length > 1 && bots.length !== seats) throw new Complaint('error.bots', { count: bots.length, seats })
  const setup = setupOf(context, module, seats, { ...options })
  if (all) for (const field of ['seats', 'mode']) delete setup[field]
  const stop = new AbortController()
  const games = wholeNumber('--games', options.games, 1, MOST_GAMES)
  const bar = progressBar(io, options.json !== true)
  bar.show(0, games)
  const done = io.onInterrupt(() => stop.abort())
  try {
    const report = await runSimulate(
      {
        game: module.game.id,
        setup: setup as JsonObject,
        ...(all ? { setups: 'all' as const } : {}),
        bots,
        games,
        ...(options.from === undefined ? {} : { from: wholeNumber('--from', options.from, 0, MOST_GAMES) }),
        seed: options.seed ?? freshSeed(),
        ...(options.cores === undefined ? {} : { cores: wholeNumber('--cores', options.cores, 1, 1024) }),
        ...(options.check === true ? { check: true } : {}),
        ...(options.rotate === true ? { rotate: true } : {}),
        ...(options.save === undefined ? {} : { save: options.save }),
      },
      { progress: bar.show, signal: stop.signal },
    )
    bar.end()
    if (options.json === true) printJson(io, report)
    else printLines(io, reportLines(report, context))
    context.exit = report.failed > 0 ? EXIT.failed : EXIT.ok
  } catch (error) {
    bar.end()
    throw unwritable(error, options.save)
  } finally {
    done()
  }
}

/** The one thing about a run that depends on the disk. */
function unwritable(error: unknown, folder: string | undefined): unknown {
  const { code } = isObject(error) ? (error as { code?: unknown }) : { code: undefined }
  return folder !== undefined && typeof code === 'string' && /^E[A-Z]+$/.test(code)
    ? new Complaint('error.unwritable', { file: folder, reason: code })
    : error
}

function allSetups(which: string | undefined): boolean {
  if (which === undefined) return false
  if (which === 'all') return true
  throw new Complaint('error.choice', { flag: '--setups', word: which, known: 'all', guess: NO_GUESS })
}

/** All set-ups means all: a flag that holds a part of them fast would say something else. */
function refuseSetupFlags(module: GameModule, values: FlagValues): void {
  const held = module.flags.find(({ name }) => name !== 'data' && values[name] !== undefined && values[name] !== true)
  const flag = values['seats'] === undefined ? held?.flags.split(' ')[0] : '--seats'
  if (flag !== undefined) throw new Complaint('error.setupsAll', { flag })
}

export function readBots(module: GameModule, list: string): string[] {
  const { id } = module.game
  const known = botsFor(id).map(({ name }) => name)
  return list.split(',').map((part) => {
    const bot = part.trim()
    if (!botNamed(id, bot).ok)
      throw new Complaint('error.bot', { bot, bots: known.join(', '), guess: nearest(bot, known)[0] ?? NO_GUESS })
    return bot
  })
}

function reportLines(report: SimulateReport, { say, language, io }: Context): string[] {
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value)
  const percent = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 }).format(value)
  const { lengths } = report
  const facts = [
    [say('simulate.games'), number(report.finished)],
    ...(report.failed > 0 ? [[say('simulate.failed'), io.paint('red', number(report.failed))]] : []),
    [say('simulate.decisions'), number(report.decisions)],
    [say('simulate.seconds'), number(report.seconds, 2)],
    [say('simulate.rate', { cores: report.cores }), number(report.decisionsPerSecondPerCore)],
    [say('simulate.lengths'), `${number(lengths.mean, 1)} (${number(lengths.min)}-${number(lengths.max)})`],
    ...(report.lost > 0 ? [[say('simulate.lost'), percent(report.lost)]] : []),
  ]
  const seats = [
    [say('simulate.seat'), say('simulate.score'), say('simulate.wins')],
    ...report.scores.map((score, seat) => [String(seat + 1), number(score, 1), percent(report.wins[seat]!)]),
  ]
  const bots = [
    // Where everyone can lose, who wins does not tell who plays better.
    [
      say('simulate.bot'),
      say('simulate.score'),
      say('simulate.wins'),
      ...(report.lost > 0 ? [say('simulate.ahead')] : []),
    ],
    ...report.byBot.map(({ bot, score, wins, ahead }) => [
      bot,
      number(score, 1),
      percent(wins),
      ...(report.lost > 0 ? [percent(ahead)] : []),
    ]),
  ]
  return [
    ...(report.stopped
      ? [io.paint('bold', say('simulate.stopped', { done: report.finished + report.failed, games: report.games }))]
      : []),
    ...table(facts, [1]),
    '',
    ...table(seats, [1, 2]),
    ...(report.byBot.length > 1 ? ['', ...table(bots, [1, 2, 3])] : []),
    ...report.failures.map(({ seed, error }) => io.paint('red', say('simulate.failure', { seed, error }))),
  ]
}
