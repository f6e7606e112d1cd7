import type { Dice } from '../chance.ts'
import type { Terms } from '../game.ts'
import { sameData } from '../json.ts'
import { openPosition, readPosition, writePosition } from '../position.ts'
import { writeSeen } from '../seen.ts'
import type { Table } from '../table.ts'
import { type Answered, type Instant, seatsOf } from './law.ts'
import { answerAtRandom, partAfter } from './play.ts'

const STEPS = 3

/** A copy is the same table, goes the same way, and does not touch the original. */
export function copy<T extends Terms>(moment: Instant<T>): string | undefined {
  const { table, hash, dice } = moment
  const copied = table.copy({ record: true })
  const differs = differenceOf(moment, copied)
  if (differs !== undefined) return `the copy differs: ${differs}`
  const parted = partAfter(copied, table.copy(), dice, STEPS)
  if (parted !== undefined) return `two copies part: ${parted}`
  const forked = forksApart(moment)
  if (forked !== undefined) return `a guessed table ${forked}`
  if (table.hash() !== hash) return 'answers given to a copy changed the original'
  if (table.copy().hash() !== hash) return 'answers given to a copy changed what later copies are made of'
  const slept = sleeps(moment)
  return slept && `a copy that has slept ${slept}`
}

/** Whether a table has slept makes no difference: it is asked the same under the same numbers, and takes back what it could take back. */
function sleeps<T extends Terms>(moment: Instant<T>): string | undefined {
  const { table } = moment
  const before = table.copy({ record: true })
  const numbers = before.open.map(({ at }) => at)
  const backs = seatsOf(before).map((seat) => before.takeBacks(seat))
  const woken = before.sleep()()
  const differs = differenceOf(moment, woken)
  if (differs !== undefined) return `differs: ${differs}`
  if (!sameData(woken.entries, table.entries)) return 'has another record'
  if (woken.open.some(({ at }, i) => at !== numbers[i])) return 'numbers its questions otherwise'
  const see = woken.viewer()
  for (const seat of [undefined, ...seatsOf(table)])
    if (!sameData(see(seat), table.view(seat))) return 'shows several something else than one'
  const same = backs.every((back, seat) => sameData(back, woken.takeBacks(seat)))
  return same ? undefined : 'can take back something else'
}

/** So many answers at most until a guessed table begins its next step. */
const PATIENCE = 6
/** Guesses are dear, and one way to guess is like the other: at some moments one seat's is looked at. */
const SELDOM = 4

/** A guessed table can be forked from its next step on: the fork is the same table, and goes the same way. */
function forksApart<T extends Terms>({ table, dice }: Instant<T>): string | undefined {
  if (table.over || dice.below(SELDOM) > 0) return undefined
  const { seat } = table.open[dice.below(table.open.length)]!
  const guessed = table.guess(seat, dice, { copies: true })
  for (let i = 0; i < PATIENCE && !guessed.canCopy && goesOn(guessed, dice); i++);
  if (!guessed.canCopy || !goesOn(guessed, dice)) return undefined
  const before = guessed.hash()
  const fork = guessed.copy({ record: 'copies' })
  if (fork.hash() !== before)
    return `forks into another: ${firstDifference(guessed.state, fork.state) ?? 'what is asked'}`
  const parted = partAfter(fork, guessed.copy(), dice, STEPS)
  if (parted !== undefined) return `parts from its fork: ${parted}`
  return guessed.hash() === before ? undefined : 'is changed by answers given to a copy of it'
}

/** Give it one more answer; false if it can't go on. That rules crash is the business of the law `runs`. */
function goesOn<T extends Terms>(table: Table<T>, dice: Dice): boolean {
  if (table.over) return false
  try {
    answerAtRandom(table, dice)
    return true
  } catch {
    return false
  }
}

/** A copy of a copy takes the same answer as the table did, with the same record and the same right to take it back. */
export function copyAnswered<T extends Terms>({ table, before, hash, seat, key }: Answered<T>): string | undefined {
  const copied = before.copy({ record: true })
  if (!copied.answer(seat, key).ok) return `"${key}" is refused by a copy`
  if (copied.hash() !== hash)
    return `"${key}" leads to another table on a copy: ${firstDifference(table.state, copied.state) ?? 'what is asked'}`
  if (!sameData(copied.entries, table.entries)) return `"${key}" leaves another record on a copy`
  const other = seatsOf(table).find((seat) => copied.canUndo(seat) !== table.canUndo(seat))
  return other === undefined ? undefined : `after "${key}" seat ${other} can undo on only one of table and copy`
}

/** A position, written as text and read back, is the same table and goes the same way. */
export function position<T extends Terms>(moment: Instant<T>): string | undefined {
  const { table, dice } = moment
  const { game } = table
  const read = readPosition(JSON.parse(JSON.stringify(writePosition(table))), game)
  if (!read.ok) return `the position can't be read: ${JSON.stringify(read.error)}`
  const opened = openPosition(game, read.value)
  if (!opened.ok) return `the position can't be set up: ${JSON.stringify(opened.error)}`
  const differs = differenceOf(moment, opened.value)
  if (differs !== undefined) return `the position read back differs: ${differs}`
  const { box } = table
  if (!sameData(writeSeen(game, opened.value.state, box), writeSeen(game, table.state, box)))
    return 'the position read back has forgotten what the seats have seen'
  const parted = partAfter(opened.value, table.copy(), dice, STEPS)
  return parted === undefined ? undefined : `the position read back parts from the table: ${parted}`
}

/** The same state shows everyone the same: at most moments one seat's view is enough, at the end all are looked at. */
function differenceOf<T extends Terms>({ table, hash, dice }: Instant<T>, other: Table<T>): string | undefined {
  if (other.hash() !== hash) return firstDifference(table.state, other.state) ?? 'what is asked'
  const seats = [undefined, ...seatsOf(table)]
  for (const seat of table.over ? seats : [seats[dice.below(seats.length)]])
    if (!sameData(table.view(seat), other.view(seat)))
      return `the view of ${seat === undefined ? 'spectators' : `seat ${seat}`}`
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
