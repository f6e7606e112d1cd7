import type { Language } from '../text/index.ts'

/** What the browser shows around an installed page follows the page: its description by language, its frame by theme. */
export function dressHead(language: Language): void {
  const { head, documentElement } = document
  const manifest = `./manifest.${language}.webmanifest`
  const link = head.querySelector('link[rel=manifest]')
  if (link?.getAttribute('href') !== manifest) link?.setAttribute('href', manifest)
  const paper = getComputedStyle(documentElement).getPropertyValue('--paper')
  head.querySelector('meta[name=theme-color]')?.setAttribute('content', paper)
}
