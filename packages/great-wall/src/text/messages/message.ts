import type { MessageOf, ParamOf } from '@wanli/game-kit'
import type { TextKey } from '../en.ts'

export type MessageParam = ParamOf<TextKey>
export type Message = MessageOf<TextKey>

export const message = (key: TextKey, params: Message['params'] = {}): Message => ({ key, params })

/** A name of the data files, in the reader's language. */
export const named = (name: { readonly en: string; readonly es: string }): Message =>
  message('name', { en: name.en, es: name.es })

/** `orO`: before a Spanish word that begins with an o. */
export type Link = 'comma' | 'and' | 'or' | 'orO' | 'then' | 'semicolon' | 'space'

export const linked = (start: Message, end: Message, link: Link): Message => message(`list.${link}`, { start, end })

/** "a, b and c": commas, and the last link as told. There must be at least one item. */
export function listOf(items: readonly Message[], last: Link, link: Link = 'comma'): Message {
  const join = (start: Message, end: Message, i: number) => linked(start, end, i === items.length - 2 ? last : link)
  return items.slice(1).reduce(join, items[0]!)
}
