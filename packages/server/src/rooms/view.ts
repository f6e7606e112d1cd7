import type { Missing, Presence, RoomSeat, RoomView, Standing } from '../protocol/index.ts'
import { type ClockState, leftAt } from '../live/clock.ts'
import { sha256 } from '../ids.ts'
import { unratedBy } from './counts.ts'
import { type RoomState, seatsOf } from './state.ts'

/** What a room's view needs beside how the room stands. */
export interface Facts {
  readonly table: string
  readonly move: number
  readonly waiting: readonly number[]
  readonly clock: ClockState | undefined
  readonly watchers: readonly string[]
  readonly setupProblem: unknown
  readonly otherRules: unknown
  readonly stuck: unknown
  /** Those who sit there play against each other. */
  readonly rivals: boolean
  presence(person: string): Presence
}

/** What is missing before it can start. */
export function missingIn(room: RoomState, setupProblem: unknown): readonly Missing[] {
  const seats = room.seats.flatMap(({ kind, ready }, seat): readonly Missing[] => {
    if (kind === 'open') return [{ why: 'seat-open', seat }]
    if (kind === 'kept') return [{ why: 'not-come', seat }]
    return kind === 'person' && !ready ? [{ why: 'not-ready', seat }] : []
  })
  return setupProblem === undefined ? seats : [{ why: 'bad-setup', problem: setupProblem }, ...seats]
}

function seatView(room: RoomState, seat: number, facts: Facts, hosts: boolean): RoomSeat {
  const { kind, name, person, bot, machine, ready, key, taken, left, rests = [] } = room.seats[seat]!
  const { clock } = facts
  const runs = clock?.runs.includes(seat) === true
  const holidays = rests.filter(({ to }) => clock !== undefined && to > clock.since)
  return {
    kind,
    ...(name === undefined ? {} : { name }),
    ...(person === undefined ? {} : { person }),
    ...(bot === undefined ? {} : { bot }),
    ...(machine === true ? { machine } : {}),
    ready,
    ...(kind === 'person' && person !== undefined ? { presence: left === true ? 'gone' : facts.presence(person) } : {}),
    ...(taken === true ? { taken } : {}),
    ...(left === true && taken !== true ? { left } : {}),
    ...(hosts && key !== undefined && kind === 'kept' ? { key } : {}),
    ...(clock === undefined
      ? {}
      : {
          clock: {
            left: leftAt(room.options.clock, { ...clock, runs: [] }, seat, clock.since),
            ...(runs ? { since: clock.since } : {}),
          },
        }),
    ...(holidays.length === 0 ? {} : { holidays }),
  }
}

/** What hangs on nothing but how the room stands, which changes seldom. */
type Lasting = Pick<
  RoomView,
  'state' | 'title' | 'game' | 'setup' | 'options' | 'host' | 'paused' | 'unrated' | 'seedHash' | 'request' | 'answered'
> &
  Pick<RoomView, 'agreed' | 'rematch'>
const lasting = new WeakMap<RoomState, { readonly rivals: boolean; readonly view: Lasting }>()

function lastingView(room: RoomState, rivals: boolean): Lasting {
  const known = lasting.get(room)
  if (known?.rivals === rivals) return known.view
  const { state, title, game, setup, options, host, seed, paused, request, answered, agreed, rematch } = room
  const view: Lasting = {
    state,
    title,
    game,
    setup,
    options,
    host,
    ...(seed === undefined || state === 'laying' ? {} : { seedHash: sha256(seed) }),
    unrated: [...unratedBy(room, rivals)],
    paused,
    ...(request === undefined ? {} : { request }),
    ...(answered === undefined ? {} : { answered }),
    ...(agreed === true ? { agreed } : {}),
    ...(rematch === undefined ? {} : { rematch }),
  }
  lasting.set(room, { rivals, view })
  return view
}

/** The room as somebody sees it. The host sees the links of kept seats, too. */
export const viewOf = (room: RoomState, facts: Facts, hosts: boolean): RoomView => ({
  ...lastingView(room, facts.rivals),
  table: facts.table,
  seats: room.seats.map((_, seat) => seatView(room, seat, facts, hosts)),
  missing: room.state === 'laying' ? [...missingIn(room, facts.setupProblem)] : [],
  watchers: [...facts.watchers],
  waiting: [...facts.waiting],
  move: facts.move,
  ...(facts.otherRules === undefined ? {} : { otherRules: facts.otherRules }),
  ...(facts.stuck === undefined ? {} : { stuck: facts.stuck }),
})

/** What somebody is at this table. */
export const standingOf = (room: RoomState, person: string | undefined): Standing => ({
  ...(person === undefined ? {} : { person }),
  seats: [...seatsOf(room, person)],
  hosts: person !== undefined && room.host === person,
})
