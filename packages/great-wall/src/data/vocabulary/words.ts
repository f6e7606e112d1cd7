import type { WordReader } from './reader.ts'
import type { Effect } from './types.ts'

/** How the words that an expansion adds are written. */
export interface MoreWords {
  readonly counts?: readonly string[]
  /** Conditions: alone, or `word>=n`. */
  readonly conditions?: { readonly plain?: readonly string[]; readonly counted?: readonly string[] }
  readonly decks?: readonly string[]
  /** Reads what follows the word. */
  readonly effects?: Readonly<Record<string, (r: WordReader) => Effect>>
}
