/** Plain data: what a state, a step, a log and a position are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

export type JsonObject = { readonly [key: string]: Json | undefined }

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal as data: key order and undefined members don't count. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => sameData(item, b[index]))
  if (!isObject(a) || !isObject(b)) return false
  for (const key of Object.keys(a)) if (!sameData(a[key], b[key])) return false
  for (const key of Object.keys(b)) if (b[key] !== undefined && a[key] === undefined) return false
  return true
}
