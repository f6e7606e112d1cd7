import { from, id } from '@wanli/game-kit'
import { z } from 'zod'
import type { ClanRow, CountData, GameData, MoreWords } from '../../data/index.ts'
import { ownTables } from '../own-data.ts'
import { ownNumbers } from '../own-numbers.ts'
import type { Setup } from '../../terms.ts'
import { cardsOf, withCards } from '../rows.ts'
import type { Expansion } from '../expansion.ts'
import { soldierSeats } from './clans-on.ts'
import { cover, HUMANS } from './cover.ts'
import tables from './data.json' with { type: 'json' }
import type { en as offered } from './text/cover.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'

declare module '../../text/more.ts' {
  interface MoreTexts extends Record<keyof typeof en | keyof typeof offered, true> {}
}

declare module '../../data/vocabulary/types.ts' {
  interface MoreConditions {
    /** GWXC-VOC-12: players, automata included, with Soldiers on the Horde of the event. */
    clansOn: { n: number }
  }
}
const words: MoreWords = { conditions: { counted: ['clansOn'] } }
const cards = cardsOf(tables, words)
const KEPT_COUNTS = [
  'players',
  'side',
  'sections',
  'hordesInGame',
  'hordeDeck',
  'years',
  'barricades',
  'blockers',
  'reed',
  'qin',
]
const few = (most: number) => from(1, most)
/** The shortest Time track has so many slots. */
const START_SLOTS = 4
/** An owner's file may change what is printed for five: with how many Clerks each begins (GW5-09), Hordes (GW5-05), where on the Time track (GW5-04), pools and Requests, the Clan. */
const rows = ownNumbers(cover.name, tables, ['clans', 'clerks', 'count', 'startSlot', 'commandSpots'], {
  shapes: {
    clans: { color: id },
    startSlot: { value: few(START_SLOTS) },
    count: {
      hordesAtSetup: z.strictObject({ standard: few(99), coop: few(99) }),
      shamePool: few(99),
      wallsToEnd: few(3),
      requests: z.strictObject({ active: few(5), cards: z.literal(tables.count.requests.cards), goal: few(12) }),
    },
  },
  kept: {
    count: Object.fromEntries(KEPT_COUNTS.map((field) => [field, 'follows'])),
    commandSpots: { value: 'follows' },
  },
  across({ clerks: { pool, supply, total } }, most) {
    most('clerks', 0, 'pool', { value: pool + supply, other: 'total', limit: total })
    most('clerks', 0, 'total', { value: total, other: 'pool + supply', limit: pool + supply })
    most('clerks', 0, 'total', { value: total, other: 'soldiers.clerk.perPlayer', limit: 8 })
  },
})

const withFive = <R extends object>(byPlayers: R, five: R[keyof R]): R => ({ ...byPlayers, [HUMANS]: five })

/** GW5-03 to -05, -09 to -14: what is different with five humans; the rest is as for four (GW5-01). */
function forFive(data: GameData, setup: Setup): GameData {
  const { side45 } = data.sides
  const own = rows.at({ setup })
  const { pool, supply, total } = own.clerks
  return {
    ...withCards(data, cards),
    counts: withFive(data.counts, own.count as unknown as CountData),
    sides: {
      ...data.sides,
      side45: {
        ...side45,
        startIndex: withFive(side45.startIndex, own.startSlot.value - 1),
        commandSpots: withFive(side45.commandSpots, own.commandSpots.value),
      },
    },
    constants: { ...data.constants, clerks: { pool, supply, total } },
  }
}

/** Section 3 of the expansions' rules: a fifth seat, and a fifth Clan at any table (GW5-16). */
export const fifthPlayer: Expansion = {
  ...cover,
  words,
  tables,
  own: [ownTables(cover.name, tables, words), rows],
  // GW5-15: its cards are for five humans only.
  data(data, setup) {
    // Its Clan is at hand at any table.
    const { clans: own } = rows.at({ setup })
    const clans = data.clans.map((clan) => (own as readonly ClanRow[]).find(({ id }) => id === clan.id) ?? clan)
    return setup.seats === HUMANS ? forFive({ ...data, clans }, setup) : { ...data, clans }
  },
  open: (box) => ({
    conditions: {
      ...box.conditions,
      clansOn: (_g, { moment }, { n }: { readonly n: number }) =>
        (moment.hordes ?? []).some((horde) => soldierSeats(horde) >= n),
    },
  }),
  texts: { en, es },
}
