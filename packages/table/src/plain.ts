import { BrokenRule } from '@wanli/kernel'

/**
 * The same as JSON has it: what is undefined is left out. What is plain already stays the object that it is. A number that JSON
 * can't write, or anything but data, is a fault of the program.
 */
export function plain<T>(value: T): T
export function plain(value: unknown): unknown {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new BrokenRule(`${value} can't be sent`)
    return value
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (Array.isArray(value)) return plainList(value)
  if (typeof value === 'object') return plainObject(value as Readonly<Record<string, unknown>>)
  throw new BrokenRule(`${typeof value} can't be sent`)
}

function plainList(list: readonly unknown[]): readonly unknown[] {
  let copy: unknown[] | undefined
  for (let i = 0; i < list.length; i++) {
    const item = plain(list[i])
    if (item === list[i]) continue
    copy ??= list.slice()
    copy[i] = item
  }
  return copy ?? list
}

function plainObject(object: Readonly<Record<string, unknown>>): object {
  let copy: Record<string, unknown> | undefined
  for (const key of Object.keys(object)) {
    const value = object[key]
    const member = value === undefined ? undefined : plain(value)
    if (value !== undefined && member === value) continue
    copy ??= { ...object }
    if (member === undefined) delete copy[key]
    else copy[key] = member
  }
  return copy ?? object
}
