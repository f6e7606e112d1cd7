import { peopleOf, type RoomState } from './state.ts'

/** Stands where a person was who wanted to be forgotten. */
export const NOBODY = 'nobody-any-more'
const NO_NAME = '–'

/** Who is to be forgotten leaves his seats: at tables that are not begun they are free, at others he has left. */
export function withoutPerson(room: RoomState, person: string): RoomState {
  const seats = room.seats.map((seat) => {
    if (seat.person !== person) return seat
    const { person: _person, rests: _rests, ...rest } = seat
    return room.state === 'laying'
      ? { kind: 'open' as const, ready: false }
      : { ...rest, name: NO_NAME, person: NOBODY, left: true as const }
  })
  const others = peopleOf({ ...room, seats }).filter((one) => one !== NOBODY)
  return { ...room, seats, host: room.host === person ? (others[0] ?? NOBODY) : room.host }
}

/** Anything as JSON without a person: who he was, and how he was called beside it. What was done stays. */
export function scrubbed(value: unknown, person: string): unknown {
  if (value === person) return NOBODY
  if (Array.isArray(value)) return value.map((item) => scrubbed(item, person))
  if (typeof value !== 'object' || value === null) return value
  const isHis = 'person' in value && value.person === person
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
      if (name === person) return []
      return [[name, isHis && name === 'name' ? NO_NAME : scrubbed(member, person)]]
    }),
  )
}
