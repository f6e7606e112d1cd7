import type { Bot, BotKind } from '@wanli/bots'
import {
  type AnyGame,
  type AnyTable,
  answerParts,
  answerText,
  bad,
  Dice,
  isObject,
  type Json,
  type Log,
  openPosition,
  type Position,
  readLog,
  readPosition,
  replay,
  type Result,
  type Seat,
  standingOf,
  Table,
  type TableEvent,
  type TableOptions,
  writeLog,
} from '@wanli/kernel'
import { BetweenBook } from './between.ts'
import { HandOver, type Who } from './hand-over.ts'
import { Moments } from './moments.ts'
import { askedOf, isWhollyOpen, openQuestion } from './openly.ts'
import { type Kept, takeBacks, toldTo } from './parts.ts'
import type { Calls, News, Outcome, Preview, Refused, TablePlan, Timeline } from './protocol.ts'
import { Unasked } from './unasked.ts'

/** Whoever runs a host hears of these. */
export interface Listener {
  /** Something happened at the table. Bots wait until it is kept: whoever asks meanwhile is not to wait for their thinking. */
  changed(): void | Promise<void>
  /** A rule broke: the table takes no more answers. */
  broke(error: unknown): void
}

const OK: Outcome = { ok: true }

/** Two frames: what a person did is on the screen before a bot goes on, and no thinking gets in the way of painting it. */
const SEEN_FIRST = 33

/** A table of this browser: the engine, its bots, and what was told. It runs in a worker; nothing in it knows the page. */
export class Host implements Calls {
  private readonly game: AnyGame
  private readonly kinds: readonly BotKind[]
  private readonly listener: Listener
  private plan: TablePlan | undefined
  private table: AnyTable | undefined
  private start: Position | undefined
  private bots: (Bot | undefined)[] = []
  private told: Kept[] = []
  private scores: (readonly number[])[] = []
  private moments = new Moments()
  private unasked = new Unasked([], '')
  private between = new BetweenBook([])
  private takenBack: number | undefined
  private readonly handOver = new HandOver()
  private watched = false
  private broken = false
  private closed = false
  private ms = 600
  private timer: ReturnType<typeof setTimeout> | undefined
  private waiting: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | undefined

  constructor(game: AnyGame, kinds: readonly BotKind[], listener: Listener) {
    this.game = game
    this.kinds = kinds
    this.listener = listener
  }

  private get open_(): AnyTable {
    if (this.table === undefined) throw new Error('the table is not open yet')
    return this.table
  }

  /** A new game, or one that goes on from a log or a position. A watched table is only looked at. */
  open(plan: TablePlan, source?: unknown, watched = false): Outcome {
    clearTimeout(this.timer)
    this.told = []
    this.scores = []
    this.moments = new Moments()
    this.unasked = this.unaskedOf(plan)
    this.takenBack = undefined
    this.table = undefined
    this.broken = false
    this.plan = plan
    this.between = new BetweenBook(plan.seats)
    this.watched = watched
    const begun = this.begin(plan, source)
    if (!begun.ok) return { ok: false, problem: begun.error }
    this.table = begun.value
    this.noteMove(begun.value)
    this.bots = watched ? [] : this.botsOf(plan, begun.value)
    this.giveUnasked(begun.value)
    this.soon()
    return OK
  }

  private begin(plan: TablePlan, source: unknown): Result<AnyTable> {
    const { game } = this
    // The answer that is being given counts already.
    let move = 0
    const options: TableOptions = { record: true, say: (event, secret) => this.hear(event, secret, move) }
    this.start = undefined
    if (isObject(source) && source['wanli'] === 'position') {
      const position = readPosition(source, game)
      if (!position.ok) return position
      this.start = position.value
      return openPosition(game, position.value, options)
    }
    if (source === undefined) {
      const setup = game.checkSetup(plan.setup)
      return setup.ok ? { ok: true, value: Table.start(game, setup.value, plan.seed, options) } : setup
    }
    const log = readLog(source, game)
    if (!log.ok) return log
    this.start = log.value.start
    const each = (table: AnyTable) => {
      this.noteMove(table)
      move = table.entries.length + 1
    }
    return replay(game, log.value, { ...options, begin: each, each, verify: true })
  }

