import type { Box, Core, Game, Seat, Terms } from './game.ts'

/** A standing answer as it is written in a log. */
export interface Order {
  readonly topic: string
  /** Without a key it is lifted. */
  readonly key: string | undefined
  /** It ends by itself with the next news on its topic (`endStanding`). */
  readonly untilNews: boolean
}

/** `!stand topic key`, or `!stand-until-news topic key`; without a key it is lifted. */
export const standText = ({ topic, key, untilNews }: Order): string =>
  key === undefined ? `!stand ${topic}` : `${untilNews ? '!stand-until-news' : '!stand'} ${topic} ${key}`

export const readStand = (text: string): Order | undefined => {
  if (!text.startsWith('!stand')) return undefined
  const [word, topic = '', ...key] = text.split(' ')
  if (word !== '!stand' && word !== '!stand-until-news') return undefined
  return { topic, key: key.length === 0 ? undefined : key.join(' '), untilNews: word === '!stand-until-news' }
}

/** In the state an answer that ends with the next news has this before its key. */
const UNTIL_NEWS = '~'
export const standingValue = (key: string, untilNews: boolean): string => (untilNews ? UNTIL_NEWS + key : key)
export const isUntilNews = (value: string | undefined): boolean => value?.startsWith(UNTIL_NEWS) === true

/** The key of a standing answer, as it is kept in the state. */
export const standingKey = (value: string): string => (isUntilNews(value) ? value.slice(UNTIL_NEWS.length) : value)

/** What is to be said for a seat to stand by this value of the state; without one it stands by nothing. */
export function standingOrder(name: string, value: string | undefined): Order & { readonly seat: Seat } {
  const [seat = '', ...topic] = name.split(' ')
  const key = value === undefined ? undefined : standingKey(value)
  return { seat: Number(seat), topic: topic.join(' '), key, untilNews: isUntilNews(value) }
}

/** `seat topic`, of a seat that there is and a topic that questions have. */
export function isStandingName<T extends Terms>(name: string, { seats, rules }: Box<T>): boolean {
  const [, seat, topic] = /^(\d+) (.+)$/.exec(name) ?? []
  return Number(seat) < seats && rules.topics.has(topic ?? '')
}

/** The standing answers of one seat, by topic. */
export function standingOf({ standing }: Core, seat: Seat | null): Record<string, string> {
  const own: Record<string, string> = {}
  for (const [name, value] of Object.entries(standing ?? {})) {
    const [owner, topic] = name.split(' ')
    if (Number(owner) === seat && topic !== undefined) own[topic] = standingKey(value)
  }
  return own
}

/** It is no answer, but says what will be one. */
export const isStandingOrder = (text: string): boolean => readStand(text) !== undefined

/** A game copies what it knows; standing answers and what was seen are the kernel's, and never changed in place. */
export function copyOf<T extends Terms>(game: Game<T>, state: T['state']): T['state'] {
  const copy = game.copy(state)
  if (state.standing !== undefined) copy.standing = state.standing
  if (state.remembered !== undefined) copy.remembered = state.remembered
  return copy
}
