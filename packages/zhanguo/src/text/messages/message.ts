import type { MessageOf, ParamOf } from '@wanli/game-kit'
import type { TextKey } from '../en.ts'

export type MessageParam = ParamOf<TextKey>
export type Message = MessageOf<TextKey>

export const message = (key: TextKey, params: Message['params'] = {}): Message => ({ key, params })

type Link = 'comma' | 'and' | 'or' | 'semicolon'

/** "a, b and c": commas, and the last link as told. There must be at least one item. */
export function listOf(items: readonly Message[], last: Link, link: Link = 'comma'): Message {
  const join = (start: Message, end: Message, i: number) =>
    message(`list.${i === items.length - 2 ? last : link}`, { start, end })
  return items.slice(1).reduce(join, items[0]!)
}
