import { answerParts, type Seat } from '@wanli/kernel'
import { tell } from '@wanli/text'
import { Complaint, EXIT, type ExitCode } from '../complaint.ts'
import { printJson } from '../context.ts'
import { ranking, rankingJson } from './ending.ts'
import { readEnd, readLine } from './keys.ts'
import { hintLines } from './hint.ts'
import type { Outcome } from './outcome.ts'
import { wrap } from '../draw/width.ts'
import { fitted, picture, questionScreen, roomOf } from './screen.ts'
import { openingLines } from './sheets.ts'
import type { Session } from './session.ts'

/** Everything on the screen and above it. */
const WIPE = '\u001b[2J\u001b[3J\u001b[H'
/** Leaving saves too; this is for the case that there is no time for that. */
const SAVE_EVERY_MS = 1000
/** So often must input that nobody types repeat a number that is not on offer. */
const VAIN = 3
const CLEAR = '\u001b[2J\u001b[H'

/** Play until the game is over or the people leave. With `json` the game is shown on stderr and told on stdout. */
export async function play(session: Session, json: boolean): Promise<ExitCode> {
  const show = new Show(session, json)
  const { table } = session
  if (table.entries.length === 0) await opening(session, show)
  try {
    const left = await new Seats(session, show).play()
    if (left) return leave(session, show, json)
  } catch (error) {
    keepLog(session, show, error)
    throw error
  }
  return finish(session, show, json)
}

/** What is worth knowing of the table, and the story of a scenario. At a terminal the first picture would wipe it away: it waits for Enter. */
async function opening(session: Session, show: Show): Promise<void> {
  const { module, table, context } = session
  const { language, io, say } = context
  const notices = (module.notices?.(table.box) ?? []).map((note) => tell(module.texts[language], language, note))
  const lines = [...notices, ...openingLines(session)]
  if (lines.length === 0) return
  show.lines(lines)
  if (io.terminal && session.people > 0) await show.ask(`${say('play.toTable')} `)
}

/** Where people read: stdout, or stderr when stdout is for programs. */
class Show {
  private readonly session: Session
  private readonly json: boolean

  constructor(session: Session, json: boolean) {
    this.session = session
    this.json = json
  }

  lines(lines: readonly string[]): void {
    const { io } = this.session.context
    const text = fitted(this.session, lines)
      .map((line) => `${line}\n`)
      .join('')
    if (this.json) io.err(text)
    else io.out(text)
  }

  /** A line of the person who is asked. */
  ask(prompt: string): Promise<string | undefined> {
    const { io } = this.session.context
    if (this.json) io.err(prompt)
    return io.ask(this.json ? '' : prompt)
  }

  /** As long as a person takes; whatever is typed meanwhile is for nobody. Only at a terminal is there somebody who sees the time. */
  async pause(ms: number): Promise<void> {
    const { io } = this.session.context
    if (io.terminal) await io.pause(ms)
  }

  /** A new screen; between people nothing of the old one may be left. */
  fresh(wipe: boolean): void {
    const { io } = this.session.context
    if (io.terminal && !this.json) io.out(wipe ? WIPE : CLEAR)
    else this.lines([''])
  }
}

class Seats {
  private readonly session: Session
  private readonly show: Show
  /** Whose screen it is. */
  private facing: Seat | undefined
  private warned = false
  /** How many answers were on the table when a turn was last given over. */
  private given = -1
  private kept = -Infinity

  constructor(session: Session, show: Show) {
    this.session = session
    this.show = show
  }

  /** True if the people left before the end. */
  async play(): Promise<boolean> {
    const { session } = this
    const { table } = session
    this.keep()
    while (!table.over) {
      if (session.answersItself()) continue
      const ended = await this.turnEnds()
      if (ended === 'left') return true
      if (ended === 'takenBack') continue
      if (session.botAnswers()) {
        if (session.people === 0) continue
        // A bot may think for a while: let Ctrl-C through between its answers.
        await new Promise((resolve) => setImmediate(resolve))
        continue
      }
      if (await this.asks(table.open[0]!.seat)) return true
      this.keep()
    }
    return false
  }

  /** Bots don't rush on: whoever could take something back gives the turn over by Enter. */
  private async turnEnds(): Promise<'over' | 'takenBack' | 'left'> {
    const { session, show } = this
    const holder = session.waits ? session.holder() : undefined
    if (holder === undefined || this.given === session.table.entries.length) return 'over'
    show.lines(wrap(session.context.say('play.endTurn'), roomOf(session), 2))
    for (;;) {
      const line = await show.ask('> ')
      if (line === undefined) return 'left'
      const outcome = readEnd(session, holder, line)
      if (outcome === 'over') {
        this.given = session.table.entries.length
        return 'over'
      }
      if (outcome.kind === 'redraw') return 'takenBack'
      if (outcome.kind === 'leave' && this.canSave()) return 'left'
      if (outcome.kind === 'show') show.lines(outcome.lines)
    }
  }

