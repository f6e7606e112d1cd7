import type { Unrated } from '../protocol/index.ts'
import { hasOwnBox, type RoomState, seatsOf } from './state.ts'

/** Why the result does not count for the people who play. `rivals`: they play against each other. */
export function unratedBy(room: RoomState, rivals: boolean): readonly Unrated[] {
  const { options, seats, fromLog, changedHands } = room
  const bots = seats.some(({ kind, taken, machine }) => machine === true || (kind === 'bot' && taken !== true))
  const shared = seats.some(({ person }) => person !== undefined && seatsOf(room, person).length > 1)
  const reasons: readonly [Unrated, boolean][] = [
    ['option', !options.rated],
    ['no-rivals', !rivals],
    ['bots', bots],
    ['hints', options.hints],
    ['shared', shared],
    ['taken', changedHands === true],
    ['log', fromLog === true],
    ['box', hasOwnBox(room)],
  ]
  return reasons.flatMap(([why, holds]) => (holds ? [why] : []))
}
