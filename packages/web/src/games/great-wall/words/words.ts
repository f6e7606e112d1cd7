import { ofExpansions } from '@wanli/great-wall/text'
import { addTexts, type Language, type TextTable } from '../../../text/index.ts'

/** What is said of the game in one language. */
export interface Words {
  /** By the page, as it says the rest. */
  readonly page: TextTable
  /** By the game, its board and whoever is asked what something is. */
  readonly board: TextTable
  /** Its cards in a few words each. */
  readonly gists: Gists
}
type Gists = Readonly<Record<string, readonly string[]>>

/** Each language is a chunk of its own: nobody loads the words of one that is not spoken. */
const LOADERS: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
}

const known = new Set<Language>()
/** The languages that have come. */
export const KNOWN: ReadonlySet<Language> = known

/** What is said in each language, as far as it and the expansions have come. */
export const TABLES: Readonly<Record<Language, Record<string, string>>> = {
  en: { ...ofExpansions('en') },
  es: { ...ofExpansions('es') },
}

/** The cards of the base game in a few words, in each language that has come. */
export const GISTS: Record<Language, Gists> = { en: {}, es: {} }

export async function learn(language: Language): Promise<void> {
  if (known.has(language)) return
  const { page, board, gists } = (await LOADERS[language]()).words
  addTexts(language, page)
  // Expansions that came earlier have the last word.
  Object.assign(TABLES[language], board, { ...TABLES[language] })
  GISTS[language] = gists
  known.add(language)
}
