import type { Chance } from './chance.ts'
import {
  type Box,
  type Branch,
  FINISHED,
  type Game,
  type Pause,
  type Refusal,
  type Rule,
  type RuleId,
  type Seat,
  type Step,
  type StepOf,
  type Terms,
  type Told,
} from './game.ts'
import type { JsonObject } from './json.ts'
import { Reading } from './reading.ts'
import { BrokenRule } from './result.ts'
import type { AnyReaction, Raised } from './ruleset.ts'
import { isUntilNews, standingKey } from './standing.ts'
import type { Table } from './table.ts'

/** Who listens to a table. Written as methods, so that any table may stand for a table of any game. */
interface Ears<T extends Terms> {
  say(event: T['event'], secret?: Told['secret']): void
  refuse(option: T['option'], rule: RuleId, facts?: JsonObject): void
}

/** A window that has passed without a question: nothing is allocated. */
const passed = <R>(value: R): Rule<R> => {
  const result = { done: true, value }
  const rule = { next: () => result, [Symbol.iterator]: () => rule }
  return rule as unknown as Rule<R>
}
const HAPPENED = passed(true)
const PREVENTED = passed(false)
/** A rule that has nothing more to do: for whoever must return one, and has asked nobody. */
export const DONE: Rule = passed<void>(undefined)
const NO_REACTIONS: readonly never[] = []

/** What rules may do at a table: read the state, ask, refuse, open windows, draw, tell, and go on. */
export abstract class Desk<T extends Terms> extends Reading<T> {
  readonly game: Game<T>
  /** Tell what happens. Undefined while nobody listens: `g.say?.(...)` then costs nothing, not even its arguments. */
  say: Ears<T>['say'] | undefined
  /** Note a candidate that a rule forbids. Undefined unless the table explains: `g.refuse?.(...)` then costs nothing. */
  refuse: Ears<T>['refuse'] | undefined
  protected refusals: Refusal<T['option']>[] = []
  protected luck: Chance
  protected serial = 0

  constructor(game: Game<T>, box: T['box'] & Box<T>, state: T['state'], luck: Chance) {
    super(box, state)
    this.game = game
    this.luck = luck
  }

  /** Every desk is that of a table. */
  protected get table(): Table<T> {
    return this as unknown as Table<T>
  }

  /** Chance, by the name of its stream. */
  get chance(): Chance {
    return this.luck
  }

  /** Ask one seat. A single option is taken without asking. */
  *ask<O extends T['option']>(seat: Seat, prompt: T['prompt'], options: readonly O[], about?: JsonObject): Rule<O> {
    const refused = this.takeRefusals()
    if (options.length === 1) return options[0]!
    if (options.length === 0) throw new BrokenRule(`nothing on offer: ${prompt}, seat ${seat}`)
    const pick = yield { seat, prompt, options, about, topic: undefined, refused, at: 0 }
    return options[pick as number]!
  }

  /** Ask one seat even if there is only one option: the player wants to see it. */
  *confirm<O extends T['option']>(seat: Seat, prompt: T['prompt'], options: readonly O[], about?: JsonObject): Rule<O> {
    const refused = this.takeRefusals()
    if (options.length === 0) throw new BrokenRule(`nothing on offer: ${prompt}, seat ${seat}`)
    const pick = yield { seat, prompt, options, about, topic: undefined, refused, at: 0 }
    return options[pick as number]!
  }

  /**
   * A chance to act that must not betray who could: asked even if there is only one option, unless the seat has a standing
   * answer to questions on this topic.
   */
  *offer<O extends T['option']>(
    seat: Seat,
    prompt: T['prompt'],
    topic: string,
    options: readonly O[],
    about?: JsonObject,
  ): Rule<O> {
    const refused = this.takeRefusals()
    const standing = this.standingAnswer(seat, topic)
    const taken = standing === undefined ? undefined : options.find((option) => option.key === standing)
    if (taken !== undefined) return taken
    const pick = yield { seat, prompt, options, about, topic, refused, at: 0 }
    return options[pick as number]!
  }

