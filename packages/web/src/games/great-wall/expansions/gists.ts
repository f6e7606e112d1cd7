import type { Language } from '../../../text/index.ts'

/** What cards say in a few words, by language and card. */
type Gists = Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>

/** As the data files of the expansions have them: a row for each card, in both languages. */
export function gistsOf(rows: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>): Gists {
  const inLanguage = (language: Language) =>
    Object.fromEntries(Object.entries(rows).map(([card, row]) => [card, row[language]]))
  return { en: inLanguage('en'), es: inLanguage('es') }
}
