import { doorOf } from '../live/door.ts'
import { journalOf } from '../live/journal.ts'
import { scrubbed, withoutPerson } from '../rooms/forget.ts'
import { seatsOf } from '../rooms/state.ts'
import type { Person, Store } from '../store/store.ts'
import { AdminTrouble } from './backup.ts'
import type { Database } from './database.ts'

/** Somebody goes, with all that names him: codes, chat, reports, his name at tables and in their logs. What he played stays, as nobody's. Says at how many tables. */
export async function purge(
  store: Store,
  database: Database,
  word: string,
): Promise<{ person: Person; tables: number }> {
  const person = (await store.person(word)) ?? (await store.personBy(word.toLowerCase()))
  if (person === undefined) throw new AdminTrouble(`there is nobody called ${word}`)
  const { id } = person
  // Nobody else's words hold a hundred random bits.
  const found = await database.query('SELECT tab, seq, record FROM log WHERE record LIKE $1', [`%${id}%`])
  const tables = new Set(found.map(({ tab }) => String(tab)))
  for (const table of tables) await leaves(store, database, table, id)
  const all = await database.query('SELECT tab, seq, record FROM log WHERE record LIKE $1', [`%${id}%`])
  for (const { tab, seq, record } of all)
    await database.query('UPDATE log SET record = $1 WHERE tab = $2 AND seq = $3', [
      JSON.stringify(scrubbed(JSON.parse(String(record)), id)),
      tab!,
      seq!,
    ])
  await store.removePerson(id)
  return { person, tables: tables.size }
}

/** His seats are free, or left; lists say nothing of him any more. */
async function leaves(store: Store, database: Database, table: string, id: string): Promise<void> {
  const [row] = await database.query('SELECT state, game, public, wake, line FROM tables WHERE id = $1', [table])
  const journal = journalOf(await store.log(table, 0))
  if (row === undefined || journal === undefined) return
  const { room, seq, at } = journal
  const mine = seatsOf(room, id)
  const { people, ...line } = JSON.parse(String(row['line'])) as {
    readonly people: Readonly<Record<string, readonly number[]>>
    readonly seats: readonly { readonly name?: string }[]
  }
  const { [id]: _gone, ...others } = people
  const next = withoutPerson(room, id)
  const seats = line.seats.map(({ name: _name, ...seat }, i) => {
    const name = mine.includes(i) ? next.seats[i]?.name : _name
    return { ...seat, kind: next.seats[i]?.kind, ...(name === undefined ? {} : { name }) }
  })
  const kept = await store.append({
    table,
    seq: seq + 1,
    at,
    record: JSON.stringify({ room: next }),
    row: {
      state: room.state,
      game: room.game,
      public: room.options.public,
      wake: row['wake'] === null ? null : Number(row['wake']),
      line: JSON.stringify({ ...line, seats, people: others, door: scrubbed(doorOf(next), id) }),
    },
  })
  if (!kept) throw new AdminTrouble('somebody answered at this moment: try it again')
}
