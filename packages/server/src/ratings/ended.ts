import { type Meeting, NEWCOMER, rated, type Rating, rested } from './glicko.ts'

/*
 * What the end of a game says of those who played it. Pure: the store carries it out in the commit that keeps the end.
 */

/** Who took part, at his best seat. People and bots are compared among themselves only. */
export interface Part {
  /** A person, or a bot of ours by its name. */
  readonly subject: string
  readonly pool: 'people' | 'bots'
  /** 1 is the best; who is equal shares a place. */
  readonly place: number
  readonly points: number
  readonly won: boolean
}

export interface Ended {
  readonly game: string
  readonly mode: string
  readonly seats: number
  readonly parts: readonly Part[]
  /** For whom it counts. */
  readonly counts: Readonly<Record<Part['pool'], boolean>>
}

/** A rating as it is kept. */
export interface Standing extends Rating {
  readonly games: number
  /** When it last changed. */
  readonly at: number
}

/** The time in which somebody who does not play becomes less well known by his volatility: a week. */
const PERIOD = 7 * 86_400_000

export const newStanding = (at: number): Standing => ({ ...NEWCOMER, games: 0, at })

/** How well he is known by now. */
export const standingAt = (standing: Standing, now: number): Standing => ({
  ...standing,
  ...rested(standing, Math.max(0, now - standing.at) / PERIOD),
})

/**
 * How much one of the n - 1 meetings of a game of n says, beside a game of two. They are not games of their own: one order of n
 * seats made all of them. Together they may say as much of a player as that order does (Plackett's and Luce's model, all equally
 * strong): (n - H(n)) / n, where a game of two says 1/4.
 */
export function weightOf(n: number): number {
  let harmonic = 0
  for (let i = 1; i <= n; i++) harmonic += 1 / i
  return n < 2 ? 0 : (4 * (n - harmonic)) / (n * (n - 1))
}

/** Whose ratings a game changes, pool by pool. */
const ratedIn = ({ parts, counts }: Ended): readonly (readonly Part[])[] =>
  (['people', 'bots'] as const)
    .map((pool) => (counts[pool] ? rivalsIn(parts, pool) : []))
    .filter((rivals) => rivals.length > 1)

export const ratedBy = (ended: Ended): readonly string[] =>
  ratedIn(ended).flatMap((rivals) => rivals.map(({ subject }) => subject))

/** The ratings after a game, by subject; of those for whom it counts. */
export function standingsAfter(
  ended: Ended,
  before: ReadonlyMap<string, Standing>,
  now: number,
): ReadonlyMap<string, Standing> {
  const after = new Map<string, Standing>()
  for (const rivals of ratedIn(ended)) {
    const weight = weightOf(rivals.length)
    const known = rivals.map(({ subject }) => before.get(subject) ?? newStanding(now))
    rivals.forEach((own, i) => {
      const was = known[i]!
      const meetings = rivals.flatMap((other, j): readonly Meeting[] => {
        if (j === i) return []
        const score = own.place < other.place ? 1 : own.place > other.place ? 0 : 0.5
        // As he is known by now, not as he was when he last played.
        return [{ opponent: standingAt(known[j]!, now), score, weight }]
      })
      const next = rated(standingAt(was, now), meetings, 0)
      after.set(own.subject, { ...next, games: was.games + 1, at: now })
    })
  }
  return after
}

/** Who is compared with whom: nobody with himself. */
function rivalsIn(parts: readonly Part[], pool: Part['pool']): readonly Part[] {
  const best = new Map<string, Part>()
  for (const part of parts) {
    const known = best.get(part.subject)
    if (part.pool === pool && (known === undefined || part.place < known.place)) best.set(part.subject, part)
  }
  return [...best.values()]
}

/** The places of a finished game: winners first, then by points; who has as many shares the place. */
export function placesIn(scores: readonly number[], winners: readonly number[]): readonly number[] {
  const better = (seat: number, other: number): boolean => {
    const won = Number(winners.includes(other)) - Number(winners.includes(seat))
    return won !== 0 ? won > 0 : !winners.includes(seat) && scores[other]! > scores[seat]!
  }
  return scores.map((_, seat) => 1 + scores.filter((_points, other) => better(seat, other)).length)
}
