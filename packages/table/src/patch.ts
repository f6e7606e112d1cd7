/*
 * The difference between two pieces of JSON, small enough to send after every answer. What it says depends on what lies before:
 *   [value]                 this instead
 *   { a: Patch, b: 0 }      of an object: member a has changed (or is new), b is gone
 *   { "2": Patch }          of a list: place 2 has changed
 *   { at, cut, in }         of a list: `cut` items from `at` on are gone, these stand there instead
 */
export type Patch =
  | readonly [unknown]
  | { readonly [member: string]: Patch | 0 }
  | { readonly at: number; readonly cut: number; readonly in: readonly unknown[] }

type Members = Readonly<Record<string, unknown>>

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member of its own that is there: JSON has no undefined, and no functions, which only a prototype could bring in. */
function member(of: Members, name: string): unknown {
  if (name === '__proto__') return Object.hasOwn(of, name) ? of[name] : undefined
  const value = of[name]
  return typeof value === 'function' ? undefined : value
}

/** What turns `before` into `after`; undefined if they are the same. What is undefined is not there. */
export function patchOf(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after]
  if (Array.isArray(before)) return Array.isArray(after) ? listPatch(before, after) : [after]
  return Array.isArray(after) ? [after] : memberPatch(before as Members, after as Members)
}

function memberPatch(before: Members, after: Members): Patch | undefined {
  let found: Record<string, Patch | 0> | undefined
  let kept = false
  const note = (name: string, patch: Patch | 0): void => {
    found ??= {}
    // An object literal would take this name for something else.
    if (name !== '__proto__') found[name] = patch
    else Object.defineProperty(found, name, { value: patch, enumerable: true, configurable: true, writable: true })
  }
  for (const name in after) {
    const now = member(after, name)
    if (now === undefined) continue
    const had = member(before, name)
    kept ||= had !== undefined
    if (now === had) continue
    const patch = had === undefined ? ([now] as const) : patchOf(had, now)
    if (patch !== undefined) note(name, patch)
  }
  for (const name in before) if (member(after, name) === undefined && member(before, name) !== undefined) note(name, 0)
  return found === undefined || kept ? found : [after]
}

function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  if (before.length === after.length) {
    const found: Record<string, Patch> = {}
    let changed = 0
    for (let i = 0; i < after.length; i++) {
      const patch = patchOf(before[i], after[i])
      if (patch === undefined) continue
      found[i] = patch
      changed++
    }
    if (changed === 0) return undefined
    return changed === after.length && after.length > 1 ? [after] : found
  }
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && patchOf(before[at], after[at]) === undefined) at++
  let end = 0
  while (end < shorter - at && patchOf(before[before.length - 1 - end], after[after.length - 1 - end]) === undefined)
    end++
  return { at, cut: before.length - at - end, in: after.slice(at, after.length - end) }
}

const isInstead = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch)

/** What `patchOf(before, after)` has made of `before`: `after`. What has not changed stays the object that it is. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isInstead(patch)) return patch[0]
  if (Array.isArray(before)) return patchedList(before, patch)
  const after: Record<string, unknown> = isMembers(before) ? { ...before } : {}
  for (const [name, member] of Object.entries(patch as { readonly [member: string]: Patch | 0 })) {
    if (member === 0) delete after[name]
    else {
      const value = patched(Object.hasOwn(after, name) ? after[name] : undefined, member)
      Object.defineProperty(after, name, { value, enumerable: true, configurable: true, writable: true })
    }
  }
  return after
}

function patchedList(before: readonly unknown[], patch: Exclude<Patch, readonly [unknown]>): readonly unknown[] {
  const after = before.slice()
  const {
    at,
    cut,
    in: items,
  } = patch as { readonly at?: number; readonly cut?: number; readonly in?: readonly unknown[] }
  if (at !== undefined && cut !== undefined && items !== undefined) {
    after.splice(at, cut, ...items)
    return after
  }
  for (const [place, item] of Object.entries(patch as { readonly [member: string]: Patch }))
    after[Number(place)] = patched(before[Number(place)], item)
  return after
}
