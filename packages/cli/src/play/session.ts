import { type Bot, botNamed, characterAt } from '@wanli/bots'
import {
  type AnyTable,
  bad,
  Dice,
  isLaterPart,
  isStandingOrder,
  type Beginning,
  type Question,
  type Refusal,
  type Result,
  type Seat,
  unasked,
} from '@wanli/kernel'
import { isWhollyOpen, openQuestion, thinkAtOnce, Unasked } from '@wanli/table'
import type { Context } from '../context.ts'
import { tell } from '@wanli/text'
import type { Player } from '../files.ts'
import type { GameModule, Scene } from '../games/index.ts'
import { type Note, Notebook } from './notebook.ts'
import { save } from './saves.ts'

/** A game at this terminal: the table, who sits there, and where it is saved. */
export class Session {
  readonly context: Context
  readonly module: GameModule
  readonly table: AnyTable
  readonly players: readonly Player[]
  readonly notebook: Notebook
  /** From what the game began, if not from a set-up. */
  private readonly beginning: Beginning
  private readonly bots: readonly (Bot | undefined)[]
  file: string
  /** Bots wait until a turn is given over: where a person sits at a terminal. */
  waits: boolean
  /** Everybody may look at the screen: nothing is on it that only one of them may know. */
  openly = false
  /** What is answered in place of people, and when. */
  private readonly given: Unasked

  constructor(
    context: Context,
    module: GameModule,
    table: AnyTable,
    players: readonly Player[],
    file: string,
    beginning: Beginning,
    before: readonly Note[],
  ) {
    this.context = context
    this.module = module
    this.table = table
    this.players = players
    this.file = file
    this.waits = context.io.terminal
    this.beginning = beginning
    this.given = new Unasked(
      players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
      table.seed,
    )
    this.notebook = new Notebook(table, module, before)
    this.bots = players.map(({ kind, name }, seat) => {
      if (kind === 'person') return undefined
      const found = botNamed(module.game.id, name)
      if (!found.ok) throw new Error(`the bot ${name} was not checked`)
      return found.value.make(
        new Dice(`${table.seed} bot ${seat} ${table.entries.length}`),
        characterAt(table.seed, seat),
      )
    })
  }

  /** Ask only who has something to choose, and wait as long as usual where nobody has. */
  spare(on: boolean): void {
    this.given.sparing = on
  }

  get people(): number {
    return this.players.filter(({ kind }) => kind === 'person').length
  }

  isPerson(seat: Seat): boolean {
    return this.players[seat]?.kind === 'person'
  }

  /** A seat by its colour, in the player's language. */
  colour(seat: Seat): string {
    const { language } = this.context
    return tell(this.module.texts[language], language, this.module.seat(this.table.box, seat))
  }

  /** A seat by its colour and who sits there, if anyone does. */
  name(seat: Seat): string {
    const player = this.players[seat]
    return player === undefined ? this.colour(seat) : `${this.colour(seat)} (${player.name})`
  }

  /** Everyone who takes part: those who sit here, then those whom nobody plays. */
  get participants(): readonly Seat[] {
    const { module, table, players } = this
    return Array.from({ length: players.length + (module.automata?.(table.box).length ?? 0) }, (_, seat) => seat)
  }

  /** One answer of a bot that is asked; false if no bot is. */
  botAnswers(): boolean {
    const { table } = this
    const index = table.open.findIndex(({ seat }) => this.bots[seat] !== undefined)
    if (index < 0) return false
    const { seat } = table.open[index]!
    table.pick(index, thinkAtOnce(this.bots[seat]!, table, seat))
    return true
  }

  /** One answer that no person need be asked for; false if there is none. */
  answersItself(): boolean {
    const due = this.given.now(this.table)
    if (due !== undefined) this.table.pick(due.index, due.option)
    return due !== undefined
  }

  /** What a person is asked: whether and how may be one question. On the open screen only what everybody may know of it. */
  asks(seat: Seat): Question {
    const question = this.given.asks(this.table, seat)!
    return this.openly ? { ...question, ...openQuestion(this.table, question) } : question
  }

  /** It may be asked on a screen at which everybody looks. */
  asksOpenly(seat: Seat): boolean {
    return this.people > 1 && openQuestion(this.table, this.table.questionFor(seat)) !== undefined
  }

  /** An answer to what `asks` says. */
  answer(seat: Seat, key: string): Result<void> {
    this.given.passes(this.table, seat, key)
    return this.given.answer(this.table, seat, key, this.table.questionFor(seat)!.at, () => undefined)
  }

  /** Where only who has something to choose is asked: for how many milliseconds the table waits before it passes for this one. */
  waitsFor(seat: Seat): number | undefined {
    const later = this.given.later(this.table)
    return later?.question.seat === seat ? later.ms : undefined
  }

  /** What is refused to a seat, as far as whoever looks at this screen may know. */
  refused(seat: Seat): readonly Refusal[] {
    return this.openly && !isWhollyOpen(this.table, seat) ? [] : this.table.refusedFor(seat)
  }

  /** Whose eyes see what is shown to this seat: on the open screen everybody's. */
  eyes(seat: Seat | undefined): Seat | undefined {
    return this.openly ? undefined : seat
  }

  private unasked(table: AnyTable, seat: Seat): number | undefined {
    const question = table.questionFor(seat)
    return question === undefined ? undefined : unasked(table, question, this.people === 1)
  }

  /** Take back the last choice of a person, in all its parts, and what was answered without asking since. */
  undo(seat: Seat): Result<void> {
    const { table } = this
    const tried = table.copy({ record: true })
    let steps = 0
    do {
      const undone = tried.undo(seat)
      if (!undone.ok) return steps === 0 ? undone : bad('undo-barrier', { seat })
      steps++
    } while (this.unasked(tried, seat) !== undefined || isLaterPart(tried, seat))
    for (let i = 0; i < steps; i++) table.undo(seat)
    return { ok: true, value: undefined }
  }

  /** Take back all that this seat could take back one by one. */
  undoTurn(seat: Seat): Result<void> {
    return this.table.undoTurn(seat)
  }

  /**
   * Who is waited for before bots go on: a person who answered last, is not asked any more, and could take back more than
   * having passed.
   */
  holder(): Seat | undefined {
    const { table } = this
    const { entries, open } = table
    const seat = entries.findLast(({ key }) => !isStandingOrder(key))?.seat
    if (seat === undefined || !this.isPerson(seat) || open.some((question) => this.isPerson(question.seat)))
      return undefined
    const back = table.takeBacks(seat)
    const isDeed = (entry: number) => entries[entry]!.passing !== true && !isStandingOrder(entries[entry]!.key)
    return back.ok && back.value.some(isDeed) ? seat : undefined
  }

  /** What is seen on a screen for this seat. */
  view(seat: Seat | undefined): object {
    return this.table.view(this.eyes(seat))
  }

  scene(seat: Seat | undefined, question?: Question): Scene {
    const { io, language } = this.context
    return {
      view: this.view(seat),
      box: this.table.box,
      language,
      glyphs: io.glyphs,
      paint: io.paint,
      names: this.players.map((_, other) => this.name(other)),
      asked: this.table.open.map((open) => open.seat),
      ...(io.terminal ? { room: io.columns } : {}),
      question,
    }
  }

  save(file = this.file): void {
    save(file, this.table, this.players, this.beginning)
  }
}
