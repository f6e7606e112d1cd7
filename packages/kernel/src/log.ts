import { answerText, parseAnswer } from './answers.ts'
import type { Game, Terms } from './game.ts'
import { isObject, type Json, shown } from './json.ts'
import { type Position, openPosition, readPosition } from './position.ts'
import { bad, good, type Result } from './result.ts'
import { Table, type TableOptions } from './table.ts'

export const LOG_FORMAT = 1

/** A saved game is its log: set-up, seed and answers by key. Everything else follows from them. */
export interface Log {
  readonly wanli: 'log'
  readonly format: typeof LOG_FORMAT
  readonly game: string
  readonly rules: string
  readonly setup: Json
  readonly seed: string
  /** Set when the game began from a position instead of a set-up. */
  readonly start?: Position
  /** Keys; `@seat key` where several seats were asked. */
  readonly answers: readonly string[]
  /** One character per answer, from the hash of the table after it: tells where a replay leaves the recorded game. */
  readonly checks: string
}

export function writeLog<T extends Terms>(table: Table<T>, start?: Position): Log {
  const log: Log = {
    wanli: 'log',
    format: LOG_FORMAT,
    game: table.game.id,
    rules: table.game.version,
    setup: table.box.setup as Json,
    seed: table.seed,
    // The table's record holds the answers of the position too, and an undo may have taken some of them back.
    ...(start === undefined ? {} : { start: { ...start, answers: [] } }),
    answers: table.entries.map(answerText),
    checks: '',
  }
  let checks = ''
  const replayed = replay(table.game, log, { each: (at) => (checks += checkOf(at)) })
  if (!replayed.ok) throw new Error(`the table's own log does not replay: ${JSON.stringify(replayed.error)}`)
  return { ...log, checks }
}

const CHECK_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const checkOf = <T extends Terms>(table: Table<T>): string =>
  CHECK_DIGITS[Number.parseInt(table.hash().slice(-2), 16) & 63]!

/** Is this the log of such a game, in a format and of rules that we know? */
export function readLog(input: unknown, game: { readonly id: string; readonly version: string }): Result<Log> {
  if (!isObject(input) || input['wanli'] !== 'log') return bad('not-a-log')
  if (input['format'] !== LOG_FORMAT) return bad('format-version', { found: shown(input['format']), known: LOG_FORMAT })
  if (input['game'] !== game.id) return bad('other-game', { found: shown(input['game']), known: game.id })
  if (input['rules'] !== game.version)
    return bad('rules-version', { found: shown(input['rules']), known: game.version })
  const { answers, checks, seed, setup } = input
  if (typeof seed !== 'string' || !isObject(setup) || typeof checks !== 'string') return bad('not-a-log')
  if (!Array.isArray(answers) || !answers.every((answer) => typeof answer === 'string')) return bad('not-a-log')
  if (checks !== '' && checks.length !== answers.length)
    return bad('cut-off', { answers: answers.length, checks: checks.length })
  return good(input as unknown as Log)
}

interface ReplayOptions<T extends Terms> extends TableOptions {
  /** Stop after so many answers. */
  readonly upTo?: number
  /** Called after every answer. */
  readonly each?: (table: Table<T>, count: number) => void
  /** Called once, before the first answer. */
  readonly begin?: (table: Table<T>) => void
  /** Compare with the recorded checks, and stop at the first entry that differs. */
  readonly verify?: boolean
}

/** Play a log again. */
export function replay<T extends Terms>(game: Game<T>, log: Log, options: ReplayOptions<T> = {}): Result<Table<T>> {
  const started = startOf(game, log, options)
  if (!started.ok) return started
  const table = started.value
  options.begin?.(table)
  const upTo = Math.min(options.upTo ?? log.answers.length, log.answers.length)
  for (let i = 0; i < upTo; i++) {
    const { seat, key } = parseAnswer(table, log.answers[i]!)
    const given = table.answer(seat, key)
    if (!given.ok) return bad('entry-differs', { entry: i + 1, key, why: given.error.code })
    if (options.verify === true && log.checks !== '' && checkOf(table) !== log.checks[i])
      return bad('entry-differs', { entry: i + 1, key, why: 'check' })
    options.each?.(table, i + 1)
  }
  return good(table)
}

function startOf<T extends Terms>(game: Game<T>, log: Log, options: TableOptions): Result<Table<T>> {
  if (log.start !== undefined) {
    const position = readPosition(log.start, game)
    return position.ok ? openPosition(game, position.value, options) : position
  }
  const setup = game.checkSetup(log.setup)
  return setup.ok ? good(Table.start(game, setup.value, log.seed, options)) : setup
}
