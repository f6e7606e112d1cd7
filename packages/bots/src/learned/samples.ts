import { Dice, type Seat, type Table, type Terms } from '@wanli/kernel'
import type { Bot } from '../bot.ts'
import type { Foresight } from '../search/index.ts'
import { share } from './network.ts'
import { type Counts, outcomeOf, sightOf } from './traits.ts'

/** What stands behind the traits in a row: what the hand-made value foresaw, what came of it, and whether the seat won. */
export const TAIL = 3

/** Of so many moments one is kept: neighbours in a game say almost the same. */
const KEPT = 0.3

/** What a seat looked at, while the end of the game is not known yet. */
interface Glance {
  readonly seat: Seat
  readonly traits: Float64Array
  readonly foreseen: number
}

/**
 * Play a game to its end, and look at the table wherever a seat has carried out a command: that is where players judge tables. All
 * rows in a row: traits, then the tail. `whims`: how often somebody does something else than he thinks best, so that there is
 * more to see than the beaten track.
 */
export function samplesOf<T extends Terms>(
  table: Table<T>,
  bots: readonly Bot<T>[],
  sense: Foresight<T>,
  counts: Counts<T>,
  { word, whims, most }: { readonly word: string; readonly whims: number; readonly most: number },
): Float32Array {
  const dice = new Dice(word)
  const glances: Glance[] = []
  const roots = new Map<Seat, { readonly state: T['state']; readonly path: T['option'][] }>()
  let given = 0
  while (!table.over) {
    const { seat, options } = table.open[0]!
    const begun = roots.get(seat) ?? { state: table.game.copy(table.state), path: [] }
    roots.set(seat, begun)
    const isWhim = share(dice) < whims
    const option = isWhim ? dice.below(options.length) : bots[seat]!.choose(table, seat)
    begun.path.push(options[option]!)
    table.pick(0, option)
    if (++given > most) throw new Error(`the game has not ended after ${most} answers`)
    const next = table.questionFor(seat)
    if (next !== undefined && !sense.rests(next, begun.path)) continue
    roots.delete(seat)
    // What others hide is guessed, as it will be when a table is judged.
    if (!table.over && share(dice) < KEPT)
      glances.push({ seat, ...sightOf(table.guess(seat, dice), seat, begun.state, sense, counts) })
  }
  return rowsOf(table, glances, sense)
}

function rowsOf<T extends Terms>(table: Table<T>, glances: readonly Glance[], sense: Foresight<T>): Float32Array {
  const winners = table.game.winners(table.state, table.box)
  const outcomes = new Map<Seat, number>()
  const width = (glances[0]?.traits.length ?? 0) + TAIL
  const rows = new Float32Array(glances.length * width)
  glances.forEach(({ seat, traits, foreseen }, i) => {
    const outcome = outcomes.get(seat) ?? outcomeOf(table, seat, sense)
    outcomes.set(seat, outcome)
    rows.set(traits, i * width)
    rows.set([foreseen, outcome, winners.includes(seat) ? 1 / winners.length : 0], (i + 1) * width - TAIL)
  })
  return rows
}
