import type { Log } from '@wanli/kernel'
import type { RoomState } from '../rooms/state.ts'
import type { Entry } from '../store/store.ts'
import type { ClockState } from './clock.ts'

/*
 * The log of a table, entry by entry. Nothing is ever changed in it: an answer that is taken back is an entry that says so.
 */

/** From so many answers on it is these. */
export interface Play {
  readonly from: number
  readonly answers: readonly string[]
  /** Something was taken back. */
  readonly back?: true
  /** The first event that was taken back, each time. */
  readonly lost?: readonly number[]
}

/** One entry. */
export interface JournalRecord {
  /** Who did it; nobody, if it was a bot or the clock. */
  readonly by?: string
  /** How the room stands from now on. */
  readonly room?: RoomState
  /** The game is laid, or goes on from elsewhere: all answers before it are in here. */
  readonly log?: Log
  readonly play?: Play
  readonly clock?: ClockState
  /** A game that was begun elsewhere: it is laid when the game starts. */
  readonly brought?: unknown
}

/** What all entries together say. */
export interface Journal {
  readonly seq: number
  /** When the last thing happened. */
  readonly at: number
  readonly room: RoomState
  readonly log: Log | undefined
  readonly answers: readonly string[]
  /** The entry with which the game was laid: another one is another life of the table. */
  readonly life: number
  /** How often something was taken back in this life. */
  readonly backs: number
  readonly lost: readonly number[]
  readonly clock: ClockState | undefined
  readonly brought: unknown
  /** When the last answer was given. */
  readonly played: number
}

/** The position in the store is the later one (`Append.kept`), and nobody looks at this one: it need not lie in memory. */
function withoutPosition({ kept: _kept, marks: _marks, ...log }: Log): Log {
  return log
}

export function folded(before: Journal | undefined, seq: number, at: number, record: JournalRecord): Journal {
  const room = record.room ?? before?.room
  if (room === undefined) throw new Error('the log of a table begins without a room')
  const laid = record.log !== undefined
  const { play } = record
  const answers = laid ? record.log.answers : (before?.answers ?? [])
  return {
    seq,
    at,
    room,
    log: laid ? withoutPosition(record.log) : before?.log,
    answers: play === undefined ? answers : [...answers.slice(0, play.from), ...play.answers],
    life: laid ? seq : (before?.life ?? 0),
    backs: (laid ? 0 : (before?.backs ?? 0)) + (play?.back === true ? 1 : 0),
    lost: [...(laid ? [] : (before?.lost ?? [])), ...(play?.lost ?? [])],
    clock: record.clock ?? before?.clock,
    brought: laid ? undefined : (record.brought ?? before?.brought),
    played: laid || play !== undefined ? at : (before?.played ?? at),
  }
}

/** What a table has become, entry after entry. */
export function journalOf(entries: readonly Entry[], from?: Journal): Journal | undefined {
  let journal = from
  for (const { seq, at, record } of entries) journal = folded(journal, seq, at, JSON.parse(record) as JournalRecord)
  return journal
}
