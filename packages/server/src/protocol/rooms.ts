import { z } from 'zod'
import { holiday, id, lineOf, personName, seat, time } from './common.ts'

const seconds = (max: number) => z.int().min(0).max(max)

/** How long one may think. Clocks run only for whom the table waits. */
export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Seconds in the bank at the start, and seconds more with every answer. */
  z.strictObject({ kind: z.literal('bank'), bank: z.int().min(10).max(86_400), increment: seconds(3600) }),
  /** Days for every answer; between these hours (UTC) no clock runs. */
  z.strictObject({
    kind: z.literal('days'),
    days: z.int().min(1).max(30),
    rest: z.strictObject({ from: z.int().min(0).max(23), to: z.int().min(0).max(23) }).optional(),
  }),
])
export type Clock = z.infer<typeof clock>

export const roomOptions = z.strictObject({
  /** Listed in the lobby. */
  public: z.boolean(),
  /** Whoever has the link may look on. */
  watch: z.boolean(),
  /** Seconds that spectators are behind. */
  delay: seconds(3600),
  chat: z.boolean(),
  clock,
  /** The result counts. */
  rated: z.boolean(),
  hints: z.boolean(),
  /** Ask persons only if they have something to choose, else wait as long as they usually take. */
  sparing: z.boolean(),
})
export type RoomOptions = z.infer<typeof roomOptions>

/** Who is to sit somewhere, as the host wants it. */
export const seatWish = z.discriminatedUnion('kind', [
  /** Anybody. */
  z.strictObject({ kind: z.literal('open') }),
  /** Somebody with a link of his own. */
  z.strictObject({ kind: z.literal('kept'), for: personName }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40) }),
  /** The host himself, or somebody else at his screen. */
  z.strictObject({ kind: z.literal('me'), name: personName.optional() }),
])
export type SeatWish = z.infer<typeof seatWish>

const setup = z.record(z.string().max(40), z.unknown())
const plan = { game: z.string().max(40), setup, seats: z.array(seatWish).min(1).max(8) }

/** POST /api/tables. What is left out of the options is as `DEFAULTS` has it. */
export const creating = z.strictObject({
  ...plan,
  title: lineOf(60).optional(),
  options: roomOptions.partial().optional(),
  /** A game that was begun elsewhere and goes on here, as its log: it does not count, as its seed is known. */
  log: z.unknown().optional(),
})
export type Creating = z.input<typeof creating>
export const created = z.strictObject({ table: id })
export type Created = z.infer<typeof created>

/** What the host changes before the start. Everybody has to be ready again. `setup` without `data`: rows of an own box stay as they are. */
export const laying = z.strictObject({
  ...plan,
  title: lineOf(60).optional(),
  options: roomOptions.partial().optional(),
})

const PRESENCE = ['here', 'away', 'gone'] as const
export const presence = z.enum(PRESENCE)
export type Presence = z.infer<typeof presence>

/** A seat, as everybody at the table sees it. */
export const roomSeat = z.strictObject({
  kind: z.enum(['open', 'kept', 'person', 'bot']),
  /** Of who sits there, or for whom it is kept. */
  name: personName.optional(),
  person: id.optional(),
  bot: z.string().optional(),
  /** The account of a bot: a program elsewhere answers for it. */
  machine: z.boolean().optional(),
  ready: z.boolean(),
  presence: presence.optional(),
  /** He left, or his time was up, and a bot plays for him. */
  taken: z.boolean().optional(),
  /** He has left for good. */
  left: z.boolean().optional(),
  /** Host only: the last part of the link of a kept seat. */
  key: id.optional(),
  /** Milliseconds left, as of `since`; it runs while `since` is there. */
  clock: z.strictObject({ left: z.number(), since: time.optional() }).optional(),
  /** When his clock stands still: over now, or to come. */
  holidays: z.array(holiday).optional(),
})
export type RoomSeat = z.infer<typeof roomSeat>

/** What is missing before it can start, each with whom it is about. */
const missing = z.discriminatedUnion('why', [
  z.strictObject({ why: z.literal('seat-open'), seat }),
  z.strictObject({ why: z.literal('not-come'), seat }),
  z.strictObject({ why: z.literal('not-ready'), seat }),
  z.strictObject({ why: z.literal('bad-setup'), problem: z.unknown() }),
])
export type Missing = z.infer<typeof missing>

