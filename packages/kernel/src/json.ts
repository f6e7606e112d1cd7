/** Plain data: what a state, a step, a log and a position are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

export type JsonObject = { readonly [key: string]: Json | undefined }

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same object with longer keys: `a` becomes `prefix.a`. */
export const prefixed = <Prefix extends string, Key extends string, T>(
  prefix: Prefix,
  object: Readonly<Record<Key, T>>,
) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [`${prefix}.${key}`, value])) as {
    readonly [K in `${Prefix}.${Key}`]: T
  }

/** Equal as data: key order and undefined members don't count. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!sameData(a[i], b[i])) return false
    return true
  }
  if (Array.isArray(b)) return false
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in one) if (!sameData(one[key], other[key])) return false
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false
  return true
}

/** Text of strangers without what a terminal would obey: no control or direction characters. */
export const harmless = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '�')

/** Anything from outside, short enough for an error. */
export const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null')
  return harmless(text.length > 60 ? `${text.slice(0, 60)}...` : text)
}
