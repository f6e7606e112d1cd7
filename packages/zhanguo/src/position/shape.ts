import { z } from 'zod'
import { ASPECTS, BOARDS, CARD_COLOURS, OFFICIAL_COLOURS, REGIONS, SECTIONS } from '../data/types.ts'
import { SOURCES } from '../state.ts'
import { CLANS } from '../terms.ts'

const clan = z.enum(CLANS)
const card = z.int().min(1).max(120)
const count = z.int().min(0).max(999)
const regions = REGIONS.map(String) as ['1', '2', '3', '4', '5']
const byRegion = <V extends z.ZodType>(value: V) => z.partialRecord(z.enum(regions), value)
const officials = byRegion(z.array(z.enum(OFFICIAL_COLOURS)))

const player = z.strictObject({
  vp: count.optional(),
  points: z.partialRecord(z.enum(SOURCES), z.int()).optional(),
  board: z.enum(BOARDS).nullable().optional(),
  hand: z.array(card).default([]),
  governorsArea: officials.default({}),
  workersArea: officials.default({}),
  workers: byRegion(count).default({}),
  unrest: byRegion(count).default({}),
  cards: byRegion(z.array(card).max(3)).default({}),
  markers: z.partialRecord(z.enum(CARD_COLOURS), count).default({}),
})

export const PHASES = ['draw', 'writing', 'currency', 'laws', 'roundEnd', 'scoring', 'chooseBoard', 'auction'] as const

/** A table in words. Everything may be left out. */
export const tableShape = z.strictObject({
  round: z.int().min(1).max(99).default(1),
  over: z.boolean().default(false),
  turn: clan.optional(),
  phase: z.enum(PHASES).optional(),
  track: z.array(clan).optional(),
  first: clan.optional(),
  order: z.array(clan).optional(),
  column: z.partialRecord(z.enum(ASPECTS), clan).default({}),
  pile: z.array(card).default([]),
  decks: z.partialRecord(z.enum(CARD_COLOURS), z.array(card)).optional(),
  bigMarkers: z.partialRecord(z.enum(CARD_COLOURS), clan).default({}),
  tiles: z.partialRecord(z.enum(SECTIONS), z.string()).default({}),
  walls: z.partialRecord(z.enum(SECTIONS), z.partialRecord(z.enum(['1', '2', '3']), clan)).default({}),
  governors: byRegion(
    z.strictObject({
      a: clan.optional(),
      b: clan.optional(),
      c: clan.optional(),
      d: clan.optional(),
      e: clan.optional(),
      f: clan.optional(),
      open: z.array(clan).default([]),
    }),
  ).default({}),
  palaces: byRegion(z.array(clan)).default({}),
  tasks: z
    .strictObject({
      upper: z.tuple([z.string(), z.string(), z.string()]),
      lower: z.tuple([z.string(), z.string(), z.string()]),
    })
    .optional(),
  claims: z.record(z.string(), z.array(clan)).default({}),
  boards: z.array(z.enum(BOARDS)).optional(),
  players: z.partialRecord(clan, player).default({}),
})
export type TableWords = z.infer<typeof tableShape>
export type PlayerWords = z.infer<typeof player>
