import { join, resolve } from 'node:path'
import { botNamed, botsFor } from '@wanli/bots'
import { type JsonObject, versionOf } from '@wanli/kernel'
import type { Command } from 'commander'
import { type ArenaOptions, runArena } from '../arena/index.ts'
import { entrantOf } from '../arena/entrants.ts'
import { FORMATS, type Format, type Head } from '../arena/options.ts'
import { openRun } from '../arena/play.ts'
import { hypothesesOf, meetingFor, readQuestion } from '../arena/question.ts'
import { differing, isSameRun, merged, readRun, type Run } from '../arena/run-file.ts'
import { meetingsOf } from '../arena/schedule.ts'
import { Complaint, NO_GUESS } from '../complaint.ts'
import type { Context } from '../context.ts'
import { gameOf, type GameModule } from '../games/index.ts'
import { checkedSetup, freshSeed } from '../play/start.ts'
import { progressBar } from '../progress.ts'
import { SIMULATED } from '../simulate/games.ts'
import { nearest } from '../suggest.ts'
import { anchorOf, tellArena } from './arena-report.ts'
import { common, portionOf, seatsOf, setupOf, usualSeats, wholeNumber } from './flags.ts'
import { gameCommands } from './game-commands.ts'

interface ReportFlags {
  readonly question?: readonly string[]
  readonly margin: string
  readonly risk: string
  readonly anchor?: string
  readonly out: string
  readonly json?: true
}
interface ArenaFlags extends ReportFlags {
  readonly seats?: string
  readonly mode?: string
  readonly bots: string
  readonly pairing: string
  readonly deals: string
  readonly seed?: string
  readonly cores?: string
  readonly portion?: string
  readonly run?: string
}

const MOST_DEALS = 1_000_000

const addGames = gameCommands(
  'arena',
  'wanli arena zhanguo --seats 2 --bots greedy,random --deals 50 --seed 1',
  addGame,
)
export const addArena = (program: Command, context: Context): void => addReport(addGames(program, context), context)

function addGame(command: Command, module: GameModule, context: Context): void {
  const { say } = context
  const { id } = module.game
  const bots = botsFor(id).map(({ name }) => name)
  command
    .option('--bots <list>', say('help.arenaBots', { bots: bots.join(', ') }), 'greedy,random')
    .option('--pairing <which>', say('help.arenaPairing'), 'round-robin')
    .option('--deals <n>', say('help.arenaDeals'), '100')
    .option('--seed <text>', say('help.seed'))
    .option('--cores <n>', say('help.cores'))
    .option('--portion <part>', say('help.arenaPortion'))
    .option('--run <file>', say('help.arenaRun'))
  common(addReportFlags(command, context), context, [
    `wanli arena ${id} --seats ${module.seats.includes(2) ? 2 : module.usualSeats} --bots greedy,random --deals 50 --seed 1`,
    `wanli arena ${id} --bots greedy,random --question "greedy > random 90%" --deals 400`,
  ]).action(async (flags: ArenaFlags) => {
    await arenaOf(module, flags, context)
  })
}

function addReportFlags(command: Command, { say }: Context): Command {
  return command
    .option('--question <text>', say('help.arenaQuestion'), (text: string, before: string[] | undefined) => [
      ...(before ?? []),
      text,
    ])
    .option('--margin <percent>', say('help.arenaMargin'), '5')
    .option('--risk <percent>', say('help.arenaRisk'), '5')
    .option('--anchor <bot>', say('help.arenaAnchor'))
    .option('--out <folder>', say('help.arenaOut'), 'arena')
}

function addReport(arena: Command, context: Context): void {
  const { say } = context
  const command = arena.command('report').description(say('arena.aboutReport'))
  command.argument(`<${say('arg.files')}...>`, say('help.arenaFiles'))
  common(addReportFlags(command, context), context, ['wanli arena report one.jsonl two.jsonl --out both']).action(
    (files: readonly string[], flags: ReportFlags) => {
      const { folder } = context.io
      const runs = files.map((file) => {
        const run = readRun(resolve(folder, file))
        if (run === undefined) throw new Complaint('error.noFile', { file })
        return { file, run }
      })
      const run = merged(runs)
      tellArena(context, gameOf(run.head.game), run, questionsOf(run.head, flags), flags, {
        state: 'whole',
        file: files.join(', '),
      })
    },
  )
}

