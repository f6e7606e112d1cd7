import type { Language } from '../../text/index.ts'
import { plain } from '../../ui/plain.ts'
import { VOCABULARY } from './search-words.ts'

/*
 * Which rules answer what somebody types? Words are cut to their stems, words that mean the same to a player are one, and a rule is
 * the better the rarer the words are that it has: a small BM25, enough for some hundred rules and without a library.
 */

interface Sought {
  readonly id: string
  /** The heading that it stands under. */
  readonly title: string
  readonly text: string
}

/** A rule that has only some of the words is found if it has most of their weight. */
const ENOUGH = 0.5
/** BM25: how soon a repeated word counts no more, and how much long rules are held back. */
const SOON = 1.2
const LENGTH = 0.55
/** A word of the heading counts as so many in the text. */
const HEADING = 3

/** What a rule begins with is what it is about: its first words count more. */
const LEAD = { words: 4, weight: 1.5 }
/** "Free move: ..." is the rule for who asks for nothing but that. */
const DEFINES = { letters: 40, weight: 1.5 }
/**
 * Answers to rare questions, words of cards and what only expansions need come after the rules that everyone plays by, and do not
 * change their order among each other.
 */
const BACK_PAGES = { ids: /^(?!(GW|ZG)-)|^[A-Z]+-(INV|HOOK|VOC|DEC|INFO)-/, weight: 0.7 }

const SHORT = 3

/** What a language's words come down to. */
function stemmer(language: Language): (word: string) => string {
  const { endings, same } = VOCABULARY[language]
  const cut = (word: string): string => {
    const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= SHORT)
    return ending === undefined ? word : word.slice(0, -ending.length)
  }
  const one = new Map<string, string>()
  for (const group of same) {
    const words = group.split(' ')
    for (const word of words) if (!one.has(cut(word))) one.set(cut(word), cut(words[0]!))
  }
  return (word) => one.get(cut(word)) ?? cut(word)
}

const wordsIn = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The rules of one game in one language, ready to be searched. */
export class Index {
  private readonly stem: (word: string) => string
  private readonly stop: ReadonlySet<string>
  private readonly entries: readonly {
    readonly id: string
    readonly counts: ReadonlyMap<string, number>
    readonly length: number
    readonly defines: readonly string[]
  }[]
  private readonly rarity = new Map<string, number>()
  private readonly usualLength: number

  constructor(rules: readonly Sought[], language: Language) {
    this.stem = stemmer(language)
    this.stop = new Set(VOCABULARY[language].stop.split(' '))
    this.entries = rules.map(({ id, title, text }) => {
      const counts = new Map<string, number>()
      const note = (words: readonly string[], weight: number) => {
        for (const word of words) {
          const stem = this.stem(word)
          counts.set(stem, (counts.get(stem) ?? 0) + weight)
        }
      }
      note(wordsIn(title), HEADING)
      // A reference to another rule is no word of this one.
      const words = wordsIn(text.replace(/\b[A-Z]{2,4}(-[A-Z0-9]+)+[a-z]?\b/g, ' '))
      note(words, 1)
      note(words.slice(0, LEAD.words), LEAD.weight)
      const colon = text.slice(0, DEFINES.letters).indexOf(':')
      const defines = colon < 0 ? [] : wordsIn(text.slice(0, colon)).map(this.stem)
      return { id, counts, defines, length: [...counts.values()].reduce((sum, n) => sum + n, 0) }
    })
    const front = this.entries.filter(({ id }) => !BACK_PAGES.ids.test(id))
    this.usualLength = front.reduce((sum, { length }) => sum + length, 0) / Math.max(1, front.length)
    for (const { counts } of this.entries)
      for (const stem of counts.keys()) this.rarity.set(stem, (this.rarity.get(stem) ?? 0) + 1)
    for (const [stem, rules_] of this.rarity)
      this.rarity.set(stem, Math.log(1 + (this.entries.length - rules_ + 0.5) / (rules_ + 0.5)))
  }

  /** The stems that are looked for; a query of nothing but small words is taken as it is. */
  stemsOf(query: string): readonly string[] {
    const words = wordsIn(query)
    const telling = words.filter((word) => !this.stop.has(word))
    return [...new Set((telling.length === 0 ? words : telling).map(this.stem))]
  }

  /** The words of a text that were looked for, as they stand in it. */
  marksIn(query: string, text: string): readonly string[] {
    const stems = this.stemsOf(query)
    return [...new Set(wordsIn(text).filter((word) => stems.includes(this.stem(word))))]
  }

  /** The rules that answer, the best first. An ID finds its rule. */
  find(query: string): readonly string[] {
    const named = query.trim().toUpperCase()
    const byName = this.entries.filter(({ id }) => named.length > SHORT && id.startsWith(named)).map(({ id }) => id)
    if (byName.length > 0) return byName
    const stems = this.stemsOf(query)
    const weight = (stem: string): number => this.rarity.get(stem) ?? 0
    const whole = stems.reduce((sum, stem) => sum + weight(stem), 0)
    if (whole === 0) return []
    const found = this.entries.flatMap(({ id, counts, length, defines }) => {
      let score = 0
      let met = 0
      for (const stem of stems) {
        const count = counts.get(stem)
        if (count === undefined) continue
        met += weight(stem)
        score +=
          (weight(stem) * count * (SOON + 1)) / (count + SOON * (1 - LENGTH + (LENGTH * length) / this.usualLength))
      }
      if (met < ENOUGH * whole) return []
      const back = BACK_PAGES.ids.test(id) ? BACK_PAGES.weight : 1
      const defined = defines.length > 0 && defines.every((stem) => stems.includes(stem)) ? DEFINES.weight : 1
      return [{ id, score: score * (met / whole) ** 2 * back * defined }]
    })
    return found.sort((a, b) => b.score - a.score).map(({ id }) => id)
  }
}
