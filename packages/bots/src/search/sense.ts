import type { Question, Seat, Table, Terms } from '@wanli/kernel'

export type Asked<T extends Terms> = Question<T['option'], T['prompt']>

/**
 * What a player must know of a game to look one command ahead. A command is all that a seat chooses in a row: which card,
 * what for, where, paid with what.
 */
export interface Sense<T extends Terms> {
  /** How good the table is for this seat. `root` is the table as it was before the command. */
  value(table: Table<T>, seat: Seat, root: T['state']): number
  /** This question begins something new: the command before it is over and can be judged. */
  rests(question: Asked<T>, path: readonly T['option'][]): boolean
  /** The options that deserve a look, by index, the likeliest first; none drops the line. If left out: all but asides. */
  tries?(table: Table<T>, seat: Seat, question: Asked<T>): readonly number[]
  /** An option that costs nothing and leads back to the same question: taken as soon as it betters the table as it stands. */
  isAside?(option: T['option'], question: Asked<T>): boolean
  /** The best few by the value are judged once more, by what would take too long for every line. */
  readonly closer?: Closer<T>
  /** Questions that looking ahead can't answer, such as a bid: answered by a rule of thumb. */
  habit?(table: Table<T>, seat: Seat, question: Asked<T>): number | undefined
}

/** A closer look at the tables after the best few commands. */
export interface Closer<T extends Terms> {
  /** How many it looks at, and how far behind the best by the value they may be. */
  readonly commands: number
  readonly reach: number
  value(table: Table<T>, seat: Seat, root: T['state']): number
}

/** What a player must know besides, to play on in guessed worlds and to say what it expects there. */
export interface Foresight<T extends Terms = Terms> extends Sense<T> {
  /** What the value is made of, by name. */
  readonly terms: readonly string[]
  /** The terms of the value, in that order; the value is their sum. At a finished table: what counts then. */
  parts(table: Table<T>, seat: Seat, root: T['state']): readonly number[]
  /** What who plays on in guessed worlds goes by instead: there are many of them, so he must be quick. */
  readonly hasty?: Partial<Pick<Sense<T>, 'tries' | 'rests'>>
  /** Playing on in the head ends where this number changes: the round, the Year. */
  horizon(state: T['state']): number
  /** Options of a question of habit that deserve a thought, the likeliest first; if left out, all of them. */
  shortlist?(table: Table<T>, seat: Seat, question: Asked<T>): readonly number[] | undefined
  /** How much thought a question of habit deserves, of a command's; 0 = the rule of thumb will do. */
  share?(question: Asked<T>): number
  /** How much what the best of the others has counts against the own. */
  rivalry(box: T['box']): number
  /**
   * How likely a seat is to win among players of one strength that is so far ahead of the best of the others, by the value, when this horizon begins;
   * undefined at tables where nobody has measured it.
   */
  chance?(box: T['box'], horizon: number, ahead: number): number | undefined
  /** All win together: what is good for one of them is good for all. */
  team?(box: T['box']): boolean
}

/** Answer a seat's question by the number of an option. */
export function pick<T extends Terms>(table: Table<T>, seat: Seat, option: number): void {
  const index = table.open.length === 1 ? 0 : table.open.findIndex((question) => question.seat === seat)
  table.pick(index, option)
}

export const indexOf = (question: Question, key: string | undefined): number =>
  question.options.findIndex((option) => option.key === key)
