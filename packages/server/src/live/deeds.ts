import { isObject } from '@wanli/kernel'
import type { RequestWhat, RoomAct } from '../protocol/index.ts'
import { close, during, free, hat, lay, ready, rematchOf, rise, sit } from '../rooms/before.ts'
import { ask, closed, goOn, granted, leave, sayNo, sayYes, withdraw } from '../rooms/requests.ts'
import { unratedBy } from '../rooms/counts.ts'
import { Refusal, restsOf, type RoomState, seatsOf, type Who } from '../rooms/state.ts'
import { missingIn } from '../rooms/view.ts'
import type { Client } from './client.ts'
import { outOfTime, startClock } from './clock.ts'
import { hasRivals } from './ending.ts'
import { setupProblem } from './play.ts'
import { UNBEGUN } from './rows.ts'
import type { LiveTable } from './table.ts'

/** What a deed needs beside its table. */
export interface Elsewhere {
  /** A new table with this room; says its name. */
  create(room: RoomState, by: string): Promise<string>
  say(table: LiveTable, who: Who, to: 'table' | 'watchers', text: string): Promise<void>
  report(table: string, line: number, person: string, why: string): Promise<void>
}

type Deed<D extends RoomAct['do']> = (
  table: LiveTable,
  deed: Extract<RoomAct, { readonly do: D }>,
  who: Who,
  elsewhere: Elsewhere,
) => Promise<void>
type Simple<D extends RoomAct['do']> = (
  room: RoomState,
  deed: Extract<RoomAct, { readonly do: D }>,
  who: Who,
) => RoomState

/** A deed that changes nothing but the room. */
const inRoom =
  <D extends RoomAct['do']>(next: Simple<D>): Deed<D> =>
  (table, deed, who) =>
    table.change(who.person, (room) => next(room, deed, who))

/** The game begins if nothing is missing: `room` becomes one that is played. */
function begin(table: LiveTable, room: RoomState): RoomState {
  if (room.state !== 'laying' || missingIn(room, setupProblem(table.engine, room)).length > 0) return room
  const { brought } = table.journal
  const seed = isObject(brought) && typeof brought['seed'] === 'string' ? brought['seed'] : table.newSeed()
  return { ...room, state: 'playing', seed: room.seed ?? seed }
}

/** What begins with the room is laid and timed in the same entry. */
function startGame(table: LiveTable, room: RoomState): void {
  if (room.state !== 'playing' || table.room.state !== 'laying') return
  const clock = startClock(room.options.clock, room.seats.length, table.now())
  if (clock !== undefined) table.want({ clock })
  table.layNew(room, room.fromLog === true ? table.journal.brought : undefined)
}

const starting =
  <D extends 'ready' | 'start'>(next: Simple<D>): Deed<D> =>
  (table, deed, who) =>
    table.change(
      who.person,
      (room) => begin(table, next(room, deed, who)),
      (room) => startGame(table, room),
    )

function start(room: RoomState, _deed: unknown, who: Who): RoomState {
  during(room, 'laying')
  if (room.host !== who.person) throw new Refusal('not-the-host')
  return seatsOf(room, who.person).length > 0 ? ready(room, { do: 'ready', on: true }, who) : room
}

/** Somebody has asked for something or said yes: if nobody's word is missing, it is done. */
async function decided(table: LiveTable, who: Who, next: (room: RoomState) => RoomState): Promise<void> {
  let done: RequestWhat | undefined
  await table.change(
    who.person,
    (room) => {
      const now = next(room)
      done = now.request?.asks.length === 0 ? now.request.what : undefined
      // Meanwhile something may have been shown: that is not what they have agreed to.
      if (done?.kind === 'undo' && done.anew !== true && table.game?.shownSince(done.to) !== false) {
        done = undefined
        return closed(now, 'impossible')
      }
      return done === undefined ? now : granted(now)
    },
    () => {
      if (done?.kind === 'undo') table.rewind(done.to, done.anew === true)
    },
  )
  // The game must know who plays from now on, or that nobody does.
  if (done?.kind === 'bot' || done?.kind === 'seat' || done?.kind === 'end') await table.relay()
}

