import { IntlMessageFormat } from 'intl-messageformat'

/** What a text table says, with what stands in its gaps; gaps may hold messages themselves. */
export interface Message {
  readonly key: string
  readonly params?: Params
}
export type Param = string | number | boolean | Message | readonly Param[]
export type Params = Readonly<Record<string, Param>>
/** What stands in the gaps of a text that is filled at once. */
export type Fillings = Readonly<Record<string, string | number>>
/** The texts of one language by their keys. */
export type TextTable = Readonly<Record<string, string>>

const kept = new Map<string, IntlMessageFormat>()

/** One sentence: an ICU text with its gaps filled. */
export function fill(text: string, language: string, fillings: Fillings = {}): string {
  if (!/[{<']/.test(text)) return text
  const name = `${language} ${text}`
  let format = kept.get(name)
  if (format === undefined) {
    format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
    kept.set(name, format)
  }
  return String(format.format(fillings))
}

/** A message of a text table. Messages inside it are told first; a list of them is joined with commas. */
export function tell(texts: TextTable, language: string, message: Message): string {
  const text = texts[message.key]
  if (text === undefined) throw new Error(`there is no text called ${message.key}`)
  const fillings: Record<string, string | number> = {}
  for (const [name, param] of Object.entries(message.params ?? {})) fillings[name] = told(texts, language, param)
  return fill(text, language, fillings)
}

function told(texts: TextTable, language: string, param: Param): string | number {
  if (typeof param === 'boolean') return String(param)
  if (typeof param !== 'object') return param
  if (isList(param)) return param.map((item) => told(texts, language, item)).join(', ')
  return tell(texts, language, param)
}

const isList = (param: Message | readonly Param[]): param is readonly Param[] => Array.isArray(param)