  /** Save while playing, so that little is lost whatever happens. Tell once if that is not possible. */
  private keep(): void {
    if (performance.now() - this.kept < SAVE_EVERY_MS) return
    this.kept = performance.now()
    try {
      this.session.save()
    } catch (error) {
      if (!(error instanceof Complaint)) throw error
      if (!this.warned) {
        const { say, io } = this.session.context
        io.err(`${say(error.key, error.params)} ${say('play.notSaved')}\n`)
      }
      this.warned = true
    }
  }

  /** Ask a person until there is an answer; true if they leave. */
  private async asks(seat: Seat): Promise<boolean> {
    const { session, show } = this
    const { say } = session.context
    if (await this.turnTo(seat)) return true
    const question = session.asks(seat)
    show.fresh(false)
    show.lines(questionScreen(session, question))
    const wait = session.waitsFor(seat)
    if (wait !== undefined) {
      await show.pause(wait)
      session.answer(seat, question.options[0]!.key)
      return false
    }
    const vain: string[] = []
    for (;;) {
      const line = await show.ask('> ')
      if (line === undefined) return true
      const outcome = this.unstuck(readLine(session, question, line), line, vain)
      switch (outcome.kind) {
        case 'answer':
          session.notebook.isRead(session.eyes(seat))
          session.answer(seat, outcome.key)
          return false
        case 'answers':
          session.notebook.isRead(session.eyes(seat))
          answerParts(session.table, seat, outcome.keys)
          return false
        case 'hint':
          show.lines(await hintLines(session, question))
          break
        case 'closer':
          return this.passTo(seat)
        case 'redraw':
          return false
        case 'show':
        case 'noNumber':
          show.lines(outcome.lines)
          break
        case 'leaveUnsaved':
          this.session.file = ''
          return true
        case 'leave':
          if (this.canSave()) return true
          show.lines([say('play.leaveAnyway')])
      }
    }
  }

  /** Input that nobody types (`yes 1`) can't read which numbers there are: one that is in vain again and again means the first. */
  private unstuck(outcome: Outcome, line: string, vain: string[]): Outcome {
    if (outcome.kind !== 'noNumber' || this.session.context.io.terminal) return outcome
    vain.push(line)
    return vain.filter((other) => other === line).length < VAIN ? outcome : { kind: 'answer', key: outcome.first }
  }

  private canSave(): boolean {
    const { session, show } = this
    try {
      session.save()
      return true
    } catch (error) {
      if (!(error instanceof Complaint)) throw error
      show.lines([session.context.say(error.key, error.params)])
      return false
    }
  }

  /** Whose screen it is now: who has it keeps it; what everybody may know is asked on the open one. True if they leave instead. */
  private async turnTo(seat: Seat): Promise<boolean> {
    const { session, show } = this
    if (session.people < 2 || this.facing === seat) return false
    if (!session.asksOpenly(seat)) return this.passTo(seat)
    // Nothing of the last private screen may be left.
    if (!session.openly) show.fresh(true)
    this.facing = undefined
    session.openly = true
    return false
  }

  /** Between people: wipe the screen, and wait until the right one looks. True if they leave instead. */
  private async passTo(seat: Seat): Promise<boolean> {
    const { session, show } = this
    show.fresh(true)
    show.lines([session.context.say('play.pass', { player: session.name(seat) })])
    const line = await show.ask('')
    if (line === undefined) return true
    this.facing = seat
    session.openly = false
    return false
  }
}

function leave(session: Session, show: Show, json: boolean): ExitCode {
  const { io, say } = session.context
  if (session.file === '') {
    show.lines([say('play.leftUnsaved')])
    return EXIT.ok
  }
  session.save()
  show.lines([say('play.left', { file: session.file })])
  if (json) printJson(io, { game: session.module.game.id, over: false, file: session.file })
  return EXIT.ok
}

function finish(session: Session, show: Show, json: boolean): ExitCode {
  const { io, say, language } = session.context
  const { module, table, notebook } = session
  session.openly = false
  const person = session.people === 1 ? session.players.findIndex(({ kind }) => kind === 'person') : undefined
  show.fresh(session.people > 1)
  show.lines([
    ...picture(session, module.draw(session.scene(undefined))),
    '',
    ...notebook.news(person, language, roomOf(session) - 2),
    '',
    ...ranking(session.context, module, table, (seat) => session.name(seat)),
    '',
  ])
  session.save()
  show.lines([say('play.replay', { file: session.file })])
  if (json)
    printJson(io, {
      game: module.game.id,
      over: true,
      file: session.file,
      winners: module.game.winners(table.state, table.box),
      ranking: rankingJson(module, table),
    })
  return EXIT.ok
}

/** The rules are broken or the program is: keep what was played. */
function keepLog(session: Session, show: Show, error: unknown): void {
  if (error instanceof Complaint) return
  const { say } = session.context
  try {
    session.save()
    show.lines([say('play.keptLog', { file: session.file })])
  } catch (second) {
    const reason = second instanceof Error ? second.message : String(second)
    show.lines([say('play.lostLog', { reason })])
  }
}
