import type { ClanRow } from '../../data/index.ts'
import type { Cover } from '../expansion.ts'
import tables from './data.json' with { type: 'json' }
import { en, es } from './text/cover.ts'

/** Whom the fifth seat is for. */
export const HUMANS = 5

export const cover: Cover = {
  name: 'fifthPlayer',
  // GW5-19 is about War Machines, Beasts and the Khan: it belongs to the sets that have them.
  ids: ['GW5-0', ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `GW5-1${n}`), '5PG-', '5PT-', '5PA-', 'XTV-02', 'XTV-03'],
  seats: {
    of: { competitive: [HUMANS], coop: [HUMANS] },
    needed: { rule: 'XP-REF-04', code: 'FIFTH_PLAYER_NEEDED' },
  },
  clans: tables.clans as readonly ClanRow[],
  notices: ({ seats }) => (seats < HUMANS ? [{ rule: 'XP-REF-09', code: 'FIFTH_PLAYER_IDLE' }] : []),
  offered: { en, es },
}
