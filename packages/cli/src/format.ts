import { IntlMessageFormat } from 'intl-messageformat'
import { type Key, type Language, TEXTS } from './text/index.ts'

/** What a text table says, with what stands in its gaps; gaps may hold messages themselves. */
export interface Message {
  readonly key: string
  readonly params?: Params
}
export type Param = string | number | boolean | Message | readonly Param[]
export type Params = Readonly<Record<string, Param>>

export type Say = (key: Key, params?: Readonly<Record<string, string | number>>) => string

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

/** What the command itself says. */
export const speaker =
  (language: Language): Say =>
  (key, params) =>
    fill(TEXTS[language][key], language, params)

/** A list as people say it: `A, B and C`. */
export const listed = (
  items: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
) => new Intl.ListFormat(language, { type }).format(items)

/** A message of a game's own texts. Messages inside it are told first; a list of them is joined with commas. */
export function tell(texts: Readonly<Record<string, string>>, language: Language, message: Message): string {
  const text = texts[message.key]
  if (text === undefined) throw new Error(`there is no text called ${message.key}`)
  const params: Record<string, string | number> = {}
  for (const [name, param] of Object.entries(message.params ?? {})) params[name] = told(texts, language, param)
  return fill(text, language, params)
}

function told(texts: Readonly<Record<string, string>>, language: Language, param: Param): string | number {
  if (typeof param === 'boolean') return String(param)
  if (typeof param !== 'object') return param
  if (isList(param)) return param.map((item) => told(texts, language, item)).join(', ')
  return tell(texts, language, param)
}

const isList = (param: Message | readonly Param[]): param is readonly Param[] => Array.isArray(param)
