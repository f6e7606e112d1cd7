import type { Plugin } from 'vite'

const OFFERS_AND_STORIES = /\/great-wall\/src\/expansions\/.+\/text\/(cover|story)\.ts$/

/**
 * The worker lays tables and says nothing: refusals and notices leave it as codes, and the page has their words. So the texts by which
 * expansions are offered, and the stories of scenarios, are not in it.
 */
export function withoutWords(): Plugin {
  return {
    name: 'wanli-without-words',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (OFFERS_AND_STORIES.test(id) ? 'export const en = {}\nexport const es = {}\n' : undefined),
  }
}
