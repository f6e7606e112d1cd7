import type { Format } from './options.ts'

/** Who meets whom: entrants by place at the table. Every deal is played once for each rotation of the places. */
export interface Meeting {
  readonly places: readonly number[]
  readonly rotations: number
}

/** One game of the schedule. */
export interface Fixture {
  readonly game: number
  readonly deal: number
  readonly meeting: number
  /** Entrants by seat. */
  readonly who: readonly number[]
}

/** `few`: a mixed table needs as many entrants as it has seats; `alone`: a meeting takes two. */
export type ScheduleProblem = 'few' | 'alone'

/**
 * The meetings of a run. Together (solo, or as a team): every entrant has all seats. Else one against as many of another as there are
 * seats left: with two seats that is each pair, with more each pair in both roles. `gauntlet`: only the first entrant against each
 * other. `mixed`: every selection of as many different entrants as there are seats.
 */
export function meetingsOf(
  entrants: number,
  seats: number,
  format: Format,
  together: boolean,
): readonly Meeting[] | ScheduleProblem {
  const all = Array.from({ length: entrants }, (_, who) => who)
  if (together) return all.map((who) => ({ places: copies(who, seats), rotations: 1 }))
  if (entrants < 2) return 'alone'
  if (format === 'mixed')
    return entrants < seats ? 'few' : selections(all, seats).map((places) => ({ places, rotations: seats }))
  const heroes = format === 'gauntlet' ? [0] : all
  return heroes.flatMap((hero) =>
    all
      .filter((other) => other !== hero && (seats > 2 || other > hero))
      .map((other) => ({ places: [hero, ...copies(other, seats - 1)], rotations: seats })),
  )
}

const copies = (who: number, n: number): number[] => Array.from({ length: n }, () => who)

function selections(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, i) => selections(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]))
}

/** Numbers the games: deal by deal, in it meeting by meeting, in it rotation by rotation. So whatever is stopped has whole deals. */
export class Schedule {
  readonly meetings: readonly Meeting[]
  readonly gamesADeal: number
  private readonly places: readonly { readonly meeting: number; readonly rotation: number }[]

  constructor(meetings: readonly Meeting[]) {
    this.meetings = meetings
    this.places = meetings.flatMap(({ rotations }, meeting) =>
      Array.from({ length: rotations }, (_, rotation) => ({ meeting, rotation })),
    )
    this.gamesADeal = this.places.length
  }

  dealOf(game: number): number {
    return Math.floor(game / this.gamesADeal)
  }

  fixture(game: number): Fixture {
    const { meeting, rotation } = this.places[game % this.gamesADeal]!
    const { places } = this.meetings[meeting]!
    const who = places.map((_, seat) => places[(seat - rotation + places.length) % places.length]!)
    return { game, deal: this.dealOf(game), meeting, who }
  }
}
