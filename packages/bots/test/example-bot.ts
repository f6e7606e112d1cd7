import type { BotKind } from '@wanli/bots'
import type { AnyTable, Dice, Seat } from '@wanli/kernel'

/** Tries every option in a guessed world, plays on at random, and takes the one after which it fared best. */
export const dreamer: BotKind = {
  name: 'dreamer',
  searches: true,
  make: (dice) => ({
    name: 'dreamer',
    choose(table, seat) {
      const dreams = table.questionFor(seat)!.options.map((_, option) => dream(table, seat, option, dice))
      return dreams.indexOf(Math.max(...dreams))
    },
  }),
}

function dream(table: AnyTable, seat: Seat, option: number, dice: Dice): number {
  const world = table.guess(seat, dice)
  const mine = world.open.findIndex((question) => question.seat === seat)
  world.pick(mine, option)
  while (!world.over) world.pick(0, dice.below(world.open[0]!.options.length))
  const scores = world.game.scores(world.state, world.box)
  return scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat))
}
