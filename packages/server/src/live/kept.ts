import type { Entry } from '@wanli/kernel'
import type { Engine, Host, Minds, OtherRules } from '@wanli/table'
import type { FindEngine } from '../games.ts'
import { Refusal, restsOf, type RoomState } from '../rooms/state.ts'
import type { Relay } from '../store/relay.ts'
import type { PlaceRow, Store } from '../store/store.ts'
import { turned } from './clock.ts'
import { endedOf } from './ending.ts'
import { folded, type Journal, type JournalRecord, journalOf } from './journal.ts'
import { answeredSince, layGame, logOf, playSince, positionOf } from './play.ts'
import { rested } from './rested.ts'
import { newPlaces, placesOf, rowOf } from './rows.ts'

/** What tables need of the server that they are on. */
export interface Around {
  readonly store: Store
  readonly engineOf: FindEngine
  readonly version: string
  readonly minds: Minds | undefined
  /** Milliseconds between the answers of bots; -1 = they answer when a client says so. */
  readonly botPace: number
  now(): number
  /** The seed of a game that begins: nobody can guess it. */
  newSeed(): string
  /** What the processes on one store tell each other. */
  readonly relay: Relay
  /** A bot is to answer at a table: somebody has to look after it. */
  wants(table: string): void
  /** Somebody sees at a table that it waits for him. */
  looks(person: string, table: string): void
  /** A rule broke, or the store did. */
  broke(table: string, error: unknown): void
  /** An answer was kept, in so many milliseconds. */
  kept(ms: number): void
}

/** A position is kept with every so many entries: it is large, and only a change of the rules needs it. */
const KEEP_EVERY = 16
const nothing = (): void => undefined

/** A call that loses against somebody else's is tried again with what the table has become. */
export const TRIES = 4

/**
 * A table in memory: one thing happens after the other, everything is in the store before anybody hears of it, and what lies here can be lost at any
 * moment without loss.
 */
export abstract class KeptTable {
  readonly id: string
  /** When somebody last wanted something of it. */
  used: number
  protected readonly around: Around
  protected journal_: Journal
  protected host: Host | undefined
  protected otherRules: OtherRules | undefined
  protected stuck: unknown
  protected lives = 0
  private noted: readonly Entry[] = []
  private wanted: JournalRecord = {}
  protected back = false
  protected by: string | undefined
  protected keeping: Promise<void> | undefined
  /** The bots of the table answer here. */
  protected playing: { done(): void } | undefined
  private queue: Promise<unknown> = Promise.resolve()
  protected moved = false
  /** As they were written last. */
  private places: readonly PlaceRow[] | undefined
  protected closed = false
  /** It is not to be used any more: whoever needs the table loads it again. */
  gone = false
  /** A rule broke. */
  broken = false

  protected constructor(id: string, journal: Journal, around: Around) {
    this.id = id
    this.journal_ = journal
    this.around = around
    this.used = around.now()
  }

  /** It is awake, or about to be: whoever looks after it is to see when it can rest. */
  onUse: () => void = nothing

  /** Somebody wants something of it. */
  protected touch(): void {
    this.used = this.now()
    this.onUse()
  }

  /** All that is in the store is told. */
  protected abstract tell(): void
  /** It lies here anew. */
  protected abstract laidAgain(): void
  /** A rule broke. */
  protected abstract breaks(error: unknown): void

  get journal(): Journal {
    return this.journal_
  }

  get room(): RoomState {
    return this.journal_.room
  }

  get game(): Host | undefined {
    return this.host
  }

  get engine(): Engine | undefined {
    return this.around.engineOf(this.room.game)
  }

  now(): number {
    return this.around.now()
  }

  newSeed(): string {
    return this.around.newSeed()
  }

  // --- laying, and what is kept ----------------------------------------------------------------------------------------

  /** The game as the journal has it. */
  protected async lay(): Promise<void> {
    this.host?.close()
    this.host = undefined
    const { engine, journal_: journal, id } = this
    const { room } = journal
    this.lives++
    this.stuck = engine === undefined ? { code: 'other-game', detail: { found: room.game, known: '' } } : undefined
    if (journal.log === undefined || engine === undefined) return
    const source = logOf(journal, await this.around.store.kept(id))
    const watched = room.state !== 'playing'
    const laid = this.laid(engine, journal, source, watched)
    this.stuck = laid.opening.ok ? undefined : laid.opening.problem
    // Nobody can go on; but everybody may look at what there is.
    this.host = laid.opening.ok ? laid.host : this.laid(engine, journal, source, true).host
    this.otherRules = laid.opening.ok ? laid.opening.otherRules : undefined
    this.noted = this.host.entries.slice(0, journal.answers.length)
    if (this.otherRules !== undefined && !watched) this.wanted = { ...this.wanted, log: this.host.record() }
    this.pace()
    this.laidAgain()
    // What goes wrong was told to whom it concerns.
    void this.keep().catch(() => undefined)
  }