  /** Several seats choose at once, each in its own small rule; all results are sealed until the last is in. */
  *together<R>(seats: readonly Seat[], choose: (seat: Seat) => Rule<R>): Rule<R[]> {
    const branches = seats.map((seat): Branch => {
      const begin = () => choose(seat)
      const branch: Branch = { seat, begin, body: begin(), open: undefined, result: undefined }
      // At once, before the next seat's candidates are weighed: each question keeps its own refusals.
      this.advance(branch, undefined)
      return branch
    })
    if (branches.every((branch) => branch.open === undefined)) return branches.map((branch) => branch.result as R)
    return (yield branches) as R[]
  }

  /** Ask several seats at once; the answers stay sealed until the last is in. */
  askAll<O extends T['option']>(
    seats: readonly Seat[],
    prompt: T['prompt'],
    options: (seat: Seat) => readonly O[],
    about?: (seat: Seat) => JsonObject,
  ): Rule<O[]> {
    return this.together(seats, (seat) => this.ask(seat, prompt, options(seat), about?.(seat)))
  }

  /**
   * The candidates that no rule refuses. Legality exists here and nowhere else. `facts` measures what a refused candidate is short
   * of; it is asked only by a table that explains.
   */
  legal<O extends T['option']>(
    candidates: readonly O[],
    refuse: (candidate: O) => RuleId | undefined,
    facts?: (candidate: O, rule: RuleId) => JsonObject | undefined,
  ): O[] {
    const allowed: O[] = []
    for (const candidate of candidates) {
      const rule = refuse(candidate)
      if (rule === undefined) allowed.push(candidate)
      else this.refuse?.(candidate, rule, facts?.(candidate, rule))
    }
    return allowed
  }

  /** Weigh something without noting what is refused: a probe, not an offer. */
  quietly<R>(weigh: () => R): R {
    const { refuse } = this
    if (refuse === undefined) return weigh()
    this.refuse = undefined
    const weighed = weigh()
    this.refuse = refuse
    return weighed
  }

  /** Weigh something again, for its reasons alone: what refuses candidates, each rule once, with the facts of its first case. */
  reasons(weigh: () => unknown): Omit<Refusal, 'option'>[] {
    const { refuse } = this
    const found = new Map<RuleId, JsonObject | undefined>()
    this.refuse = (_option, rule, facts) => void (found.has(rule) || found.set(rule, facts))
    weigh()
    this.refuse = refuse
    return [...found].map(([rule, facts]) => refusal(rule, facts))
  }

  /** Nothing is asked after all: what was weighed for the question is forgotten. */
  nevermind(): void {
    if (this.refuse !== undefined) this.refusals = []
  }

  /**
   * Open a window around something that happens: first the reactions that may replace or prevent it, then the thing
   * itself, then the reactions to it. False if it was prevented. With no one to react and nothing to do it is one check.
   */
  raise<W extends keyof T['windows'] & string>(
    window: W,
    event: T['windows'][W] & Raised,
    happen?: () => Rule | void,
  ): Rule<boolean> {
    const reactions = this.box.rules.reactions[window] ?? NO_REACTIONS
    if (reactions === NO_REACTIONS && happen === undefined) return HAPPENED
    // As far as nobody is asked no generator is needed: most windows pass in silence.
    for (let i = 0; i < reactions.length; i++) {
      const reaction = reactions[i]!
      if (reaction.when !== 'would') continue
      const body = reaction.do(this.table, event)
      if (isRule(body)) return this.goOn(reactions, i, body, event, happen)
      if (event.prevented === true) return PREVENTED
    }
    const body = happen?.()
    return isRule(body) ? this.happening(reactions, body, event) : this.happened(reactions, event)
  }

  /** A would-happen reaction asks; the others, and the thing itself, come after it. */
  private *goOn(
    reactions: readonly AnyReaction<T>[],
    from: number,
    asking: Rule,
    event: Raised,
    happen?: () => Rule | void,
  ): Rule<boolean> {
    yield* asking
    for (let i = from + 1; event.prevented !== true && i < reactions.length; i++) {
      const reaction = reactions[i]!
      if (reaction.when !== 'would') continue
      const body = reaction.do(this.table, event)
      if (isRule(body)) yield* body
    }
    if (event.prevented === true) return false
    const body = happen?.()
    if (isRule(body)) yield* body
    return yield* this.happened(reactions, event)
  }

