import { Chance, DealersDice, type Dice, Streams } from './chance.ts'
import { DEALER, dealOf, dealText, noteDeal, readDeal } from './dealing.ts'
import type { Box, Game, Option, Question, Refusal, RuleId, Seat, TableEvent, Terms, Told } from './game.ts'
import { refusal as reason } from './desk.ts'
import { hashOf } from './hash.ts'
import { type Entry, History, uncovers } from './history.ts'
import { shown } from './json.ts'
import { bad, BrokenRule, good, type Result } from './result.ts'
import { Runner } from './runner.ts'
import type { Seeding } from './seeding.ts'
import { forget } from './memory.ts'
import { readStand, standingValue, standText } from './standing.ts'

export interface TableOptions {
  /**
   * Keep log and checkpoints, so that the table can be saved, copied and undone. 'copies': only what copies need, as a search wants
   * it. Playouts leave it out.
   */
  readonly record?: boolean | 'copies'
  /** Keep what is refused and why. */
  readonly explain?: boolean
  /** Listen from the very beginning: what happens before the first question is told too. */
  readonly say?: (event: TableEvent, secret?: Told['secret']) => void
  readonly stopBefore?: string | undefined
  /** How the seed of a new game is spread; that of today unless a log says otherwise. */
  readonly seeding?: Seeding | undefined
}

export interface GuessOptions {
  /** From its next step on the guessed table can be copied (`canCopy`), so that a search may fork it. */
  readonly copies?: boolean
  /** As somebody guesses who has forgotten what he once saw of piles that lie face down. */
  readonly forgets?: boolean
}

export type WhyNot = { readonly offered: true } | { readonly offered: false; readonly rule: RuleId | undefined }

/** A game in progress. Rules read `state`, ask, raise and draw through it; players see `open` and answer. */
export class Table<T extends Terms> extends Runner<T> {
  private streams: Streams
  private explained: Table<T> | undefined

  /** What is asked now, by name. */
  get prompts(): readonly T['prompt'][] {
    return this.open.map(({ prompt }) => prompt)
  }

  constructor(game: Game<T>, box: T['box'] & Box<T>, streams: Streams, state: T['state'], options: TableOptions = {}) {
    super(game, box, state, new Chance(streams, state.chance))
    this.streams = streams
    if (options.explain === true)
      this.refuse = (option, rule, facts) => this.refusals.push({ option, ...reason(rule, facts) })
    this.history = historyFor(game, options.record)
    this.say = options.say
    this.stopBefore = options.stopBefore
    this.run()
  }

  /** A new game. The set-up must have been checked. */
  static start<T extends Terms>(
    game: Game<T>,
    setup: T['setup'],
    seed: string,
    options?: TableOptions,
    box: T['box'] & Box<T> = game.open(setup),
  ): Table<T> {
    const streams = new Streams(seed, options?.seeding)
    const counts: Record<string, number> = {}
    const state = game.start(box, new Chance(streams, counts))
    state.chance = counts
    return new Table(game, box, streams, state, options)
  }

  get seed(): string {
    return this.streams.seed
  }

  get seeding(): Seeding {
    return this.streams.seeding
  }

  get over(): boolean {
    return this.state.over
  }

  // --- for players -----------------------------------------------------------------------------------------------

  questionFor(seat: Seat): Question<T['option'], T['prompt']> | undefined {
    return this.open.find((question) => question.seat === seat)
  }

  /**
   * From now on this seat gives this answer to questions on a topic; without an answer it is asked again. `untilNews`: only as
   * long as the rules bring it nothing new that bears on the topic.
   */
  stand(seat: Seat, topic: string, key?: string, untilNews = false): Result<void> {
    if (this.over) return bad('game-over')
    const wrong = this.noStanding(seat, topic)
    if (wrong !== undefined) return wrong
    const order = standText({ topic, key, untilNews })
    this.history?.add({ seat, key: order, pick: -1, several: true, barrier: false })
    this.setStanding(seat, topic, key === undefined ? undefined : standingValue(key, untilNews))
    return good(undefined)
  }

