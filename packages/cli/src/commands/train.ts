import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { learnerOf, type Model } from '@wanli/bots/learned'
import { type JsonObject, versionOf } from '@wanli/kernel'
import { type Command, Option } from 'commander'
import { Complaint } from '../complaint.ts'
import { type Context, printJson } from '../context.ts'
import type { GameModule } from '../games/index.ts'
import { checkedSetup } from '../play/start.ts'
import { progressBar } from '../progress.ts'
import { modelText, readModel, TrainFolder, writeWhole } from '../train/folder.ts'
import { runTrain, type Training } from '../train/index.ts'
import type { Head, Lessons, Verdict } from '../train/options.ts'
import { common, portionOf, seatsOf, setupOf, usualSeats, wholeNumber } from './flags.ts'
import { gameCommands } from './game-commands.ts'

interface TrainFlags {
  readonly seats?: string
  readonly mode?: string
  readonly games: string
  readonly rounds: string
  readonly deals: string
  readonly lessons: string
  readonly worlds: string
  readonly ridge: string
  readonly epochs: string
  readonly seed: string
  readonly cores?: string
  readonly portion?: string
  readonly folder: string
  readonly model: string
  readonly json?: true
}

const MOST_GAMES = 10_000_000

export const addTrain = gameCommands('train', 'wanli train zhanguo --seats 2 --games 4000 --rounds 4', addGame)

function addGame(command: Command, module: GameModule, context: Context): void {
  const { say } = context
  const { id } = module.game
  command
    .option('--games <n>', say('help.trainGames'), '4000')
    .option('--rounds <n>', say('help.trainRounds'), '4')
    .option('--deals <n>', say('help.trainDeals'), '200')
    .addOption(new Option('--lessons <from>', say('help.trainLessons')).choices(['search', 'ends']).default('search'))
    .option('--worlds <n>', say('help.trainWorlds'), '1')
    .option('--ridge <n>', say('help.trainRidge'), '30')
    .option('--epochs <n>', say('help.trainEpochs'), '8')
    .option('--seed <text>', say('help.seed'), '1')
    .option('--cores <n>', say('help.cores'))
    .option('--portion <part>', say('help.trainPortion'))
    .option('--folder <folder>', say('help.trainFolder'), 'training')
    .option('--model <file>', say('help.trainModel'), `${id}.model.json`)
  common(command, context, [
    `wanli train ${id} --games 4000 --rounds 4 --seed 1`,
    `wanli train ${id} --games 4000 --rounds 4 --seed 1 --portion 2/3`,
  ]).action(async (flags: TrainFlags) => {
    await trainOf(module, flags, context)
  })
}

async function trainOf(module: GameModule, flags: TrainFlags, context: Context): Promise<void> {
  const { io, say } = context
  const { game } = module
  if (learnerOf(game.id) === undefined) throw new Complaint('error.nothingToLearn', { game: game.id })
  const head = headOf(module, flags, context)
  const file = resolve(io.folder, flags.model)
  const others = existsSync(file) ? readModel(file) : undefined
  const options = {
    head,
    folder: new TrainFolder(resolve(io.folder, flags.folder), head),
    portion: portionOf(flags.portion),
    ...(flags.cores === undefined ? {} : { cores: wholeNumber('--cores', flags.cores, 1, 1024) }),
  }
  const speaks = flags.json !== true
  const tell = (text: string) => void (speaks && io.out(`${text}\n`))
  const stop = new AbortController()
  const bar = progressBar(io, speaks)
  const free = io.onInterrupt(() => stop.abort())
  let training: Training
  try {
    training = await runTrain(options, {
      progress: bar.show,
      signal: stop.signal,
      say: (what, round) => {
        bar.end()
        tell(say(`train.${what}`, { round, rounds: head.rounds, games: head.games, deals: head.deals }))
      },
      ended: (verdict) => {
        bar.end()
        tell(say('train.verdict', factsOf(verdict)))
      },
    })
  } finally {
    bar.end()
    free()
  }
  const { state, best } = training
  if (state === 'stopped') tell(say('train.stopped'))
  if (state === 'waiting') tell(say('train.waiting', { folder: flags.folder }))
  if (state === 'whole' && best === undefined) tell(say('train.none'))
  if (state === 'whole' && best !== undefined) {
    const text = modelText(together(best, others, training.verdicts))
    writeWhole(file, text)
    tell(say('train.written', { file: flags.model, kilobytes: Math.ceil(Buffer.byteLength(text) / 1000) }))
  }
  if (!speaks) printJson(io, { state, verdicts: training.verdicts })
}

function headOf(module: GameModule, flags: TrainFlags, context: Context): Head {
  const seats = seatsOf(module, flags.seats, flags.mode) ?? usualSeats(module, flags.mode)
  const setup = setupOf(context, module, seats, { ...flags })
  const box = module.game.open(checkedSetup(context, module, setup))
  return {
    wanli: 'train',
    format: 1,
    game: module.game.id,
    rules: versionOf(module.game, box),
    // As it comes back from a file.
    setup: JSON.parse(JSON.stringify(setup)) as JsonObject,
    seed: flags.seed,
    games: wholeNumber('--games', flags.games, 10, MOST_GAMES),
    rounds: wholeNumber('--rounds', flags.rounds, 1, 100),
    deals: wholeNumber('--deals', flags.deals, 1, MOST_GAMES),
    lessons: lessonsOf(flags),
  }
}

const lessonsOf = (flags: TrainFlags): Lessons =>
  flags.lessons === 'ends'
    ? { from: 'ends', epochs: wholeNumber('--epochs', flags.epochs, 1, 1000) }
    : {
        from: 'search',
        worlds: wholeNumber('--worlds', flags.worlds, 1, 1000),
        ridge: wholeNumber('--ridge', flags.ridge, 1, MOST_GAMES),
      }

const factsOf = ({ round, rows, before, after, won, games, taken }: Verdict) => ({
  round,
  rows,
  before: before.toFixed(4),
  after: after.toFixed(4),
  won: String(Math.round(won * 10) / 10),
  games,
  taken: taken ? 'yes' : 'no',
})

/** What was learned, with how it fared, beside the networks that the file holds for other tables. */
function together(best: Model, others: Model | undefined, verdicts: readonly Verdict[]): Model {
  const { won, games } = verdicts.findLast(({ taken }) => taken)!
  const heads = best.heads.map((head) => ({
    ...head,
    record: { ...head.record, trial: `${Math.round(won * 10) / 10} of ${games} against the best before` },
  }))
  const kept = (others?.heads ?? []).filter(
    ({ table, seats }) => !heads.some((head) => head.table === table && head.seats === seats),
  )
  return { ...best, heads: [...kept, ...heads] }
}
