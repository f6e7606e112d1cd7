import type { RoomDeed } from '../protocol/index.ts'
import { DEFAULTS, type creating, type laying, type SeatWish } from '../protocol/rooms.ts'
import type { z } from 'zod'
import { newId } from '../ids.ts'
import { peopleOf, Refusal, type RoomState, type SeatState, seatsOf, type Who, without, withSeat } from './state.ts'

/*
 * What can be done in a room before the game starts. Each takes the room and gives the next one, or refuses.
 */

type Of<D extends RoomDeed['do']> = Extract<RoomDeed, { readonly do: D }>

/** Who sits down. */
const seated = ({ person, name, machine }: Who, named?: string): Pick<SeatState, 'person' | 'name' | 'machine'> => ({
  person,
  name: named ?? name,
  ...(machine === true ? { machine } : {}),
})

function seatOf(wish: SeatWish, who: Who): SeatState {
  switch (wish.kind) {
    case 'open':
      return { kind: 'open', ready: false }
    case 'kept':
      return { kind: 'kept', name: wish.for, ready: false, key: newId() }
    case 'bot':
      return { kind: 'bot', bot: wish.bot, ready: true }
    case 'me':
      return { kind: 'person', ...seated(who, wish.name), ready: false }
  }
}

const known = <T extends object>(options: T | undefined): { readonly [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== undefined)) as never

export function newRoom({ game, setup, seats, title, options, log }: z.infer<typeof creating>, who: Who): RoomState {
  return {
    state: 'laying',
    title: title ?? '',
    game,
    setup,
    options: { ...DEFAULTS, ...known(options) },
    host: who.person,
    seats: seats.map((wish) => seatOf(wish, who)),
    barred: [],
    ...(log === undefined ? {} : { fromLog: true as const }),
    paused: false,
    requests: 0,
  }
}

function hostOnly(room: RoomState, who: Who): void {
  if (room.host !== who.person) throw new Refusal('not-the-host')
}

export function during(room: RoomState, ...states: readonly RoomState['state'][]): void {
  if (!states.includes(room.state)) throw new Refusal('not-now')
}

export function seatAt(room: RoomState, seat: number): SeatState {
  const found = room.seats[seat]
  if (found === undefined) throw new Refusal('not-found')
  return found
}

/** Take a seat. One that is kept opens to its own link only; the host may sit down anywhere. */
export function sit(room: RoomState, { seat, key, name }: Of<'sit'>, who: Who): RoomState {
  during(room, 'laying')
  const was = seatAt(room, seat)
  if (room.barred.includes(who.person)) throw new Refusal('not-found')
  if (was.kind === 'person' || was.kind === 'bot') throw new Refusal('seat-taken')
  if (was.kind === 'kept' && was.key !== key && room.host !== who.person) throw new Refusal('seat-kept')
  return withSeat(room, seat, {
    kind: 'person',
    ...seated(who, name),
    ready: false,
    ...(was.key === undefined ? {} : { key: was.key }),
  })
}

const freed = (was: SeatState): SeatState =>
  was.key === undefined
    ? { kind: 'open', ready: false }
    : { kind: 'kept', ready: false, key: newId(), ...(was.name === undefined ? {} : { name: was.name }) }

export function rise(room: RoomState, { seat }: Of<'rise'>, who: Who): RoomState {
  during(room, 'laying')
  const was = seatAt(room, seat)
  if (was.person !== who.person) throw new Refusal('not-your-seat')
  return withSeat(room, seat, freed(was))
}

export function ready(room: RoomState, { on }: Of<'ready'>, who: Who): RoomState {
  during(room, 'laying')
  if (seatsOf(room, who.person).length === 0) throw new Refusal('not-your-seat')
  return { ...room, seats: room.seats.map((seat) => (seat.person === who.person ? { ...seat, ready: on } : seat)) }
}

/** Rows of an own box may be many, so what the host changes goes without them: left out, those that lie on the table stay. */
function withBoxOf(room: RoomState, { game, setup }: z.infer<typeof laying>): RoomState['setup'] {
  const { data } = room.setup
  return data === undefined || game !== room.game || setup['data'] !== undefined ? setup : { ...setup, data }
}

/** Another set-up. People keep their seats as long as there is one for them; where they sit the wish is silent. */
export function lay(room: RoomState, plan: z.infer<typeof laying>, who: Who): RoomState {
  during(room, 'laying')
  hostOnly(room, who)
  if (room.fromLog === true) throw new Refusal('not-now')
  const seats = plan.seats.map((wish, i): SeatState => {
    const was = room.seats[i]
    if (was?.kind === 'person' && wish.kind !== 'bot') return { ...was, ready: false }
    if (was?.kind === 'kept' && wish.kind === 'kept') return { ...was, name: wish.for }
    return seatOf(wish, who)
  })
  return {
    ...room,
    game: plan.game,
    setup: withBoxOf(room, plan),
    title: plan.title ?? room.title,
    options: { ...room.options, ...known(plan.options) },
    seats,
  }
}

/** The host takes somebody's seat away: he does not come back to this room. */
export function free(room: RoomState, { seat }: Of<'free'>, who: Who): RoomState {
  during(room, 'laying')
  hostOnly(room, who)
  const was = seatAt(room, seat)
  if (was.person === undefined) throw new Refusal('not-found')
  const barred = was.person === who.person ? room.barred : [...room.barred, was.person]
  const others = { ...room, barred }
  return seatsOf(others, was.person).reduce((now, i) => withSeat(now, i, freed(seatAt(now, i))), others as RoomState)
}

export function hat(room: RoomState, { person }: Of<'hat'>, who: Who): RoomState {
  hostOnly(room, who)
  if (!peopleOf(room).includes(person)) throw new Refusal('not-found')
  return { ...room, host: person }
}

export function close(room: RoomState, who: Who): RoomState {
  during(room, 'laying')
  hostOnly(room, who)
  return { ...room, state: 'closed' }
}

/** The same people at a new table: everybody one seat further. */
export function rematchOf(room: RoomState): RoomState {
  const { length } = room.seats
  const seats = room.seats.map((_, i): SeatState => {
    const was = room.seats[(i + 1) % length]!
    if (was.kind === 'person' && was.left !== true) return { ...without(was, 'key', 'rests'), ready: false }
    return was.kind === 'bot' && was.taken !== true
      ? { kind: 'bot', bot: was.bot ?? 'greedy', ready: true }
      : { kind: 'open', ready: false }
  })
  const fresh = without(room, 'seed', 'fromLog', 'request', 'answered', 'changedHands', 'agreed', 'rematch')
  return { ...fresh, state: 'laying', seats, paused: false, requests: 0 }
}
