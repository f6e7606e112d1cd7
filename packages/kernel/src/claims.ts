import type { Option, Question, Seat, Terms, Told } from './game.ts'
import type { Json } from './json.ts'
import type { Table } from './table.ts'

/** A table on which something is tried out, and all that was told on it. */
export interface Tried<T extends Terms> {
  readonly table: Table<T>
  readonly told: readonly Told<T['event']>[]
}

/** Where a claim is looked into. Nothing that is done there is real. */
export interface Trial<T extends Terms> {
  readonly seat: Seat
  /** This moment once more. */
  readonly fork: () => Tried<T>
  /** What would be if the table were like this: the state is changed, and the rules go on until they ask or come to a step. */
  readonly stage: (change: (state: T['state']) => void, stopBefore?: string) => Tried<T>
}

/**
 * Something that is shown to a player about what is to come: a price, an outlook, a preview, a remark. With it comes how to look
 * whether it is so, from what happens at the table and not from the sum that was shown.
 */
export interface Claim<T extends Terms> {
  /** In a few words: `price of wall left`. */
  readonly about: string
  readonly says: Json
  /** What comes of it. Undefined: it can't be seen now, as something else comes between. */
  comes(trial: Trial<T>): Json | undefined
}

/** All that a game shows of what is to come, so that the law `shown` can hold it to it. */
export interface Claims<T extends Terms> {
  /** What a seat's view says of the table. */
  table?(view: T['view'], seat: Seat, box: T['box']): readonly Claim<T>[]
  /** What is remarked on an option of its question. */
  option?(
    option: T['option'] & Option,
    question: Question<T['option'], T['prompt']>,
    view: T['view'],
    box: T['box'],
  ): readonly Claim<T>[]
}
