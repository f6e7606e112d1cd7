import { lettersApart } from '@wanli/game-kit'

/** The text of a rule, cut into words, numbers and signs. */

const SIGNS = ['=>', '>=', '(', ')', '[', ']', '{', '}', ',', '/', ':', ';', '+', '-', '*', '@'] as const
export type Sign = (typeof SIGNS)[number]

/** What the parser was looking for when it stopped. */
export type Expected =
  | 'trigger'
  | 'filter'
  | 'condition'
  | 'effect'
  | 'modifier'
  | 'number'
  | 'resource'
  | 'figure'
  | 'location'
  | 'word'
  | 'sign'
  | 'need'
  | 'text'

/** Why a text is no rule. `found` is empty where the text ends. */
export interface RuleError {
  /** Counted from 1. */
  readonly at: number
  readonly expected: Expected
  readonly found: string
  /** The nearest words, or all that may stand there. */
  readonly possible: readonly string[]
}

export class RuleStop extends Error {
  readonly why: RuleError
  constructor(why: RuleError) {
    super(`Character ${why.at}: ${why.found || 'the end'} where there should be a ${why.expected}.`)
    this.why = why
  }
}

export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'end'
  readonly text: string
  readonly at: number
}

const TOKEN = /\s*(?:([A-Za-z][A-Za-z0-9]*)|(\d+)|(=>|>=|[()[\]{},/:;+\-*@]))/y

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  const end = text.trimEnd().length
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (!match) {
      const at = from + text.slice(from).search(/\S/)
      const found = String.fromCodePoint(text.codePointAt(at) ?? 0)
      throw new RuleStop({ at: at + 1, expected: 'text', found, possible: SIGNS })
    }
    const [, word, number, sign] = match
    const part = word ?? number ?? sign ?? ''
    const kind = word === undefined ? (number === undefined ? 'sign' : 'number') : 'word'
    tokens.push({ kind, text: part, at: TOKEN.lastIndex - part.length + 1 })
  }
  tokens.push({ kind: 'end', text: '', at: end + 1 })
  return tokens
}

/** The short forms of the printed card tables (0.0): not for data files, but easily copied into them. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  W: 'wood',
  S: 'stone',
  G: 'gold',
  C: 'chi',
  M: 'build',
  A: 'any',
  H: 'honor',
  mill: 'lumberMill',
  mine: 'goldMine',
  tea: 'teaHouse',
  academy: 'warAcademy',
  prod: 'production',
  sp: 'spearman',
  ar: 'archer',
  hm: 'horseman',
  cl: 'clerk',
  mel: 'melee',
  sol: 'soldier',
}
const SHOWN = 12
/** Any word is near to a shorter one. */
const SHORTEST = 3

/** The allowed words that come nearest to the one found; if none is near, all of them, as far as there is room. */
export function nearest(found: string, allowed: readonly string[]): readonly string[] {
  const full = Object.hasOwn(SHORT_FORMS, found) ? SHORT_FORMS[found] : undefined
  if (full !== undefined && allowed.includes(full)) return [full]
  const typed = found.toLowerCase()
  const words = allowed.map((word) => {
    const lower = word.toLowerCase()
    return { word, far: lower.includes(typed) ? 1 : lettersApart(typed, lower) }
  })
  const nearest = Math.min(...words.map(({ far }) => far))
  if (typed.length >= SHORTEST && nearest <= Math.round(typed.length * 0.4))
    return words
      .filter(({ far }) => far === nearest)
      .map(({ word }) => word)
      .slice(0, 3)
  return allowed.length > SHOWN ? [...allowed.slice(0, SHOWN), '…'] : allowed
}
