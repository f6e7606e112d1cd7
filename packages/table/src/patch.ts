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

/** A member of its own, whatever its name is: as an assignment `__proto__` would be something else. */
function set(of: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') of[name] = value
  else Object.defineProperty(of, name, { value, enumerable: true, configurable: true, writable: true })
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
  for (const name in after) {
    const now = member(after, name)
    if (now === undefined) continue
    const had = member(before, name)
    kept ||= had !== undefined
    if (now === had) continue
    const patch = had === undefined ? ([now] as const) : patchOf(had, now)
    if (patch !== undefined) set((found ??= {}), name, patch)
  }
  for (const name in before)
    if (member(after, name) === undefined && member(before, name) !== undefined) set((found ??= {}), name, 0)
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
  return patchedMembers(isMembers(before) ? before : {}, patch as { readonly [member: string]: Patch | 0 })
}

function patchedMembers(before: Members, patch: { readonly [member: string]: Patch | 0 }): Members {
  const after: Record<string, unknown> = { ...before }
  let isLess = false
  for (const name of Object.keys(patch)) {
    const change = patch[name]!
    if (change === 0) isLess = true
    else set(after, name, patched(Object.hasOwn(before, name) ? before[name] : undefined, change))
  }
  if (!isLess) return after
  // Not `delete`: such an object is larger and slower from then on.
  const left: Record<string, unknown> = {}
  for (const name of Object.keys(after))
    if (!Object.hasOwn(patch, name) || patch[name] !== 0) set(left, name, after[name])
  return left
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
