import type { Terms } from '../game.ts'
import { isTrue } from '../memory.ts'
import type { Table } from '../table.ts'
import { type Instant, seatsOf } from './law.ts'

/** What a seat remembers is true, at the table and in its guesses. */
export function memory<T extends Terms>({ table, dice }: Instant<T>): string | undefined {
  if (table.state.remembered === undefined) return undefined
  for (const seat of seatsOf(table)) {
    const wrong = forgottenIn(table, table, seat)
    if (wrong !== undefined) return `seat ${seat} remembers what is not so: ${wrong}`
  }
  // A world guessed for somebody who isn't asked may have come less far.
  const [{ seat } = { seat: undefined }] = table.open
  if (seat === undefined || table.open.some((question) => question.seat !== seat)) return undefined
  const wrong = forgottenIn(table, table.guess(seat, dice), seat)
  return wrong === undefined ? undefined : `seat ${seat} guesses against what it has seen: ${wrong}`
}

/** What the seat remembers at the table and does not find in another. */
function forgottenIn<T extends Terms>(table: Table<T>, other: Table<T>, seat: number): string | undefined {
  const piles = table.game.piles?.(other.state, other.box) ?? {}
  const lost = table.state.remembered?.[seat]?.find((one) => !isTrue(one, piles[one.pile]!))
  return lost === undefined ? undefined : JSON.stringify(lost)
}
