import { gistIn } from './expansions/index.ts'
import { GISTS } from './words/words.ts'
import type { Language } from '../../text/index.ts'

/** A card in a few words; undefined: one that this page has no words for, such as a card of somebody's own. */
export const gistOf = (id: string, language: Language): readonly string[] | undefined =>
  GISTS[language][id] ?? gistIn(id, language)

/** "You: ...", with who it is about told apart. */
export function parted(line: string): { readonly who: string; readonly what: string } {
  const at = line.indexOf(':')
  return at < 0 ? { who: '', what: line } : { who: line.slice(0, at + 1), what: line.slice(at + 1) }
}
