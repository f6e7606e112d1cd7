import type { Game, Terms } from './game.ts'

/** A standing answer as it is written in a log: `!stand topic key`, without a key it is lifted. */
export const standText = (topic: string, key: string | undefined): string =>
  key === undefined ? `!stand ${topic}` : `!stand ${topic} ${key}`

export const readStand = (text: string): { topic: string; key: string | undefined } | undefined => {
  if (!text.startsWith('!stand ')) return undefined
  const [, topic = '', ...key] = text.split(' ')
  return { topic, key: key.length === 0 ? undefined : key.join(' ') }
}

/** A game copies what it knows; standing answers are the kernel's, and never changed in place. */
export function copyOf<T extends Terms>(game: Game<T>, state: T['state']): T['state'] {
  const copy = game.copy(state)
  if (state.standing !== undefined) copy.standing = state.standing
  return copy
}
