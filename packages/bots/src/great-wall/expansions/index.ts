import type { Outlook } from '../outlook.ts'
import { ancientBeasts } from './ancient-beasts.ts'
import { award } from './award.ts'
import { blackPowder } from './black-powder.ts'
import { emperorsVisit } from './emperors-visit.ts'
import { freezingWeather } from './freezing-weather.ts'
import { diaoyucheng } from './diaoyucheng.ts'
import { greatFamine } from './famine.ts'
import { hungryGhosts } from './ghosts.ts'
import { khan } from './khan.ts'
import { rat } from './rat.ts'
import type { Option } from '../terms.ts'
import { redTurban } from './red-turban.ts'
import type { ExpansionSense, WorthOf } from './sense.ts'

/** One line for each expansion with something to decide. */
const SENSES: readonly ExpansionSense[] = [
  award,
  khan,
  ancientBeasts,
  blackPowder,
  rat,
  freezingWeather,
  greatFamine,
  emperorsVisit,
  redTurban,
  diaoyucheng,
  hungryGhosts,
]

export function worthInExpansion(prompt: string): WorthOf | undefined {
  for (const { prompts } of SENSES) if (prompts?.[prompt] !== undefined) return prompts[prompt]
  return undefined
}

/** What the effect of a Location brings that an expansion adds. */
export function effectInExpansion(id: string): NonNullable<ExpansionSense['effects']>[string] | undefined {
  for (const { effects } of SENSES) if (effects?.[id] !== undefined) return effects[id]
  return undefined
}

/** What an option that an expansion adds to a question of the base game looks like at a glance. */
export function glanceOf(o: Outlook, kind: string): number {
  for (const { options } of SENSES) if (options?.[kind] !== undefined) return options[kind](o)
  return 0
}

/** Nothing at a table without expansions. */
export function gainByExpansions(o: Outlook, location: number): number {
  if (o.box.expansions.length === 0) return 0
  let sum = 0
  for (const { gain } of SENSES) sum += gain?.(o, location) ?? 0
  return sum
}

function factorOf(o: Outlook, word: 'attacks' | 'incomes'): number {
  let factor = 1
  if (o.box.expansions.length > 0) for (const sense of SENSES) factor *= sense[word]?.(o) ?? 1
  return factor
}
/** How much more an Attack brings at this table. */
export const attacksByExpansions = (o: Outlook): number => factorOf(o, 'attacks')
/** How much more Economy brings at this table. */
export const incomesByExpansions = (o: Outlook): number => factorOf(o, 'incomes')

/** Questions of expansions that belong to what was begun. */
export const PARTS_OF_EXPANSIONS: readonly string[] = SENSES.flatMap(({ parts = [] }) => parts)

/** What expansions keep on the table is worth to the seat. */
export function worthByExpansions(o: Outlook): number {
  if (o.box.expansions.length === 0) return 0
  let sum = 0
  for (const { worth } of SENSES) sum += worth?.(o) ?? 0
  return sum
}

/** A Clerk that nobody misses goes where an expansion has use for it. */
export const sparesClerk = (o: Outlook, option: Option, idle: boolean): boolean =>
  SENSES.some((sense) => sense.sparesClerk?.(o, option, idle) === true)
