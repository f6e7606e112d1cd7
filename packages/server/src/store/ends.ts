import { type Ended, newStanding, ratedBy, type Standing, standingsAfter } from '../ratings/ended.ts'
import type { Append } from './store.ts'
import { type Row, standingOf, type Value } from './rows.ts'

export interface Query {
  readonly sql: string
  readonly values: readonly Value[]
}
/** Queries one after the other, each answered with its rows: whoever carries them out may have to wait for them, or not. */
export type Queries = Generator<Query, void, readonly Row[]>

const SAVE =
  'INSERT INTO ratings (subject, game, mode, rating, deviation, volatility, games, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (subject, game, mode)'
const numbersOf = ({ rating, deviation, volatility, games, at }: Standing): readonly number[] => [
  rating,
  deviation,
  volatility,
  games,
  at,
]

type Ending = Append & { readonly ended: Ended }
const isEnding = (entry: Append): entry is Ending => entry.ended !== undefined

const keyOf = ({ ended: { game, mode } }: Ending, subject: string): string => JSON.stringify([subject, game, mode])

/**
 * What games that end with this commit change: results and ratings, in the same transaction. `lock`: what keeps others off a row that was read.
 * A table that has ended once does not end again.
 */
export function* endsOf(entries: readonly Append[], lock: string): Queries {
  const ends: Ending[] = []
  for (const entry of entries.filter(isEnding)) {
    const known = yield { sql: 'SELECT subject FROM results WHERE tab = $1 LIMIT 1', values: [entry.table] }
    if (known.length === 0) ends.push(entry)
  }
  const standings = new Map<string, Standing>()
  // In one order for everybody: two games that end at once and wait for each other would wait forever.
  const keys = new Map(ends.flatMap((end) => ratedBy(end.ended).map((subject) => [keyOf(end, subject), end.at])))
  for (const [key, at] of [...keys].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const names = JSON.parse(key) as string[]
    // A row that is not there can't be locked.
    yield { sql: `${SAVE} DO NOTHING`, values: [...names, ...numbersOf(newStanding(at))] }
    const [row] = yield {
      sql: `SELECT * FROM ratings WHERE subject = $1 AND game = $2 AND mode = $3${lock}`,
      values: names,
    }
    standings.set(key, standingOf(row!))
  }
  for (const end of ends) {
    const { ended, at } = end
    const before = new Map(
      ended.parts.flatMap(({ subject }) => {
        const standing = standings.get(keyOf(end, subject))
        return standing === undefined ? [] : [[subject, standing] as const]
      }),
    )
    const after = standingsAfter(ended, before, at)
    yield* write(end, before, after)
    for (const [subject, standing] of after) standings.set(keyOf(end, subject), standing)
  }
}

function* write(
  { table, at, ended }: Ending,
  before: ReadonlyMap<string, Standing>,
  after: ReadonlyMap<string, Standing>,
): Queries {
  const { game, mode, seats, parts } = ended
  for (const { subject, place, points, won } of parts) {
    const standing = after.get(subject)
    const change = standing && standing.rating - before.get(subject)!.rating
    yield {
      sql: `INSERT INTO results (subject, tab, at, game, mode, seats, place, points, won, rating, deviation, change)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (subject, tab) DO NOTHING`,
      values: [
        subject,
        table,
        at,
        game,
        mode,
        seats,
        place,
        points,
        Number(won),
        standing?.rating ?? null,
        standing?.deviation ?? null,
        change ?? null,
      ],
    }
    if (standing !== undefined)
      yield {
        sql: `${SAVE} DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games, at = excluded.at`,
        values: [subject, game, mode, ...numbersOf(standing)],
      }
  }
}