const DEEDS: { readonly [D in RoomAct['do']]: Deed<D> } = {
  sit: inRoom(sit),
  rise: inRoom(rise),
  ready: starting(ready),
  lay: inRoom((room, { plan }, who) => lay(room, plan, who)),
  free: inRoom(free),
  hat: inRoom(hat),
  start: starting(start),
  close: inRoom((room, _, who) => close(room, who)),
  leave: inRoom((room, { seat }, who) => leave(room, seat, who)),
  ask: (table, { what }, who) =>
    decided(table, who, (room) => {
      const host = table.game
      const { clock } = table.journal
      const out = clock === undefined ? [] : outOfTime(room.options.clock, clock, table.now(), restsOf(room))
      const asking = (about: RequestWhat) => ask(room, about, who, table.now(), (seat) => out.includes(seat))
      if (what.kind !== 'undo') return asking(what)
      if (host === undefined || what.to >= host.entries.length) throw new Refusal('not-now')
      const { to } = what
      if (!host.shownSince(to)) return asking({ kind: 'undo', to })
      // Where the result counts nobody plays twice for what he has seen already.
      if (unratedBy(room, hasRivals(table.engine, room)).length === 0) throw new Refusal('shown-since')
      return asking({ kind: 'undo', to, anew: true })
    }),
  'say-yes': (table, { n }, who) => decided(table, who, (room) => sayYes(room, n, who)),
  'say-no': inRoom((room, { n }, who) => sayNo(room, n, who)),
  withdraw: inRoom((room, { n }, who) => withdraw(room, n, who)),
  'go-on': inRoom((room, _, who) => goOn(room, who)),
  rematch: async (table, _, who, elsewhere) => {
    const { room } = table
    during(room, 'over')
    if (seatsOf(room, who.person).length === 0) throw new Refusal('not-your-seat')
    if (room.rematch !== undefined) return
    const rematch = await elsewhere.create({ ...rematchOf(room), host: who.person }, who.person)
    // Two may ask at once: the first table is the one.
    await table.change(who.person, (now) => (now.rematch === undefined ? { ...now, rematch } : now))
  },
  chat: async (table, { to, text }, who, elsewhere) => {
    const { room } = table
    if (!room.options.chat) throw new Refusal('chat-off')
    const sits = seatsOf(room, who.person).length > 0
    if ((to === 'table') !== sits) throw new Refusal('not-your-seat')
    await elsewhere.say(table, who, to, text)
  },
  report: (table, { line, why }, who, elsewhere) => elsewhere.report(table.id, line, who.person, why),
  present: () => Promise.resolve(),
}

/** Do something in a room. Throws a `Refusal` if it can't be done. */
export async function act(table: LiveTable, deed: RoomAct, client: Client, elsewhere: Elsewhere): Promise<void> {
  const { person, name, machine } = client
  if (person === undefined) throw new Refusal('who-are-you')
  const who = { person, name, ...(machine ? { machine } : {}) }
  if (deed.do === 'present') {
    client.here = deed.as === 'here'
    table.tellRoom()
    table.tellPages()
    table.noteLookers()
    return
  }
  await (DEEDS[deed.do] as Deed<RoomAct['do']>)(table, deed, who, elsewhere)
}

/** A time is up: a request that nobody answered is refused; a table that never started is closed. */
export async function timeIsUp(table: LiveTable): Promise<void> {
  const isForgotten = ({ state }: RoomState) => state === 'laying' && table.journal.at + UNBEGUN <= table.now()
  if (isForgotten(table.room))
    await table.change(undefined, (room) => (isForgotten(room) ? { ...room, state: 'closed' } : room))
  const isLate = ({ request }: RoomState) => request !== undefined && request.until <= table.now()
  if (isLate(table.room)) await table.change(undefined, (room) => (isLate(room) ? closed(room, 'late') : room))
}
