import type { ExpansionFace, Story } from '../face.ts'
import { pictures } from './pictures.ts'
import { gists, texts } from './text.ts'

/** What a scenario is on the page, with the words and pictures that all of them share. */
export const scenarioFace = (own: ExpansionFace & { readonly story: Story }): ExpansionFace => ({
  ...own,
  texts: { en: { ...texts.en, ...own.texts?.en }, es: { ...texts.es, ...own.texts?.es } },
  pictures,
  gists: { en: { ...gists.en, ...own.gists?.en }, es: { ...gists.es, ...own.gists?.es } },
})
