import type { JsonObject } from '@wanli/kernel'
import type { TriggerRule } from '../../data/index.ts'
import type { GwEvent } from '../../events.ts'
import type { GwBox } from '../../terms.ts'
import type { Context } from '../cards/context.ts'
import type { TextKey } from '../en.ts'
import { type Message, message } from './message.ts'
import { cardName } from './things.ts'

/** How the options, events, questions and cards of an expansion become texts: what is not listed here has a text without gaps. */
export interface Says {
  readonly options?: Readonly<Record<string, (option: never, box: GwBox) => Message>>
  /** The gaps of `event.<kind>`, beside the player. */
  readonly events?: Readonly<Record<string, (event: never, box: GwBox) => Message['params']>>
  /** The gaps of `why.<kind>`, if names of things stand in them. */
  readonly facts?: Readonly<Record<string, (facts: never, box: GwBox) => Message['params']>>
  /** What somebody can't do now, by question: "upgrade no Beast". */
  readonly impossible?: Readonly<Record<string, TextKey>>
  readonly prompts?: Readonly<Record<string, (about: JsonObject, box: GwBox) => Message>>
  readonly effects?: Readonly<Record<string, (effect: never, context: Context) => Message>>
  readonly modifiers?: Readonly<Record<string, (modifier: never, context: Context) => Message>>
  /** What `cost` changes the price of: what it is paid in and how low it usually is; `action.<name>` says what it is. */
  readonly costs?: Readonly<Record<string, { readonly paidIn?: TextKey; readonly lowest: (box: GwBox) => number }>>
  /** The gaps of `on.<trigger>`, beside `every` and `scope`. */
  readonly triggers?: Readonly<Record<string, (rule: TriggerRule, context: Context) => Message['params']>>
  /** Why a game ends or is lost, if that is of its making. */
  readonly endings?: Readonly<Record<string, Message>>
  /** Of a scenario: what one reads when the game begins, the story first, then what is different. */
  story?(box: GwBox): readonly Message[]
  /** Its cards of kinds that the base game doesn't have: what is written on them. */
  cardText?(id: string, box: GwBox): readonly Message[] | undefined
}

/** A question with the card that asks for it, if it is one. */
export const askedBy =
  (plain: TextKey, withCard: TextKey, params: Message['params'] = {}) =>
  ({ card }: JsonObject, box: GwBox): Message =>
    typeof card === 'string' && card !== ''
      ? message(withCard, { ...params, card: cardName(card, box) })
      : message(plain, params)

type Part =
  | 'options'
  | 'events'
  | 'facts'
  | 'impossible'
  | 'prompts'
  | 'effects'
  | 'modifiers'
  | 'costs'
  | 'triggers'
  | 'endings'

/** How one of the expansions at the table says this; undefined if none has a word for it. */
export function saidBy<P extends Part>(box: GwBox, part: P, name: string): NonNullable<Says[P]>[string] | undefined {
  for (const { says } of box.expansions) {
    const table = says?.[part]
    if (table !== undefined && Object.hasOwn(table, name)) return table[name] as NonNullable<Says[P]>[string]
  }
  return undefined
}

/** The story of the scenario at this table and then, line by line, what is different; none without a scenario. */
export const storyMessages = (box: GwBox): readonly Message[] =>
  box.expansions.flatMap(({ says }) => says?.story?.(box) ?? [])

export type SaysEvent = (event: GwEvent, box: GwBox) => Message['params']
