import type { Terms } from '../game.ts'
import { sameData } from '../json.ts'
import { type Log, readLog, replay as replayLog, writeLog } from '../log.ts'
import { answerText } from '../answers.ts'
import type { Table } from '../table.ts'
import type { Instant } from './law.ts'

/** A saved game, written as text and read back, leads to the same table and the same question; each entry verifies. */
export function save<T extends Terms>({ table }: Instant<T>): string | undefined {
  const read = readLog(JSON.parse(JSON.stringify(writeLog(table))), table.game)
  if (!read.ok) return `the log can't be read: ${JSON.stringify(read.error)}`
  return differs(table, read.value, true)
}

/** The answers alone, given again, lead to the same table with the same record. */
export function replay<T extends Terms>({ table }: Instant<T>): string | undefined {
  const { game, box, seed, seeding, entries } = table
  const setup = box.setup as Log['setup']
  const answers = entries.map(answerText)
  return differs(
    table,
    { wanli: 'log', format: 1, game: game.id, rules: game.version, setup, seed, seeding, answers, checks: '' },
    false,
  )
}

function differs<T extends Terms>(table: Table<T>, log: Log, verify: boolean): string | undefined {
  const replayed = replayLog(table.game, log, { verify, record: true })
  if (!replayed.ok) return `the log does not replay: ${JSON.stringify(replayed.error)}`
  if (replayed.value.hash() !== table.hash()) return 'the replayed table has another hash'
  if (!sameData(replayed.value.entries, table.entries)) return 'the replayed table has another record'
  return sameData(asked(replayed.value), asked(table)) ? undefined : 'the replayed table asks something else'
}

const asked = <T extends Terms>(table: Table<T>): unknown =>
  table.open.map(({ seat, prompt, options, about }) => ({ seat, prompt, options, about }))
