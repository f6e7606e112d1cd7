import type { Language } from '@wanli/game-kit'
import { EXPANSIONS } from '../expansions/shelf.ts'
import type { MoreTexts } from './more.ts'

/** What is said of the expansions, by key: by what they are offered, and all of those that are unpacked. */
export const ofExpansions = (language: Language): Readonly<Record<keyof MoreTexts, string>> =>
  Object.assign({}, ...EXPANSIONS.flatMap(({ offered, texts }) => [offered?.[language], texts?.[language]])) as Record<
    keyof MoreTexts,
    string
  >
