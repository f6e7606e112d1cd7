import type { Changed, JsonObject, Problem, Question, RuleId, Seat, Seeding } from '@wanli/kernel'

/*
 * What a client and a table tell each other: plain JSON, so that it may cross any border. A table in a worker of this browser and a table on a server speak the same way, so
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
  /** How a new game spreads its seed; left out: as it is done now. */
  readonly seeding?: Seeding
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

/** An answer that was given, and the question that it answered. */
export interface Step {
  readonly question: Asked
  readonly key: string
  /** How many answers lay on the table before it. */
  readonly move: number
}

/** Something that happened, with what this viewer may know of it, and after which answer. */
export interface NewsLine {
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

/**
 * How far a client has heard. It is the client's own: what one of them asks for, no other misses, and one that was away goes on
 * where it was.
 */
export interface Cursor {
  /** Events that it was told. */
  readonly told: number
  /** How often something had been taken back by then. */
  readonly back: number
  /** The life of the table in which that was: a table that is opened anew has forgotten what was taken back before. */
  readonly life: string
}

/** From where on to tell: what a client has not heard yet, all of it, or nothing of what is past. */
export type Since = Cursor | 'start' | 'now'

/** The table as one seat sees it, after an answer. */
export interface News {
  readonly seat: Seat | null
  /** Answers given so far. */
  readonly move: number
  readonly view: object
  /** The question to the viewer, if he is asked. */
  readonly question?: Asked | undefined
  /** Who is asked. */
  readonly waiting: readonly Seat[]
  /** What each of them is asked, by the name of the question: no secret, as what he may answer can be. */
  readonly asks: readonly string[]
  /** What is new since the place that the client named. */
  readonly told: readonly NewsLine[]
  /** What automata did comes all at once, without a question: the table in between, for who wants to follow. */
  readonly between: readonly Between[]
  /** The numbers of events that were taken back: all from this one on. */
  readonly takenBack?: number | undefined
  /** How far this client has heard now. */
  readonly cursor: Cursor
  readonly canUndo: boolean
  /** More than one answer that the viewer chose could be taken back. */
  readonly canUndoTurn: boolean
  /** How many answers the viewer could take back, one after the other; those too that were given in his place. */
  readonly back: number
  /** Whose turn is over, but not given over yet: nobody goes on before `endTurn`. */
  readonly held?: Held | undefined
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

/**
 * Rules or data have changed since the game was begun, and its answers no longer lead where they led. `kept`: it goes on from the
 * position that was kept after `at` answers; `lost` of them could not be given again. `watch`: it is shown up to there. `position`:
 * there are no answers, it is a position that was written under other rules or data, and goes on under those of today.
 */
export type OtherRules =
  | { readonly how: 'position'; readonly changed: Changed }
  | { readonly how: 'kept'; readonly at: number; readonly lost: number; readonly changed: Changed }
  | { readonly how: 'watch'; readonly at: number; readonly answers: number; readonly changed: Changed }

/** A table was laid, or why not. `otherRules` is to be said to people, once. */
export type Opening =
  | { readonly ok: true; readonly otherRules?: OtherRules }
  | { readonly ok: false; readonly problem: Problem }
