import type { Chance, Dice } from './chance.ts'
import type { Claims } from './claims.ts'
import type { Json, JsonObject } from './json.ts'
import type { Result } from './result.ts'
import type { Ruleset } from './ruleset.ts'
import type { Table } from './table.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** A rule's identifier: the reason of a refusal. */
export type RuleId = string

/** One thing a seat may choose. The key is made of its meaning, never of its position: logs hold keys. */
export interface Option {
  readonly kind: string
  readonly key: string
}

/** A candidate that is not on offer, and the rule that forbids it. */
export interface Refusal<O extends Option = Option> {
  readonly option: O
  readonly rule: RuleId
  /** What is missing here and now, for the sentence that says it. It holds only what the seat may see. */
  readonly facts?: JsonObject
}

export interface Question<O extends Option = Option, P extends string = string> {
  readonly seat: Seat
  readonly prompt: P
  readonly options: readonly O[]
  /** What the prompt's text needs to know: points left, the region concerned. */
  readonly about: JsonObject | undefined
  /** What kind of question it is, for standing answers; undefined if there are none to it. */
  readonly topic: string | undefined
  /** What was weighed and refused; kept only by a table that explains. */
  readonly refused: readonly Refusal<O>[] | undefined
  /** Tells this question from the table's earlier ones: an answer that names another is stale. */
  at: number
}

/** What a rule's body yields: a question to one seat, branches that run side by side, or the end of the game. */
export type Pause = Question | readonly Branch[] | typeof FINISHED

/** The game is over in the middle of whatever the rules were doing. */
export const FINISHED = 'finished'

/** The body of a rule. A question is a yield, a sub-rule is a `yield*`. */
export type Rule<T = void> = Generator<Pause, T, unknown>

/** One seat's part of a simultaneous choice. It may ask its own seat and read the state; it must not change anything. */
export interface Branch {
  readonly seat: Seat
  readonly begin: () => Rule<unknown>
  body: Rule<unknown>
  open: Question | undefined
  result: unknown
}

/** A named entry point of the rules, with plain arguments. */
export interface Step {
  readonly step: string
  readonly [argument: string]: Json
}

/** What the kernel keeps in every state. */
export interface Core {
  /** The steps to come, the next one first. */
  agenda: Step[]
  over: boolean
  /** How many words of each chance stream have been read, and the number of the last deal (dealing.ts). */
  chance: Record<string, number>
  /** Answers that a seat gives to every question on a topic until it says otherwise, by `seat topic`. */
  standing?: Record<string, string>
  /** What each seat has seen of piles that lie face down, and still knows: for its guesses. It lies not on the table. */
  remembered?: readonly (readonly Seen[])[]
}

/** A card that a seat knows in a pile: it lies at one of these places, counted from the bottom, or somebody holds it. */
export interface Seen {
  readonly pile: string
  readonly card: number
  readonly at: readonly number[]
  /** Who drew from the places where it may have been, once for each. */
  readonly held?: readonly Seat[]
}

/** A pile that lies face down and that seats may have seen something of. */
export interface Pile {
  /** What the cards are called in positions, by their numbers. */
  readonly names: readonly string[]
  /** The lowest card first. */
  readonly cards: readonly number[]
  /** What each seat has drawn from it and holds; left out: what leaves it is open. */
  readonly hands?: readonly (readonly number[])[]
}

/** What one table has taken out of the box: its set-up, and the rules that this set-up makes. */
export interface Box<T extends Terms> {
  readonly setup: T['setup']
  readonly seats: number
  readonly rules: Ruleset<T>
}

export interface TableEvent {
  readonly kind: string
}

/** An event as it was told: the public part, and what only some seats may know of it. */
export interface Told<E extends TableEvent = TableEvent> {
  readonly event: E
  readonly secret: { readonly to: readonly Seat[]; readonly is: JsonObject } | undefined
}

/** The types that a game is made of. */
export interface Terms {
  setup: object
  box: object
  state: Core
  option: Option
  prompt: string
  event: TableEvent
  view: object
  /** name of a window -> what is about to happen or has happened in it */
  windows: object
  /** name of a number (or list) that cards may change -> { value, about } */
  values: object
  /** name of a step -> its arguments */
  steps: object
}

export type StepName<T extends Terms> = keyof T['steps'] & string
/** A step of a game: its name, with the arguments that go with it. */
export type StepOf<T extends Terms, K extends StepName<T> = StepName<T>> = {
  [N in K]: { readonly step: N } & Readonly<T['steps'][N]>
}[K]

