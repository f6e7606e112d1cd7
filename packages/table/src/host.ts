import type { BotKind, Budget } from '@wanli/bots'
import {
  type AnyGame,
  type AnyTable,
  answerParts,
  bad,
  dealOf,
  dealText,
  type Entry,
  type Log,
  type Question,
  type Result,
  sameData,
  type Seat,
  standingOrder,
} from '@wanli/kernel'
import { HINT_BUDGET, Hints, type HintState } from './hints.ts'
import { type Minds, MindsHere } from './minds.ts'
import { newsOf, openNewsOf, stepsOf } from './news.ts'
import { fileOf, recordOf } from './opening.ts'
import { isWhollyOpen } from './openly.ts'
import { Players, SEEN_FIRST } from './players.ts'
import type { News, Opening, Outcome, Preview, Refused, Since, Step, TablePlan, Timeline } from './protocol.ts'
import { Sitting } from './sitting.ts'

/** Whoever runs a host hears of these. */
export interface Listener {
  /** Something happened at the table. Bots wait until it is kept: whoever asks meanwhile is not to wait for their thinking. */
  changed(): void | Promise<void>
  /** A rule broke: the table takes no more answers. */
  broke(error: unknown): void
}

export interface HostOptions {
  /** Where bots think; here, if nobody says. */
  readonly minds?: Minds
  /** How much they may think about one question. */
  readonly budget?: Budget
  /** A name for this life of the table: clients that heard of another begin anew (protocol.ts, Cursor). */
  readonly life?: string
  /** What was taken back in this life before the table came here: the first event, each time. */
  readonly takenBack?: readonly number[]
  /** A log of today's rules and data leads where it led: it need not be looked at twice. */
  readonly trusts?: boolean
  /** Bots wait until a turn is given over, from the first moment on: one that was not when the table was left is not by coming back. */
  readonly holds?: boolean
}

const OK: Outcome = { ok: true }

/**
 * A table that people and bots play at, and all that one can do there. It trusts whoever calls it: clients come through a session
 * (session.ts).
 */
export class Host {
  private readonly listener: Listener
  private readonly sitting: Sitting
  private readonly players: Players
  private readonly hints: Hints
  private waiting: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | undefined

  constructor(game: AnyGame, kinds: readonly BotKind[], listener: Listener, options: HostOptions = {}) {
    const { minds = new MindsHere(kinds), budget = {}, life = '', takenBack, trusts, holds = false } = options
    const sitting = new Sitting(game, life, { takenBack, trusts })
    sitting.handOver.wait(holds)
    this.listener = listener
    this.sitting = sitting
    this.hints = new Hints(minds)
    this.players = new Players(
      {
        next: () => sitting.nextBot(),
        task: ({ table, seat }) => ({ plan: sitting.plan, table, seat, budget, record: () => this.record() }),
        answer: (seat, key, at) => this.botAnswers(seat, key, at),
        broke: (error) => this.breaks(error),
      },
      minds,
    )
  }

  get laid(): TablePlan {
    return this.sitting.plan
  }

  get over(): boolean {
    return this.sitting.table.over
  }

  get seats(): number {
    return this.sitting.table.box.seats
  }

  /** The answers given so far. What was not touched stays the object that it is. */
  get entries(): readonly Entry[] {
    return this.sitting.table.entries
  }

  /** What a seat is asked, as the rules have it. */
  asked(seat: Seat): Question | undefined {
    return this.sitting.table.questionFor(seat)
  }

  /** Whom the table waits for. */
  get awaited(): readonly Seat[] {
    return this.sitting.table.open.map(({ seat }) => seat)
  }

  /** The first event each time that something was taken back, in this life of the table. */
  get takenBack(): readonly number[] {
    return this.sitting.chronicle.takenBack
  }

  /** Since so many answers something was drawn, or uncovered that nobody knew: whoever goes back there knows what comes. */
  shownSince(move: number): boolean {
    const { table, chronicle } = this.sitting
    const { game, box, state } = table
    const then = chronicle.at(move, this.sitting.opened)
    const before = game.known(then.state, box)
    return (
      !sameData(then.state.chance, state.chance) ||
      game.known(state, box).some((now, i) => now !== 0 && (before[i] ?? 0) === 0)
    )
  }