  /** Nobody sits there, or nobody is ever asked about that. */
  private noStanding(seat: Seat, topic: string): Result<never> | undefined {
    const { seats, rules } = this.box
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return bad('no-such-seat', { seat, seats })
    if (!rules.topics.has(topic)) return bad('no-such-topic', { topic: shown(topic) })
    return undefined
  }

  /** Answer by the option's key. `at` names the question that the answer was made for. */
  answer(seat: Seat, key: string, at?: number): Result<void> {
    if (this.over) return bad('game-over')
    const order = readStand(key)
    if (order !== undefined) return this.stand(seat, order.topic, order.key, order.untilNews)
    const index = this.open.findIndex((question) => question.seat === seat)
    if (index < 0) return bad('not-your-turn', { seat })
    const question = this.open[index]!
    if (at !== undefined && at !== question.at) return bad('stale', { seat, key })
    const option = question.options.findIndex((candidate) => candidate.key === key)
    if (option < 0) return bad('no-such-option', { seat, key, prompt: question.prompt })
    this.pick(index, option)
    return good(undefined)
  }

  /**
   * What nobody knows is dealt anew, and all chance comes from elsewhere from now on (dealing.ts). Nobody who sits there sees a difference,
   * and nobody can take back what lies before it. Each deal has a higher number than those before.
   */
  deal(number: number): Result<void> {
    if (this.over) return bad('game-over')
    const { state, streams, game, box } = this
    if (!Number.isInteger(number) || number <= dealOf(state.chance))
      return bad('no-such-option', { seat: DEALER, key: dealText(number), prompt: '' })
    this.explained = undefined
    this.history?.add({ seat: DEALER, key: dealText(number), pick: -1, several: false, barrier: true })
    game.guess(state, undefined, new DealersDice(streams, number), box)
    noteDeal(state.chance, number)
    this.luck = new Chance(streams, state.chance)
    return good(undefined)
  }

  /** An entry of the log, given again. */
  give({ seat, key }: Pick<Entry, 'seat' | 'key'>): Result<void> {
    const number = readDeal(key)
    return number === undefined ? this.answer(seat, key) : this.deal(number)
  }

  /** Answer by position: question `index` of `open`, option `option` of it. The quick way, for programs. */
  pick(index: number, option: number): void {
    const { history } = this
    this.explained = undefined
    if (history === undefined) return this.apply(index, option)
    const question = this.open[index]!
    const several = this.branches !== undefined
    history.before(this.state, this.luck.draws, this.box)
    const { seat, topic, options } = question
    const entry = { seat, key: options[option]!.key, pick: option, several, barrier: false }
    const passing = topic !== undefined && option === options.length - 1
    history.add(passing ? { ...entry, passing } : entry)
    this.apply(index, option)
    history.after(this.state, this.luck.draws, this.box, seat, several && this.branches === undefined)
  }

  /** Why is this not on offer? Answered by a copy that explains; the table itself never keeps reasons. */
  whyNot(seat: Seat, key: string): Result<WhyNot> {
    const question = this.questionFor(seat)
    if (question === undefined) return bad('not-your-turn', { seat })
    if (question.options.some((option) => option.key === key)) return good({ offered: true })
    const refusal = this.refusedFor(seat).find((candidate) => candidate.option.key === key)
    return good({ offered: false, rule: refusal?.rule })
  }

  /** Everything that was weighed for this seat's question and refused, with its rule. */
  refusedFor(seat: Seat): readonly Refusal<T['option']>[] {
    this.explained ??= this.refuse === undefined ? this.copy({ explain: true }) : this
    return this.explained.questionFor(seat)?.refused ?? []
  }

  view(seat: Seat | undefined): T['view'] {
    return this.game.view(this.state, seat, this.box, seat === undefined ? undefined : this.questionFor(seat))
  }

  /** What several see of this moment: what they see alike is made once, and is one object. Good until something happens at the table. */
  viewer(): (seat: Seat | undefined) => T['view'] {
    const { game, state, box } = this
    const alike = game.viewer?.(state, box)
    if (alike === undefined) return (seat) => this.view(seat)
    return (seat) => alike.view(seat, seat === undefined ? undefined : this.questionFor(seat))
  }

