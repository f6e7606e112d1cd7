import { z } from 'zod'
import { holiday, id, lineOf, personName, seat, time } from './common.ts'

/** A name to sign in with: another than the one at the table. */
const handle = z.string().regex(/^[a-z0-9][a-z0-9._-]{2,23}$/i)
const password = z.string().max(200)

/** Who I am: sent with every answer about me. A guest is known by his cookie alone. */
export const me = z.strictObject({
  person: id,
  name: personName,
  guest: z.boolean(),
  handle: handle.optional(),
  /** How many devices can sign in for me by their key. */
  passkeys: z.int(),
  since: time,
})
export type Me = z.infer<typeof me>

/** POST /api/me: a guest, or another name for who is one already. */
export const naming = z.strictObject({ name: personName })
/** POST /api/me/account: the guest becomes an account, or the account gets another password (with the one before). */
export const accounting = z.strictObject({ handle, password, before: password.optional() })
/** POST /api/sign-in */
export const signingIn = z.strictObject({ handle, password })
/** POST /api/sign-out: here, or on every device. */
export const signingOut = z.strictObject({ everywhere: z.boolean().optional() })
/** POST /api/me/link: a code that moves all that I am, or one seat, to another device. Works once, for five minutes. */
export const linking = z.strictObject({ table: id.optional(), seat: seat.optional() })
export const link = z.strictObject({ code: id, until: time })
export type Link = z.infer<typeof link>
/** POST /api/link: the other device. `name`: for who is nobody here yet and takes over a seat. */
export const usingLink = z.strictObject({ code: z.string().max(80), name: personName.optional() })
export const linked = z.strictObject({ me, table: id.optional() })
export type Linked = z.infer<typeof linked>

/** A call that says nothing. */
export const nothing = z.strictObject({})

/** What a device's key has answered, as WebAuthn has it: what is in it is looked at by who checks it. */
const answered = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(8000) }),
})
/** POST /api/me/passkeys */
export const passkeyAdding = z.strictObject({ name: lineOf(40), response: answered })
/** POST /api/sign-in/passkey */
export const passkeyUsing = z.strictObject({ response: answered })
const passkeyLine = z.strictObject({ id: z.string(), name: z.string(), created: time, used: time.optional() })
export type PasskeyLine = z.infer<typeof passkeyLine>
export const passkeyList = z.strictObject({ passkeys: z.array(passkeyLine) })
export type PasskeyList = z.infer<typeof passkeyList>
/** What a browser is to do, as WebAuthn has it (PublicKeyCredentialCreationOptionsJSON, ...RequestOptionsJSON). */
export const passkeyOptions = z.looseObject({ challenge: z.string() })

/** POST /api/me/holidays: my clocks stand still, at tables with days for every answer. */
export const holidayMaking = holiday
export const holidayList = z.strictObject({ holidays: z.array(holiday) })
export type HolidayList = z.infer<typeof holidayList>
