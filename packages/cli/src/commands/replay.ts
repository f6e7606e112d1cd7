import { type AnyTable, type Going, goOn, type Problem, replay, type Told } from '@wanli/kernel'
import type { Command } from 'commander'
import { Complaint, EXIT } from '../complaint.ts'
import { type Context, printJson, printLines } from '../context.ts'
import { wrap } from '../draw/width.ts'
import type { SavedGame } from '../files.ts'
import { tell } from '@wanli/text'
import type { GameModule, Scene } from '../games/index.ts'
import { ranking, rankingJson } from '../play/ending.ts'
import { paragraphs } from '../play/notebook.ts'
import { ROOM } from '../play/screen.ts'
import { changedText } from '../play/other-rules.ts'
import { readSaved } from '../play/start.ts'
import { problemText } from '../problem.ts'
import { common, wholeNumber } from './flags.ts'

interface ReplayFlags {
  readonly verify?: true
  readonly to?: string
  readonly step?: true
  readonly json?: true
}

export function addReplay(program: Command, context: Context): void {
  const { say } = context
  const command = program
    .command('replay')
    .description(say('replay.about'))
    .argument(`<${say('arg.file')}>`, say('help.log'))
    .option('--verify', say('help.verify'))
    .option('--to <n>', say('help.to'))
    .option('--step', say('help.step'))
  common(command, context, [
    'wanli replay game.json',
    'wanli replay game.json --verify',
    'wanli replay game.json --to 40',
  ]).action(async (file: string, options: ReplayFlags) => {
    const { module, log } = readSaved(context, file)
    const showing = new Showing(context, file, module, log)
    if (options.verify === true) showing.verify(options.json === true)
    else if (options.step === true) await showing.step()
    else showing.run(options)
  })
}

/** One answer of a log and what it led to. */
interface Replayed {
  readonly answer: string
  readonly told: readonly Told[]
}

class Showing {
  private readonly context: Context
  private readonly file: string
  private readonly module: GameModule
  private readonly log: SavedGame

  constructor(context: Context, file: string, module: GameModule, log: SavedGame) {
    this.context = context
    this.file = file
    this.module = module
    this.log = log
  }

  /** Under other rules it is shown as far as it leads where it led; what is wrong with a log is told where it is played. */
  private get differs(): { readonly going: Exclude<Going, { how: 'same' }>; readonly at: number } | undefined {
    const found = goOn(this.module.game, this.log)
    if (!found.ok || found.value.how === 'same') return undefined
    const going = found.value
    return { going, at: going.how === 'watch' ? going.at : going.differs }
  }

  /** OK, or the first entry that differs. */
  verify(json: boolean): void {
    const { context, module, log } = this
    const { io, say } = context
    const checked = replay(module.game, log, { verify: true })
    if (checked.ok) {
      const table = checked.value
      const facts = { answers: log.answers.length, hash: table.hash(), over: table.over }
      if (json) printJson(io, { ok: true, game: module.game.id, checked: log.checks !== '', ...facts })
      else
        printLines(io, [
          say(log.checks === '' ? 'replay.okUnchecked' : 'replay.ok', { answers: facts.answers, hash: facts.hash }),
        ])
      return
    }
    if (checked.error.code !== 'entry-differs') throw this.complaint(checked.error)
    context.exit = EXIT.failed
    const { entry, key, why } = checked.error.detail
    if (json) printJson(io, { ok: false, game: module.game.id, answers: log.answers.length, entry, key, why })
    else printLines(io, [problemText(context, module, checked.error)])
  }

  private complaint(problem: Problem): Complaint {
    return new Complaint('error.inFile', { file: this.file, text: problemText(this.context, this.module, problem) })
  }

  /** Play up to some answer; what was told is kept moment by moment. */
  private play(upTo?: number): { table: AnyTable; moments: Replayed[] } {
    const moments: Replayed[] = []
    let told: Told[] = []
    const { differs } = this
    const played = replay(this.module.game, this.log, {
      record: true,
      upTo: Math.min(upTo ?? Infinity, differs?.at ?? Infinity),
      say: (event, secret) => told.push({ event, secret }),
      each: (_, count) => {
        moments.push({ answer: this.log.answers[count - 1]!, told })
        told = []
      },
    })
    if (!played.ok) throw this.complaint(played.error)
    const table = played.value
    if (differs !== undefined) {
      const { io, say } = this.context
      const changed = changedText(this.context, this.module, table.box, differs.going)
      io.err(`${changed} ${say('load.watch', { at: differs.at, answers: this.log.answers.length })}\n`)
    }
    return { table, moments }
  }

