import assert from 'node:assert/strict'
import { IntlMessageFormat } from 'intl-messageformat'

export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]
export type Texts = Readonly<Record<Language, Readonly<Record<string, string>>>>

type Param = Plain | Message | readonly Message[]
/** A message as every game makes them, whatever its keys. */
export interface Message {
  readonly key: string
  readonly params: Readonly<Record<string, Param>>
}

export type Plain = string | number | boolean

export interface Gap {
  readonly kind: 'argument' | 'plural' | 'select'
  readonly branches: readonly string[]
}
/** What we need to know of a parsed text. */
interface Element {
  readonly type: number
  readonly value?: string | undefined
  readonly pluralType?: string | undefined
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
}

/** The parser's number for a simple gap. */
const ARGUMENT = 1

/** The gaps of a text, with the branches of its choices. */
function gapsOf(elements: readonly Element[], gaps = new Map<string, Gap>()): Map<string, Gap> {
  for (const { type, value: name = '', pluralType, options } of elements) {
    if (options !== undefined) {
      gaps.set(name, { kind: pluralType === undefined ? 'select' : 'plural', branches: Object.keys(options) })
      for (const option of Object.values(options)) gapsOf(option.value, gaps)
    } else if (type === ARGUMENT && !gaps.has(name)) gaps.set(name, { kind: 'argument', branches: [] })
  }
  return gaps
}

/** A formatter, as a terminal or a web page has one, that looks at what it reads. */
export class Reader {
  readonly texts: Texts
  readonly keys: readonly string[]
  private readonly kept = new Map<string, IntlMessageFormat>()
  private readonly leftovers: RegExp

  /** `engineWords` matches the words of the engine that must never reach a reader. */
  constructor(texts: Texts, engineWords: RegExp) {
    this.texts = texts
    this.keys = Object.keys(texts.en)
    const groups = [...new Set(this.keys.filter((key) => key.includes('.')).map((key) => key.split('.')[0]!))]
    this.leftovers = new RegExp(
      `undefined|NaN|null|[{}]|\\[object|\\b(true|false)\\b|${engineWords.source}|\\b(${groups.join('|')})\\.[A-Za-z]`,
    )
  }

  private formatOf(key: string, language: Language): IntlMessageFormat {
    const name = `${language} ${key}`
    const format = this.kept.get(name) ?? new IntlMessageFormat(this.texts[language][key]!, language)
    this.kept.set(name, format)
    return format
  }

  gaps(key: string, language: Language): ReadonlyMap<string, Gap> {
    return gapsOf(this.formatOf(key, language).getAst())
  }

  fill(key: string, params: Readonly<Record<string, Plain>>, language: Language): string {
    return String(this.formatOf(key, language).format({ ...params }))
  }

  private plain(param: Param, language: Language): Plain {
    if (typeof param !== 'object') return param
    if ('key' in param) return this.say(param, language)
    return param.map((item) => this.say(item, language)).join(', ')
  }

  say({ key, params }: Message, language: Language): string {
    const filled = Object.entries(params).map(([name, param]): [string, Plain] => [name, this.plain(param, language)])
    return this.fill(key, Object.fromEntries(filled), language)
  }

  /** The message in both languages; it must read as a text. */
  read(message: Message): Record<Language, string> {
    const said = { en: this.say(message, 'en'), es: this.say(message, 'es') }
    for (const text of Object.values(said)) {
      assert.doesNotMatch(text, this.leftovers, message.key)
      assert.equal(text, text.trim(), message.key)
      assert.doesNotMatch(text, / {2}| [.,;:)]|\(\)|\.\.|,,|,\./, `${message.key}: ${text}`)
      assert.notEqual(text, '', message.key)
    }
    return said
  }
}
