import { z } from 'zod'
import { subscription } from '../protocol/reach.ts'

/** How somebody wants to be told that something waits for him, as it is kept. */
const ways = z.object({
  language: z.enum(['en', 'es']),
  push: z.array(subscription).default([]),
  /** `sure`: whoever reads that box has said yes. */
  mail: z.object({ address: z.string(), sure: z.boolean() }).optional(),
  hook: z.string().optional(),
})
export type Ways = z.infer<typeof ways>

const NO_WAYS: Ways = { language: 'en', push: [] }
export const waysFrom = (kept: string | undefined): Ways =>
  kept === undefined ? NO_WAYS : ways.parse(JSON.parse(kept))

export const hasWays = ({ push, mail, hook }: Ways): boolean =>
  push.length > 0 || mail !== undefined || hook !== undefined
