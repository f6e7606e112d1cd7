import type { Request, RequestWhat } from '../protocol/index.ts'
import { during, seatAt } from './before.ts'
import { type Answered, peopleOf, Refusal, type RoomState, seatsOf, type Who, without, withSeat } from './state.ts'

/*
 * What needs the consent of all people who sit there: one request at a time, no answer in a minute is a no, whoever asked can withdraw.
 * Bots agree.
 */

/** Milliseconds that the others have. */
const REQUEST_TIME = 60_000

/** `isOut`: this seat's time is up. */
export function ask(
  room: RoomState,
  what: RequestWhat,
  who: Who,
  now: number,
  isOut: (seat: number) => boolean,
): RoomState {
  during(room, 'playing')
  if (room.request !== undefined) throw new Refusal('asked-already')
  const sits = seatsOf(room, who.person).length > 0
  // Who only looks on may ask for one thing: a seat that nobody has any more.
  if (!sits && what.kind !== 'seat') throw new Refusal('not-your-seat')
  if (what.kind === 'seat' && what.person !== who.person) throw new Refusal('not-your-seat')
  const about = what.kind === 'bot' || what.kind === 'seat' ? what.seat : undefined
  if (about !== undefined && !isAbandoned(room, about, isOut)) throw new Refusal('seat-taken')
  const gone = about === undefined ? undefined : seatAt(room, about).person
  const asks = peopleOf(room).filter((person) => person !== who.person && person !== gone)
  const n = room.requests + 1
  const by = { person: who.person, name: who.name }
  const request: Request = { n, what, by, until: now + REQUEST_TIME, asks, agreed: [] }
  return { ...without(room, 'answered'), requests: n, request }
}

/** Who sat there left, a bot plays already, or the time is up. */
function isAbandoned(room: RoomState, seat: number, isOut: (seat: number) => boolean): boolean {
  const { left, taken } = seatAt(room, seat)
  return left === true || taken === true || isOut(seat)
}

/** The request of that number, if it is still open. */
function open(room: RoomState, n: number): Request {
  if (room.request?.n !== n) throw new Refusal('not-now')
  return room.request
}

export function closed(room: RoomState, how: Answered['how'], by?: string): RoomState {
  const { request } = room
  if (request === undefined) return room
  const answered = { n: request.n, kind: request.what.kind, how, ...(by === undefined ? {} : { by }) }
  return { ...without(room, 'request'), answered }
}

export function sayYes(room: RoomState, n: number, who: Who): RoomState {
  const request = open(room, n)
  if (!request.asks.includes(who.person)) throw new Refusal('not-your-seat')
  const asks = request.asks.filter((person) => person !== who.person)
  return { ...room, request: { ...request, asks, agreed: [...request.agreed, who.person] } }
}

export function sayNo(room: RoomState, n: number, who: Who): RoomState {
  if (!open(room, n).asks.includes(who.person)) throw new Refusal('not-your-seat')
  return closed(room, 'refused', who.name)
}

export function withdraw(room: RoomState, n: number, who: Who): RoomState {
  if (open(room, n).by.person !== who.person) throw new Refusal('not-your-seat')
  return closed(room, 'withdrawn')
}

/** Everybody has agreed. What the room has to do with it; what the game has to do with it is the table's. */
export function granted(room: RoomState): RoomState {
  const { request } = room
  if (request === undefined) return room
  const done = closed(room, 'agreed')
  const { what } = request
  switch (what.kind) {
    case 'undo':
      return done
    case 'end':
      return { ...done, state: 'over', agreed: true }
    case 'pause':
      return { ...done, paused: true }
    case 'bot': {
      const was = seatAt(done, what.seat)
      return {
        ...withSeat(done, what.seat, { ...was, kind: 'bot', bot: what.bot, taken: true, ready: true }),
        changedHands: true,
      }
    }
    case 'seat':
      return {
        ...withSeat(done, what.seat, { kind: 'person', person: what.person, name: request.by.name, ready: true }),
        changedHands: true,
      }
  }
}

/** Leave for good. The seat stays empty until the others decide. */
export function leave(room: RoomState, seat: number, who: Who): RoomState {
  during(room, 'playing')
  const was = seatAt(room, seat)
  if (was.person !== who.person || was.kind !== 'person') throw new Refusal('not-your-seat')
  const left = withSeat(room, seat, { ...was, left: true })
  const people = peopleOf(left)
  // The hat must not leave with him.
  const host = left.host === who.person && !people.includes(who.person) ? (people[0] ?? left.host) : left.host
  const request = left.request && { ...left.request, asks: left.request.asks.filter((person) => person !== who.person) }
  return { ...left, host, ...(request === undefined ? {} : { request }) }
}

export function goOn(room: RoomState, who: Who): RoomState {
  during(room, 'playing')
  if (seatsOf(room, who.person).length === 0) throw new Refusal('not-your-seat')
  if (!room.paused) throw new Refusal('not-now')
  return { ...room, paused: false }
}
