import type { Seat, Table, Terms } from '@wanli/kernel'
import { type BotKind, type Limits, questionOf } from '../bot.ts'
import { analyse } from './analyse.ts'
import { continued, type Plan } from './greedy.ts'
import { atOnce, NO_LIMITS } from './lines.ts'
import type { Foresight } from './sense.ts'

export interface Settings {
  readonly name: string
  /** Guessed worlds in which each command is tried. */
  readonly worlds: number
  /** Commands that are tried. */
  readonly commands?: number
}

/** A player that tries its best few commands in guessed worlds, with everybody playing on to the end of the round or Year. */
export const searcher = <T extends Terms>(sense: Foresight<T>, settings: Settings): BotKind<T> => ({
  name: settings.name,
  searches: true,
  make: (dice) => {
    let plan: Plan | undefined
    function* ponder(table: Table<T>, seat: Seat, limits: Limits): Generator<void, number, void> {
      const question = questionOf(table, seat)
      if (question.options.length === 1) return 0
      const planned = plan === undefined ? -1 : continued(plan, table, seat, question)
      if (planned >= 0) return planned
      const share = sense.share?.(question) ?? 1
      if (share === 0) {
        const root = table.guess(seat, dice)
        const habit = sense.habit?.(root, seat, questionOf(root, seat))
        if (habit !== undefined) return habit
      }
      const { candidates } = yield* analyse(table, seat, sense, {
        dice,
        worlds: Math.max(1, Math.round((limits.worlds ?? settings.worlds) * (share || 1))),
        lines: limits.nodes,
        isUp: limits.isUp,
        ...(settings.commands === undefined ? {} : { commands: settings.commands }),
      })
      const best = candidates[0]
      if (best === undefined) return 0
      plan = { at: table.entries.length, keys: best.keys }
      return best.option
    }
    return { name: settings.name, choose: (table, seat) => atOnce(ponder(table, seat, NO_LIMITS)), ponder }
  },
})
