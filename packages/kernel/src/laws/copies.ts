import type { Terms } from '../game.ts'
import { sameData } from '../json.ts'
import { openPosition, readPosition, writePosition } from '../position.ts'
import type { Table } from '../table.ts'
import { type Moment, seatsOf } from './law.ts'
import { partAfter } from './play.ts'

const STEPS = 3

/** A copy is the same table, goes the same way, and does not touch the original. */
export function copy<T extends Terms>({ table, hash, dice }: Moment<T>): string | undefined {
  const copied = table.copy({ record: true })
  const differs = differenceOf(table, copied)
  if (differs !== undefined) return `the copy differs: ${differs}`
  const parted = partAfter(copied, table.copy(), dice, STEPS)
  if (parted !== undefined) return `two copies part: ${parted}`
  if (table.hash() !== hash) return 'answers given to a copy changed the original'
  return table.copy().hash() === hash ? undefined : 'answers given to a copy changed what later copies are made of'
}

/** A position, written as text and read back, is the same table and goes the same way. */
export function position<T extends Terms>({ table, dice }: Moment<T>): string | undefined {
  const { game } = table
  const read = readPosition(JSON.parse(JSON.stringify(writePosition(table))), game)
  if (!read.ok) return `the position can't be read: ${JSON.stringify(read.error)}`
  const opened = openPosition(game, read.value)
  if (!opened.ok) return `the position can't be set up: ${JSON.stringify(opened.error)}`
  const differs = differenceOf(table, opened.value)
  if (differs !== undefined) return `the position read back differs: ${differs}`
  const parted = partAfter(opened.value, table.copy(), dice, STEPS)
  return parted === undefined ? undefined : `the position read back parts from the table: ${parted}`
}

function differenceOf<T extends Terms>(table: Table<T>, other: Table<T>): string | undefined {
  if (table.hash() !== other.hash()) return `${firstDifference(table.state, other.state) ?? 'what is asked'}`
  const seat = [undefined, ...seatsOf(table)].find((seat) => !sameData(table.view(seat), other.view(seat)))
  if (!sameData(table.view(seat), other.view(seat))) return `the view of seat ${seat ?? 'none'}`
  const same = table.open.every(({ options, about }, index) => {
    const question = other.open[index]
    return sameData(options, question?.options) && sameData(about, question?.about)
  })
  return same ? undefined : 'the options'
}

/** Where two states part, as a path. */
export function firstDifference(a: unknown, b: unknown, path = 'state'): string | undefined {
  if (sameData(a, b)) return undefined
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[key], other[key], `${path}.${key}`)
    if (found !== undefined) return found
  }
  return path
}
