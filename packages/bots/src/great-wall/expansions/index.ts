import type { Outlook } from '../outlook.ts'
import { rat } from './rat.ts'
import type { ExpansionSense, WorthOf } from './sense.ts'

/** One line for each expansion with something to decide. */
const SENSES: readonly ExpansionSense[] = [rat]

export function worthInExpansion(prompt: string): WorthOf | undefined {
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