  /** A seat that is no person's is a bot's; one of an unknown kind is played by the best that there is. */
  private botsOf({ seats, seed }: TablePlan, table: AnyTable): (Bot | undefined)[] {
    return Array.from({ length: table.box.seats }, (_, seat) => {
      if (seats[seat]?.kind === 'person') return undefined
      const kind = this.kinds.find(({ name }) => name === seats[seat]?.bot) ?? this.kinds.at(-1)
      return kind?.make(new Dice(`${seed} bot ${seat}`))
    })
  }

  private hear(event: TableEvent, secret: Kept['secret'], move: number): void {
    if (this.table !== undefined && this.ms !== 0) this.between.note(this.table, event, this.told.length)
    this.told.push({ move: this.table?.entries.length ?? move, event: { ...event }, secret })
  }

  /** The points after every answer; an answer that stands counts as one, and scores nothing. */
  private noteMove(table: AnyTable): void {
    const { state, box, entries } = table
    const now = this.game.scores(state, box)
    while (this.scores.length < entries.length) this.scores.push(this.scores.at(-1) ?? now)
    this.scores[entries.length] = now
    this.moments.note(table)
    this.unasked.note(table)
  }

  private unaskedOf({ seats, seed, asksAll }: TablePlan): Unasked {
    const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' && asksAll !== true ? [seat] : []))
    const fresh = new Unasked(persons, seed)
    fresh.sparing = this.unasked.sparing
    return fresh
  }

  /** What need not be asked is answered at once, and told like every answer. */
  private giveUnasked(table: AnyTable): void {
    // Nobody is answered for before the turn is given over to him.
    if (this.watched || this.handOver.holder(table, this.who) !== undefined) return
    for (let due = this.unasked.now(table); due !== undefined; due = this.unasked.now(table)) {
      table.pick(due.index, due.option)
      this.noteMove(table)
    }
    const later = this.unasked.later(table)
    if (later?.question.at === this.waiting?.at) return
    clearTimeout(this.waiting?.timer)
    const { question, ms } = later ?? {}
    this.waiting = question && {
      at: question.at,
      timer: setTimeout(() => this.answer(question.seat, question.options[0]!.key, question.at), ms),
    }
  }

  /** Ask only who has something to choose; where nobody has, wait as long as that person usually takes. */
  spare(on: boolean): void {
    this.unasked.sparing = on
    if (this.table !== undefined) this.giveUnasked(this.table)
  }

  // --- what a page asks ----------------------------------------------------------------------------------------------

  look(seat: Seat | null, since: number, openly = false): News {
    const news = openly ? this.openNews(seat, since) : this.newsOf(this.open_, seat, since)
    // Whoever asks for what is new has now heard what was taken back.
    if (Number.isFinite(since)) this.takenBack = undefined
    return news
  }

  /** What everybody may see, and what this seat may be asked in front of everybody. */
  private openNews(seat: Seat | null, since: number): News {
    const news = this.newsOf(this.open_, null, since)
    if (seat === null) return news
    const question = this.watched ? undefined : openQuestion(this.open_, this.unasked.asks(this.open_, seat))
    const { canUndo, canUndoTurn, back } = this.newsOf(this.open_, seat, Infinity)
    // Which of its answers were given in its place is for the seat alone: it had nothing to choose.
    const answered = this.open_.entries.findLastIndex((entry) => entry.seat === seat) + 1
    return { ...news, question, canUndo, canUndoTurn, back, answered }
  }

