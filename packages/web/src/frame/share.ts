/**
 * What is now, with every part that is as it was taken from before. A table tells all of itself after every answer; most of it
 * has not changed, and what is the same object need not be drawn again.
 */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || !isPlain(before) || !isPlain(now) || Array.isArray(before) !== Array.isArray(now)) return now
  const names = Object.keys(now)
  let same = names.length === Object.keys(before).length
  const parts = names.map((name) => {
    const was = before[name]
    const part = shared(was, now[name])
    if (part !== was || (was === undefined && !(name in before))) same = false
    return part
  })
  if (same) return before as T
  return (Array.isArray(now) ? parts : Object.fromEntries(names.map((name, i) => [name, parts[i]]))) as T
}

type Plain = Readonly<Record<string, unknown>>

/** Lists and records as they come from a table; anything else is taken as it is. */
function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false
  const made: unknown = Object.getPrototypeOf(value)
  return made === Object.prototype || made === Array.prototype || made === null
}
