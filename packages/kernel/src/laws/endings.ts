import type { Terms } from '../game.ts'
import type { Instant } from './law.ts'

/** What must always be true of the state is true, and points are numbers. */
export function invariants<T extends Terms>({ table }: Instant<T>): string | undefined {
  const { game, state, box } = table
  const broken = game.invariants(state, box, table.prompts)
  if (broken.length > 0) return broken.join('; ')
  const scores = game.scores(state, box)
  if (scores.length !== box.seats) return `there are ${scores.length} scores for ${box.seats} seats`
  if (!scores.every(Number.isFinite)) return `a score is not a number: ${scores.join(', ')}`
  return undefined
}

/** A finished game has winners, who sit at the table; where everyone can lose, maybe none. */
export function winners<T extends Terms>({ table }: Instant<T>): string | undefined {
  const found = table.game.winners(table.state, table.box)
  if (found.length === 0 && table.game.canBeLost?.(table.box) !== true) return 'nobody has won'
  const stranger = found.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= table.box.seats)
  return stranger === undefined ? undefined : `the winner, seat ${stranger}, does not sit at the table`
}
