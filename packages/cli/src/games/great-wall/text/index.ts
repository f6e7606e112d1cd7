import { texts } from '@wanli/great-wall/text'
import { fill } from '@wanli/text'
import type { Language } from '../../../text/index.ts'
import { en } from './en.ts'
import { es } from './es.ts'

export type WordKey = keyof typeof en

const WORDS: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = { en, es }

/** A word of the picture. */
export const word = (language: Language, key: WordKey, params?: Readonly<Record<string, string | number>>): string =>
  fill(WORDS[language][key], language, params)

/** Whether there is such a word: for things that a data file may add. */
export const isWord = (key: string): key is WordKey => Object.hasOwn(en, key)

const choices = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(WORDS[language]).filter(([name]) => name.startsWith('choice.')))

/** The game's own texts, and those by which this command calls its options. */
export const TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...texts.en, ...choices('en') },
  es: { ...texts.es, ...choices('es') },
}