/** Rows of data by their names. */
export type Rows = Readonly<Record<string, unknown>>

/** One moment, through the eyes of one after the other. */
export interface Viewer<T extends Terms> {
  view(seat: Seat | undefined, asked?: Question<T['option'], T['prompt']>): T['view']
}

/** All that the kernel must know of a game. Every function is pure. */
export interface Game<T extends Terms> {
  readonly id: string
  /**
   * The version of the rules. Who changes what happens at a table raises it; the recorded games tell when (docs/testing.md). The
   * version of a log also has a digest of the data in force (version.ts).
   */
  readonly version: string
  /** The rows of data in force at a table, under names that say which they are (`tactics TAC-01`). The same object for the same data. */
  rows?(box: T['box']): Rows
  /** What has changed since versions whose logs don't tell it themselves, by the names of rows. */
  readonly changedSince?: Readonly<Record<string, readonly string[]>>
  checkSetup(input: unknown): Result<T['setup']>
  open(setup: T['setup']): T['box'] & Box<T>
  start(box: T['box'], chance: Chance): T['state']
  copy(state: T['state']): T['state']
  /**
   * What a seat (or, with undefined, a spectator) may see, listed field by field. `asked`: the question that is open to it, for sums
   * that hang on what it has chosen already, such as what one piece more would cost.
   */
  view(state: T['state'], seat: Seat | undefined, box: T['box'], asked?: Question<T['option'], T['prompt']>): T['view']
  /** `view`, for several at one moment: what they see alike is made once. */
  viewer?(state: T['state'], box: T['box']): Viewer<T>
  /**
   * For every hidden thing, in a fixed order, the seats that know it now, as a bit mask. Undo stops where a bit
   * appears on something that the acting seat did not know.
   */
  known(state: T['state'], box: T['box']): readonly number[]
  /** Resample, in place, all that this seat does not know; with undefined, what nobody at the table knows. */
  guess(state: T['state'], seat: Seat | undefined, dice: Dice, box: T['box']): void
  /** The piles that seats may remember cards of (memory.ts), by name. */
  piles?(state: T['state'], box: T['box']): Readonly<Record<string, Pile>>
  /** The seats' names in positions and scenarios, each one word. */
  seatNames(box: T['box']): readonly string[]
  /** The state as readable JSON; defaults are left out unless `full`. */
  writePosition(state: T['state'], box: T['box'], full: boolean): JsonObject
  /** The state of a readable position. It sets no chance; the agenda it returns is the one the position implies. */
  readPosition(position: unknown, box: T['box']): Result<T['state']>
  /**
   * What is broken in a state, as rule IDs with a word of explanation. `asked` are the prompts of the open questions: some
   * things may be so only while a player is asked to mend them.
   */
  invariants(state: T['state'], box: T['box'], asked?: readonly string[]): readonly string[]
  /** Points by seat, as they stand. */
  scores(state: T['state'], box: T['box']): readonly number[]
  /** The winners of a finished game; several share a tie that no rule breaks, or win together. */
  winners(state: T['state'], box: T['box']): readonly Seat[]
  /** The key of the answer that whoever is asked would give, since declining can't matter: people are not asked for it. */
  obvious?(question: Question, state: T['state'], box: T['box']): string | undefined
  /**
   * The key of the one thing to do, where all that is left to choose is how (the next question, `goesOn`) or not at all: people
   * are asked both at once.
   */
  onlyWay?(question: Question): string | undefined
  /** After that answer, the next question goes on with the same choice, such as what to pay with: people see it as one. */
  goesOn?(question: Question, answer: Option, next: Question): boolean
  /**
   * What of a question may lie open where several people look at one screen: options that say nothing of what only its seat
   * may know, and that can be weighed without it. Undefined: the question is for its seat's eyes alone.
   */
  openly?(question: Question, state: T['state'], box: T['box']): readonly Option[] | undefined
  /** What it shows of what is to come, and how to look whether it comes so: see the law `shown`. */
  readonly claims?: Claims<T>
  /** Events at which who follows the table wants to see it as it is then, though no one is asked: an assault, an arrow. */
  readonly staged?: ReadonlySet<string>
  /** Everyone can lose at this table: against the game itself, or against an automaton. */
  canBeLost?(box: T['box']): boolean
}

/** A game whose terms the caller doesn't need to know. */
export type AnyGame = Game<Terms>
export type AnyTable = Table<Terms>
