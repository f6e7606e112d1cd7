import { z } from 'zod'
import { accounting, link, linked, linking, me, naming, signingIn, signingOut, usingLink } from './identity.ts'
import { profile, tableRatings } from './ratings.ts'
import { reach, reaching } from './reach.ts'
import { created, creating, roomView, standing, tableList } from './rooms.ts'

/** A call over HTTP: what it is for, what it is sent, what it answers. */
interface Call {
  readonly about: string
  readonly body?: z.ZodType
  readonly answer: z.ZodType
}

const nothing = z.null()

/** All calls. The server has an answer to each of these and to no other; its description at /api is made of them. */
export const CALLS = {
  'GET /api': { about: 'This description.', answer: z.unknown() },
  'GET /api/version': { about: 'The version of the program.', answer: z.strictObject({ version: z.string() }) },
  'GET /api/me': { about: 'Who I am; null for nobody.', answer: me.nullable() },
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
  'POST /api/sign-out': { about: 'Away from here, or from every device.', body: signingOut, answer: nothing },
  'GET /api/tables': { about: 'My tables, what waits for me first.', answer: tableList },
  'POST /api/tables': { about: 'Lay a table.', body: creating, answer: created },
  'GET /api/tables/{table}': {
    about: 'A room as I see it.',
    answer: z.strictObject({ you: standing, room: roomView }),
  },
  'GET /api/tables/{table}/ratings': {
    about: 'How strong those are who sit there, and what the end of the game has changed.',
    answer: tableRatings,
  },
  'GET /api/people/{person}': { about: 'How somebody does: ratings and results.', answer: profile },
  'GET /api/lobby': { about: 'Tables that are open to all.', answer: tableList },
} as const satisfies Readonly<Record<string, Call>>
export type CallName = keyof typeof CALLS
