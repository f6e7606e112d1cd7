import type { TableLine } from '../protocol/index.ts'
import { peopleOf, type RoomState, seatsOf } from '../rooms/state.ts'
import type { Append, ListedTable, PlaceRow, TableRow } from '../store/store.ts'
import { runsOut } from './clock.ts'
import { type Door, doorOf } from './door.ts'
import type { Journal } from './journal.ts'

/*
 * What lists need of a table: written in the same commit as the entry that changed it.
 */

/** What of a line is kept with the table; the rest is different for everybody. */
type Kept = Pick<TableLine, 'title' | 'game' | 'seats' | 'options' | 'move' | 'until' | 'winners'> & {
  readonly people: Readonly<Record<string, readonly number[]>>
  readonly door?: Door
  /** When the time of those is up whose clock runs, by seat. */
  readonly untils?: Readonly<Record<string, number>>
}

export interface Situation {
  readonly journal: Journal
  /** Whom the table waits for. */
  readonly waiting: readonly number[]
  readonly winners: readonly number[]
}

const isBot = (room: RoomState, seat: number): boolean => room.seats[seat]?.kind === 'bot'

/** When those whose clock runs have no more time: each by his seat, if it is still to come. */
function timesUp({ room, clock }: Journal, after: number): readonly (readonly [seat: number, time: number])[] {
  if (clock === undefined || room.state !== 'playing') return []
  return clock.runs
    .map(
      (seat) =>
        [seat, runsOut(room.options.clock, clock.since, clock.left[seat] ?? 0, room.seats[seat]?.rests)] as const,
    )
    .filter(([, time]) => time > after)
}

/** When the first of them has no more time. */
export function timeUp(journal: Journal, after: number): number | undefined {
  const times = timesUp(journal, after).map(([, time]) => time)
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Milliseconds after which a table that never started is closed, if nothing changes there. */
export const UNBEGUN = 10 * 86_400_000

/** When somebody must look at the table even if nobody comes. */
function wakeOf({ journal, waiting }: Situation): number | null {
  const { room, at } = journal
  if (room.state === 'laying') return at + UNBEGUN
  if (room.state !== 'playing') return null
  const times = [
    ...(room.request === undefined ? [] : [room.request.until]),
    ...(!room.paused && waiting.some((seat) => isBot(room, seat)) ? [at] : []),
  ]
  return times.length === 0 ? null : Math.min(...times)
}

/** What changes with every answer. */
type Moving = Pick<Kept, 'move' | 'untils' | 'winners'>

/** What hangs on the room alone, as JSON without its end: it is written with every answer, and changes seldom. */
const lastingTexts = new WeakMap<RoomState, string>()

function lastingText(room: RoomState): string {
  const known = lastingTexts.get(room)
  if (known !== undefined) return known
  const lasting: Omit<Kept, keyof Moving> = {
    title: room.title,
    game: room.game,
    seats: room.seats.map(({ kind, name }) => ({ kind, ...(name === undefined ? {} : { name }) })),
    options: room.options,
    people: Object.fromEntries(peopleOf(room).map((person) => [person, seatsOf(room, person)])),
    door: doorOf(room),
  }
  const text = JSON.stringify(lasting).slice(0, -1)
  lastingTexts.set(room, text)
  return text
}

export function rowOf(situation: Situation): TableRow {
  const { journal, winners } = situation
  const { room, answers } = journal
  const moving: Moving = {
    move: answers.length,
    ...(journal.clock === undefined ? {} : { untils: Object.fromEntries(timesUp(journal, journal.at)) }),
    ...(room.state === 'over' ? { winners: [...winners] } : {}),
  }
  return {
    state: room.state,
    game: room.game,
    public: room.options.public,
    wake: wakeOf(situation),
    line: `${lastingText(room)},${JSON.stringify(moving).slice(1)}`,
  }
}

/** Everybody who belongs to the table, and what it wants of him. */
export function placesOf({ journal, waiting }: Situation): readonly PlaceRow[] {
  const { room, played, at } = journal
  const playing = room.state === 'playing'
  const people = peopleOf(room)
  return (people.includes(room.host) ? people : [...people, room.host]).map((person) => {
    const waits = playing && !room.paused && seatsOf(room, person).some((seat) => waiting.includes(seat))
    const asked = playing && room.request?.asks.includes(person) === true
    return { person, waits, asked, since: waits ? played : asked ? at : 0 }
  })
}

/** What of them is to be written. `before`: as they were written last, if that is known. */
export function newPlaces(
  before: readonly PlaceRow[] | undefined,
  now: readonly PlaceRow[],
): Pick<Append, 'places' | 'turns'> {
  if (before?.length !== now.length || now.some(({ person }, i) => before[i]!.person !== person)) return { places: now }
  const turns = now.filter(({ waits, asked, since }, i) => {
    const was = before[i]!
    return waits !== was.waits || asked !== was.asked || since !== was.since
  })
  return turns.length === 0 ? {} : { turns }
}

/** A line of a list. */
export function lineOf(row: ListedTable & Partial<PlaceRow>): TableLine {
  const { people, door: _door, untils, until: first, ...line } = JSON.parse(row.line) as Kept
  const mine = row.person === undefined ? [] : [...(people[row.person] ?? [])]
  // Who waits for others need not know how much time they have. Lines of earlier builds say when the first one's is up.
  const times = untils === undefined ? [first] : mine.map((seat) => untils[seat])
  const until = Math.min(...times.map((time) => time ?? Infinity))
  return {
    ...line,
    ...(until === Infinity ? {} : { until }),
    table: row.table,
    state: row.state,
    waits: row.waits === true,
    asked: row.asked === true,
    since: row.since ?? row.changed,
    mine,
  }
}
