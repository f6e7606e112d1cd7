import { en, type Key } from './en.ts'
import { es } from './es.ts'

export type { Key }
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the page itself says. */
export const TEXTS: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, es }

export { fill, type Message, type Param, tell, type TextTable as Table } from '@wanli/text'