  /** The hash of all that lies on the table and of what is asked. */
  hash(): string {
    const { state } = this
    return hashOf([
      // What a seat remembers lies not on the table.
      state.remembered === undefined ? state : { ...state, remembered: undefined },
      this.open.map((question) => [question.seat, question.prompt, question.options.map(keyOf)]),
    ])
  }

  // --- copies, undo, log -----------------------------------------------------------------------------------------

  get recording(): boolean {
    return this.history !== undefined
  }

  /** The answers given so far, in the order of the log. */
  get entries(): readonly Entry[] {
    return this.past.entries
  }

  private get past(): History<T> {
    if (this.history === undefined)
      throw new BrokenRule('this table keeps no record: it cannot be copied, undone or saved')
    return this.history
  }

  /** The state at the start of the current step, and the answers since: together they are this moment. */
  checkpoint(): { readonly state: T['state']; readonly entries: readonly Entry[] } {
    const { past } = this
    return { state: past.lastState(), entries: this.entries.slice(past.lastAt) }
  }

  /**
   * The table as little as it can be while nobody wants anything of it: what comes out makes it again, in some microseconds, with the same
   * questions under the same numbers. Whoever calls this must let go of the table.
   */
  sleep(): () => Table<T> {
    const { game, box, streams, past, say, serial, stopBefore } = this
    const numbers = this.open.map(({ at }) => at)
    past.rest()
    return () => {
      const table = Table.remade(game, box, streams, past, { stopBefore })
      for (const [i, question] of table.open.entries()) question.at = numbers[i]!
      table.serial = serial
      table.history = past
      table.say = say
      return table
    }
  }

  /** A copy can be made now. A guessed table has to begin its next step first: in the middle of one it began as another world. */
  get canCopy(): boolean {
    return this.history?.hasMark === true
  }

  /** The same moment again: the last checkpoint, and the few answers since. */
  copy(options: TableOptions = {}): Table<T> {
    const { past } = this
    if (!past.hasMark) throw new BrokenRule('a guessed table can be copied only from its next step on')
    const table = Table.remade(this.game, this.box, this.streams, past, options)
    if (table.history !== undefined) table.history.inherit(past)
    return table
  }

  /** A table at the moment that its past leads to. It needs no table for that: whoever keeps only the past lets go of the rest. */
  private static remade<T extends Terms>(
    game: Game<T>,
    box: T['box'] & Box<T>,
    streams: Streams,
    past: History<T>,
    options: TableOptions,
  ): Table<T> {
    const table = new Table(game, box, streams, past.lastState(), options)
    for (let i = past.lastAt; i < past.entries.length; i++) table.again(past.entries[i]!)
    return table
  }

  private again(entry: Entry): void {
    const { seat, pick } = entry
    // What answers no question was no pick among options: what a seat stands by from now on, or a deal.
    if (pick < 0) return void this.give(entry)
    const index = this.open.length === 1 ? 0 : this.open.findIndex((question) => question.seat === seat)
    this.pick(index, pick)
  }

  /** Whether this seat could take its last answer back. */
  canUndo(seat: Seat): boolean {
    return this.takeBacks(seat).ok
  }

  /** The entries that this seat could take back one after the other, the last one first. */
  takeBacks(seat: Seat): Result<readonly number[]> {
    return this.past.undoable(seat, this.branches !== undefined)
  }

  /**
   * Take back the last answer of a seat: possible while nothing was drawn, nothing shown that the seat did not know, and no one
   * else has answered since.
   */
  undo(seat: Seat): Result<void> {
    const found = this.takeBacks(seat)
    return found.ok ? this.takeBack(found.value.slice(0, 1)) : found
  }

  /** Take back all that undo, again and again, would take back: the turn so far, or what came after the last barrier. */
  undoTurn(seat: Seat): Result<void> {
    const found = this.takeBacks(seat)
    return found.ok ? this.takeBack(found.value) : found
  }

