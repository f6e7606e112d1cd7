import { Dice } from '../chance.ts'
import type { Box, Game, Seat, Terms } from '../game.ts'
import type { Result } from '../result.ts'
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

/** Give both tables the same few random answers. Where do they part? A crash of both is the business of the law `runs`. */
export function partAfter<T extends Terms>(
  one: Table<T>,
  other: Table<T>,
  dice: Dice,
  answers: number,
): string | undefined {
  const given: string[] = []
  for (let i = 0; i < answers && !one.over; i++) {
    const index = dice.below(one.open.length)
    const { seat, options } = one.open[index]!
    const { key } = options[dice.below(options.length)]!
    given.push(`"${key}"`)
    const outcomes = [one, other].map((table) => outcomeOf(() => table.answer(seat, key)))
    if (outcomes[0] !== outcomes[1]) return `after ${given.join(', ')}: ${outcomes.join(', but ')}`
    if (outcomes[0] !== 'taken') return undefined
  }
  return one.hash() === other.hash() ? undefined : `after ${given.join(', ') || 'no answer'} the tables differ`
}

function outcomeOf(answer: () => Result<void>): string {
  try {
    const given = answer()
    return given.ok ? 'taken' : given.error.code
  } catch (error) {
    return String(error)
  }
}