  private *happening(reactions: readonly AnyReaction<T>[], asking: Rule, event: Raised): Rule<boolean> {
    yield* asking
    return yield* this.happened(reactions, event)
  }

  private happened(reactions: readonly AnyReaction<T>[], event: Raised, from = 0): Rule<boolean> {
    for (let i = from; i < reactions.length; i++) {
      const reaction = reactions[i]!
      if (reaction.when !== 'has') continue
      const body = reaction.do(this.table, event)
      if (isRule(body)) return this.reacting(reactions, i, body, event)
    }
    return HAPPENED
  }

  private *reacting(reactions: readonly AnyReaction<T>[], at: number, asking: Rule, event: Raised): Rule<boolean> {
    yield* asking
    return yield* this.happened(reactions, event, at + 1)
  }

  /** The game ends here and now, whatever the rules were in the middle of. Whoever calls it is not returned to. */
  *finish(): Rule<never> {
    yield FINISHED
    throw new BrokenRule('a rule went on after the end of the game')
  }

  /** Put steps in front of all that is on the agenda. */
  next(...steps: readonly StepOf<T>[]): void {
    this.state.agenda.unshift(...(steps as readonly Step[]))
  }

  /** Carry a step out now, in the middle of another: whatever the parts of the rules have put in its place. */
  carryOut(step: StepOf<T>): Rule<unknown> {
    const body = this.box.rules.steps[step.step]!(this.table, step)
    return isRule(body) ? body : DONE
  }

  /** Put a step behind all that is on the agenda. */
  later(step: StepOf<T>): void {
    this.state.agenda.push(step)
  }

  /** Nothing else comes any more. */
  only(...steps: readonly StepOf<T>[]): void {
    this.state.agenda = [...(steps as readonly Step[])]
  }

  /** What this seat answers to every question on a topic, if it has said so. Nobody else's business. */
  standingAnswer(seat: Seat, topic: string): string | undefined {
    const value = this.state.standing?.[`${seat} ${topic}`]
    return value === undefined ? undefined : standingKey(value)
  }

  /** There is news for this seat that bears on a topic: what it has answered for the time being does not stand any longer. */
  endStanding(seat: Seat, topic: string): void {
    if (isUntilNews(this.state.standing?.[`${seat} ${topic}`])) this.setStanding(seat, topic, undefined)
  }

  protected setStanding(seat: Seat, topic: string, value: string | undefined): void {
    const standing: Record<string, string> = { ...this.state.standing }
    if (value === undefined) delete standing[`${seat} ${topic}`]
    else standing[`${seat} ${topic}`] = value
    this.state.standing = standing
  }

  protected advance(branch: Branch, answer: number | undefined): void {
    const result = branch.body.next(answer)
    if (result.done === true) {
      branch.open = undefined
      branch.result = result.value
      return
    }
    const question = result.value
    if (question === FINISHED || isBranches(question) || question.seat !== branch.seat)
      throw new BrokenRule(`the simultaneous choice of seat ${branch.seat} asks someone else`)
    question.at = ++this.serial
    branch.open = question
  }

  private takeRefusals(): readonly Refusal<T['option']>[] | undefined {
    if (this.refuse === undefined) return undefined
    const refused = this.refusals
    this.refusals = []
    return refused
  }
}

/** A body that asks nothing may return anything, such as what a listener returned to `g.say?.(...)`. */
export const isRule = <R>(body: Rule<R> | void): body is Rule<R> =>
  // Not `'next' in body`: that is slow, as every generator function makes a class of its own.
  typeof body === 'object' && body !== null && body.next !== undefined

/** Refusals are plain data: what is not known is left out. */
export const refusal = (rule: RuleId, facts: JsonObject | undefined): Omit<Refusal, 'option'> =>
  facts === undefined ? { rule } : { rule, facts }

export const isBranches = (pause: Pause): pause is readonly Branch[] => Array.isArray(pause)