  private takeBack(answers: readonly number[]): Result<void> {
    this.explained = undefined
    const rest = this.past.rewind(answers)
    this.state = this.past.lastState()
    this.luck = new Chance(this.streams, this.state.chance)
    this.branches = undefined
    const { say } = this
    this.say = undefined
    this.run(true)
    for (const entry of rest) this.again(entry)
    this.say = say
    return good(undefined)
  }

  /**
   * A world that this seat can't tell from the real one: a copy in which all that it does not know is drawn anew, the
   * future too. Other seats' sealed answers are dropped: they are as unknown as their cards.
   */
  guess(seat: Seat, dice: Dice, options: GuessOptions = {}): Table<T> {
    const mine = this.branches !== undefined || this.open.every((question) => question.seat === seat)
    const record = options.copies === true ? 'copies' : false
    const { forgets = false } = options
    const table = mine ? this.guessHere(seat, dice, forgets) : this.guessStep(seat, dice, record, forgets)
    if (mine) table.history = historyFor(this.game, record)
    // What others remember is as unknown as what they hold.
    const { remembered } = table.state
    if (remembered !== undefined) table.state.remembered = remembered.map((own, owner) => (owner === seat ? own : []))
    return table
  }

  /**
   * An answer tried out in a world that the seat can't tell from the real one. `chance`: something was drawn or uncovered there.
   * `final`: it could not be taken back. Undefined if it is not on offer. `then`: what would be answered for the seat after it.
   */
  tryOut(
    seat: Seat,
    key: string,
    dice: Dice,
    then: (table: Table<T>, question: Question) => number | undefined = () => undefined,
  ): { table: Table<T>; chance: boolean; final: boolean } | undefined {
    if (this.questionFor(seat) === undefined) return undefined
    const table = this.guess(seat, dice)
    const index = table.open.findIndex((open) => open.seat === seat)
    const option = table.open[index]?.options.findIndex((candidate) => candidate.key === key) ?? -1
    if (option < 0) return undefined
    const before = this.game.known(table.state, this.box)
    const { draws } = table.luck
    for (let at = index, pick: number | undefined = option; pick !== undefined;) {
      table.pick(at, pick)
      at = table.open.findIndex((open) => open.seat === seat)
      pick = at < 0 ? undefined : then(table, table.open[at]!)
    }
    const chance = table.luck.draws !== draws || uncovers(before, this.game.known(table.state, this.box), seat)
    // There others' sealed answers are unknown; here it may be the last that is missing.
    const last = this.branches !== undefined && this.open.length === 1
    const opens = last && (table.branches === undefined || table.questionFor(seat) === undefined)
    return { table, chance, final: chance || opens }
  }

  private guessHere(seat: Seat, dice: Dice, forgets: boolean): Table<T> {
    const table = this.copy()
    table.streams = new Streams(String(dice.word()))
    table.luck = new Chance(table.streams, table.state.chance)
    if (forgets) forget(table.state, seat)
    this.game.guess(table.state, seat, dice, this.box)
    if (table.branches !== undefined) {
      for (const branch of table.branches) {
        if (branch.seat === seat) continue
        branch.body = branch.begin()
        table.advance(branch, undefined)
      }
      table.openBranches(table.branches)
    }
    return table
  }

  /** Someone else is asked: begin the step anew in the guessed world, as far as the answers are on offer there. */
  private guessStep(seat: Seat, dice: Dice, record: TableOptions['record'], forgets: boolean): Table<T> {
    const { state, entries } = this.checkpoint()
    if (forgets) forget(state, seat)
    this.game.guess(state, seat, dice, this.box)
    const table = new Table(this.game, this.box, new Streams(String(dice.word())), state, record ? { record } : {})
    for (const entry of entries) if (!table.give(entry).ok) break
    return table
  }
}

const historyFor = <T extends Terms>(game: Game<T>, record: TableOptions['record'] = false): History<T> | undefined =>
  record === false ? undefined : new History(game, record === 'copies')

const keyOf = (option: Option): string => option.key
