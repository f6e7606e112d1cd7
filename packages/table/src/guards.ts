import { isObject } from '@wanli/kernel'
import { z } from 'zod'
import type { CallName, Calls } from './calls.ts'
import type { TablePlan } from './protocol.ts'
import { NotAllowed } from './rights.ts'

/*
 * What comes from outside is looked at before anything is done with it. Nothing is looked up by a name that a client has sent, except
 * here, in a map.
 */

/** A call whose arguments are what they should be. */
export interface GuardedCall {
  readonly id: number
  readonly call: CallName
  readonly args: readonly unknown[]
}

/** More than any key, topic or name of ours; less than what would hurt. */
const MOST_TEXT = 2000
const MOST_COUNT = 1_000_000
const MOST_SEAT = 63

/** The guards are made when the first message comes, not when this file is loaded: by then a page has said how zod may work. */
function makeGuards() {
  const text = z.string().max(MOST_TEXT)
  const count = z.int().min(0).max(MOST_COUNT)
  const seat = z.int().min(0).max(MOST_SEAT)
  const eyes = seat.nullable()
  const flag = z.boolean()
  const id = z.int().min(0)
  const cursor = z.strictObject({ told: count, back: count, life: text })
  const since = z.union([z.literal('start'), z.literal('now'), cursor])
  /** A day is long enough for anybody's pace. */
  const pace = z.int().min(-1).max(86_400_000)

  /** The arguments of every call; those that may be left out come last. */
  const args = {
    plan: z.tuple([]),
    look: z.tuple([eyes, since, flag.optional()]),
    answer: z.tuple([seat, text, count, flag.optional()]),
    answerAll: z.tuple([seat, z.array(text).max(200), count]),
    undo: z.tuple([seat, count.optional()]),
    steps: z.tuple([seat]),
    undoTurn: z.tuple([seat]),
    endTurn: z.tuple([seat]),
    holds: z.tuple([flag]),
    rewind: z.tuple([count]),
    stand: z.tuple([seat, text, text.nullable()]),
    refused: z.tuple([seat, flag.optional()]),
    preview: z.tuple([seat, text, flag.optional()]),
    final: z.tuple([seat, text]),
    hint: z.tuple([seat]),
    unhint: z.tuple([seat]),
    at: z.tuple([count, eyes]),
    timeline: z.tuple([]),
    log: z.tuple([]),
    pace: z.tuple([pace]),
    step: z.tuple([]),
    spare: z.tuple([flag]),
  } as const satisfies { readonly [C in CallName]: z.ZodType<Partial<Parameters<Calls[C]>>> }

  const plan: z.ZodType<TablePlan> = z.strictObject({
    id: text,
    game: text,
    title: text,
    setup: z.record(z.string(), z.unknown()),
    seed: text,
    seeding: z.enum(['sha256', 'lanes']).exactOptional(),
    seats: z.array(z.strictObject({ name: text, kind: z.enum(['person', 'bot']), bot: text.exactOptional() })).max(64),
    unkept: z.literal(true).exactOptional(),
    asksAll: z.literal(true).exactOptional(),
  })
  const open = z.strictObject({
    plan,
    source: z.unknown().optional(),
    watched: z.literal(true).exactOptional(),
    holds: flag.exactOptional(),
  })

  return {
    args: new Map<string, z.ZodType<readonly unknown[]>>(Object.entries(args)),
    numbered: z.looseObject({ id }),
    call: z.strictObject({ id, call: z.string(), args: z.array(z.unknown()).max(8) }),
    opening: z.strictObject({ id, open }),
  }
}

let made: ReturnType<typeof makeGuards> | undefined
const guards = () => (made ??= makeGuards())

/** The number of a message, if it has one, however wrong the rest is. */
export const idOf = (message: unknown): number | null => guards().numbered.safeParse(message).data?.id ?? null

/** What comes most by far, an answer, is looked at without the schemas, which say the same of it (test/guards.test.ts). */
function isAnswer(message: unknown): message is GuardedCall {
  if (!isObject(message) || message['call'] !== 'answer') return false
  const { id, args } = message
  if (Object.keys(message).length !== 3 || !isCount(id, Number.MAX_SAFE_INTEGER)) return false
  if (!Array.isArray(args) || args.length !== 3) return false
  const [seat, key, at] = args as readonly unknown[]
  return isCount(seat, MOST_SEAT) && typeof key === 'string' && key.length <= MOST_TEXT && isCount(at, MOST_COUNT)
}

const isCount = (value: unknown, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most

/** A message as a call; throws `NotAllowed` if it is none. */
export function readCall(message: unknown): GuardedCall {
  if (isAnswer(message)) return message
  const found = guards().call.safeParse(message)
  if (!found.success) throw new NotAllowed('malformed')
  const { id, call, args } = found.data
  const guard = guards().args.get(call)
  if (guard === undefined) throw new NotAllowed('no-such-call')
  const given = guard.safeParse(args)
  if (!given.success) throw new NotAllowed('malformed')
  return { id, call: call as CallName, args: given.data }
}

/** What a table is to be made of, as who lays it has said; undefined if it says no such thing. The game checks the set-up. */
export function readOpening(message: unknown) {
  const found = guards().opening.safeParse(message)
  return found.success ? { id: found.data.id, ...found.data.open } : undefined
}
