import { Dice } from '../chance.ts'
import type { Box, Game, Seat, Terms } from '../game.ts'
import { Table, type TableOptions } from '../table.ts'

/** A generous limit for the number of answers in a game. */
export const ENDLESS = 20_000

/** Give one random answer. */
export function answerAtRandom<T extends Terms>(table: Table<T>, dice: Dice): { seat: Seat; key: string } {
  const index = table.open.length === 1 ? 0 : dice.below(table.open.length)
  const { seat, options } = table.open[index]!
  const option = dice.below(options.length)
  const { key } = options[option]!
  table.pick(index, option)
  return { seat, key }
}

/** Play a whole game at random, on a table that keeps no record unless told to. It stops after `limit` answers. */
export function playRandom<T extends Terms>(
  game: Game<T>,
  box: T['box'] & Box<T>,
  seed: string,
  dice: Dice = new Dice(seed),
  options: TableOptions & { readonly limit?: number } = {},
): { readonly table: Table<T>; readonly answers: number } {
  const table = Table.start(game, box.setup, seed, options, box)
  const limit = options.limit ?? ENDLESS
  let answers = 0
  for (; !table.over && answers < limit; answers++) answerAtRandom(table, dice)
  return { table, answers }
}

/** Give both tables the same few random answers. Where do they part? */
export function partAfter<T extends Terms>(
  one: Table<T>,
  other: Table<T>,
  dice: Dice,
  answers: number,
): string | undefined {
  const given: string[] = []
  for (let i = 0; i < answers && !one.over; i++) {
    const { seat, key } = answerAtRandom(one, dice)
    given.push(`"${key}"`)
    const same = other.answer(seat, key)
    if (!same.ok) return `after ${given.join(', ')}: ${same.error.code}`
  }
  return one.hash() === other.hash() ? undefined : `after ${given.join(', ') || 'no answer'} the tables differ`
}
