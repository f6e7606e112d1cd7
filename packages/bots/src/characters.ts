import { Dice, type Seat } from '@wanli/kernel'
import type { Tastes } from './search/index.ts'

/*
 * Bots of one level don't all play alike: each has somebody's tastes. They are small, so that they cost little strength; in weaker
 * players they are stronger, and lead them astray as a favourite plan does.
 */

export const CHARACTERS = ['mason', 'courtier', 'scholar', 'general', 'merchant', 'farmer'] as const
export type Character = (typeof CHARACTERS)[number]

/** By game: what each makes more or less of than it is worth. */
export const CHARACTER_TASTES: Readonly<Record<string, Readonly<Record<Character, Tastes>>>> = {
  zhanguo: {
    mason: { walls: 1.12, workers: 1.08 },
    courtier: { governors: 1.1, officials: 1.08 },
    scholar: { cards: 1.15, hand: 1.3 },
    general: { markers: 1.2, governors: 1.05 },
    merchant: { tasks: 1.12, points: 1.02 },
    farmer: { unrest: 1.4, workers: 1.1 },
  },
  'great-wall': {
    mason: { wall: 1.08, resources: 1.05 },
    courtier: { advisors: 1.1, tea: 1.25 },
    scholar: { overseers: 1.1, artifacts: 1.15 },
    general: { trophies: 1.1, tactics: 1.25 },
    merchant: { resources: 1.1, clerks: 1.15 },
    farmer: { shame: 1.2, overseers: 1.06 },
  },
}

/** Who sits at a seat of a table: neighbours are never the same. `table`: any name that all who look at the table know. */
export function characterAt(table: string, seat: Seat): Character {
  const first = new Dice(`${table} characters`).below(CHARACTERS.length)
  return CHARACTERS[(first + seat) % CHARACTERS.length]!
}
