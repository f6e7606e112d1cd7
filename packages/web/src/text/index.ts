import { en, type Key } from './en.ts'
import { es } from './es.ts'

export type { Key }
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

const tables: Readonly<Record<Language, Record<string, string>>> = { en: { ...en }, es: { ...es } }

/** What the page says; of a game only when the game is there. */
export const TEXTS = tables as Readonly<Record<Language, Readonly<Record<Key, string>>>>

/** A game has come, with what the page says of it. */
export function addTexts(language: Language, more: Readonly<Record<string, string>>): void {
  Object.assign(tables[language], more)
}

export { fill, type Message, type Param, tell, type TextTable } from '@wanli/text'
