import { DEFAULTS } from '../protocol/rooms.ts'
import { type RoomState, seatsOf } from '../rooms/state.ts'
import type { ListedTable } from '../store/store.ts'

/** What of a room says who may come in, beside who sits there. */
export type Door = Pick<RoomState, 'host' | 'barred'>

/** What a line of a list holds of it. Those of earlier builds have no door. */
interface DoorLine {
  readonly people: Readonly<Record<string, readonly number[]>>
  readonly options: Pick<RoomState['options'], 'watch'>
  readonly door?: Door
}

export const doorOf = ({ host, barred }: RoomState): Door => ({ host, barred })

function opensTo(person: string | undefined, sits: boolean, state: RoomState['state'], watch: boolean, door: Door) {
  if (state === 'closed' || (person !== undefined && door.barred.includes(person))) return false
  return watch || state === 'laying' || door.host === person || sits
}

/** Somebody may be at this table. */
export const mayEnter = (room: RoomState, person: string | undefined): boolean =>
  opensTo(person, seatsOf(room, person).length > 0, room.state, room.options.watch, room)

/** Stands for a table that is not there: to look at it takes as long. */
const NO_TABLE: Pick<ListedTable, 'state' | 'line'> = {
  state: 'closed',
  line: JSON.stringify({
    title: '',
    game: 'great-wall',
    seats: [
      { kind: 'person', name: 'a name' },
      { kind: 'person', name: 'a name' },
      { kind: 'bot', name: 'a name' },
    ],
    options: DEFAULTS,
    people: { 'somebody-who-sits-there': [0], 'somebody-else-who-does': [1] },
    door: { host: 'somebody-who-sits-there', barred: [] },
    move: 100,
  }),
}

/** The same by what lists have of it. Undefined: the table itself must be asked. */
export function mayEnterBy(row: typeof NO_TABLE | undefined, person: string | undefined): boolean | undefined {
  const { state, line } = row ?? NO_TABLE
  const { people, options, door } = JSON.parse(line) as DoorLine
  if (door === undefined) return undefined
  const sits = person !== undefined && Object.hasOwn(people, person)
  return opensTo(person, sits, state, options.watch, door)
}
