import { cards as en } from '../../text/en/greatWallCards.ts'
import { cards as es } from '../../text/es/greatWallCards.ts'
import type { Language } from '../../text/index.ts'

const GISTS: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = { en, es }

/** A card in a few words; undefined: one that this page has no words for, such as a card of somebody's own. */
export const gistOf = (id: string, language: Language): readonly string[] | undefined => GISTS[language][id]

/** "You: ...", with who it is about told apart. */
export function parted(line: string): { readonly who: string; readonly what: string } {
  const at = line.indexOf(':')
  return at < 0 ? { who: '', what: line } : { who: line.slice(0, at + 1), what: line.slice(at + 1) }
}

/** Letters that lie side by side in a hand, and the lines of a card: on a screen with everything beside it, and on a narrow one. */
const ROOM = { wide: { letters: 205, lines: 7 }, narrow: { letters: 156, lines: 8 } }
/** Letters that a card's frame takes away. */
const FRAME = 4
/** Lines of a text, broken between its words. */
const linesOf = (text: string, letters: number): number =>
  text
    .split(' ')
    .reduce(
      ({ lines, used }, { length }) =>
        used > 0 && used + 1 + length <= letters
          ? { lines, used: used + 1 + length }
          : { lines: lines + Math.max(1, Math.ceil(length / letters)), used: length % letters },
      { lines: 0, used: 0 },
    ).lines
/** Whether a card says more than there is room for where so many lie; each of its texts begins a line. */
export function isLong(texts: readonly string[], cards: number, screen: keyof typeof ROOM): boolean {
  const { letters, lines } = ROOM[screen]
  return texts.reduce((sum, text) => sum + linesOf(text, Math.floor(letters / cards) - FRAME), 0) > lines
}
