import type { TextKey } from '../en.ts'

export type MessageParam = string | number | boolean | Message | readonly Message[]

/** A text to be, in whatever language: names within it are messages too, never finished words. */
export interface Message {
  readonly key: TextKey
  readonly params: Readonly<Record<string, MessageParam>>
}

export const message = (key: TextKey, params: Message['params'] = {}): Message => ({ key, params })

type Link = 'comma' | 'and' | 'or' | 'semicolon'

/** "a, b and c": commas, and the last link as told. There must be at least one item. */
export function listOf(items: readonly Message[], last: Link, link: Link = 'comma'): Message {
  const join = (start: Message, end: Message, i: number) =>
    message(`list.${i === items.length - 2 ? last : link}`, { start, end })
  return items.slice(1).reduce(join, items[0]!)
}
