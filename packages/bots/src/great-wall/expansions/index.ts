import type { Outlook } from '../outlook.ts'
import type { Option } from '../terms.ts'
import { rat } from './rat.ts'

/** What greedy makes of an expansion: which answer is best, and what a Location brings by it. */
export interface ExpansionSense {
  /** By question: how good an answer is. */
  readonly prompts?: Readonly<Record<string, (o: Outlook, option: Option) => number>>
  /** What an activation brings to who has a Clerk there, beside the Location's effect. */
  gain?(o: Outlook, location: number): number
}

/** One line for each expansion with something to decide. */
const SENSES: readonly ExpansionSense[] = [rat]

export function worthInExpansion(prompt: string): ((o: Outlook, option: Option) => number) | undefined {
  for (const { prompts } of SENSES) if (prompts?.[prompt] !== undefined) return prompts[prompt]
  return undefined
}

/** Nothing at a table without expansions. */
export function gainByExpansions(o: Outlook, location: number): number {
  if (o.box.expansions.length === 0) return 0
  let sum = 0
  for (const { gain } of SENSES) sum += gain?.(o, location) ?? 0
  return sum
}
