import { en } from './en.ts'
import { es } from './es.ts'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export type Key = keyof typeof en

export const TEXTS: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, es }
