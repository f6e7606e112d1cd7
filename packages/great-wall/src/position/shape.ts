import { z } from 'zod'
import { MOST_ROWS } from '../option-book.ts'
import { RESOURCES, SEASONS, SECTION_NAMES } from '../state.ts'

const count = z.int().min(0).max(999)
const text = z.string().max(60)
const counts = z.record(text, count)
const figures = z.record(text, counts)

const spotNumber = z.int().min(1).max(12)
/** `wound`, or a Soldier: who, which, and the other spot (or spots) of a figure that covers several. */
const spot = z.union([
  z.literal('wound'),
  z.strictObject({ by: text, unit: text, with: z.union([spotNumber, z.array(spotNumber)]).optional() }),
  z.strictObject({ by: text, marker: text }),
])
const spots = z.record(z.string().regex(/^\d+$/), spot)

/** `row`: one that never leaves its row (GW-HOOK-03). */
const horde = z.strictObject({ card: text, spots: spots.default({}), row: z.int().min(1).max(MOST_ROWS).optional() })

const section = z.strictObject({
  wall: z.int().min(0).max(3).default(0),
  barricades: z.int().min(0).max(9).default(0),
  bonus: z.int().default(0),
  hordes: z
    .array(z.union([text, horde]))
    .max(3)
    .default([]),
  /** Clan -> unit -> number. */
  firing: figures.default({}),
  rest: figures.default({}),
})

const claimed = z.union([text, z.strictObject({ card: text, shame: z.int().min(0).max(2) })])

const player = z.strictObject({
  honor: count.optional(),
  honorFrom: z.record(text, z.int()).optional(),
  resources: z.partialRecord(z.enum(RESOURCES), count).default({}),
  commands: z.array(text).optional(),
  discarded: z.array(text).default([]),
  tactics: z.array(text).default([]),
  clerkSupply: z.int().min(0).max(8).optional(),
  /** Clerks of the Reed Clan that are on no Location (AC-HG-19). */
  waiting: z.int().min(0).max(8).optional(),
  shamed: counts.default({}),
  overseers: z
    .record(text, z.strictObject({ level: z.int().min(1).max(9), unit: text.default('spearman') }))
    .default({}),
  general: text.nullable().optional(),
  active: z.array(text).default([]),
  supporting: z.array(text).default([]),
  secretSupport: text.optional(),
  claimed: z.array(claimed).default([]),
  /** Soldiers by unit, and `clerk`. */
  sacrificed: counts.default({}),
  usedTurn: z.array(text).default([]),
  usedYear: z.array(text).default([]),
  usedGame: z.array(text).default([]),
  dealt: z.strictObject({ generals: z.array(text), advisors: z.array(text) }).optional(),
})

const command = z.strictObject({ by: text, card: text })

/** What comes next; without it Fall begins with the choice of Command cards. */
const PHASES = [
  'setup',
  'spring',
  'income',
  'payShame',
  'reclaim',
  'fall',
  'turn',
  'activation',
  'defeat',
  'winter',
  'assault',
  'winterEnd',
  'scoring',
] as const

/** A table in words. Everything may be left out. */
export const tableShape = z.strictObject({
  year: z.int().min(1).max(99).default(2),
  season: z.enum(SEASONS).optional(),
  over: z.boolean().default(false),
  /** Why everyone has lost at once. */
  lost: text.optional(),
  phase: z.enum(PHASES).optional(),
  /** Whose turn it is. */
  turn: text.optional(),
  /** Time track slot, from 1. */
  time: z.int().min(1).max(9).optional(),
  tea: z.array(text).optional(),
  sections: z.partialRecord(z.enum(SECTION_NAMES), section).default({}),
  /** Location -> clan -> Clerks. */
  clerks: z.record(text, counts).default({}),
  players: z.record(text, player).default({}),
  /** Cards on the Command track by spot, from 1. */
  track: z.record(z.string().regex(/^\d+$/), command).default({}),
  revealed: z.array(command).default([]),
  /** Top card first. */
  hordeDeck: z.array(text).optional(),
  hordeDiscard: z.array(text).default([]),
  hordesOut: z.array(text).optional(),
  tacticDeck: z.array(text).optional(),
  tacticDiscard: z.array(text).default([]),
  tacticsInPlay: z.array(text).default([]),
  advisorDeck: z.array(text).optional(),
  advisorDisplay: z.array(text.nullable()).optional(),
  advisorDiscard: z.array(text).default([]),
  artifacts: z.array(text).optional(),
  /** Public card -> who holds it. */
  holders: z.record(text, text).default({}),
  outposts: z.record(text, spots).default({}),
  shamePool: count.optional(),
  shameRemoved: count.default(0),
  warehouse: z.partialRecord(z.enum(['wood', 'stone', 'gold']), count).default({}),
  /** The activation in progress. */
  activation: z
    .strictObject({
      location: text,
      advanced: z.boolean().default(false),
      order: z.array(text),
      extra: counts.default({}),
      gathered: z.array(text).default([]),
    })
    .optional(),
  resolving: z.array(text).default([]),
  peek: z
    .strictObject({ by: text, deck: text, cards: z.array(text), top: z.array(text), under: z.array(text) })
    .optional(),
  extras: z.record(text, z.unknown()).default({}),
})
export type TableWords = z.infer<typeof tableShape>
export type PlayerWords = z.infer<typeof player>
export type SectionWords = z.infer<typeof section>
export type HordeWords = z.infer<typeof horde>
export type SpotsWords = z.infer<typeof spots>
