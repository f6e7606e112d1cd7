import { greatWall as wall } from '@wanli/great-wall'
import * as greatWallRules from '@wanli/great-wall/rules'
import * as greatWall from '@wanli/great-wall/text'
import * as zhanguoRules from '@wanli/zhanguo/rules'
import * as zhanguo from '@wanli/zhanguo/text'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Page } from 'playwright-core'
import { en, es } from '../../src/text/all.ts'

/*
 * English on a Spanish page. A word is English if an English text of ours holds it and no Spanish one does; that finds a text that
 * was taken from the wrong table or written into the code in any word that the tables know.
 */

/** The name of a rule is the same in every language. */
const RULE_ID = /\b[A-Z]{2}(?:-[A-Z0-9]+)+\b/g
/** So are the game's title and a General's name, with what would be English words in them. */
const NAMES = /\bThe Great Wall\b|\bLu You\b/g
const wordsOf = (text: string): string[] =>
  text
    .replace(RULE_ID, ' ')
    .replace(NAMES, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? []
/** Of an ICU text, what a reader may see of it: names of gaps and kinds of plural are none of that. */
const readable = (text: string): string => shown(new IntlMessageFormat(text).getAst()).join(' ')
const shown = (parts: ReturnType<IntlMessageFormat['getAst']>): string[] =>
  parts.flatMap((part) => {
    if ('options' in part) return Object.values(part.options).flatMap(({ value }) => shown(value))
    const type: number = part.type
    return type === LITERAL && 'value' in part ? [part.value] : []
  })
/** The type of a part that stands there as it is, in the parser that comes with the formatter. */
const LITERAL = 0

const vocabulary = (...tables: readonly Readonly<Record<string, string>>[]): Set<string> =>
  new Set(tables.flatMap((table) => Object.values(table).flatMap((text) => wordsOf(readable(text)))))

const GAMES = [zhanguo, greatWall] as const
const rulesIn = (language: 'en' | 'es') =>
  Object.fromEntries(
    [zhanguoRules, greatWallRules].flatMap(({ sections, text }) =>
      sections.flatMap(({ rules }) => rules.map((id) => [id, text(id, language) ?? ''])),
    ),
  )
const textsIn = (language: 'en' | 'es') => GAMES.map(({ texts }) => texts[language])

/** Names of cards stand with their numbers; those of people are the same in both. */
function namesIn(data: unknown, language: 'en' | 'es'): readonly string[] {
  if (typeof data !== 'object' || data === null) return []
  if ('en' in data && 'es' in data) return [String(data[language])]
  return Object.values(data).flatMap((part) => namesIn(part, language))
}
const setup = wall.checkSetup({ mode: 'coop', seats: 4 })
if (!setup.ok) throw new Error(JSON.stringify(setup))
const { data } = wall.open(setup.value)
const cardsIn = (language: 'en' | 'es') => Object.fromEntries(namesIn(data, language).entries())

const spanish = vocabulary(es, ...textsIn('es'), rulesIn('es'), cardsIn('es'))
export const ENGLISH_ONLY: ReadonlySet<string> = vocabulary(
  en,
  ...textsIn('en'),
  rulesIn('en'),
  cardsIn('en'),
).difference(spanish)
const KEYS: ReadonlySet<string> = new Set(
  [en, ...textsIn('en')].flatMap((table) => Object.keys(table)).filter((key) => key.includes('.')),
)

/** Everything that somebody can read or hear on the page, once each. */
export function allTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>([document.title])
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest('script, style, kbd, .sprite, [lang]:not(html)') !== null) continue
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-valuetext',
        'aria-roledescription',
        'title',
        'alt',
        'placeholder',
      ])
        if (element.hasAttribute(name)) found.add(element.getAttribute(name)!)
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '') found.add(node.textContent!.trim())
    }
    return [...found]
  })
}

/** What is not Spanish among these texts; names are the reader's own. */
export function notSpanish(seen: readonly string[], names: readonly string[] = []): string[] {
  return seen.flatMap((text) => {
    const raw = text.split(/\s+/).filter((word) => KEYS.has(word) || /^\w+(?:\.\w+){2,}$/.test(word))
    if (raw.length > 0) return [`raw key: ${raw.join(' ')} in "${text}"`]
    if (/[{}]|undefined|NaN|\[object/.test(text)) return [`not filled in: "${text}"`]
    const foreign = wordsOf(text).filter((word) => ENGLISH_ONLY.has(word) && !names.includes(word))
    return foreign.length > 0 ? [`English: ${foreign.join(', ')} in "${text}"`] : []
  })
}
