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
  readonly watchers: string[]
  readonly setupProblem: unknown
  readonly otherRules: unknown
  readonly stuck: unknown
  /** Those who sit there play against each other. */
  readonly rivals: boolean
  presence(person: string): Presence
  /** What `presence` and `watchers` come from: the same object as long as they say the same of the same room. */
  readonly crowd: object
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

/** The seats as they were shown last, to hosts and to others, as long as nobody comes or goes and no clock is set. */
const seated = new WeakMap<
  object,
  { readonly clock: ClockState | undefined; readonly views: [RoomSeat[] | undefined, RoomSeat[] | undefined] }
>()

function seatViews(room: RoomState, facts: Facts, hosts: boolean): RoomSeat[] {
  const { crowd, clock } = facts
  let known = seated.get(crowd)
  if (known === undefined || known.clock !== clock) {
    known = { clock, views: [undefined, undefined] }
    seated.set(crowd, known)
  }
  return (known.views[Number(hosts)] ??= room.seats.map((_, seat) => seatView(room, seat, facts, hosts)))
}

/** To the host the room shows the links of kept seats. Otherwise all see the same. */
export const hostSeesMore = ({ seats }: RoomState): boolean =>
  seats.some(({ kind, key }) => kind === 'kept' && key !== undefined)

const NOTHING_MISSING: Missing[] = []

/** The room as somebody sees it (`hostSeesMore`). What has not changed since is the same object. */
export const viewOf = (room: RoomState, facts: Facts, hosts: boolean): RoomView => ({
  ...lastingView(room, facts.rivals),
  table: facts.table,
  seats: seatViews(room, facts, hosts),
  missing: room.state === 'laying' ? [...missingIn(room, facts.setupProblem)] : NOTHING_MISSING,
  watchers: facts.watchers,
  waiting: [...facts.waiting],
  move: facts.move,
  ...(facts.otherRules === undefined ? {} : { otherRules: facts.otherRules }),
  ...(facts.stuck === undefined ? {} : { stuck: facts.stuck }),
})

const standings = new WeakMap<RoomState, Map<string, Standing>>()

/** What somebody is at this table. */
export function standingOf(room: RoomState, person: string | undefined): Standing {
  const before = person === undefined ? undefined : standings.get(room)?.get(person)
  if (before !== undefined) return before
  const seats = seatsOf(room, person)
  const hosts = person !== undefined && room.host === person
  const standing: Standing = { ...(person === undefined ? {} : { person }), seats: [...seats], hosts }
  // Those who only look on may be many.
  if (person === undefined || (seats.length === 0 && !hosts)) return standing
  const known = standings.get(room)
  if (known === undefined) standings.set(room, new Map([[person, standing]]))
  else known.set(person, standing)
  return standing
}
