import type { GameLine } from './options.ts'
import type { Schedule } from './schedule.ts'

/** A deal whose games have all been played. */
export interface Deal {
  readonly deal: number
  readonly lines: readonly GameLine[]
  /** By meeting: the share of the games that each entrant won, over all rotations. A meeting with a failed game has none. */
  readonly shares: readonly ReadonlyMap<number, number>[]
}

/** The wins of each seat in one game: a tie is shared, a win together is everybody's. */
const winsOf = ({ winners, who }: GameLine, together: boolean): number[] =>
  who.map((_, seat) => (winners.includes(seat) ? 1 / (together ? 1 : winners.length) : 0))

/** The wins of one game by entrant; together: the team's one win. */
export function winsByEntrant(line: GameLine, together: boolean): Map<number, number> {
  const wins = new Map(line.who.map((who) => [who, 0]))
  winsOf(line, together).forEach((won, seat) => {
    const who = line.who[seat]!
    wins.set(who, together ? won : wins.get(who)! + won)
  })
  return wins
}

/** The deals that are whole, in their order. */
export function wholeDeals(lines: readonly GameLine[], schedule: Schedule, together: boolean): Deal[] {
  const byDeal = Map.groupBy(lines, ({ game }) => schedule.dealOf(game))
  return [...byDeal]
    .filter(([, games]) => games.length === schedule.gamesADeal)
    .sort(([a], [b]) => a - b)
    .map(([deal, games]) => ({
      deal,
      lines: games.toSorted((a, b) => a.game - b.game),
      shares: sharesOf(games, schedule, together),
    }))
}

function sharesOf(games: readonly GameLine[], schedule: Schedule, together: boolean): ReadonlyMap<number, number>[] {
  const byMeeting = Map.groupBy(games, ({ game }) => schedule.fixture(game).meeting)
  return schedule.meetings.map((_, meeting) => {
    const here = byMeeting.get(meeting) ?? []
    const shares = new Map<number, number>()
    if (here.some(({ failure }) => failure !== undefined)) return shares
    for (const line of here)
      for (const [who, wins] of winsByEntrant(line, together))
        shares.set(who, (shares.get(who) ?? 0) + wins / here.length)
    return shares
  })
}