  run(options: ReplayFlags): void {
    const { io } = this.context
    const most = this.log.answers.length
    const to = options.to === undefined ? undefined : wholeNumber('--to', options.to, 0, most)
    const { table, moments } = this.play(to)
    if (options.json === true) return printJson(io, this.json(table, moments))
    if (to !== undefined) return printLines(io, [...this.picture(table), '', ...this.place(table, to)])
    const texts = this.sentences(table, moments)
    printLines(io, [...texts.flatMap((text) => wrap(text, ROOM - 1, 2)), '', ...this.ending(table)])
  }

  private sentences(table: AnyTable, moments: readonly Replayed[]): string[] {
    const events = moments.flatMap(({ told }) => told.map(({ event }) => event))
    return paragraphs(events, this.module, table, this.context.language)
  }

  private name(table: AnyTable, seat: number): string {
    const { language } = this.context
    const colour = tell(this.module.texts[language], language, this.module.seat(table.box, seat))
    const player = Array.isArray(this.log.players) ? this.log.players[seat] : undefined
    return player === undefined ? colour : `${colour} (${player.name})`
  }

  private picture(table: AnyTable): readonly string[] {
    const { io, language } = this.context
    const scene: Scene = {
      view: table.view(undefined),
      box: table.box,
      language,
      glyphs: io.glyphs,
      paint: io.paint,
      names: Array.from({ length: table.box.seats }, (_, seat) => this.name(table, seat)),
      asked: table.open.map(({ seat }) => seat),
      question: undefined,
    }
    return this.module.draw(scene)
  }

  /** How far the log is, and who is asked what. */
  private place(table: AnyTable, count: number): string[] {
    const { say, language } = this.context
    const asked = table.open.map((question) => {
      const prompt = tell(
        this.module.texts[language],
        language,
        this.module.prompt(question, table.box, table.view(question.seat)),
      )
      return `${this.name(table, question.seat)}: ${prompt}`
    })
    return [
      say('replay.place', { count, answers: this.log.answers.length }),
      ...asked.flatMap((text) => wrap(text, ROOM, 2)),
    ]
  }

  private ending(table: AnyTable): string[] {
    if (!table.over) return this.place(table, this.log.answers.length)
    return ranking(this.context, this.module, table, (seat) => this.name(table, seat))
  }

  private json(table: AnyTable, moments: readonly Replayed[]) {
    const { module, log } = this
    return {
      game: log.game,
      rules: log.rules,
      setup: log.setup,
      players: log.players ?? null,
      answers: log.answers.length,
      shown: moments.length,
      moments: moments.map(({ answer, told }) => ({ answer, events: told.map(({ event }) => event) })),
      over: table.over,
      hash: table.hash(),
      scores: module.game.scores(table.state, table.box),
      winners: table.over ? module.game.winners(table.state, table.box) : [],
      ranking: rankingJson(module, table),
    }
  }

  /** Answer by answer: at a terminal with the picture, waiting for Enter. */
  async step(): Promise<void> {
    const { io, say } = this.context
    const { table, moments } = this.play()
    for (const [index, { told }] of moments.entries()) {
      const sentences = paragraphs(
        told.map(({ event }) => event),
        this.module,
        table,
        this.context.language,
      )
      if (io.terminal) {
        io.out('\u001b[2J\u001b[H')
        printLines(io, this.picture(this.play(index + 1).table))
      }
      printLines(io, [
        `${io.paint('dim', `${index + 1}/${moments.length}`)} ${this.log.answers[index]!}`,
        ...sentences.flatMap((text) => wrap(text, ROOM - 3, 2).map((line) => `  ${line}`)),
      ])
      if (io.terminal && (await io.ask(io.paint('dim', say('replay.enter')))) === undefined) return
    }
    printLines(io, ['', ...this.ending(table)])
  }
}
