import type { TableLine } from '../protocol/index.ts'
import { peopleOf, type RoomState, seatsOf } from '../rooms/state.ts'
import type { ListedTable, PlaceRow, TableRow } from '../store/store.ts'
import { runsOut } from './clock.ts'
import type { Journal } from './journal.ts'

/*
 * What lists need of a table: written in the same commit as the entry that changed it.
 */

/** What of a line is kept with the table; the rest is different for everybody. */
type Kept = Pick<TableLine, 'title' | 'game' | 'seats' | 'options' | 'move' | 'until' | 'winners'> & {
  readonly people: Readonly<Record<string, readonly number[]>>
}

export interface Situation {
  readonly journal: Journal
  /** Whom the table waits for. */
  readonly waiting: readonly number[]
  readonly winners: readonly number[]
}

const isBot = (room: RoomState, seat: number): boolean => room.seats[seat]?.kind === 'bot'

/** When the first of those whose clock runs has no more time. */
export function timeUp({ room, clock }: Journal, after: number): number | undefined {
  if (clock === undefined || room.state !== 'playing') return undefined
  const times = clock.runs
    .map((seat) => runsOut(room.options.clock, clock.since, clock.left[seat] ?? 0, room.seats[seat]?.rests))
    .filter((time) => time > after)
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
type Moving = Pick<Kept, 'move' | 'until' | 'winners'>

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
  }
  const text = JSON.stringify(lasting).slice(0, -1)
  lastingTexts.set(room, text)
  return text
}

export function rowOf(situation: Situation): TableRow {
  const { journal, winners } = situation
  const { room, answers } = journal
  const until = timeUp(journal, journal.at)
  const moving: Moving = {
    move: answers.length,
    ...(until === undefined ? {} : { until }),
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
  return [...new Set([...peopleOf(room), room.host])].map((person) => {
    const waits = playing && !room.paused && seatsOf(room, person).some((seat) => waiting.includes(seat))
    const asked = playing && room.request?.asks.includes(person) === true
    return { person, waits, asked, since: waits ? played : at }
  })
}

/** A line of a list. */
export function lineOf(row: ListedTable & Partial<PlaceRow>): TableLine {
  const { people, ...line } = JSON.parse(row.line) as Kept
  const mine = row.person === undefined ? [] : [...(people[row.person] ?? [])]
  return {
    ...line,
    table: row.table,
    state: row.state,
    waits: row.waits === true,
    asked: row.asked === true,
    since: row.since ?? row.changed,
    mine,
  }
}
