import type { Plugin } from 'vite'

const COVER_TEXTS = /\/great-wall\/src\/expansions\/.+\/text\/cover\.ts$/

/**
 * The worker lays tables and says nothing: refusals and notices leave it as codes, and the page has their words. So the texts by which
 * expansions are offered are not in it.
 */
export function withoutWords(): Plugin {
  return {
    name: 'wanli-without-words',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (COVER_TEXTS.test(id) ? 'export const en = {}\nexport const es = {}\n' : undefined),
  }
}