  private newsOf(table: AnyTable, seat: Seat | null, since: number): News {
    const { state, box } = table
    const mayUndo = seat !== null && !this.watched && !this.broken && this.unasked.stepsBack(table, seat) > 0
    const back = mayUndo ? takeBacks(table, seat) : 0
    const question = seat === null || this.watched ? undefined : this.unasked.asks(table, seat)
    const takenBack = this.takenBack !== undefined && this.takenBack < since ? this.takenBack : undefined
    const from = Number.isFinite(since) ? (takenBack ?? since) : this.told.length
    return {
      seat,
      move: table.entries.length,
      view: table.view(seat ?? undefined),
      question: question === undefined ? undefined : askedOf(question),
      waiting: table.open.map((open) => open.seat),
      told: this.told.slice(from).map((kept, i) => toldTo(kept, from + i, seat)),
      between: this.between.from(from, seat),
      takenBack,
      canUndo: back > 0,
      canUndoTurn: mayUndo && this.unasked.chosen(table, seat) > 1,
      back,
      held: table === this.table ? this.handOver.held(table, this.who) : undefined,
      answered: table.entries.findLastIndex((entry, i) => entry.seat === seat && !this.unasked.gave(i)) + 1,
      standing: standingOf(state, seat),
      scores: this.game.scores(state, box),
      over: table.over,
      winners: table.over ? this.game.winners(state, box) : [],
    }
  }

  answer(seat: Seat, key: string, at: number, over = false): Outcome {
    return this.change((table) => {
      this.unasked.passes(table, seat, key)
      const answered = this.unasked.answer(table, seat, key, at, () => this.noteMove(table))
      if (answered.ok && over) this.handOver.giveOver(table)
      return answered
    })
  }

  answerAll(seat: Seat, keys: readonly string[], at: number): Outcome {
    return this.change((table) =>
      table.questionFor(seat)?.at === at
        ? answerParts(table, seat, keys, () => this.noteMove(table))
        : bad('stale', { seat, key: keys[0] ?? '' }),
    )
  }

  undo(seat: Seat, to = Infinity): Outcome {
    return this.takingBack((table) => {
      let undone: Result<void>
      const target = Math.min(to, table.entries.length - (this.unasked.stepsBack(table, seat) || 1))
      do undone = table.undo(seat)
      while (undone.ok && table.entries.length > target)
      return undone
    })
  }

  undoTurn(seat: Seat): Outcome {
    return this.takingBack((table) => table.undoTurn(seat))
  }

  private takingBack(undo: (table: AnyTable) => Result<void>): Outcome {
    return this.change((table) => {
      const undone = undo(table)
      if (undone.ok) this.takeBack(table.entries.length)
      return undone
    })
  }

  endTurn(seat: Seat): Outcome {
    const table = this.open_
    if (this.handOver.holder(table, this.who) !== seat)
      return { ok: false, problem: { code: 'not-your-turn', detail: { seat } } }
    this.handOver.giveOver(table)
    this.giveUnasked(table)
    void this.listener.changed()
    this.soon(SEEN_FIRST)
    return OK
  }

  holds(on: boolean): void {
    this.handOver.wait(on)
    if (this.table !== undefined) this.giveUnasked(this.table)
    this.soon()
  }

  private readonly who: Who = {
    isPerson: (seat) => !this.watched && this.bots[seat] === undefined,
    isChosen: (entry) => !this.unasked.gave(entry),
    asksOpenly: (seat) => openQuestion(this.open_, this.open_.questionFor(seat)) !== undefined,
  }

  /** The log up to there, played anew: what was told until then is told in the same words and under the same numbers. */
  rewind(move: number): Outcome {
    const { answers, ...log } = this.record()
    if (this.watched || this.plan === undefined || !Number.isInteger(move) || move < 0 || move > answers.length)
      return { ok: false, problem: { code: 'nothing-to-undo', detail: {} } }
    const outcome = this.open(this.plan, { ...log, answers: answers.slice(0, move) })
    this.takenBack = this.told.length
    void this.listener.changed()
    return outcome
  }

  private takeBack(moves: number): void {
    const kept = this.told.findIndex(({ move }) => move > moves)
    if (kept >= 0) {
      this.told.length = kept
      this.takenBack = Math.min(this.takenBack ?? kept, kept)
    }
    this.scores.length = moves + 1
    this.handOver.takenBack()
    this.moments.forgetAfter(moves)
    this.unasked.forgetAfter(moves)
  }

  stand(seat: Seat, topic: string, key: string | null): Outcome {
    return this.change((table) => {
      const stood = table.stand(seat, topic, key ?? undefined, true)
      // The question that is open now is answered by it too.
      const question = table.questionFor(seat)
      const fits = key !== null && question?.topic === topic && question.options.some((option) => option.key === key)
      return stood.ok && fits ? table.answer(seat, key, question.at) : stood
    })
  }

