import type { ClanRow } from '../../data/index.ts'
import type { Cover } from '../expansion.ts'
import tables from './data.json' with { type: 'json' }
import { en, es } from './text/cover.ts'

/** Whom the fifth seat is for. */
export const HUMANS = 5

export const cover: Cover = {
  name: 'fifthPlayer',
  // GW5-19 is about War Machines, Beasts and the Khan: it belongs to the sets that have them.
  seats: {
    of: { competitive: [HUMANS], coop: [HUMANS] },
    needed: { rule: 'XP-REF-04', code: 'FIFTH_PLAYER_NEEDED' },
  },
  clans: tables.clans as readonly ClanRow[],
  notices: ({ seats }) => (seats < HUMANS ? [{ rule: 'XP-REF-09', code: 'FIFTH_PLAYER_IDLE' }] : []),
  offered: { en, es },
}
