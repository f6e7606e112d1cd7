import { botSubject, hasRivals, modeOf } from '../live/ending.ts'
import type { LiveTable } from '../live/table.ts'
import type { Profile, TableRatings } from '../protocol/index.ts'
import { standingAt } from '../ratings/ended.ts'
import type { SeatState } from '../rooms/state.ts'
import type { KeptStanding, Person, Store } from '../store/store.ts'

/** How many games a profile shows. */
const SHOWN = 200

const shown = (standing: KeptStanding, now: number) => {
  const { rating, deviation, games } = standingAt(standing, now)
  return { rating, deviation, games }
}

/** How somebody does. `own`: he asks himself, and may know at which tables it was. */
export async function profileOf(
  store: Store,
  { id, name, created }: Person,
  own: boolean,
  now: number,
): Promise<Profile> {
  const standings = await store.standings([id])
  const results = await store.results(id, SHOWN)
  return {
    person: id,
    name,
    since: created,
    ratings: standings.map((standing) => ({ game: standing.game, mode: standing.mode, ...shown(standing, now) })),
    results: results.map(({ table, line, ...result }) => {
      const { title } = JSON.parse(line) as { readonly title: string }
      return own ? { ...result, table, title } : result
    }),
  }
}

const subjectOf = ({ kind, person, bot }: SeatState): string | undefined =>
  kind === 'person' ? person : kind === 'bot' ? botSubject(bot) : undefined

/** How strong those are who sit there, and what the end of the game has changed. */
export async function ratingsAt(store: Store, table: LiveTable, now: number): Promise<TableRatings> {
  const { room, engine } = table
  const subjects = room.seats.map(subjectOf)
  const results = room.state === 'over' ? await store.resultsAt(table.id) : []
  const mode = engine !== undefined && hasRivals(engine, room) ? modeOf(engine, room.setup) : undefined
  const known = await store.standings([...new Set(subjects.filter((subject) => subject !== undefined))])
  return {
    seats: subjects.flatMap((subject, seat) => {
      const standing = known.find((one) => one.subject === subject && one.game === room.game && one.mode === mode)
      return standing === undefined || standing.games === 0 ? [] : [{ seat, ...shown(standing, now) }]
    }),
    results: results.flatMap(({ subject, place, rated }) => {
      const seat = subjects.indexOf(subject)
      return seat < 0 ? [] : [{ seat, place, rated }]
    }),
  }
}
