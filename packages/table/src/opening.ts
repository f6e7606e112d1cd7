import {
  type AnyGame,
  type AnyTable,
  type Beginning,
  changedSincePosition,
  goOn,
  isObject,
  type Log,
  onlyWatched,
  openPosition,
  readLog,
  readPosition,
  recordOf as recordAt,
  replay,
  type Result,
  Table,
  type TableEvent,
  type TableOptions,
  versionOf,
  writeLog,
} from '@wanli/kernel'
import type { OtherRules, TablePlan } from './protocol.ts'

/** Who listens while a table is opened. */
export interface Ears {
  /** Something happens. `move`: with which answer, as far as the table itself can't be asked yet. */
  hear(event: TableEvent, secret: Parameters<NonNullable<TableOptions['say']>>[1], move: number): void
  /** The table after an answer of the log, and before the first. */
  note(table: AnyTable): void
  /** A log of today's rules and data need not be played to see whether it leads where it led. */
  readonly trusts?: boolean
}

/** A table, from what it began if it did not begin at its beginning, and what must be said about it. */
export interface Opened {
  readonly table: AnyTable
  readonly beginning: Beginning
  readonly otherRules?: OtherRules
}

/** A new game by its plan, or one that goes on from a log or a position, those of earlier versions too. */
export function openTable(
  game: AnyGame,
  plan: TablePlan,
  source: unknown,
  watched: boolean,
  ears: Ears,
): Result<Opened> {
  // The answer that is being given counts already.
  let move = 0
  const options: TableOptions = { record: true, say: (event, secret) => ears.hear(event, secret, move) }
  if (isObject(source) && source['wanli'] === 'position') {
    const start = readPosition(source, game)
    if (!start.ok) return start
    const table = openPosition(game, start.value, options)
    const changed = table.ok ? changedSincePosition(table.value, start.value) : undefined
    return opened(table, { start: start.value }, changed && { how: 'position', changed })
  }
  if (source === undefined) {
    const setup = game.checkSetup(plan.setup)
    if (!setup.ok) return setup
    return opened({
      ok: true,
      value: Table.start(game, setup.value, plan.seed, { ...options, seeding: plan.seeding }),
    })
  }
  const log = readLog(source, game)
  if (!log.ok) return log
  const each = (table: AnyTable) => {
    ears.note(table)
    move = table.entries.length + 1
  }
  const played = (from: Log, upTo?: number) =>
    replay(game, from, { ...options, begin: each, each, ...(upTo === undefined ? {} : { upTo }) })
  if (ears.trusts === true && isOfToday(game, log.value)) return opened(played(log.value), log.value)
  return goesOn(game, log.value, watched, played)
}

function isOfToday(game: AnyGame, { setup, rules }: Log): boolean {
  const checked = game.checkSetup(setup)
  return checked.ok && versionOf(game, game.open(checked.value)) === rules
}

const opened = (
  table: Result<AnyTable>,
  { start, earlier }: Beginning = {},
  otherRules?: OtherRules,
): Result<Opened> => {
  if (!table.ok) return table
  const beginning = { ...(start === undefined ? {} : { start }), ...(earlier === undefined ? {} : { earlier }) }
  return { ok: true, value: { table: table.value, beginning, ...(otherRules === undefined ? {} : { otherRules }) } }
}

/** A log leads where it led; or it goes on from its kept position; or it can be watched as far as it leads. */
function goesOn(
  game: AnyGame,
  log: Log,
  watched: boolean,
  played: (log: Log, upTo?: number) => Result<AnyTable>,
): Result<Opened> {
  const found = goOn(game, log)
  if (!found.ok) return found
  const going = found.value
  if (going.how === 'same') return opened(played(log), log)
  const { changed, at } = going
  // Who only watches sees the game as it was played, not what would come after.
  if (watched) {
    const leads = going.how === 'watch' ? at : going.differs
    return opened(played(log, leads), log, { how: 'watch', at: leads, answers: log.answers.length, changed })
  }
  if (going.how === 'watch') return onlyWatched(log, at)
  return opened(played(going.log), going.log, { how: 'kept', at, lost: going.lost, changed })
}

/** The log as it is kept after every answer: checks would cost a whole replay each time. */
export const recordOf = ({ table, beginning }: Opened): Log => recordAt(table, beginning)

/** The log for a file, with the checks that tell where a replay goes astray. */
export const fileOf = ({ table, beginning }: Opened): Log => writeLog(table, beginning)