async function arenaOf(module: GameModule, flags: ArenaFlags, context: Context): Promise<void> {
  const { io } = context
  const file = flags.run ?? join(flags.out, 'arena.jsonl')
  const before = readRun(resolve(io.folder, file))
  const head = headOf(module, flags, context, before)
  const questions = questionsOf(head, flags)
  anchorOf(head.bots, flags.anchor)
  const options: ArenaOptions = {
    head,
    deals: wholeNumber('--deals', flags.deals, 1, MOST_DEALS),
    portion: portionOf(flags.portion),
    ...(flags.cores === undefined ? {} : { cores: wholeNumber('--cores', flags.cores, 1, 1024) }),
    file: resolve(io.folder, file),
    questions,
  }
  if (before !== undefined && !isSameRun(before.head, head)) throw otherRun(file, before.head, head)
  const stop = new AbortController()
  const bar = progressBar(io, flags.json !== true)
  const free = io.onInterrupt(() => stop.abort())
  let run: Run
  try {
    run = await runArena(options, before, { progress: bar.show, signal: stop.signal })
  } finally {
    bar.end()
    free()
  }
  tellArena(context, module, run, questions, flags, { state: stop.signal.aborted ? 'stopped' : 'whole', file })
}

const otherRun = (file: string, was: Head, is: Head): Complaint =>
  isSameRun({ ...was, rules: is.rules }, is)
    ? new Complaint('error.runRules', { file, was: was.rules, is: is.rules })
    : new Complaint('error.otherRun', { file, what: differing(was, is) })

/** What is to be played. Without a seed, that of the run that is gone on with. */
function headOf(module: GameModule, flags: ArenaFlags, context: Context, before: Run | undefined): Head {
  const { game } = module
  const bots = entrantsOf(module, flags.bots)
  const pairing = FORMATS.find((format) => format === flags.pairing)
  if (pairing === undefined)
    throw new Complaint('error.choice', {
      flag: '--pairing',
      word: flags.pairing,
      known: FORMATS.join(', '),
      guess: nearest(flags.pairing, FORMATS)[0] ?? NO_GUESS,
    })
  const seats = seatsOf(module, flags.seats, flags.mode) ?? usualSeats(module, flags.mode)
  const setup = setupOf(context, module, seats, { ...flags })
  const checked = checkedSetup(context, module, setup)
  const box = game.open(checked)
  mustMeet(module, bots.length, box, pairing)
  return {
    wanli: 'arena',
    format: 1,
    game: game.id,
    rules: versionOf(game, box),
    // As it comes back from a file.
    setup: JSON.parse(JSON.stringify(setup)) as JsonObject,
    bots,
    pairing,
    seed: flags.seed ?? before?.head.seed ?? freshSeed(),
  }
}

function mustMeet(
  { game }: GameModule,
  bots: number,
  box: ReturnType<GameModule['game']['open']>,
  pairing: Format,
): void {
  const together = box.seats === 1 || SIMULATED[game.id]?.together?.(box) === true
  const meetings = meetingsOf(bots, box.seats, pairing, together)
  if (meetings === 'alone') throw new Complaint('error.alone')
  if (meetings === 'few') throw new Complaint('error.mixed', { seats: box.seats, count: bots })
}

function entrantsOf({ game }: GameModule, list: string): string[] {
  const known = botsFor(game.id).map(({ name }) => name)
  const names = list.split(',').map((text) => {
    const entrant = entrantOf(text)
    const [name = ''] = text.trim().split('@')
    if (entrant === undefined) throw new Complaint('error.budget', { bot: text.trim(), name })
    if (!botNamed(game.id, entrant.bot).ok)
      throw new Complaint('error.bot', {
        bot: entrant.bot,
        bots: known.join(', '),
        guess: nearest(entrant.bot, known)[0] ?? NO_GUESS,
      })
    return entrant.name
  })
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new Complaint('error.twice', { bot: twice })
  return names
}

const percentOf = (flag: string, text: string, max: number): number => {
  const value = Number(text.replace(/%$/, ''))
  if (!/^\d+(\.\d+)?%?$/.test(text) || value <= 0 || value > max)
    throw new Complaint('error.percent', { flag, text, min: '0%', max: `${max}%` })
  return value / 100
}

function questionsOf(head: Head, flags: ReportFlags): ArenaOptions['questions'] {
  const margin = percentOf('--margin', flags.margin, 50)
  const risk = percentOf('--risk', flags.risk, 25)
  const { schedule, box, together } = openRun(head)
  return (flags.question ?? []).map((text) => {
    const question = readQuestion(text, head.bots)
    if (question === 'unreadable') throw new Complaint('error.question', { question: text })
    if (question === 'no-such-bot')
      throw new Complaint('error.questionBot', { question: text, bots: head.bots.join(', ') })
    if (question === 'share') throw new Complaint('error.questionShare', { question: text })
    if (meetingFor(question, schedule) < 0 || (together && question.against !== undefined))
      throw new Complaint('error.questionMeeting', { question: text, bot: head.bots[question.who]! })
    return { question, hypotheses: hypothesesOf(question, 1 / box.seats, margin, risk) }
  })
}
