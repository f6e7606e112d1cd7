import type { Seat } from '@wanli/kernel'
import type { HintState } from './hints.ts'
import type { News, Outcome, Preview, Refused, Since, Step, TablePlan, Timeline } from './protocol.ts'

/** What a client may ask of a table, as far as its session's rights go (rights.ts). */
export interface Calls {
  /** What the table is made of. The seed is in it for who owns the table, and for all when the game is over. */
  plan(): Omit<TablePlan, 'seed'> & { readonly seed?: string }
  /**
   * The table through the eyes of a seat. `openly`: only what everybody may see, with the question to this seat if it may be
   * asked in front of everybody: a screen that several people look at.
   */
  look(seat: Seat | null, since: Since, openly?: boolean): News
  /** `over`: with this answer the turn is given over, unless more is asked. */
  answer(seat: Seat, key: string, at: number, over?: boolean): Outcome
  /** Several answers that are one choice: to each question that goes on with it the one of these that is on offer. */
  answerAll(seat: Seat, keys: readonly string[], at: number): Outcome
  /** The last answer that the seat chose; `to`: back to so many answers on the table. */
  undo(seat: Seat, to?: number): Outcome
  /** What this seat chose and could take back, the last one first. */
  steps(seat: Seat): readonly Step[]
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
  /** What a bot would do in this seat's place, as far as it knows by now: it goes on thinking until `unhint`. */
  hint(seat: Seat): HintState
  /** Nobody wants to know it any more. */
  unhint(seat: Seat): void
  /** The table as it was after so many answers. */
  at(move: number, seat: Seat | null): News | null
  timeline(): Timeline
  /** The game as a log, to be saved as a file: with its seed, and with what every seat has chosen in secret. */
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

/** Why a call was not even tried. */
const REFUSALS = [
  'malformed',
  'no-such-call',
  'not-your-seat',
  'not-the-host',
  'not-before-the-end',
  'not-open',
] as const
/** `broke`: it was tried, and a rule broke. */
export type RefusalCode = (typeof REFUSALS)[number] | 'broke'

/** What became of a call. `id` is null where the message named none. */
export type Reply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number | null; readonly error: RefusalCode; readonly message?: string }
