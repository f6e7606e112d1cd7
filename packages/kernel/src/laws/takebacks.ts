import type { Seat, Terms } from '../game.ts'
import { type Entry, uncovers } from '../history.ts'
import { sameData } from '../json.ts'
import type { Table } from '../table.ts'
import { firstDifference } from './copies.ts'
import { type Answered, seatsOf } from './law.ts'
import { partAfter } from './play.ts'
import { drew, sealedFrom } from './worlds.ts'

const DEPTH = 3

/**
 * An answer can be taken back exactly if it led to no draw, uncovered nothing that its own seat did not know, and opened nothing;
 * and then it leaves no trace. What a seat has shown of its own is its own risk.
 */
export function undo<T extends Terms>(answered: Answered<T>): string | undefined {
  const { table, seat, key } = answered
  const others = seatsOf(table).filter((other) => other !== seat && !hasSealed(table.entries, other))
  const other = others.find((other) => table.canUndo(other))
  if (other !== undefined) return `seat ${other} can take back the answer of seat ${seat}`
  const barrier = barrierOf(answered)
  if (barrier !== undefined) return table.canUndo(seat) ? `"${key}" can be taken back although ${barrier}` : undefined
  if (!table.canUndo(seat)) return `"${key}" can't be taken back although nothing was drawn, uncovered or opened`
  return identity(answered) ?? wholeTurn(answered) ?? reveal(answered)
}

const hasSealed = (entries: readonly Entry[], seat: Seat): boolean =>
  entries.slice(sealedFrom(entries)).some((entry) => entry.seat === seat)

function barrierOf<T extends Terms>({ before, table, seat }: Answered<T>): string | undefined {
  const { game, box } = table
  if (drew(before.state.chance, table.state.chance)) return 'chance was drawn'
  if (uncovers(game.known(before.state, box), game.known(table.state, box), seat))
    return 'something hidden was uncovered'
  const last = table.entries.at(-1)!
  return last.several && last.barrier ? 'sealed answers were opened' : undefined
}

/** Undone, the table is as it was; answered again, it is as it is now. */
function identity<T extends Terms>({ before, table, seat, key, hash, hashes, dice }: Answered<T>): string | undefined {
  const other = table.copy({ record: true })
  if (!other.undo(seat).ok) return `"${key}" can be taken back, but undo refuses`
  if (other.hash() !== (hashes[before.entries.length] ?? before.hash()))
    return `"${key}" taken back does not lead to the table before it`
  if (!sameData(other.entries, before.entries)) return `"${key}" taken back leaves another record`
  if (!other.answer(seat, key).ok) return `"${key}" taken back is no longer on offer`
  if (other.hash() !== hash) return `"${key}" taken back and given again leads to another table`
  if (!sameData(other.entries, table.entries)) return `"${key}" taken back and given again leaves another record`
  const undone = table.copy({ record: true })
  undone.undo(seat)
  const parted = partAfter(undone, before.copy(), dice, DEPTH)
  if (parted !== undefined) return `"${key}" taken back, other answers lead to another table: ${parted}`
  for (let depth = 0; depth < DEPTH && other.canUndo(seat) && other.entries.at(-1)!.seat === seat; depth++) {
    other.undo(seat)
    const remembered = hashes[other.entries.length]
    if (remembered !== undefined && other.hash() !== remembered)
      return `${depth + 1} answers taken back do not lead to the table before them`
  }
  return undefined
}

/** The turn taken back is the same as its answers taken back one by one. */
function wholeTurn<T extends Terms>({ table, seat }: Answered<T>): string | undefined {
  const [one, all] = [table.copy({ record: true }), table.copy({ record: true })]
  while (one.canUndo(seat)) one.undo(seat)
  if (!all.undoTurn(seat).ok) return 'answers can be taken back, but not the turn'
  return one.hash() === all.hash() && sameData(one.entries, all.entries)
    ? undefined
    : 'the turn taken back is not the same as its answers taken back one by one'
}

/**
 * In every world that the seat can't tell apart it sees the same after its answer, and the same seats are asked:
 * whoever takes the answer back knows nothing more than before.
 */
function reveal<T extends Terms>({ table, seat, key, parallels }: Answered<T>): string | undefined {
  for (const { observer, world } of parallels()) {
    if (observer !== seat) continue
    if (world === undefined) return `"${key}" is not on offer in a world that seat ${seat} can't tell apart`
    const shown = firstDifference(table.view(seat), world.view(seat), 'view')
    if (shown !== undefined) return `"${key}" can be taken back, but showed seat ${seat} something hidden: ${shown}`
    // While answers are sealed, those of others are unknown there.
    if (!table.entries.at(-1)!.several && !sameData(whoIsAsked(table), whoIsAsked(world)))
      return `"${key}" can be taken back, but who is asked next told seat ${seat} something hidden`
  }
  return undefined
}

const whoIsAsked = <T extends Terms>({ open }: Table<T>): unknown =>
  open.map(({ seat }) => seat).toSorted((a, b) => a - b)