  /** Do something at the table, and tell. Bots go on after a pause at the earliest. */
  private change(act: (table: AnyTable) => Result<void>, pause = SEEN_FIRST): Outcome {
    const table = this.open_
    if (this.watched) return { ok: false, problem: { code: 'game-over', detail: {} } }
    let done: Result<void>
    this.between.forget()
    try {
      done = act(table)
      if (done.ok) {
        this.noteMove(table)
        this.giveUnasked(table)
      }
    } catch (error) {
      this.broken = true
      this.listener.broke(error)
      throw error
    }
    if (!done.ok) return { ok: false, problem: done.error }
    const goOn = () => this.soon(pause)
    const kept = this.listener.changed()
    if (kept === undefined) goOn()
    else void kept.then(goOn, goOn)
    return OK
  }

  refused(seat: Seat, openly = false): readonly Refused[] {
    const table = this.open_
    if (table.questionFor(seat) === undefined || (openly && !isWhollyOpen(table, seat))) return []
    return table.refusedFor(seat).map(({ option, ...reason }) => ({ key: option.key, option, ...reason }))
  }

  /**
   * The answer in a world that the seat can't tell from the real one. Its dice hang on the seed, which no page of an online
   * table knows: with dice that everybody knows, a guess could be turned back into what it was drawn from.
   */
  preview(seat: Seat, key: string, openly = false): Preview | null {
    if (openly && !isWhollyOpen(this.open_, seat)) return null
    const tried = this.tryOut(seat, key)
    return tried === undefined ? null : { view: tried.table.view(openly ? undefined : seat), chance: tried.chance }
  }

  final(seat: Seat, key: string): boolean {
    return this.tryOut(seat, key)?.final === true
  }

  private tryOut(seat: Seat, key: string) {
    const table = this.open_
    const dice = new Dice(`${table.seed} preview ${table.entries.length}`)
    return this.unasked.tryOut(table, seat, key, dice)
  }

  at(move: number, seat: Seat | null): News | null {
    const table = this.open_
    if (!Number.isInteger(move) || move < 0 || move > table.entries.length) return null
    const news = this.newsOf(this.moments.at(move, table), seat, Infinity)
    return { ...news, question: undefined, takenBack: undefined, canUndo: false, canUndoTurn: false, back: 0 }
  }

  timeline(): Timeline {
    return { scores: this.scores }
  }

  /** The log for a file, with the checks that tell where a replay goes astray. */
  log(): unknown {
    return this.broken ? this.record() : writeLog(this.open_, this.start)
  }

  /** The log as it is kept after every answer: checks would cost a whole replay each time. */
  record(): Log {
    const { game, start, open_: table } = this
    return {
      wanli: 'log',
      format: 1,
      game: game.id,
      rules: game.version,
      setup: table.box.setup as Json,
      seed: table.seed,
      ...(start === undefined ? {} : { start: { ...start, answers: [] } }),
      answers: table.entries.map(answerText),
      checks: '',
    }
  }

  // --- bots ------------------------------------------------------------------------------------------------------------

  pace(ms: number): void {
    this.ms = ms
    this.soon()
  }

  step(): void {
    this.botActs()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.waiting?.timer)
  }

  /** Bots answer one at a time, so that the page's calls come in between. */
  private soon(pause = 0): void {
    clearTimeout(this.timer)
    if (this.closed || this.ms < 0 || this.nextBot() < 0) return
    this.timer = setTimeout(() => this.botActs(), Math.max(this.ms, pause))
  }

  private nextBot(): number {
    const { table } = this
    if (table === undefined || this.handOver.botsWait(table, this.who)) return -1
    return table.open.findIndex(({ seat }) => this.bots[seat] !== undefined)
  }

  private botActs(): void {
    const index = this.nextBot()
    if (index < 0) return
    try {
      this.change((table) => {
        const { seat } = table.open[index]!
        table.pick(index, this.bots[seat]!.choose(table, seat))
        return { ok: true, value: undefined }
      }, 0)
    } catch {
      // The listener has heard of it; nobody called who could be told.
    }
  }
}
