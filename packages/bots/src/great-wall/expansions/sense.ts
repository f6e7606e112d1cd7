import type { Outlook } from '../outlook.ts'
import type { Option } from '../terms.ts'

/** What a Location brings to the seat by the number of its Clerks there. */
export type GainsOf = (o: Outlook, location: number) => readonly number[]
export type WorthOf = (o: Outlook, option: Option, gains: GainsOf) => number

/** What greedy makes of an expansion: which answer is best, and what a Location brings by it. */
export interface ExpansionSense {
  /** By question: how good an answer is. */
  readonly prompts?: Readonly<Record<string, WorthOf>>
  /** What an activation brings to who has a Clerk there, beside the Location's effect. */
  readonly gain?: (o: Outlook, location: number) => number
}
