import { Dice, type Seat, type Table, type Terms } from '@wanli/kernel'
import { type BotKind, type Limits, questionOf } from '../bot.ts'
import { atOnce, type Ground, Lines, NO_LIMITS } from './lines.ts'
import { type Asked, indexOf, type Sense } from './sense.ts'

export interface Plan {
  /** Answers on the table when the plan's first answer was given. */
  readonly at: number
  readonly keys: readonly string[]
}

interface GreedySettings {
  readonly name?: string
  /** It doesn't remember what it once saw of piles that lie face down. */
  readonly forgets?: boolean
}

/**
 * A greedy player: it tries every command that deserves a look on a guess of the table, and carries out the one after which
 * the table is best. It sees no more than its seat does, whatever `value` reads, because all it reads is guessed.
 */
export const greedy = <T extends Terms>(
  sense: Sense<T>,
  { name = 'greedy', forgets = false }: GreedySettings = {},
): BotKind<T> => ({
  name,
  searches: true,
  make: (dice) => {
    let plan: Plan | undefined
    function* ponder(table: Table<T>, seat: Seat, limits: Limits): Generator<void, number, void> {
      const question = questionOf(table, seat)
      const planned = plan === undefined ? -1 : continued(plan, table, seat, question)
      if (planned >= 0) return planned
      const ground = guessed(table, seat, String(dice.word()), forgets)
      const habit = sense.habit?.(ground.root, seat, questionOf(ground.root, seat))
      if (habit !== undefined) return habit
      const lines = new Lines(ground, seat, sense, limits)
      const aside = lines.aside(question)
      if (aside >= 0) return aside
      const keys = (yield* lines.bestCommand())?.keys ?? []
      plan = { at: table.entries.length, keys }
      return Math.max(0, indexOf(question, keys[0]))
    }
    return { name, choose: (table, seat) => atOnce(ponder(table, seat, NO_LIMITS)), ponder }
  },
})

/** The table as a seat may think it is. The same dice every time, so that all lines are tried in one world. */
export function guessed<T extends Terms>(table: Table<T>, seat: Seat, word: string, forgets = false): Ground<T> {
  const grow = () => table.guess(seat, new Dice(word), { forgets })
  return { root: grow(), grow }
}

/** The next answer of a plan, if the table has gone the plan's way; otherwise -1. */
export function continued<T extends Terms>(plan: Plan, table: Table<T>, seat: Seat, question: Asked<T>): number {
  const { entries } = table
  const step = entries.length - plan.at
  if (step < 1 || step >= plan.keys.length) return -1
  for (let i = 0; i < step; i++) {
    const entry = entries[plan.at + i]!
    if (entry.seat !== seat || entry.key !== plan.keys[i]) return -1
  }
  return indexOf(question, plan.keys[step])
}
