import { peopleOf, type RoomState, withRests } from '../rooms/state.ts'
import type { Store } from '../store/store.ts'

/** The room as it becomes: who begins to play there brings the times along in which his clock stands still. */
export async function rested(was: RoomState, room: RoomState, store: Pick<Store, 'holidays'>): Promise<RoomState> {
  if (room.state !== 'playing' || room.options.clock.kind !== 'days') return room
  const before = was.state === 'playing' ? peopleOf(was) : []
  const fresh = peopleOf(room).filter((person) => !before.includes(person))
  if (fresh.length === 0) return room
  const found = await store.holidays(fresh)
  return fresh.reduce((now, person) => {
    const rests = found.filter((one) => one.person === person).map(({ from, to }) => ({ from, to }))
    return withRests(now, person, rests)
  }, room)
}