  /** A new game, or one that goes on from a log or a position. A watched table is only looked at. */
  open(plan: TablePlan, source?: unknown, watched = false): Opening {
    this.sitting.chronicle.beginAgain()
    return this.lay(plan, source, watched)
  }

  /** From now on it is only looked at: what was played stands. */
  rests(): void {
    this.sitting.watched = true
  }

  private lay(plan: TablePlan, source: unknown, watched: boolean): Opening {
    this.players.cancel()
    const outcome = this.sitting.lay(plan, source, watched)
    if (!outcome.ok) return outcome
    this.giveUnasked()
    this.players.soon()
    return outcome
  }

  /** What people need not be asked is answered for them: at once, or after as long as they usually take. */
  private giveUnasked(): void {
    const { sitting } = this
    // Nobody is answered for before the turn is given over to him.
    if (!sitting.isOpen || sitting.watched || sitting.holder !== undefined) return
    sitting.giveUnasked()
    const later = sitting.unasked.later(sitting.table)
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
    this.sitting.unasked.sparing = on
    this.giveUnasked()
  }

  // --- looking -------------------------------------------------------------------------------------------------------

  look(seat: Seat | null, since: Since, openly = false): News {
    return openly ? openNewsOf(this.sitting, seat, since) : newsOf(this.sitting, seat, since)
  }

  /** `look`, for several who look at this moment: what they see alike is made once. */
  looks(): Host['look'] {
    const { sitting } = this
    const see = sitting.table.viewer()
    return (seat, since, openly) =>
      openly === true ? openNewsOf(sitting, seat, since, see) : newsOf(sitting, seat, since, undefined, see)
  }

  steps(seat: Seat): readonly Step[] {
    return stepsOf(this.sitting, seat)
  }

  at(move: number, seat: Seat | null): News | null {
    const { table, chronicle } = this.sitting
    if (!Number.isInteger(move) || move < 0 || move > table.entries.length) return null
    return newsOf(this.sitting, seat, 'now', chronicle.at(move, this.sitting.opened))
  }

  timeline(): Timeline {
    return { scores: this.sitting.chronicle.scores(this.sitting.opened) }
  }

  /** The log for a file. */
  log(): unknown {
    const { broken, opened } = this.sitting
    return broken ? recordOf(opened) : fileOf(opened)
  }

  /** The log as it is kept after every answer. */
  record(): Log {
    return recordOf(this.sitting.opened)
  }

  refused(seat: Seat, openly = false): readonly Refused[] {
    const { table } = this.sitting
    if (table.questionFor(seat) === undefined || (openly && !isWhollyOpen(table, seat))) return []
    return table.refusedFor(seat).map(({ option, ...reason }) => ({ key: option.key, option, ...reason }))
  }

  /** What an answer would change, as far as the seat can know. */
  preview(seat: Seat, key: string, openly = false): Preview | null {
    if (openly && !isWhollyOpen(this.sitting.table, seat)) return null
    const tried = this.sitting.tryOut(seat, key)
    return tried === undefined ? null : { view: tried.table.view(openly ? undefined : seat), chance: tried.chance }
  }

  final(seat: Seat, key: string): boolean {
    return this.sitting.tryOut(seat, key)?.final === true
  }

  // --- answering, and taking back ------------------------------------------------------------------------------------

  answer(seat: Seat, key: string, at: number, over = false): Outcome {
    return this.change((table) => {
      this.sitting.unasked.passes(table, seat, key)
      const answered = this.sitting.unasked.answer(table, seat, key, at, () => this.sitting.note(table))
      if (answered.ok && over) this.sitting.handOver.giveOver(table)
      return answered
    })
  }

