import type { WordReader } from './reader.ts'
import type { CardKind } from './fits.ts'
import type { Effect, Modifier, Scope } from './types.ts'

/** How the words that an expansion adds are written. */
export interface MoreWords {
  readonly counts?: readonly string[]
  /** Conditions: alone, or `word>=n`. */
  readonly conditions?: { readonly plain?: readonly string[]; readonly counted?: readonly string[] }
  /** Types of Soldiers, and words for several of them: they may stand wherever a type of the base game may. */
  readonly units?: readonly string[]
  readonly decks?: readonly string[]
  /** Locations that it adds to the board; `location.<id>` says them in sentences. */
  readonly locations?: readonly string[]
  /** Reads what follows the word. */
  readonly effects?: Readonly<Record<string, (r: WordReader) => Effect>>
  readonly modifiers?: Readonly<Record<string, (r: WordReader) => Modifier>>
  /** What `cost` may change the price of; how it is said is in the folder's `Says`. */
  readonly costs?: readonly string[]
  /** What the brackets behind a trigger may hold: words of its filter, and whose events. */
  readonly triggers?: Readonly<
    Record<string, { readonly filter?: readonly string[]; readonly scopes?: readonly Scope[] }>
  >
  /** When Tactic cards may be played; the table's question and standing answers go by these names. */
  readonly windows?: readonly string[]
  /** Where a word means something, own or of the base: on these cards, at these triggers and windows. An own one unlisted: anywhere. */
  readonly onCards?: Readonly<Record<string, readonly CardKind[]>>
  readonly at?: Readonly<Record<string, readonly string[]>>
}
