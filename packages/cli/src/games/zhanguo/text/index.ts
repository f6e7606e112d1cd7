import { fill } from '@wanli/text'
import type { Language } from '../../../text/index.ts'
import { en } from './en.ts'
import { es } from './es.ts'

export type WordKey = keyof typeof en

const WORDS: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = { en, es }

/** A word of the picture. */
export const word = (language: Language, key: WordKey, params?: Readonly<Record<string, string | number>>): string =>
  fill(WORDS[language][key], language, params)
