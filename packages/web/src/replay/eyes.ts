import type { Seat } from '@wanli/kernel'
import type { SeatPlan } from '../table/protocol.ts'

/**
 * Through whose eyes: a seat's, a spectator's, or with all cards open; then from one seat for the whole game, or, for who asks
 * for it, from the seat that is to act.
 */
export type Eyes = Seat | 'spectator' | 'all' | 'acting'

/** A game that is still played keeps its secrets: only what the one person at this screen sees anyway. */
export function choicesOf(seats: readonly SeatPlan[], over: boolean): readonly Eyes[] {
  const everybody = seats.map((_, seat) => seat)
  if (over) return seats.length > 1 ? ['all', 'acting', ...everybody, 'spectator'] : ['all', ...everybody, 'spectator']
  const persons = everybody.filter((seat) => seats[seat]!.kind === 'person')
  return persons.length === 1 ? [persons[0]!, 'spectator'] : ['spectator']
}

/** Where who sees all cards sits: the board stays where it is from answer to answer, at the first person's seat. */
export function seatOfAll(
  eyes: 'all' | 'acting',
  seats: readonly SeatPlan[],
  waiting: readonly Seat[],
  last: Seat | null,
): Seat {
  if (eyes === 'acting') return waiting[0] ?? last ?? 0
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  )
}
