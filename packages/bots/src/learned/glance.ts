import type { Seat, Table, Terms } from '@wanli/kernel'
import type { Foresight } from '../search/index.ts'
import type { Counts } from './traits.ts'

/** What tells the commands at one table apart: plain counts of the own plans, by name. */
export interface Plans<T extends Terms> extends Counts<T> {
  /** The share of its turns of this round or Year that a seat still has: some things pay only while there is time. */
  left(table: Table<T>, seat: Seat): number
}

/** A table as somebody sees it who compares commands: quickly, and from the own side. */
export interface Glance {
  readonly traits: Float64Array
  /** The hand-made value. */
  readonly own: number
}

/** The names of the traits, in their order. */
export const glanceNames = <T extends Terms>(sense: Foresight<T>, plans: Plans<T>): readonly string[] => [
  ...sense.terms,
  ...sense.terms.map((term) => `${term}, while turns are left`),
  ...plans.names,
]

/** The terms of the value, the same by how much of the round or Year is left, and counts. `root` is the table as it was before the command. */
export function glanceOf<T extends Terms>(
  table: Table<T>,
  seat: Seat,
  root: T['state'],
  sense: Foresight<T>,
  plans: Plans<T>,
): Glance {
  const parts = sense.parts(table, seat, root)
  const n = parts.length
  const more = plans.read(table, seat)
  const left = plans.left(table, seat)
  const traits = new Float64Array(2 * n + more.length)
  let own = 0
  for (let i = 0; i < n; i++) {
    own += traits[i] = parts[i]!
    traits[n + i] = left * parts[i]!
  }
  traits.set(more, 2 * n)
  return { traits, own }
}