  answerAll(seat: Seat, keys: readonly string[], at: number): Outcome {
    return this.change((table) =>
      table.questionFor(seat)?.at === at
        ? answerParts(table, seat, keys, () => this.sitting.note(table))
        : bad('stale', { seat, key: keys[0] ?? '' }),
    )
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

  undo(seat: Seat, to = Infinity): Outcome {
    return this.takingBack((table) => {
      let undone: Result<void>
      const target = Math.min(to, table.entries.length - (this.sitting.unasked.stepsBack(table, seat) || 1))
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
      const { length } = table.entries
      const undone = undo(table)
      // Some may be taken back, though the last that was wanted could not.
      if (table.entries.length < length) this.sitting.forgetAfter(table.entries.length)
      return undone
    })
  }

  /** The number of the last deal on the table. */
  get dealt(): number {
    return dealOf(this.sitting.table.state.chance)
  }

  /**
   * The log up to there, played anew: what was told until then is told in the same words and under the same numbers. `deal`: what nobody
   * knew then is dealt anew, under this number. `stands`: what seats have said once for all since stays said.
   */
  rewind(move: number, { deal, stands = false }: { readonly deal?: number; readonly stands?: boolean } = {}): Outcome {
    const { answers, kept: _kept, ...log } = this.record()
    if (this.sitting.watched || !Number.isInteger(move) || move < 0 || move > answers.length)
      return { ok: false, problem: { code: 'nothing-to-undo', detail: {} } }
    this.sitting.chronicle.beginAgain(move)
    const then = [...answers.slice(0, move), ...(deal === undefined ? [] : [dealText(deal)])]
    const said = this.sitting.table.state.standing
    const outcome = this.lay(this.laid, { ...log, answers: then }, false)
    if (outcome.ok && stands) this.standAgain(said)
    void this.listener.changed()
    return outcome
  }

  /** Standing answers as they were before something was taken back. */
  private standAgain(said: Readonly<Record<string, string>> = {}): void {
    const { table } = this.sitting
    const now = table.state.standing ?? {}
    for (const name of new Set([...Object.keys(said), ...Object.keys(now)])) {
      if (said[name] === now[name]) continue
      const { seat, topic, key, untilNews } = standingOrder(name, said[name])
      if (table.stand(seat, topic, key, untilNews).ok) this.sitting.note(table)
    }
  }

  /** Do something at the table, and tell. Bots go on after a pause at the earliest. */
  private change(act: (table: AnyTable) => Result<void>, pause = SEEN_FIRST): Outcome {
    const { table } = this.sitting
    if (this.sitting.watched) return { ok: false, problem: { code: 'game-over', detail: {} } }
    let done: Result<void>
    this.sitting.between.forget()
    try {
      done = act(table)
      if (done.ok) {
        this.sitting.note(table)
        this.giveUnasked()
      }
    } catch (error) {
      this.breaks(error)
      throw error
    }
    if (!done.ok) return { ok: false, problem: done.error }
    const goOn = () => this.players.soon(pause)
    const kept = this.listener.changed()
    if (kept === undefined) goOn()
    else void kept.then(goOn, goOn)
    return OK
  }

  private breaks(error: unknown): void {
    this.sitting.broken = true
    this.listener.broke(error)
  }

  // --- whose turn it is ----------------------------------------------------------------------------------------------

  endTurn(seat: Seat): Outcome {
    const { table } = this.sitting
    if (this.sitting.holder !== seat) return { ok: false, problem: { code: 'not-your-turn', detail: { seat } } }
    this.sitting.handOver.giveOver(table)
    this.giveUnasked()
    void this.listener.changed()
    this.players.soon(SEEN_FIRST)
    return OK
  }

  holds(on: boolean): void {
    this.sitting.handOver.wait(on)
    this.giveUnasked()
    this.players.soon()
  }

  // --- what the bots would do ------------------------------------------------------------------------------------------

  /** What is known by now of the best options of a seat's question; the first to ask sets somebody thinking. */
  hint(seat: Seat): HintState {
    const { plan, table } = this.sitting
    return this.hints.ask({ plan, table, seat, budget: HINT_BUDGET, record: () => this.record() })
  }

  unhint(seat: Seat): void {
    this.hints.stop(seat)
  }

  // --- bots ------------------------------------------------------------------------------------------------------------

  pace(ms: number): void {
    this.sitting.paced = ms !== 0
    this.players.pace = ms
  }

  step(): void {
    this.players.act()
  }

  /** Nobody is expected for a while: the table takes less memory until somebody wants something of it. Says whether that took time. */
  sleep(): boolean {
    return this.sitting.sleep()
  }

  close(): void {
    this.players.close()
    this.hints.stop()
    clearTimeout(this.waiting?.timer)
  }

  private botAnswers(seat: Seat, key: string, at: number): void {
    try {
      const answered = this.change((table) => table.answer(seat, key, at), 0)
      if (!answered.ok) this.breaks(new Error(`the bot of seat ${seat} answered "${key}": ${answered.problem.code}`))
    } catch {
      // The listener has heard of it; nobody called who could be told.
    }
  }
}
