import { z } from 'zod'
import { botMade, botMaking, type Scope, tokenList, tokenMade, tokenMaking } from './tokens.ts'
import {
  accounting,
  holidayList,
  holidayMaking,
  link,
  linked,
  linking,
  me,
  naming,
  nothing as noWords,
  passkeyAdding,
  passkeyList,
  passkeyOptions,
  passkeyUsing,
  signingIn,
  signingOut,
  usingLink,
} from './identity.ts'
import { profile, tableRatings } from './ratings.ts'
import { reach, reaching } from './reach.ts'
import { created, creating, roomView, standing, tableList } from './rooms.ts'

/** A call over HTTP: what it is for, what it is sent, what it answers. */
interface Call {
  readonly about: string
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** What a token must be for to call it; left out: only the person himself may. */
  readonly scope?: Scope | 'any'
}

const nothing = z.null()

/** All calls. The server has an answer to each of these and to no other; its description at /api is made of them. */
export const CALLS = {
  'GET /api': { scope: 'any', about: 'This description.', answer: z.unknown() },
  'GET /api/version': {
    scope: 'any',
    about: 'The version of the program.',
    answer: z.strictObject({ version: z.string() }),
  },
  'GET /api/me': { scope: 'any', about: 'Who I am; null for nobody.', answer: me.nullable() },
  'POST /api/me': { about: 'A guest under this name at once, or another name.', body: naming, answer: me },
  'DELETE /api/me': { about: 'All that is kept about me is deleted; my seats are left.', answer: nothing },
  'GET /api/me/export': { about: 'All that is kept about me.', answer: z.looseObject({ me }) },
  'POST /api/me/account': {
    about: 'A way back in: a name to sign in with, and a password.',
    body: accounting,
    answer: me,
  },
  'POST /api/me/link': {
    about: 'A code for another device, for all that I am or one seat. It works once, for five minutes.',
    body: linking,
    answer: link,
  },
  'POST /api/link': { about: 'Use such a code.', body: usingLink, answer: linked },
  'GET /api/me/reach': { about: 'How I am told that a table waits for me.', answer: reach },
  'POST /api/me/reach': {
    about: 'Change it: a device for push, mail, a webhook. I am told once, until I have looked.',
    body: reaching,
    answer: reach,
  },
  'POST /api/sign-in': { about: 'Be who I am elsewhere.', body: signingIn, answer: me },
  'GET /api/me/passkeys': { about: 'The devices that can sign in for me by a key of theirs.', answer: passkeyList },
  'POST /api/me/passkeys/options': {
    about: 'What a browser needs to make such a key; good once, for five minutes.',
    body: noWords,
    answer: passkeyOptions,
  },
  'POST /api/me/passkeys': {
    about: 'The key that was made. A guest is an account then.',
    body: passkeyAdding,
    answer: passkeyList,
  },
  'DELETE /api/me/passkeys/{passkey}': { about: 'It opens nothing any more.', answer: passkeyList },
  'GET /api/me/tokens': { about: 'My tokens and bots, and the tokens of these.', answer: tokenList },
  'POST /api/me/tokens': { about: 'A token for a program, shown this once.', body: tokenMaking, answer: tokenMade },
  'DELETE /api/me/tokens/{token}': { about: 'It opens nothing any more.', answer: tokenList },
  'GET /api/me/holidays': { about: 'When my clocks stand still, over days.', answer: holidayList },
  'POST /api/me/holidays': {
    about: 'One more holiday: 30 days within a year at the most. All who play with me see it.',
    body: holidayMaking,
    answer: holidayList,
  },
  'DELETE /api/me/holidays/{holiday}': {
    about: 'The holiday that begins then does not come, or ends now.',
    answer: holidayList,
  },
  'POST /api/me/bots': {
    about: 'An account for a bot of mine: it plays by its tokens.',
    body: botMaking,
    answer: botMade,
  },
  'DELETE /api/me/bots/{bot}': { about: 'The bot is gone, with its tokens and seats.', answer: tokenList },
  'POST /api/sign-in/passkey/options': {
    about: 'What a browser needs to sign in by such a key.',
    body: noWords,
    answer: passkeyOptions,
  },
  'POST /api/sign-in/passkey': { about: 'Be who the key says I am.', body: passkeyUsing, answer: me },
  'POST /api/sign-out': { about: 'Away from here, or from every device.', body: signingOut, answer: nothing },
  'GET /api/tables': { scope: 'look', about: 'My tables, what waits for me first.', answer: tableList },
  'POST /api/tables': { scope: 'tables', about: 'Lay a table.', body: creating, answer: created },
  'GET /api/tables/{table}': {
    scope: 'look',
    about: 'A room as I see it.',
    answer: z.strictObject({ you: standing, room: roomView }),
  },
  'GET /api/tables/{table}/ratings': {
    scope: 'look',
    about: 'How strong those are who sit there, and what the end of the game has changed.',
    answer: tableRatings,
  },
  'GET /api/people/{person}': { scope: 'look', about: 'How somebody does: ratings and results.', answer: profile },
  'GET /api/lobby': { scope: 'look', about: 'Tables that are open to all.', answer: tableList },
} as const satisfies Readonly<Record<string, Call>>
export type CallName = keyof typeof CALLS
