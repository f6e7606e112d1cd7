import * as field from './field/rules-in-words.ts'
import * as siege from './siege/rules-in-words.ts'
import * as soldiers from './soldiers/rules-in-words.ts'

/** Section 6 of the expansions' rules, in words. */
export const en = { ...field.en, ...soldiers.en, ...siege.en } as const

export const es: Record<keyof typeof en, string> = { ...field.es, ...soldiers.es, ...siege.es }
