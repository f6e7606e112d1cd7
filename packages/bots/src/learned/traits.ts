import type { Seat, Table, Terms } from '@wanli/kernel'
import type { Foresight } from '../search/index.ts'
import type { TableKind } from './model.ts'

/** What a learner sees of a table besides the terms of the value: plain counts, by name. */
export interface Counts<T extends Terms> {
  readonly names: readonly string[]
  read(table: Table<T>, seat: Seat): readonly number[]
}

/** A table as a learner sees it from one seat. */
export interface Sight {
  readonly traits: Float64Array
  /** What the hand-made value foresees: the own points, less those of the best rival where there are rivals. */
  readonly foreseen: number
}

/** The names of the traits, in their order. */
export const traitNames = <T extends Terms>(sense: Foresight<T>, counts: Counts<T>): readonly string[] => [
  ...sense.terms.map((term) => `own ${term}`),
  ...sense.terms.map((term) => `best rival ${term}`),
  ...sense.terms.map((term) => `others ${term}`),
  'foreseen',
  'seats',
  ...counts.names,
]

/**
 * The traits of a table: the terms of the value for the seat, for the best of the others, for all others on average, and counts.
 * It must be a guessed table: what others hide is read too. `root` is the table as it was before the command.
 */
export function sightOf<T extends Terms>(
  table: Table<T>,
  seat: Seat,
  root: T['state'],
  sense: Foresight<T>,
  counts: Counts<T>,
): Sight {
  const { seats } = table.box
  const n = sense.terms.length
  const own = sense.parts(table, seat, root)
  const more = counts.read(table, seat)
  const traits = new Float64Array(3 * n + 2 + more.length)
  let mine = 0
  for (let i = 0; i < n; i++) mine += traits[i] = own[i]!
  let best = -Infinity
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const parts = sense.parts(table, other, table.state)
    let sum = 0
    for (let i = 0; i < n; i++) {
      sum += parts[i]!
      traits[2 * n + i]! += parts[i]! / (seats - 1)
    }
    if (sum <= best) continue
    best = sum
    for (let i = 0; i < n; i++) traits[n + i] = parts[i]!
  }
  const foreseen = mine - (tableKindOf(table.box, sense) === 'rivals' ? best : 0)
  traits[3 * n] = foreseen
  traits[3 * n + 1] = seats
  traits.set(more, 3 * n + 2)
  return { traits, foreseen }
}

/** The kind of a table: who wins there, and against whom. */
export const tableKindOf = <T extends Terms>(box: Table<T>['box'], sense: Foresight<T>): TableKind =>
  box.seats === 1 ? 'alone' : sense.rivalry(box) > 0 ? 'rivals' : 'together'

/** What a seat has reached at a finished table, in the same measure. */
export function outcomeOf<T extends Terms>(table: Table<T>, seat: Seat, sense: Foresight<T>): number {
  const points = (of: Seat) => sense.parts(table, of, table.state).reduce((sum, part) => sum + part, 0)
  if (tableKindOf(table.box, sense) !== 'rivals') return points(seat)
  let best = -Infinity
  for (let other = 0; other < table.box.seats; other++) if (other !== seat) best = Math.max(best, points(other))
  return points(seat) - best
}
