import {
  type AnyGame,
  type AnyTable,
  Dice,
  isObject,
  openPosition,
  type Position,
  readPosition,
  Table,
  writePosition,
} from '@wanli/kernel'
import { pickAny } from './pick-any.ts'

/*
 * Positions that somebody spoilt: whatever a file says, it is refused with a reason, or it opens and can be played. Nothing that
 * lies on a table may break a rule in the middle of a game.
 */

interface Spoiling {
  readonly game: AnyGame
  readonly setups: readonly object[]
  /** Words that a writer might add by hand, such as a phase. */
  readonly words: Readonly<Record<string, readonly unknown[]>>
  readonly seed: string
  readonly count: number
}

/** How many opened, and every fault with the position that led to it. */
export interface Spoilt {
  readonly opened: number
  readonly refused: number
  readonly faults: readonly { readonly fault: string; readonly position: Position }[]
}

const ANSWERS = 60

export function spoilPositions({ game, setups, words, seed, count }: Spoiling): Spoilt {
  const dice = new Dice(seed)
  const faults: Spoilt['faults'][number][] = []
  let opened = 0
  let refused = 0
  while (opened + refused + faults.length < count) {
    const table = someMoment(game, setups[dice.below(setups.length)]!, dice)
    for (let i = 0; i < 20; i++) {
      const position = spoiltBy(dice, writePosition(table), words)
      try {
        if (opens(game, position, dice)) opened++
        else refused++
      } catch (error) {
        faults.push({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error), position })
      }
    }
  }
  return { opened, refused, faults }
}

function someMoment(game: AnyGame, words: object, dice: Dice): AnyTable {
  const setup = game.checkSetup(words)
  if (!setup.ok) throw new Error(JSON.stringify(setup.error))
  const table: AnyTable = Table.start(game, setup.value, `spoilt ${dice.word()}`, { record: true })
  for (let answers = dice.below(300); answers > 0 && !table.over; answers--) pickAny(table, dice)
  return table
}

/** Opened and played for a while, with all that a page would ask of it; false = refused. */
function opens(game: AnyGame, position: Position, dice: Dice): boolean {
  const read = readPosition(JSON.parse(JSON.stringify(position)), game)
  const opened = read.ok ? openPosition(game, read.value) : read
  if (!opened.ok) return false
  const table = opened.value
  for (let answers = 0; answers < ANSWERS && !table.over; answers++) {
    for (const { seat } of table.open) table.refusedFor(seat)
    pickAny(table, dice)
  }
  for (let seat = 0; seat < table.box.seats; seat++) table.view(seat)
  game.writePosition(table.state, table.box, true)
  return true
}

/** A copy in which one to three things are changed. Half of them are as people write them: without steps and answers. */
function spoiltBy(dice: Dice, position: Position, words: Spoiling['words']): Position {
  const copy = JSON.parse(JSON.stringify(position)) as Record<string, unknown>
  const table = copy['table'] as Record<string, unknown>
  delete copy['answers']
  if (dice.below(2) === 0) {
    delete copy['agenda']
    for (const [name, values] of Object.entries(words))
      if (dice.below(2) === 0) table[name] = values[dice.below(values.length)]
  }
  for (let changes = 1 + dice.below(3); changes > 0; changes--) change(table, dice)
  return copy as unknown as Position
}

type Slot = readonly [holder: Record<string, unknown>, name: string]

/** Every place of the table that holds something. */
function slotsOf(value: unknown, slots: Slot[] = []): Slot[] {
  if (!isObject(value) && !Array.isArray(value)) return slots
  for (const name of Object.keys(value)) {
    slots.push([value as Record<string, unknown>, name])
    slotsOf((value as Record<string, unknown>)[name], slots)
  }
  return slots
}

function change(table: Record<string, unknown>, dice: Dice): void {
  const slots = slotsOf(table)
  if (slots.length === 0) return
  const [holder, name] = slots[dice.below(slots.length)]!
  const [from, its] = slots[dice.below(slots.length)]!
  const value = holder[name]
  const other: unknown = JSON.parse(JSON.stringify(from[its]))
  switch (dice.below(6)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(name), 1)
      else delete holder[name]
      return
    case 1:
      if (typeof value === 'number') holder[name] = value + dice.below(7) - 3
      else holder[name] = other
      return
    case 2:
      // Something of the same kind from elsewhere: the same card in two places.
      if (Array.isArray(value) && Array.isArray(other)) value.push(...(other as unknown[]))
      else if (typeof value === typeof other) holder[name] = other
      return
    case 3:
      if (Array.isArray(value) && value.length > 0) value.push(value[dice.below(value.length)])
      return
    case 4:
      if (isObject(value) && isObject(other)) Object.assign(value, other)
      return
    default:
      holder[name] = [0, 1, 2, 5, null, 'wound', [], {}][dice.below(8)]
  }
}
