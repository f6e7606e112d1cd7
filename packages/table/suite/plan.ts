import type { TablePlan } from '@wanli/table'

/**
 * A plan for tests: ZhanGuo, persons at the first seats, bots at the others (random, if no other is named). Everything is asked, so that each
 * answer is one call.
 */
export const planFor = (seats: number, persons: number, seed: string, bot = 'random'): TablePlan => ({
  id: 'test',
  game: 'zhanguo',
  title: 'ZhanGuo',
  setup: { seats },
  seed,
  seats: Array.from({ length: seats }, (_, seat) =>
    seat < persons ? { name: `P${seat}`, kind: 'person' } : { name: '', kind: 'bot', bot },
  ),
  asksAll: true,
})
