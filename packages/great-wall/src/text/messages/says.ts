import type { JsonObject } from '@wanli/kernel'
import type { GwEvent } from '../../events.ts'
import type { GwBox } from '../../terms.ts'
import type { Context } from '../cards/context.ts'
import type { Message } from './message.ts'

/** How the options, events, questions and cards of an expansion become texts: what is not listed here has a text without gaps. */
export interface Says {
  readonly options?: Readonly<Record<string, (option: never, box: GwBox) => Message>>
  /** The gaps of `event.<kind>`, beside the player. */
  readonly events?: Readonly<Record<string, (event: never, box: GwBox) => Message['params']>>
  readonly prompts?: Readonly<Record<string, (about: JsonObject, box: GwBox) => Message>>
  readonly effects?: Readonly<Record<string, (effect: never, context: Context) => Message>>
  /** Its cards of kinds that the base game doesn't have: what is written on them. */
  cardText?(id: string, box: GwBox): readonly Message[] | undefined
}

type Part = 'options' | 'events' | 'prompts' | 'effects'

/** How one of the expansions at the table says this; undefined if none has a word for it. */
export function saidBy<P extends Part>(box: GwBox, part: P, name: string): NonNullable<Says[P]>[string] | undefined {
  for (const { says } of box.expansions) {
    const table = says?.[part]
    if (table !== undefined && Object.hasOwn(table, name)) return table[name] as NonNullable<Says[P]>[string]
  }
  return undefined
}

export type SaysEvent = (event: GwEvent, box: GwBox) => Message['params']
