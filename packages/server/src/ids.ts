import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Letters that nobody mistakes for each other: five bits each. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** Nobody guesses it: a hundred bits of the system's generator. */
export function newId(letters = 20): string {
  return Array.from(randomBytes(letters), (byte) => LETTERS[byte & 31]).join('')
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const FIRST =
  'amber autumn bronze calm clay copper cypress dawn distant early golden green grey high jade lone misty northern old quiet red silent silver snowy southern stone summer tall western wild windy winter young'
const SECOND =
  'arch bamboo banner beacon bell bridge brook camp crane drum ferry field forge garden gate granary hearth heron hill horse lantern market mill orchard pass path pine river road temple tower valley wall well willow'
const one = (words: string): string => {
  const list = words.split(' ')
  return list[randomInt(list.length)]!
}

/** A table's name in its link: two words that can be read out, and what can't be guessed. */
export const newTableId = (): string => `${one(FIRST)}-${one(SECOND)}-${newId()}`
