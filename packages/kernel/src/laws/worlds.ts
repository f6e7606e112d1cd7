import { type Dice, Streams } from '../chance.ts'
import type { Seat, Terms, Told } from '../game.ts'
import type { Entry } from '../history.ts'
import { sameData } from '../json.ts'
import { Table } from '../table.ts'
import { type Parallel, seatsOf } from './law.ts'

/**
 * Begin the current step anew in a world that the observer could not tell from the real one when the step began. Others'
 * sealed answers are unknown there. Undefined if an answer is not on offer.
 */
function worldSinceStep<T extends Terms>(
  table: Table<T>,
  observer: Seat,
  dice: Dice,
  explain: boolean,
): Table<T> | undefined {
  const { game, box } = table
  const { state, entries } = table.checkpoint()
  const sealed = sealedFrom(entries)
  game.guess(state, observer, dice, box)
  const world = new Table(game, box, new Streams(String(dice.word())), state, { explain })
  for (const [index, entry] of entries.entries()) {
    if (index >= sealed && entry.seat !== observer) continue
    if (!world.answer(entry.seat, entry.key).ok) return undefined
  }
  return world
}

/** The same, and the reasons of refusals too. Undefined if the observer sees a difference by now: it was shown something. */
export function explainedWorld<T extends Terms>(
  table: Table<T>,
  observer: Seat,
  view: T['view'],
  dice: Dice,
): Table<T> | undefined {
  const world = worldSinceStep(table, observer, dice, true)
  return world !== undefined && sameData(world.view(observer), view) ? world : undefined
}

/** From which entry on the answers are sealed and not yet opened. */
export function sealedFrom(entries: readonly Entry[]): number {
  let from = entries.length
  while (from > 0 && entries[from - 1]!.several && !entries[from - 1]!.barrier) from--
  return from
}

/** Give the same answer in a guessed world of each seat. Worlds that the seat can tell from the real one are left out. */
export function parallelsOf<T extends Terms>(before: Table<T>, seat: Seat, key: string, dice: Dice): Parallel<T>[] {
  return seatsOf(before).flatMap((observer): Parallel<T>[] => {
    const world = observer === seat ? before.guess(seat, dice) : worldSinceStep(before, observer, dice, false)
    if (world === undefined || !sameData(world.view(observer), before.view(observer))) return []
    const known = before.game.known(world.state, world.box)
    const told: Told<T['event']>[] = []
    world.say = (event, secret) => told.push({ event, secret })
    const given = world.answer(seat, key)
    return [{ observer, world: given.ok ? world : undefined, known, told }]
  })
}

/** Was this seat shown something hidden? */
export const learns = (before: readonly number[], after: readonly number[], seat: Seat): boolean =>
  after.some((mask, index) => (mask & ~(before[index] ?? 0) & (1 << seat)) !== 0)

/** Was chance drawn between these two moments? */
export const drew = (before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): boolean =>
  !sameData(before, after)
