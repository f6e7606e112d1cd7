import type { Dice, Seat, Table, Terms } from '@wanli/kernel'
import type { Character } from './characters.ts'

/** A player that is a program. One object plays one seat of one table, from its first question to its last. */
export interface Bot<T extends Terms = Terms> {
  readonly name: string
  /** Whose tastes it has. */
  readonly character?: Character
  /** Milliseconds that it takes for a command at most, where there is a clock. */
  readonly ms?: number
  /**
   * The answer to the question that this seat is asked: an index among `table.questionFor(seat).options`. The choice may
   * depend on what the seat can see, and on the bot's own dice; on nothing else.
   */
  choose(table: Table<T>, seat: Seat): number
  /**
   * The same choice in pieces: after each of them whoever waits may take a breath, or want no answer any more. A bot without it
   * answers in no time.
   */
  ponder?(table: Table<T>, seat: Seat, limits: Limits): Generator<void, number, void>
}

/** What ends a bot's thinking before it has seen everything: then the best so far is chosen. */
export interface Limits {
  /** Lines of play that are looked at. */
  readonly nodes: number
  /** Guessed worlds in which each command is tried; if left out, as many as the bot is made for. */
  readonly worlds?: number
  /** The time is up, or nobody wants to know any more. */
  readonly isUp: () => boolean
}

/** How much a bot may think about one question; whichever is used up first ends it, and the best so far is chosen. */
export interface Budget {
  /** Lines of play that are looked at. The same budget and dice lead to the same choice. */
  readonly nodes?: number
  /** Guessed worlds in which each command is tried. */
  readonly worlds?: number
  readonly ms?: number
}

/** A kind of bot, of which each seat gets its own. */
export interface BotKind<T extends Terms = Terms> {
  readonly name: string
  /** It looks ahead on copies of the table, so the table must keep a record. */
  readonly searches: boolean
  /** `character`: whose tastes it has; if left out its dice say. A kind without characters doesn't care. */
  make(dice: Dice, character?: Character): Bot<T>
}

/** The question a bot has to answer; a bot that nobody asks has been called by mistake. */
export function questionOf<T extends Terms>(table: Table<T>, seat: Seat) {
  const question = table.questionFor(seat)
  if (question === undefined) throw new Error(`seat ${seat} is not asked anything, so its bot can't choose`)
  return question
}
