import type { Outlook } from '../outlook.ts'
import type { Option } from '../terms.ts'

/** What a Location brings to the seat by the number of its Clerks there. */
export type GainsOf = (o: Outlook, location: number) => readonly number[]
export type WorthOf = (o: Outlook, option: Option, gains: GainsOf) => number

/** What greedy makes of an expansion: which answer is best, and what a Location brings by it. */
export interface ExpansionSense {
  /** By question: how good an answer is. */
  readonly prompts?: Readonly<Record<string, WorthOf>>
  /** By kind of option, among options of the base game: how good it looks at a glance. */
  readonly options?: Readonly<Record<string, (o: Outlook) => number>>
  /** Questions that belong to what was begun: what comes of it is judged after their answers. */
  readonly parts?: readonly string[]
  /** What lies on the table by it is worth to the seat. */
  readonly worth?: (o: Outlook) => number
  /** By how much more an Attack brings: a factor. */
  readonly attacks?: (o: Outlook) => number
  /** By how much more the resources and income of Economy bring: a factor. */
  readonly incomes?: (o: Outlook) => number
  /** By the ID of a Location that it adds: what its effect brings to who has so many Clerks there. */
  readonly effects?: Readonly<Record<string, (o: Outlook, clerks: number) => number>>
  /** What an activation brings to who has a Clerk there, beside the Location's effect. */
  readonly gain?: (o: Outlook, location: number) => number
  /** It can spare this Clerk for something that is no Location's (AC-EV-11); `idle`: there is nothing better to do with it. */
  readonly sparesClerk?: (o: Outlook, option: Option, idle: boolean) => boolean
}
