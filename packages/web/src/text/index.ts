import { IntlMessageFormat } from 'intl-messageformat'
import { en, type Key } from './en.ts'
import { es } from './es.ts'

export type { Key }
export const LANGUAGES = ['en', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the page itself says. */
export const TEXTS: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, es }

export type Param = string | number | boolean | Message | readonly Param[]
/** A text of a game's tables, with what stands in its gaps; gaps may hold messages themselves. */
export interface Message {
  readonly key: string
  readonly params?: Readonly<Record<string, Param>>
}

const kept = new Map<string, IntlMessageFormat>()

/** One sentence: an ICU text with its gaps filled. */
export function fill(text: string, language: Language, params: Readonly<Record<string, string | number>> = {}): string {
  if (!/[{<']/.test(text)) return text
  const name = `${language} ${text}`
  let format = kept.get(name)
  if (format === undefined) {
    format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
    kept.set(name, format)
  }
  return String(format.format(params))
}

export type Table = Readonly<Record<string, string>>

/** A message of a game's own texts. */
export function tell(texts: Table, language: Language, message: Message): string {
  const text = texts[message.key]
  if (text === undefined) throw new Error(`there is no text called ${message.key}`)
  const params: Record<string, string | number> = {}
  for (const [name, param] of Object.entries(message.params ?? {})) params[name] = told(texts, language, param)
  return fill(text, language, params)
}

function told(texts: Table, language: Language, param: Param): string | number {
  if (typeof param === 'boolean') return String(param)
  if (typeof param !== 'object') return param
  if (isList(param)) return param.map((item) => told(texts, language, item)).join(', ')
  return tell(texts, language, param)
}
const isList = (param: Message | readonly Param[]): param is readonly Param[] => Array.isArray(param)
