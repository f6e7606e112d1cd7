import type { GameResult, Profile, RoomView } from '@wanli/server/protocol'
import { say } from '../../settings.svelte.ts'
import { steps } from '../../after/course.ts'
import type { Key } from '../../text/index.ts'
import { gameName } from '../room/lay.ts'

/* How somebody does, as the page shows it: sums of what the server has written down. */

/** So many games that count make a rating that is worth showing. */
export const ENOUGH = 5
/** A true strength lies within so many deviations 19 times in 20. */
const BAND = 2

const MODES: ReadonlySet<string> = new Set(['standard', 'competitive', 'two', 'solo', 'coop'])
export const modeName = (mode: string): string => (MODES.has(mode) ? say(`people.mode.${mode}` as Key) : mode)

/** A rating with its doubt: 1648 ± 42. */
export const ratingWords = ({ rating, deviation }: { readonly rating: number; readonly deviation: number }): string =>
  say('people.rating.value', { rating: Math.round(rating), band: Math.round(BAND * deviation) })

export const signed = (change: number): string =>
  Math.round(change) > 0 ? `+${Math.round(change)}` : String(Math.round(change)).replace('-', '−')

/** Why the result of a table does not count, in words; undefined: it does. */
export const whyUnrated = ({ unrated }: Pick<RoomView, 'unrated'>): string | undefined =>
  unrated.length === 0 ? undefined : unrated.map((why) => say(`online.room.unrated.${why}`)).join(', ')

const byMode = (results: readonly GameResult[]): ReadonlyMap<string, readonly GameResult[]> =>
  Map.groupBy(results, ({ game, mode }) => `${game} ${mode}`)

/** A rating from game to game, the first one first. */
export interface Course {
  readonly name: string
  readonly game: string
  readonly mode: string
  readonly points: readonly {
    readonly at: number
    readonly rating: number
    readonly low: number
    readonly high: number
  }[]
}

export function coursesOf({ results }: Pick<Profile, 'results'>): readonly Course[] {
  return [...byMode(results).values()].flatMap((group) => {
    const points = group
      .flatMap(({ at, rated }) =>
        rated === null
          ? []
          : [
              {
                at,
                rating: rated.rating,
                low: rated.rating - BAND * rated.deviation,
                high: rated.rating + BAND * rated.deviation,
              },
            ],
      )
      .toReversed()
    const { game, mode } = group[0]!
    const name = say('people.rating.line', { game: gameName(game), mode: modeName(mode) })
    return points.length < ENOUGH ? [] : [{ name, game: gameName(game), mode: modeName(mode), points }]
  })
}

/** Round numbers beside a plot, from below the lowest to above the highest. */
export function ticksFor(low: number, high: number): readonly number[] {
  const [, step = 100] = steps(Math.max(50, high - low))
  const first = Math.floor(low / step) * step
  return Array.from({ length: Math.ceil((high - first) / step) + 1 }, (_, i) => first + i * step)
}

/** A line of the table of results. */
export interface Row {
  readonly game: string
  readonly mode: string
  readonly played: number
  readonly won: number
  /** Where people play against each other. */
  readonly against?: { readonly byChance: number; readonly place: number; readonly seats: number }
  readonly rating?: string
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

export function rowsOf({ ratings, results }: Pick<Profile, 'ratings' | 'results'>): readonly Row[] {
  return [...byMode(results).values()].map((group): Row => {
    const { game, mode } = group[0]!
    const standing = ratings.find((one) => one.game === game && one.mode === mode)
    const alone = mode === 'solo' || mode === 'coop'
    return {
      game,
      mode,
      played: group.length,
      won: group.filter(({ won }) => won).length,
      ...(alone
        ? {}
        : {
            against: {
              byChance: mean(group.map(({ seats }) => 1 / seats)),
              place: mean(group.map(({ place }) => place)),
              seats: mean(group.map(({ seats }) => seats)),
            },
          }),
      ...(standing === undefined || standing.games < ENOUGH ? {} : { rating: ratingWords(standing) }),
    }
  })
}
