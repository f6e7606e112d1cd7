import {
  type AnyGame,
  type AnyTable,
  answerText,
  isObject,
  type Json,
  type Log,
  openPosition,
  type Position,
  readLog,
  readPosition,
  replay,
  type Result,
  Table,
  type TableEvent,
  type TableOptions,
  writeLog,
} from '@wanli/kernel'
import type { TablePlan } from './protocol.ts'

/** Who listens while a table is opened. */
export interface Ears {
  /** Something happens. `move`: with which answer, as far as the table itself can't be asked yet. */
  hear(event: TableEvent, secret: Parameters<NonNullable<TableOptions['say']>>[1], move: number): void
  /** The table after an answer of the log, and before the first. */
  note(table: AnyTable): void
}

/** A table, and the position that it began from if it did not begin at its beginning. */
export interface Opened {
  readonly table: AnyTable
  readonly start: Position | undefined
}

/** A new game by its plan, or one that goes on from a log or a position. */
export function openTable(game: AnyGame, plan: TablePlan, source: unknown, ears: Ears): Result<Opened> {
  // The answer that is being given counts already.
  let move = 0
  const options: TableOptions = { record: true, say: (event, secret) => ears.hear(event, secret, move) }
  if (isObject(source) && source['wanli'] === 'position') {
    const position = readPosition(source, game)
    return position.ok ? withStart(openPosition(game, position.value, options), position.value) : position
  }
  if (source === undefined) {
    const setup = game.checkSetup(plan.setup)
    return setup.ok ? withStart({ ok: true, value: Table.start(game, setup.value, plan.seed, options) }) : setup
  }
  const log = readLog(source, game)
  if (!log.ok) return log
  const each = (table: AnyTable) => {
    ears.note(table)
    move = table.entries.length + 1
  }
  return withStart(replay(game, log.value, { ...options, begin: each, each, verify: true }), log.value.start)
}

const withStart = (opened: Result<AnyTable>, start?: Position): Result<Opened> =>
  opened.ok ? { ok: true, value: { table: opened.value, start } } : opened

/** The log as it is kept after every answer: checks would cost a whole replay each time. */
export const recordOf = ({ table, start }: Opened): Log => ({
  wanli: 'log',
  format: 1,
  game: table.game.id,
  rules: table.game.version,
  setup: table.box.setup as Json,
  seed: table.seed,
  ...(start === undefined ? {} : { start: { ...start, answers: [] } }),
  answers: table.entries.map(answerText),
  checks: '',
})

/** The log for a file, with the checks that tell where a replay goes astray. */
export const fileOf = ({ table, start }: Opened): Log => writeLog(table, start)
