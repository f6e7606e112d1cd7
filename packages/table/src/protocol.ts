import type { JsonObject, Problem, Question, RuleId, Seat } from '@wanli/kernel'

/*
 * What a page and a table tell each other. A table in a worker of this browser and a table on a server speak the same way, so
 * that the page need not know which it is.
 */

/** Who sits there: a person at this screen, or a bot. */
export interface SeatPlan {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** Which bot. */
  readonly bot?: string
}

/** What a table is made of. */
export interface TablePlan {
  readonly id: string
  readonly game: string
  readonly title: string
  /** As the game's own check wants it. */
  readonly setup: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly seats: readonly SeatPlan[]
  /** Such a table is not put into the browser's store (a lesson). */
  readonly unkept?: true
  /** Persons are asked even what has one sensible answer (a lesson). */
  readonly asksAll?: true
}

/** A question as the page gets it: what the engine asks, without what nobody may see. */
export type Asked = Pick<Question, 'seat' | 'prompt' | 'options' | 'about' | 'topic' | 'at'> & {
  /** Only what everybody may see of it: whoever is asked may look at his own cards for the rest. */
  readonly openly?: true
}

/** Something that happened, with what this viewer may know of it, and after which answer. */
export interface Told {
  readonly n: number
  readonly move: number
  readonly event: { readonly kind: string; readonly [member: string]: unknown }
}

/** Somebody is waited for, though others are asked: he may take back, or give the turn over. */
export interface Held {
  readonly seat: Seat
  /** What the others are asked is only whether they play something: it need not be the end of the turn. */
  readonly window: boolean
}

/** The table as the viewer saw it when event `n` was told, in the middle of an answer. */
export interface Between {
  readonly n: number
  readonly view: object
}

/** The table as one seat sees it, after an answer. */
export interface News {
  readonly seat: Seat | null
  /** Answers given so far. */
  readonly move: number
  readonly view: object
  /** The question to the viewer, if he is asked. */
  readonly question: Asked | undefined
  /** Who is asked. */
  readonly waiting: readonly Seat[]
  /** What is new since the number that the page named. */
  readonly told: readonly Told[]
  /** What automata did comes all at once, without a question: the table in between, for who wants to follow. */
  readonly between: readonly Between[]
  /** The numbers of events that were taken back: all from this one on. */
  readonly takenBack: number | undefined
  readonly canUndo: boolean
  /** More than one answer that the viewer chose could be taken back. */
  readonly canUndoTurn: boolean
  /** How many answers the viewer could take back, one after the other; those too that were given in his place. */
  readonly back: number
  /** Whose turn is over, but not given over yet: nobody goes on before `endTurn`. */
  readonly held: Held | undefined
  /** The number of the viewer's last answer; 0 = none yet. */
  readonly answered: number
  readonly standing: Readonly<Record<string, string>>
  readonly scores: readonly number[]
  readonly over: boolean
  readonly winners: readonly Seat[]
}

export interface Refused {
  readonly key: string
  readonly option: { readonly kind: string; readonly key: string }
  readonly rule: RuleId
  /** What is missing here, for the game's sentence about it. */
  readonly facts?: JsonObject
}

/** The table as it would be after an answer. What is drawn or hidden is not foretold. */
export interface Preview {
  readonly view: object
  /** Something would be drawn or shown: the rest is chance. */
  readonly chance: boolean
}

/** The points of every seat after each answer. */
export interface Timeline {
  readonly scores: readonly (readonly number[])[]
}

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly problem: Problem }

/** What a page may ask of a table. */
export interface Calls {
  /** A new game, or one that goes on from a log or a position. A watched table is only looked at, never kept. */
  open(plan: TablePlan, source?: unknown, watched?: boolean): Outcome
  /**
   * The table through the eyes of a seat. `openly`: only what everybody may see, with the question to this seat if it may be
   * asked in front of everybody: a screen that several people look at.
   */
  look(seat: Seat | null, since: number, openly?: boolean): News
  /** `over`: with this answer the turn is given over, unless more is asked. */
  answer(seat: Seat, key: string, at: number, over?: boolean): Outcome
  /** Several answers that are one choice: to each question that goes on with it the one of these that is on offer. */
  answerAll(seat: Seat, keys: readonly string[], at: number): Outcome
  /** The last answer that the seat chose; `to`: back to so many answers on the table. */
  undo(seat: Seat, to?: number): Outcome
  /** All that this seat could take back one by one. */
  undoTurn(seat: Seat): Outcome
  /** Give the turn over. */
  endTurn(seat: Seat): Outcome
  /** Whether bots, and the next person at this screen, wait until a turn is given over. */
  holds(on: boolean): void
  /** Back to the table as it was after so many answers, also where nobody could undo. */
  rewind(move: number): Outcome
  stand(seat: Seat, topic: string, key: string | null): Outcome
  refused(seat: Seat, openly?: boolean): readonly Refused[]
  preview(seat: Seat, key: string, openly?: boolean): Preview | null
  /** Whether this answer could not be taken back, as far as the seat can know. */
  final(seat: Seat, key: string): boolean
  /** The table as it was after so many answers. */
  at(move: number, seat: Seat | null): News | null
  timeline(): Timeline
  /** The game as a log, to be saved as a file. */
  log(): unknown
  /** Milliseconds between the answers of bots; 0 = at once; -1 = they wait for `step`. */
  pace(ms: number): void
  step(): void
  /** Ask persons only if they have something to choose, else wait as long as they usually take. */
  spare(on: boolean): void
}
export type CallName = keyof Calls

export interface CallMessage {
  readonly id: number
  readonly call: CallName
  readonly args: readonly unknown[]
}
