import { z } from 'zod'

/** What the browser says of where it can be reached (PushSubscription). */
export const subscription = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})

const mailAddress = z.email().max(200)

/** How I am told that a table waits for me. */
export const reach = z.strictObject({
  /** The server's key for push; the browser asks for it. */
  pushKey: z.string(),
  /** Where push goes, each as the browser calls it. */
  devices: z.array(z.string()),
  /** The server can send mail. */
  canMail: z.boolean(),
  /** `sure`: the link in the first mail was followed. */
  mail: z.strictObject({ address: mailAddress, sure: z.boolean() }).optional(),
  hook: z.string().optional(),
})
export type Reach = z.infer<typeof reach>

/** POST /api/me/reach: what is named changes; null = no more. */
export const reaching = z.strictObject({
  language: z.enum(['en', 'es']),
  mail: mailAddress.nullable().optional(),
  hook: z.string().max(500).nullable().optional(),
  push: subscription.optional(),
  /** This device no more. */
  unpush: z.string().max(1000).optional(),
})
export type Reaching = z.infer<typeof reaching>
