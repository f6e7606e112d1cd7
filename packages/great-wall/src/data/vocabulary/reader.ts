import { nearest, RuleStop, tokensOf } from './tokens.ts'
import type { Expected, Sign, Token } from './tokens.ts'
import { COUNT_KEYS } from './types.ts'
import type { CountKey, Num } from './types.ts'
import type { MoreWords } from './words.ts'

/** Reads one argument; with `otherwise` the argument may be left out. */
export interface Arg<T> {
  readonly read: (reader: WordReader) => T
  readonly otherwise?: T
}
type Args<S> = { -readonly [K in keyof S]: S[K] extends Arg<infer T> ? T : never }

const BIGGEST = 999
const UP_TO = `…${BIGGEST}`

/** Where the parser stands in a text: takes what it expects or stops with the reason. */
export class WordReader {
  readonly #text: string
  readonly #tokens: readonly Token[]
  readonly #counts: readonly CountKey[]
  #next = 0
  readonly #atEnd = new Set<string>()

  /** Words of expansions that the text may use. */
  readonly more: MoreWords

  constructor(text: string, more: MoreWords = {}, request = false) {
    this.#text = text
    this.#tokens = tokensOf(text)
    this.#counts = [...COUNT_KEYS.filter((key) => (key === 'n') === request), ...((more.counts ?? []) as CountKey[])]
    this.more = more
  }

  get #token(): Token {
    return this.#tokens[this.#next] as Token
  }

  stop(expected: Expected, allowed: readonly string[]): never {
    const { at, text: found } = this.#token
    if (this.atEnd) for (const word of allowed) this.#atEnd.add(word)
    throw new RuleStop({ at, expected, found, possible: nearest(found, allowed) })
  }

  get atEnd(): boolean {
    return this.#token.kind === 'end'
  }

  /** Where the next token begins in the text, counted from 0. */
  get here(): number {
    return this.#token.at - 1
  }

  /** What was written since then. */
  since(start: number): string {
    return this.#text.slice(start, this.here).trim().replace(/\s*;$/, '')
  }

  /** All that could have stood where the text ends; none, if nobody came so far. */
  get goesOnWith(): readonly string[] {
    return [...this.#atEnd].filter((word) => word !== UP_TO)
  }

  sees(text: string): boolean {
    if (this.atEnd) this.#atEnd.add(text)
    return this.#token.text === text && this.#token.kind !== 'end'
  }

  seesNumber(): boolean {
    if (this.atEnd) this.#atEnd.add('1')
    return this.#token.kind === 'number'
  }

  /** Takes the token if it is this one. */
  takes(text: string): boolean {
    const seen = this.sees(text)
    if (seen) this.#next++
    return seen
  }

  sign(sign: Sign, ...orElse: readonly Sign[]): void {
    if (!this.takes(sign)) this.stop('sign', [sign, ...orElse])
  }

  word<const W extends string>(allowed: readonly W[], expected: Expected = 'word'): W {
    const word = allowed.find((other) => other === this.#token.text)
    if (word === undefined) return this.stop(expected, allowed)
    this.#next++
    return word
  }

  /** `(a, b)` in the order of the fields. */
  args<S extends Readonly<Record<string, Arg<unknown>>>>(spec: S): Args<S> {
    const values: Record<string, unknown> = {}
    this.sign('(')
    for (const [i, [name, arg]] of Object.entries(spec).entries()) {
      if ('otherwise' in arg && this.sees(')')) {
        values[name] = arg.otherwise
        continue
      }
      if (i > 0) this.sign(',', ...('otherwise' in arg ? ([')'] as const) : []))
      values[name] = arg.read(this)
    }
    this.sign(')')
    return values as Args<S>
  }

  whole(): number {
    const { kind, text } = this.#token
    if (kind !== 'number' || Number(text) > BIGGEST) return this.stop('number', ['0', UP_TO])
    this.#next++
    return Number(text)
  }

  /** GWC-VOC-75: sums of products. */
  num(): Num {
    let a = this.product()
    for (;;) {
      if (this.takes('+')) a = { op: '+', a, b: this.product() }
      else if (this.takes('-')) a = { op: '-', a, b: this.product() }
      else return a
    }
  }

  product(): Num {
    let a = this.#factor()
    for (;;) {
      if (this.takes('*')) a = { op: '*', a, b: this.#factor() }
      else if (this.sees('/')) a = { op: '/', a, b: this.#divisor() }
      else return a
    }
  }

  #divisor(): Num {
    this.sign('/')
    if (this.#token.text === '0') return this.stop('number', ['1', UP_TO, ...this.#counts])
    return this.#factor()
  }

  #factor(): Num {
    if (this.takes('-')) {
      const a = this.#factor()
      return typeof a === 'number' ? 0 - a : { op: '*', a: -1, b: a }
    }
    for (const op of ['max', 'min'] as const) if (this.takes(op)) return { op, ...this.args({ a: NUM, b: NUM }) }
    if (this.takes('(')) {
      const a = this.num()
      this.sign(')')
      return a
    }
    if (this.seesNumber()) return this.whole()
    const count = this.#counts.find((key) => key === this.#token.text)
    if (count === undefined) return this.stop('number', ['0', UP_TO, ...this.#counts, 'max', 'min'])
    this.#next++
    return { count }
  }
}

export const NUM: Arg<Num> = { read: (r) => r.num() }
export const WHOLE: Arg<number> = { read: (r) => r.whole() }
/** A number or a word that stands in its place, such as `all`. */
export const numOr = <const W extends string>(word: W): Arg<Num | W> => ({
  read: (r) => (r.takes(word) ? word : r.num()),
})
export const one = <const W extends string>(allowed: readonly W[], expected: Expected = 'word'): Arg<W> => ({
  read: (r) => r.word(allowed, expected),
})
/** A word at the end that may be left out. */
export const flag = (word: string): Arg<boolean> => ({ read: (r) => r.word([word]) === word, otherwise: false })
