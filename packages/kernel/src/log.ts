import { answerText, parseAnswer } from './answers.ts'
import type { Game, Terms } from './game.ts'
import { isObject, type Json, shown } from './json.ts'
import { gameOf, type Position, openPosition, readPosition, writePosition } from './position.ts'
import { bad, good, type Result } from './result.ts'
import { type Seeding, SEEDINGS } from './seeding.ts'
import { Table, type TableOptions } from './table.ts'
import { marksOf } from './version.ts'

export const LOG_FORMAT = 1

/** A saved game is its log: set-up, seed and answers by key. Everything else follows from them. */
export interface Log {
  readonly wanli: 'log'
  readonly format: typeof LOG_FORMAT
  readonly game: string
  /** The version of rules and data (version.ts). The first builds wrote `1` through all changes. */
  readonly rules: string
  readonly setup: Json
  readonly seed: string
  /** How the seed is spread. The first builds did not say so: `lanes`. */
  readonly seeding?: Seeding
  /** Set when the game began from a position instead of a set-up. */
  readonly start?: Position
  /** Keys; `@seat key` where several seats were asked. */
  readonly answers: readonly string[]
  /** One character per answer, from the hash of the table after it: tells where a replay leaves the recorded game. */
  readonly checks: string
  /** The table as it lies there, for the day when rules or data have changed and the answers no longer lead to it. */
  readonly kept?: Kept
  /** A mark of every row of data, so that it can be told which have changed. */
  readonly marks?: string
  /** What is known of its last moment where no position was kept. */
  readonly ends?: { readonly scores: readonly number[]; readonly waiting: readonly number[] }
  /** The log up to `start`, if the game went on from there under other rules. */
  readonly earlier?: Log
}

/** A position of the same table: set-up and seed are those of the log. */
export type Kept = Pick<Position, 'chance' | 'agenda' | 'standing' | 'table' | 'seen' | 'answers'> & {
  /** How many answers of the log lead to it. */
  readonly at: number
}

/** Where a game began that did not begin with its set-up. */
export type Beginning = Pick<Log, 'start' | 'earlier'>

/** The log without checks, which cost a whole replay: what is kept after every answer. */
export function recordOf<T extends Terms>(table: Table<T>, { start, earlier }: Beginning = {}): Log {
  const { game, box } = table
  return {
    wanli: 'log',
    format: LOG_FORMAT,
    ...gameOf(table),
    // The table's record holds the answers of the position too, and an undo may have taken some of them back.
    ...(start === undefined ? {} : { start: { ...start, answers: [] } }),
    answers: table.entries.map(answerText),
    checks: '',
    ...(table.over ? {} : { kept: keptOf(table), marks: marksOf(game, box) }),
    ...(earlier === undefined ? {} : { earlier }),
  }
}

function keptOf<T extends Terms>(table: Table<T>): Kept {
  const { chance, agenda, standing, table: lies, seen, answers } = writePosition(table)
  return {
    at: table.entries.length,
    ...(chance === undefined ? {} : { chance }),
    ...(agenda === undefined ? {} : { agenda }),
    ...(standing === undefined ? {} : { standing }),
    table: lies,
    ...(seen === undefined ? {} : { seen }),
    ...(answers === undefined ? {} : { answers }),
  }
}

export function writeLog<T extends Terms>(table: Table<T>, beginning?: Beginning): Log {
  const log = recordOf(table, beginning)
  let checks = ''
  const replayed = replay(table.game, log, { each: (at) => (checks += checkOf(at)) })
  if (!replayed.ok) throw new Error(`the table's own log does not replay: ${JSON.stringify(replayed.error)}`)
  return { ...log, checks }
}

const CHECK_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A sign of the state as it is built inside. */
export const checkOf = <T extends Terms>(table: Table<T>): string =>
  CHECK_DIGITS[Number.parseInt(table.hash().slice(-2), 16) & 63]!

/** Is this the log of such a game, in a format that we know? Whether it leads where it led under these rules is `goOn`'s to say. */
export function readLog(input: unknown, game: { readonly id: string }): Result<Log> {
  if (!isObject(input) || input['wanli'] !== 'log') return bad('not-a-log')
  if (input['format'] !== LOG_FORMAT) return bad('format-version', { found: shown(input['format']), known: LOG_FORMAT })
  if (input['game'] !== game.id) return bad('other-game', { found: shown(input['game']), known: game.id })
  const { answers, checks, seed, setup, rules, seeding = 'lanes', kept, marks, earlier } = input
  if (typeof seed !== 'string' || !isObject(setup) || typeof checks !== 'string') return bad('not-a-log')
  if (typeof rules !== 'string') return bad('not-a-log')
  if (!SEEDINGS.some((known) => known === seeding)) return bad('unknown-seeding', { found: shown(seeding) })
  if (kept !== undefined && !(isObject(kept) && Number.isInteger(kept['at']) && isObject(kept['table'])))
    return bad('not-a-log')
  if ((marks !== undefined && typeof marks !== 'string') || (earlier !== undefined && !isObject(earlier)))
    return bad('not-a-log')
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
    const entry = parseAnswer(table, log.answers[i]!)
    const { key } = entry
    const given = table.give(entry)
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
  if (!setup.ok) return setup
  return good(Table.start(game, setup.value, log.seed, { ...options, seeding: log.seeding ?? 'lanes' }))
}