/** Something that the others must agree to. */
export const request = z.strictObject({
  n: z.int(),
  what: z.discriminatedUnion('kind', [
    /** Back to so many answers on the table. `anew` (the server says it): across what was drawn or shown, so that it is dealt anew. */
    z.strictObject({ kind: z.literal('undo'), to: z.int().min(0), anew: z.literal(true).optional() }),
    z.strictObject({ kind: z.literal('end') }),
    z.strictObject({ kind: z.literal('pause') }),
    /** A bot takes the seat of who left or whose time is up. */
    z.strictObject({ kind: z.literal('bot'), seat, bot: z.string().max(40) }),
    /** Somebody who looks on takes it. */
    z.strictObject({ kind: z.literal('seat'), seat, person: id }),
  ]),
  by: z.strictObject({ person: id, name: personName }),
  /** No answer until then is a no. */
  until: time,
  /** Whose word is still missing. */
  asks: z.array(id),
  agreed: z.array(id),
})
export type Request = z.infer<typeof request>
export type RequestWhat = Request['what']

/** What became of the last request. */
export const answeredRequest = z.strictObject({
  n: z.int(),
  kind: z.string(),
  how: z.enum(['agreed', 'refused', 'late', 'withdrawn', 'impossible']),
  by: personName.optional(),
})

/**
 * Why a result does not count: agreed so, nobody plays against each other, a bot plays, hints are allowed, somebody has two seats, a
 * seat was taken over, it was begun elsewhere, it is played with somebody's own box.
 */
const unrated = z.enum(['option', 'no-rivals', 'bots', 'hints', 'shared', 'taken', 'log', 'box'])
export type Unrated = z.infer<typeof unrated>

export const roomView = z.strictObject({
  table: id,
  /** `laying`: before the start. */
  state: z.enum(['laying', 'playing', 'over', 'closed']),
  title: z.string(),
  game: z.string(),
  setup,
  options: roomOptions,
  host: id,
  seats: z.array(roomSeat),
  missing: z.array(missing),
  /** How many look on, and their names. */
  watchers: z.array(personName),
  /** SHA-256 of the seed, in hexadecimal, from the start on; the seed comes with the log after the end. */
  seedHash: z.string().optional(),
  /** Why it does not count; empty: it does. */
  unrated: z.array(unrated),
  /** Whom the table waits for. In a secret choice: who has not chosen yet. */
  waiting: z.array(seat),
  move: z.int(),
  paused: z.boolean(),
  request: request.optional(),
  answered: answeredRequest.optional(),
  /** Ended by agreement, before its end. */
  agreed: z.boolean().optional(),
  /** The table of the rematch, once somebody has asked for one. */
  rematch: id.optional(),
  /** Rules or data are others than at its beginning (table `OtherRules`), or why it can't go on (kernel `Problem`). */
  otherRules: z.unknown().optional(),
  stuck: z.unknown().optional(),
})
export type RoomView = z.infer<typeof roomView>

/** What I am at this table. */
export const standing = z.strictObject({
  person: id.optional(),
  seats: z.array(seat),
  hosts: z.boolean(),
})
export type Standing = z.infer<typeof standing>

/** A table in a list. */
export const tableLine = z.strictObject({
  table: id,
  title: z.string(),
  game: z.string(),
  state: z.enum(['laying', 'playing', 'over', 'closed']),
  seats: z.array(z.strictObject({ kind: z.enum(['open', 'kept', 'person', 'bot']), name: personName.optional() })),
  options: roomOptions,
  move: z.int(),
  /** It waits for me (my tables only), since then; until then, if there is a clock. */
  waits: z.boolean(),
  since: time,
  until: time.optional(),
  /** I am asked for my word. */
  asked: z.boolean(),
  /** Where I sit. */
  mine: z.array(seat),
  winners: z.array(seat).optional(),
})
export type TableLine = z.infer<typeof tableLine>
/** GET /api/tables: mine, what waits for me first, the one that waits longest before the others. GET /api/lobby: what is open. */
export const tableList = z.strictObject({ tables: z.array(tableLine) })
export type TableList = z.infer<typeof tableList>

export const DEFAULTS: RoomOptions = {
  public: false,
  watch: true,
  delay: 0,
  chat: true,
  clock: { kind: 'none' },
  rated: true,
  hints: false,
  sparing: false,
}
