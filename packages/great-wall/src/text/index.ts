// Before anything that looks at the shelf.
import '../expansions/index.ts'
import { en, type TextKey } from './en.ts'
import { es } from './es.ts'
import { ofExpansions } from './of-expansions.ts'

/** How the game is told, with all its expansions; `lean.ts` is the same with those that somebody unpacks, and without the words of a language. */
export * from './lean.ts'

/** ICU messages by language and key. */
export const texts: { readonly en: Readonly<Record<TextKey, string>>; readonly es: Readonly<Record<TextKey, string>> } =
  {
    en: { ...en, ...ofExpansions('en') },
    es: { ...es, ...ofExpansions('es') },
  }
