import { en, type Key } from './en.ts'
import { es } from './es.ts'

export type { Key }
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

const tables: Readonly<Record<Language, Record<string, string>>> = { en: { ...en }, es: { ...es } }

/** What the page says; of a game only when the game is there. */
export const TEXTS = tables as Readonly<Record<Language, Readonly<Record<Key, string>>>>

/** A game has come, with what the page says of it. */
export function addTexts(more: Readonly<Record<Language, Readonly<Record<string, string>>>>): void {
  for (const language of LANGUAGES) Object.assign(tables[language], more[language])
}

export { fill, type Message, type Param, tell, type TextTable as Table } from '@wanli/text'