  private laid(engine: Engine, journal: Pick<Journal, 'room' | 'life' | 'lost'>, source: unknown, watched: boolean) {
    const { minds } = this.around
    return layGame({
      table: this.id,
      engine,
      journal,
      source,
      watched,
      listener: { changed: () => this.keep(), broke: (error) => this.ruleBroke(error) },
      options: minds === undefined ? {} : { minds },
    })
  }

  /** Half an answer may lie on the table: it must never be kept, and nobody goes on with it. What was kept is loaded again. */
  private ruleBroke(error: unknown): void {
    if (this.gone) return
    this.broken = true
    this.breaks(error)
    this.givesUp()
  }

  /** A new game by the room's set-up, or the one that was brought along; it begins when it is kept. */
  layNew(room: RoomState, source?: unknown): void {
    const { engine } = this
    if (engine === undefined) throw new Refusal('bad-setup')
    const { host, opening } = this.laid(engine, { room, life: this.journal_.seq + 1, lost: [] }, source, false)
    if (!opening.ok) {
      host.close()
      throw new Refusal('bad-setup', { problem: opening.problem })
    }
    this.host = host
    this.noted = host.entries.slice()
    this.wanted = { ...this.wanted, log: host.record() }
    this.pace(room)
  }

  private pace(room: RoomState = this.room): void {
    this.host?.pace(room.paused || this.playing === undefined ? -1 : this.around.botPace)
  }

  // --- bots ------------------------------------------------------------------------------------------------------------

  /** A bot is to answer. */
  get botAsked(): boolean {
    const { room, host, around } = this
    if (room.state !== 'playing' || room.paused || this.stuck !== undefined || around.botPace < 0) return false
    if (host === undefined || this.closed) return false
    return host.awaited.some((seat) => room.seats[seat]?.kind === 'bot')
  }

  /** Bots answer here, or somebody is asked to see to it. */
  private lookAfter(): void {
    if (!this.botAsked) this.playing?.done()
    else if (this.playing === undefined) this.around.wants(this.id)
  }

  get isPlayedHere(): boolean {
    return this.playing !== undefined
  }

  /** The bots of this table answer here, until none is asked any more, or for so long. */
  async playBots(signal: AbortSignal, ms: number): Promise<void> {
    if (this.playing !== undefined || !this.botAsked || signal.aborted) return
    let done: () => void = () => undefined
    const ended = new Promise<void>((resolve) => (done = resolve))
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
    this.playing = { done }
    this.pace()
    await ended
    clearTimeout(timer)
    signal.removeEventListener('abort', done)
    this.playing = undefined
    this.pace()
  }

  /** What happened is kept, one entry after the other; then all are told. */
  private keep(): Promise<void> {
    this.keeping ??= this.keepAll().finally(() => (this.keeping = undefined))
    return this.keeping
  }

  private async keepAll(): Promise<void> {
    if (this.closed) throw new Refusal('not-now')
    const { seq: from } = this.journal_
    try {
      for (let next = this.unkept(); next !== undefined; next = this.unkept()) {
        const began = performance.now()
        const at = Math.max(this.now(), this.journal_.at)
        const seq = this.journal_.seq + 1
        const after = folded(this.journal_, seq, at, next.record)
        const moment = { journal: after, waiting: next.waiting, winners: next.winners }
        const places = placesOf(moment)
        const first = await this.around.store.append({
          table: this.id,
          seq,
          at,
          record: JSON.stringify(next.record),
          row: rowOf(moment),
          ...newPlaces(this.places, places),
          ...(next.kept === undefined ? {} : { kept: next.kept }),
          ...(next.ended === undefined ? {} : { ended: next.ended }),
        })
        if (!first) return await this.reload()
        this.around.kept(performance.now() - began)
        this.around.relay.say({ table: this.id, seq })
        this.places = places
        this.moved ||= next.record.play !== undefined || next.record.log !== undefined
        this.journal_ = after
        this.noted = next.entries
        // The result is written down: nothing of it is taken back any more.
        if (after.room.state === 'over') this.host?.rests()
        // A rule has broken meanwhile: what lies here now is nothing to keep or to tell.
        if (this.gone) return
      }
      this.tell()
      if (this.journal_.seq > from) this.lookAfter()
    } catch (error) {
      this.around.broke(this.id, error)
      this.givesUp()
      throw error
    }
  }

  /** The store did not take it, or a rule broke: what lies here is more than what is kept, and must not be gone on with. */
  protected abstract givesUp(): void

