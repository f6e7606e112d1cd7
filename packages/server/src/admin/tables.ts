import { isObject } from '@wanli/kernel'
import type { FindEngine } from '../games.ts'
import { newTableId } from '../ids.ts'
import { folded, type Journal, type JournalRecord, journalOf } from '../live/journal.ts'
import { type Laid, layGame, logOf } from '../live/play.ts'
import { placesOf, rowOf } from '../live/rows.ts'
import { newRoom } from '../rooms/before.ts'
import { NOBODY } from '../rooms/forget.ts'
import type { RoomState } from '../rooms/state.ts'
import type { Store } from '../store/store.ts'
import { AdminTrouble } from './backup.ts'
import type { Database } from './database.ts'

/** A table, as a list for who looks after the server has it. */
export interface AdminLine {
  readonly table: string
  readonly state: string
  readonly game: string
  readonly title: string
  readonly answers: number
  readonly seats: readonly string[]
  readonly changed: string
}

export async function listTables(database: Database): Promise<readonly AdminLine[]> {
  const rows = await database.query('SELECT id, state, game, changed, line FROM tables ORDER BY changed DESC')
  return rows.map(({ id, state, game, changed, line }) => {
    const { title, move, seats } = JSON.parse(String(line)) as {
      readonly title: string
      readonly move: number
      readonly seats: readonly { readonly kind: string; readonly name?: string }[]
    }
    return {
      table: String(id),
      state: String(state),
      game: String(game),
      title,
      answers: move,
      seats: seats.map(({ kind, name }) => name ?? kind),
      changed: new Date(Number(changed)).toISOString(),
    }
  })
}

async function journalAt(store: Store, table: string): Promise<Journal> {
  const journal = journalOf(await store.log(table, 0))
  if (journal === undefined) throw new AdminTrouble(`there is no table ${table}`)
  return journal
}

/** The next entry of a table. A server that has the table in memory is second with its own, and loads this one. */
async function add(store: Store, table: string, journal: Journal | undefined, record: JournalRecord, at: number) {
  const seq = (journal?.seq ?? 0) + 1
  const after = folded(journal, seq, at, record)
  const moment = { journal: after, waiting: [], winners: [] }
  const text = JSON.stringify(record)
  if (!(await store.append({ table, seq, at, record: text, row: rowOf(moment), places: placesOf(moment) })))
    throw new AdminTrouble('somebody answered at this moment: try it again')
}

/** A game ends as if all had agreed: it counts for nobody. */
export async function endTable(store: Store, table: string, now: number): Promise<void> {
  const journal = await journalAt(store, table)
  const { room } = journal
  if (room.state !== 'playing' && room.state !== 'laying') throw new AdminTrouble('the table is not open any more')
  const ended: RoomState =
    room.state === 'laying' ? { ...room, state: 'closed' } : { ...room, state: 'over', agreed: true }
  await add(store, table, journal, { room: ended }, Math.max(now, journal.at))
}

/** The game of a journal, only looked at. */
function laidFrom(table: string, journal: Journal, kept: string | undefined, engineOf: FindEngine): Laid {
  const engine = engineOf(journal.room.game)
  if (engine === undefined) throw new AdminTrouble(`there is no game called ${journal.room.game}`)
  return layGame({
    table,
    engine,
    journal,
    source: logOf(journal, kept),
    watched: true,
    listener: { changed: () => undefined, broke: () => undefined },
    options: {},
  })
}

/** The log of a game, as a page exports it: with the seed, and with what everybody chose in secret. */
export async function exportTable(store: Store, table: string, engineOf: FindEngine): Promise<unknown> {
  const journal = await journalAt(store, table)
  if (journal.log === undefined) throw new AdminTrouble('the game has not begun')
  const { host, opening } = laidFrom(table, journal, await store.kept(table), engineOf)
  try {
    if (!opening.ok) throw new AdminTrouble(JSON.stringify(opening.problem))
    return host.log()
  } finally {
    host.close()
  }
}

/** A log from elsewhere becomes a table with open seats: who has the link sits down, and when all are ready it goes on. Says the table's name. */
export async function importTable(store: Store, log: unknown, engineOf: FindEngine, now: number): Promise<string> {
  const { game, setup } = isObject(log) ? log : {}
  const engine = typeof game === 'string' ? engineOf(game) : undefined
  if (engine === undefined) throw new AdminTrouble('the file is no log of a game that is played here')
  const checked = engine.game.checkSetup(setup)
  if (!checked.ok) throw new AdminTrouble(JSON.stringify(checked.error))
  const { seats } = engine.game.open(checked.value)
  const who = { person: NOBODY, name: '–' }
  const wish = { game: engine.game.id, setup: setup as Record<string, unknown>, log }
  const open = Array.from({ length: seats }, () => ({ kind: 'open' as const }))
  const room = newRoom({ ...wish, seats: open }, who)
  const table = newTableId()
  await add(store, table, undefined, { by: NOBODY, room, brought: log }, now)
  return table
}

/** What became of a stored game that was played again. */
export interface Verified {
  readonly table: string
  readonly answers: number
  readonly problem?: string
}

/** Every stored game is played again from its start: it must lead where it led. */
export async function* verifyAll(store: Store, database: Database, engineOf: FindEngine): AsyncGenerator<Verified> {
  for (const row of await database.query('SELECT id, line FROM tables ORDER BY id')) {
    const table = String(row['id'])
    const journal = journalOf(await store.log(table, 0))
    if (journal === undefined) {
      yield { table, answers: 0, problem: 'its log is gone' }
      continue
    }
    if (journal.log === undefined) continue
    const { length: answers } = journal.answers
    const { winners } = JSON.parse(String(row['line'])) as { readonly winners?: readonly number[] }
    const problem = problemOf(table, journal, await store.kept(table), winners, engineOf)
    yield { table, answers, ...(problem === undefined ? {} : { problem }) }
  }
}

function problemOf(
  table: string,
  journal: Journal,
  kept: string | undefined,
  winners: readonly number[] | undefined,
  engineOf: FindEngine,
): string | undefined {
  const { room, answers } = journal
  let laid: Laid | undefined
  try {
    laid = laidFrom(table, journal, kept, engineOf)
    const { host, opening } = laid
    if (!opening.ok) return JSON.stringify(opening.problem)
    if (host.entries.length !== answers.length)
      return `${answers.length} answers are kept, ${host.entries.length} can be played`
    const ended = room.state === 'over' && room.agreed !== true
    if (ended !== host.over) return host.over ? 'the game is over, and the table is not' : 'the game is not over'
    const { winners: found } = host.look(null, 'now')
    if (ended && JSON.stringify(found) !== JSON.stringify(winners ?? [])) return 'others have won'
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    laid?.host.close()
  }
}
