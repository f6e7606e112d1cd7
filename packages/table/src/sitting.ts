import { type AnyGame, type AnyTable, Dice, type Seat, type TableEvent } from '@wanli/kernel'
import { BetweenBook } from './between.ts'
import { Chronicle } from './chronicle.ts'
import { HandOver, type Who } from './hand-over.ts'
import { type Opened, openTable } from './opening.ts'
import { openQuestion } from './openly.ts'
import type { Opening, TablePlan } from './protocol.ts'
import { Unasked } from './unasked.ts'

/** A table with the people who sit at it: what was told, what they need not be asked, and whose turn is not given over yet. */
export class Sitting {
  readonly chronicle: Chronicle
  readonly handOver = new HandOver()
  unasked = new Unasked([], '')
  between = new BetweenBook([])
  /** It is only looked at: nobody answers. */
  watched = false
  /** A rule broke: nobody can answer any more. */
  broken = false
  /** Bots have a pace: what automata do in the middle of an answer is kept, for who wants to follow. */
  paced = true
  private readonly game: AnyGame
  private plan_: TablePlan | undefined
  private opened_: Opened | undefined
  /** How the table comes back that sleeps. */
  private asleep: (() => Opened) | undefined

  private readonly trusts: boolean

  constructor(
    game: AnyGame,
    life: string,
    {
      takenBack,
      trusts,
    }: { readonly takenBack?: readonly number[] | undefined; readonly trusts?: boolean | undefined } = {},
  ) {
    this.game = game
    this.trusts = trusts === true
    this.chronicle = new Chronicle(life, takenBack)
  }

  get isOpen(): boolean {
    return this.opened_ !== undefined || this.asleep !== undefined
  }

  get opened(): Opened {
    this.opened_ ??= this.asleep?.()
    this.asleep = undefined
    if (this.opened_ === undefined) throw new Error('the table is not open yet')
    return this.opened_
  }

  get table(): AnyTable {
    return this.opened.table
  }

  /** The table is put away until somebody looks at it, unless a bot has it before it. Says whether it was awake. */
  sleep(): boolean {
    const { opened_: opened } = this
    if (opened === undefined || this.broken || !opened.table.canCopy) return false
    const { table, ...rest } = opened
    if (table.open.some(({ seat }) => this.isBot(seat))) return false
    const wake = table.sleep()
    this.asleep = () => ({ ...rest, table: wake() })
    this.opened_ = undefined
    return true
  }

  /** What the table is made of. */
  get plan(): TablePlan {
    if (this.plan_ === undefined) throw new Error('the table is not open yet')
    return this.plan_
  }

  /** A new game, or one that goes on from a log or a position. What was told before must have been forgotten. */
  lay(plan: TablePlan, source: unknown, watched: boolean): Opening {
    this.opened_ = undefined
    this.asleep = undefined
    this.unasked = this.unaskedOf(plan)
    this.broken = false
    this.plan_ = plan
    this.between = new BetweenBook(plan.seats)
    this.watched = watched
    const opened = openTable(this.game, plan, source, watched, {
      hear: (event, secret, move) => this.hear(event, secret, move),
      note: (table) => this.note(table),
      trusts: this.trusts,
    })
    if (!opened.ok) return { ok: false, problem: opened.error }
    this.opened_ = opened.value
    this.note(this.table)
    const { otherRules } = opened.value
    return otherRules === undefined ? { ok: true } : { ok: true, otherRules }
  }

  private hear(event: TableEvent, secret: Parameters<Chronicle['hear']>[1], move: number): void {
    const table = this.opened_?.table
    if (table !== undefined && this.paced) this.between.note(table, event, this.chronicle.length)
    this.chronicle.hear(event, secret, table?.entries.length ?? move)
  }

  /** An answer was given. */
  note(table: AnyTable): void {
    this.chronicle.note(table)
    this.unasked.note(table)
  }

  /** All answers but so many were taken back. */
  forgetAfter(moves: number): void {
    this.chronicle.forgetAfter(moves)
    this.handOver.takenBack()
    this.unasked.forgetAfter(moves)
  }

  private unaskedOf({ seats, seed, asksAll }: TablePlan): Unasked {
    const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' && asksAll !== true ? [seat] : []))
    const fresh = new Unasked(persons, seed)
    fresh.sparing = this.unasked.sparing
    return fresh
  }

  /** What need not be asked is answered at once, and told like every answer. */
  giveUnasked(): void {
    const { table, unasked } = this
    for (let due = unasked.now(table); due !== undefined; due = unasked.now(table)) {
      table.pick(due.index, due.option)
      this.note(table)
    }
  }

  isBot(seat: Seat): boolean {
    return !this.watched && this.plan_?.seats[seat]?.kind !== 'person'
  }

  readonly who: Who = {
    isPerson: (seat) => !this.watched && !this.isBot(seat),
    isChosen: (entry) => !this.unasked.gave(entry),
    asksOpenly: (seat) => openQuestion(this.table, this.table.questionFor(seat)) !== undefined,
  }

  /** Whose turn is over, but not given over yet. */
  get holder(): Seat | undefined {
    return this.handOver.holder(this.table, this.who)
  }

  /** The bot that is to answer next; undefined if none is asked, or if bots are to wait. */
  nextBot(): { readonly table: AnyTable; readonly seat: Seat } | undefined {
    const table = this.isOpen ? this.table : undefined
    if (table === undefined || this.broken || this.handOver.botsWait(table, this.who)) return undefined
    const seat = table.open.find((question) => this.isBot(question.seat))?.seat
    return seat === undefined ? undefined : { table, seat }
  }

  /**
   * An answer in a world that the seat can't tell from the real one. Its dice hang on the seed, which no page of an online table
   * knows: with dice that everybody knows, a guess could be turned back into what it was drawn from.
   */
  tryOut(seat: Seat, key: string): ReturnType<AnyTable['tryOut']> {
    const { table } = this
    const dice = new Dice(`${table.seed} preview ${table.entries.length}`)
    return this.unasked.tryOut(table, seat, key, dice)
  }
}
