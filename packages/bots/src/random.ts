import type { BotKind } from './bot.ts'
import { questionOf } from './bot.ts'

/** Any option, all of them equally likely: what every other bot must beat. */
export const random: BotKind = {
  name: 'random',
  searches: false,
  make: (dice) => ({
    name: 'random',
    choose: (table, seat) => dice.below(questionOf(table, seat).options.length),
  }),
}
