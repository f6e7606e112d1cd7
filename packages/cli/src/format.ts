import { fill, type Fillings } from '@wanli/text'
import { type Key, type Language, TEXTS } from './text/index.ts'

export type Say = (key: Key, params?: Fillings) => string

/** What the command itself says. */
export const speaker =
  (language: Language): Say =>
  (key, params) =>
    fill(TEXTS[language][key], language, params)

/** A list as people say it: `A, B and C`. */
export const listed = (
  items: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
) => new Intl.ListFormat(language, { type }).format(items)
