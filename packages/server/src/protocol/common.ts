import { z } from 'zod'

/*
 * What the parts of the protocol have in common. A page imports types only (`import type`): nothing of this runs there.
 */

/** A line of text that a person wrote: no control characters, no changes of direction that could dress it up as another. */
export const lineOf = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Co}\p{Cs}\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u)

export const personName = lineOf(24)
/** A person, a table or a seat's key: as we make them. */
export const id = z.string().regex(/^[a-z0-9-]{8,80}$/i)
export const seat = z.int().min(0).max(15)
/** Milliseconds since 1970, by the server's clock. */
export const time = z.int().min(0)

/** From then, and until then. */
export const holiday = z.strictObject({ from: time, to: time })

/** Why something could not be done. One word for the program; the page has the sentence. */
export const TROUBLES = [
  /** The message is not one of ours. */
  'malformed',
  /** There is no such thing, or it is not yours: nobody learns which. */
  'not-found',
  /** Give yourself a name first (POST /api/me). */
  'who-are-you',
  /** Too often: `after` says in how many milliseconds it may be tried again. */
  'too-often',
  'too-large',
  /** It came from another page. */
  'wrong-origin',
  /** The token is not for that, or is none. */
  'not-by-token',
  /** Name or password are wrong. */
  'wrong-password',
  /** Somebody has this name already. */
  'handle-taken',
  'password-short',
  /** It stands on the lists that are tried first. */
  'password-common',
  /** The device's key is not known here, or what it signed is not right. */
  'passkey-wrong',
  /** It is the only way back in. */
  'last-way',
  /** The code was used, or its five minutes are over. */
  'code-gone',
  /** A holiday that is past, more than a year away, or lies on another. */
  'holiday-odd',
  /** More than 30 days of holiday within a year. */
  'holiday-long',
  'not-the-host',
  'not-your-seat',
  'seat-taken',
  /** It is kept for somebody: his link opens it. */
  'seat-kept',
  /** Only before the start, only during the game, only after its end. */
  'not-now',
  /** Somebody is missing: `missing` in the room says who and what. */
  'not-ready',
  /** Something is asked already: one request at a time. */
  'asked-already',
  /** The set-up is not possible: `problem` says why, in the game's words. */
  'bad-setup',
  /** Something hidden was shown since then, and the result counts. */
  'shown-since',
  /** The game is not over. */
  'not-before-the-end',
  'chat-off',
  'broke',
] as const
export const trouble = z.strictObject({
  error: z.enum(TROUBLES),
  after: z.int().optional(),
  /** As the game says it (kernel `Problem`). */
  problem: z.unknown().optional(),
})
export type Trouble = z.infer<typeof trouble>
export type TroubleCode = (typeof TROUBLES)[number]
