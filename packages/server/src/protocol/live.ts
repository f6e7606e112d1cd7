import { z } from 'zod'
import { id, lineOf, personName, seat, time, trouble } from './common.ts'
import { laying, presence, request, roomView, standing } from './rooms.ts'

/*
 * The socket of one table, `/api/tables/TABLE/live`: room, game and chat. All of it is JSON. A client sends one message a frame; the server's frame is
 * a message, or a list of those that came together: the news of an answer, what changed in the room, and the reply to who gave it.
 *
 * What a client sends has a number of its own (`id`) and gets one reply with it. Three kinds: a call of the table (`call`, `args`: as
 * packages/table/src/calls.ts has them, and `follow`), an act in the room (`do`), a sign of life (`ping`).
 */

const messageId = z.int().min(0)
const act = <D extends string, S extends z.ZodRawShape>(name: D, shape: S) =>
  z.strictObject({ id: messageId, do: z.literal(name), ...shape })

/** Everything that one can do in a room; the reply is `{ id, result: null }`, or `{ id, ...trouble }`. */
export const roomAct = z.discriminatedUnion('do', [
  // --- before the start
  /** Take a seat. `key`: the last part of the link of a seat that is kept. `name`: of somebody else at this screen. */
  act('sit', { seat, key: id.optional(), name: personName.optional() }),
  act('rise', { seat }),
  act('ready', { on: z.boolean() }),
  /** Host: another set-up, other seats, other options. Who sits stays where he can; nobody is ready any more. */
  act('lay', { plan: laying }),
  /** Host: the seat is free again. */
  act('free', { seat }),
  /** Host: somebody else who sits here has the hat now. At any time. */
  act('hat', { person: id }),
  act('start', {}),
  act('close', {}),
  // --- during the game
  /** Leave for good: the others decide who takes the seat. */
  act('leave', { seat }),
  act('ask', { what: request.shape.what }),
  act('say-yes', { n: z.int() }),
  act('say-no', { n: z.int() }),
  act('withdraw', { n: z.int() }),
  /** The pause ends. */
  act('go-on', {}),
  // --- after it
  act('rematch', {}),
  // --- at any time
  act('chat', { to: z.enum(['table', 'watchers']), text: lineOf(500) }),
  /** Who looks after the server sees it (`wanli admin reports`). */
  act('report', { line: z.int().min(0), why: lineOf(200) }),
  /** Whether somebody is at this page: no input for two minutes is `away`. */
  act('present', { as: presence.exclude(['gone']) }),
])
export type RoomAct = z.infer<typeof roomAct>
type WithoutId<A> = A extends unknown ? Omit<A, 'id'> : never
export type RoomDeed = WithoutId<RoomAct>

/** `next`: in so many milliseconds the next one comes. Who is not heard for that long and 3 s more is gone. */
export const ping = z.strictObject({ ping: z.int().min(0), next: z.int().min(500).max(120_000) })
export type Ping = z.infer<typeof ping>

// --- what the server sends ---------------------------------------------------------------------------------------

/** The first message on every socket. */
export const hello = z.strictObject({
  hello: z.strictObject({
    you: standing,
    room: roomView,
    /** The server's clock. */
    now: time,
    /** Of the program: another one than the page's says "load again". */
    version: z.string(),
  }),
})
export type Hello = z.infer<typeof hello>

export const chatLine = z.strictObject({
  n: z.int(),
  to: z.enum(['table', 'watchers']),
  person: id,
  name: personName,
  text: z.string(),
  at: time,
})
export type ChatLine = z.infer<typeof chatLine>

/** A difference: see `Patch` in @wanli/table, `patched(before, patch)`. */
const patch = z.unknown()

export const serverMessage = z.union([
  hello,
  /** What became of a call or an act. */
  z.strictObject({ id: messageId, result: z.unknown() }),
  z.strictObject({ id: messageId.nullable(), ...trouble.shape, error: z.string(), message: z.string().optional() }),
  /** The room has changed; the difference to what this socket knew of it. */
  z.strictObject({ room: patch }),
  /** What I am here has changed. */
  z.strictObject({ you: standing }),
  /** For who follows: the difference to the last news that this socket got (`told`, `between` and `takenBack` are always whole). */
  z.strictObject({ news: patch }),
  /** For who does not follow: something happened, look. */
  z.strictObject({ changed: z.literal(true) }),
  z.strictObject({ broke: z.string() }),
  z.strictObject({ chat: z.array(chatLine) }),
  z.strictObject({ pong: z.int() }),
  /** The socket will be closed. `restart`: come back in so many milliseconds. */
  z.strictObject({ bye: z.enum(['restart', 'signed-out', 'not-found', 'too-slow']), again: z.int().optional() }),
])
export type ServerMessage = z.infer<typeof serverMessage>

/** A frame of the server. */
export const serverFrame = z.union([serverMessage, z.array(serverMessage)])

/** The messages of a frame, in order. */
export const messagesIn = (frame: ServerMessage | readonly ServerMessage[]): readonly ServerMessage[] =>
  Array.isArray(frame) ? (frame as readonly ServerMessage[]) : [frame as ServerMessage]
