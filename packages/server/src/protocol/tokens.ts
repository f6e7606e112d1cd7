import { z } from 'zod'
import { id, lineOf, personName, time } from './common.ts'
import type { RoomDeed } from './live.ts'

/**
 * What a token may do. `look`: see what its person may see; `play`: sit down, answer, agree; `tables`: lay tables and be their host;
 * `chat`: speak. Who one is and what one keeps is never a token's: it makes no tokens, and deletes nobody.
 */
const SCOPES = ['look', 'play', 'tables', 'chat'] as const
const scope = z.enum(SCOPES)
export type Scope = (typeof SCOPES)[number]

/** What a deed in a room takes. */
export const SCOPE_OF: { readonly [D in RoomDeed['do']]: Scope } = {
  sit: 'play',
  rise: 'play',
  ready: 'play',
  leave: 'play',
  ask: 'play',
  'say-yes': 'play',
  'say-no': 'play',
  withdraw: 'play',
  'go-on': 'play',
  present: 'look',
  lay: 'tables',
  free: 'tables',
  hat: 'tables',
  start: 'tables',
  close: 'tables',
  rematch: 'tables',
  chat: 'chat',
  report: 'chat',
}

const names = lineOf(40)
/** POST /api/me/tokens. `bot`: for an account of a bot of mine, instead of for me. */
export const tokenMaking = z.strictObject({
  name: names,
  scopes: z.array(scope).min(1).max(SCOPES.length),
  bot: id.optional(),
})
const tokenLine = z.strictObject({
  id,
  name: names,
  scopes: z.array(scope),
  bot: id.optional(),
  created: time,
  /** To the hour. */
  used: time.optional(),
})
export type TokenLine = z.infer<typeof tokenLine>
const botLine = z.strictObject({ person: id, name: personName, since: time })
export type BotLine = z.infer<typeof botLine>

/** My tokens and those of my bots. */
export const tokenList = z.strictObject({ tokens: z.array(tokenLine), bots: z.array(botLine) })
export type TokenList = z.infer<typeof tokenList>
/** `token`: shown this once; the server keeps its hash. */
export const tokenMade = z.strictObject({ token: z.string(), ...tokenList.shape })
export type TokenMade = z.infer<typeof tokenMade>
/** POST /api/me/bots */
export const botMaking = z.strictObject({ name: personName })
export const botMade = z.strictObject({ bot: id, ...tokenList.shape })
