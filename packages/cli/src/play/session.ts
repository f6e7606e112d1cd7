import { type Bot, botNamed } from '@wanli/bots'
import {
  type AnyTable,
  answerParts,
  bad,
  Dice,
  inOrder,
  isLaterPart,
  isStandingOrder,
  type Position,
  type Question,
  type Result,
  type Seat,
  together,
  unasked,
} from '@wanli/kernel'
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
  /** Set when the game began from a position. */
  private readonly start: Position | undefined
  private readonly bots: readonly (Bot | undefined)[]
  file: string
  /** Bots wait until a turn is given over: where a person sits at a terminal. */
  waits: boolean

  constructor(
    context: Context,
    module: GameModule,
    table: AnyTable,
    players: readonly Player[],
    file: string,
    start: Position | undefined,
    before: readonly Note[],
  ) {
    this.context = context
    this.module = module
    this.table = table
    this.players = players
    this.file = file
    this.waits = context.io.terminal
    this.start = start
    this.notebook = new Notebook(table, module, before)
    this.bots = players.map(({ kind, name }, seat) => {
      if (kind === 'person') return undefined
      const found = botNamed(module.game.id, name)
      if (!found.ok) throw new Error(`the bot ${name} was not checked`)
      return found.value.make(new Dice(`${table.seed} bot ${seat} ${table.entries.length}`))
    })
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
    table.pick(index, this.bots[seat]!.choose(table, seat))
    return true
  }

  /** One answer that no person need be asked for; false if there is none. */
  answersItself(): boolean {
    const { table } = this
    for (const [index, question] of table.open.entries()) {
      const option = this.isPerson(question.seat) ? this.unasked(table, question.seat) : undefined
      if (option === undefined) continue
      table.pick(index, option)
      return true
    }
    return false
  }

  /** What a person is asked: whether and how may be one question. */
  asks(seat: Seat): Question {
    return together(this.table, seat)?.question ?? this.table.questionFor(seat)!
  }

  /** An answer to what `asks` says. */
  answer(seat: Seat, key: string): Result<void> {
    const asked = this.table.questionFor(seat)
    const both = together(this.table, seat)
    return asked === undefined || both === undefined
      ? this.table.answer(seat, key)
      : answerParts(this.table, seat, inOrder(both, key, asked))
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

  scene(seat: Seat | undefined, question?: Question): Scene {
    const { io, language } = this.context
    return {
      view: this.table.view(seat),
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
    save(file, this.table, this.players, this.start)
  }
}