  /** What is not in the store yet. */
  private unkept() {
    const { host, wanted, journal_: journal } = this
    const isOver = host?.over === true && journal.room.state === 'playing'
    const lost = wanted.log === undefined ? (host?.takenBack.slice(journal.lost.length) ?? []) : []
    const play =
      host === undefined || wanted.log !== undefined ? undefined : playSince(this.noted, host.entries, lost, this.back)
    if (play === undefined && wanted.room === undefined && wanted.log === undefined && !isOver) return undefined
    const before = wanted.room ?? journal.room
    const room = isOver ? { ...before, state: 'over' as const } : wanted.room
    const waiting = host?.awaited ?? []
    const clock = this.clockNow(room ?? journal.room, waiting, play?.from)
    const { by } = this
    const record: JournalRecord = {
      ...(by === undefined ? {} : { by }),
      ...(room === undefined ? {} : { room }),
      ...(wanted.log === undefined ? {} : { log: wanted.log }),
      ...(play === undefined ? {} : { play }),
      ...(clock === undefined ? {} : { clock }),
    }
    // A position that was kept may be one of the answers that are taken back now.
    const isDue = ((journal.seq + 1) % KEEP_EVERY === 0 || this.back) && host !== undefined && !host.over
    const kept = host !== undefined && (isDue || wanted.log !== undefined) ? positionOf(host) : undefined
    this.wanted = {}
    this.back = false
    this.by = undefined
    const winners = isOver ? host.look(null, 'now').winners : []
    const { engine } = this
    const ended = isOver && engine !== undefined ? endedOf(before, engine, host) : undefined
    return { record, entries: host?.entries.slice() ?? [], waiting, winners, kept, ended }
  }

  private clockNow(room: RoomState, waiting: readonly number[], from: number | undefined) {
    const state = this.wanted.clock ?? this.journal_.clock
    if (state === undefined) return undefined
    const runs =
      room.state === 'playing' && !room.paused ? waiting.filter((seat) => room.seats[seat]?.kind === 'person') : []
    const answered = from === undefined ? [] : answeredSince(this.noted, this.host?.entries ?? [], from)
    const same =
      answered.length === 0 && runs.length === state.runs.length && runs.every((seat) => state.runs.includes(seat))
    return same
      ? this.wanted.clock
      : turned(room.options.clock, state, { runs, answered, now: this.now(), rests: restsOf(room) })
  }

  /** Somebody else was first, in another process: the table is what the store says. */
  async reload(): Promise<void> {
    this.wanted = {}
    this.places = undefined
    this.back = false
    this.by = undefined
    const entries = await this.around.store.log(this.id, this.journal_.seq)
    this.journal_ = journalOf(entries, this.journal_) ?? this.journal_
    this.moved = true
    await this.lay()
    this.tell()
    if (!this.botAsked) this.playing?.done()
  }

  /** Entries of other processes, if there are some. `seq`: there are so many. */
  async catchUp(seq = Infinity): Promise<void> {
    if (seq <= this.journal_.seq || this.gone) return
    const { used } = this
    await this.run(async () => {
      if (seq <= this.journal_.seq) return
      const entries = await this.around.store.log(this.id, this.journal_.seq)
      if (entries.length > 0) await this.reload()
    })
    // Nobody here has wanted anything of it.
    this.used = used
  }

  async settled(): Promise<void> {
    while (this.keeping !== undefined) await this.keeping
  }

  /** One after the other, and nothing on top of what is not kept yet. */
  run<T>(task: () => T | Promise<T>): Promise<T> {
    this.touch()
    const done = this.queue.then(async () => {
      await this.settled()
      if (this.gone) throw new Refusal('not-now')
      return task()
    })
    // What it came to is not kept with it.
    this.queue = done.then(nothing, nothing)
    return done
  }

  /** The room as `next` makes it, kept and told. `also`: what is to be done at the game with it. */
  change(
    by: string | undefined,
    next: (room: RoomState) => RoomState | Promise<RoomState>,
    also?: (room: RoomState) => void,
  ): Promise<void> {
    return this.run(async () => {
      for (let i = 0; i < TRIES; i++) {
        const { lives } = this
        const room = await rested(this.room, await next(this.room), this.around.store)
        this.by = by
        this.wanted = { ...this.wanted, room }
        try {
          also?.(room)
        } catch (error) {
          this.wanted = {}
          throw error
        }
        await this.keep()
        await this.settled()
        if (lives === this.lives) return this.pace()
      }
      throw new Refusal('not-now')
    })
  }

  /** Also the clock, at the start. */
  want(more: Pick<JournalRecord, 'clock'>): void {
    this.wanted = { ...this.wanted, ...more }
  }

  /** Answers were taken back by consent. `anew`: what was hidden then is dealt anew, by a deal that this table has never had. */
  rewind(to: number, anew: boolean): void {
    const { host } = this
    this.back = true
    if (host === undefined) return
    const deal = Math.max(this.journal_.backs, host.dealt) + 1
    host.rewind(to, { stands: true, ...(anew ? { deal } : {}) })
  }

  /** Seats have changed hands: the host of the game must know who plays. */
  relay(): Promise<void> {
    return this.run(async () => {
      await this.lay()
      await this.settled()
      this.lookAfter()
    })
  }
}
