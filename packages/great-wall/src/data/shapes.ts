import { constantShape, from, id, type KeptConstants, provenanceOf, written } from '@wanli/game-kit'
import { z } from 'zod'
import {
  BOX_OWNERS,
  COMMAND_SETS,
  FIGURES,
  GENERAL_SETS,
  HORDE_SETS,
  LOCATION_KINDS,
  PLAYER_COUNTS,
  REACHES,
  SECTION_NAMES,
  SIDES,
  TACTIC_SETS,
  TAGS,
  TRADES,
  WALL_LEVELS,
} from './types.ts'
import type { ConstantName, ConstantRow, Constants, TableName, Tables } from './types.ts'
import { COMMAND_KEYS, LOCATIONS, PRODUCTION, RESOURCES, UNITS, WINDOWS } from './vocabulary/types.ts'
import type { TacticWindow } from './vocabulary/types.ts'

/** The shape of one row of each table. What rows must be to each other is in structure.ts. */

const provenance = provenanceOf(TAGS)
/** Texts in words of the vocabulary (section 0 of the components): whole rules, what a box does, what must hold, what a Request asks for. */
const rules = written('rules')
const effects = written('effects')
const conditions = written('conditions')
const request = written('request')
const label = z.string().trim().min(1).max(60)
const name = z.strictObject({ en: label, es: label })
const bySide = <T extends z.ZodType>(of: T) => z.strictObject({ side3: of, side45: of })
/** The same for any number of players, or a value for each. */
const byCount = <T extends z.ZodType>(of: T) =>
  z.union([of, z.strictObject({ 1: of, 2: of, 3: of, 4: of, 5: of.exactOptional() })])
const byMode = z.strictObject({ standard: from(1, 99), coop: from(1, 99).nullable() })
const section = z.enum(SECTION_NAMES)
const price = from(1, 20)
export const costShape = z.strictObject({
  wood: price.exactOptional(),
  stone: price.exactOptional(),
  gold: price.exactOptional(),
  chi: price.exactOptional(),
})

/** The windows of the base game, and those that an expansion adds. */
export const tacticShape = (windows: readonly string[] = []) =>
  z.strictObject({
    id,
    set: z.enum(TACTIC_SETS),
    key: id.optional(),
    name,
    window: z.enum([...WINDOWS, ...windows]) as z.ZodType<TacticWindow>,
    condition: conditions.nullable(),
    normal: effects,
    boosted: z.strictObject({ chi: from(0, 20), effect: effects }),
    ...provenance,
  })

/** The bounds are wide: they catch slips of the keyboard, not taste. */
const few = from(0, 20)
const CONSTANTS: { readonly [K in ConstantName]: z.ZodType<Constants[K]> } = {
  sections: from(SECTION_NAMES.length, SECTION_NAMES.length),
  hordeSlots: from(1, 5),
  barricadeSpots: from(1, 5),
  artifactSpots: from(1, 5),
  advisorSlots: from(1, 10),
  advisorsRefreshed: few,
  wallTilesPerLevel: from(1, 20),
  barricades: from(1, 99),
  shameTokens: from(1, 99),
  clerks: z.strictObject({ pool: few, supply: few, total: from(1, 20) }),
  clerkPrice: few,
  commandCards: from(1, 20),
  generalsDealt: from(1, 3),
  advisorsDealt: from(2, 5),
  startHonor: few,
  barricade: z.strictObject({ cost: few, honor: few, defense: few }),
  firstOverseerCost: few,
  upgradesPerActivation: few,
  donation: z.strictObject({ resources: from(1, 20), honor: few }),
  defeatHonor: z.strictObject({ soldier: few, archer: few }),
  saveChi: few,
  shameChi: few,
  shameHonor: from(0, 99),
  shamePenalty: z.strictObject({ noPool: few, noSpot: few, perSoldier: few }),
  shameSpots: from(0, 5),
  shamePerSoldier: from(1, 1),
  aloneShame: few,
  breachShame: few,
  reclaimHonor: few,
  tacticHandLimit: from(1, 20),
  academyCards: few,
  archerWounds: few,
  teaMoves: few,
  honorTrack: from(1, 1000),
  honorTokens: z.strictObject({ count: few, faces: z.array(from(1, 1000)).min(1).max(2) }),
  reedClerks: few,
  reedClerksPerLocation: from(1, 20),
  reedStart: z.array(z.enum(LOCATIONS)).max(LOCATIONS.length),
  reedSpearmen: few,
  reedWarehouse: few,
  reedShameDiscard: few,
  reedAdvisorsDiscarded: few,
  reedBarricades: few,
  reedRecruits: few,
  reedTeaMoves: few,
  qinTrack: z.array(z.enum(LOCATIONS)).length(PRODUCTION.length + 1),
  qinClerks: from(1, 20),
  qinOthersClerks: few,
  qinOverseers: z.strictObject({
    lumberMill: z.enum(UNITS),
    quarry: z.enum(UNITS),
    goldMine: z.enum(UNITS),
    temple: z.enum(UNITS),
  }),
  qinOverseerLevel: from(0, 3),
  qinAdvisors: few,
  qinAdvisorsPerSpring: few,
  qinSpotHonor: few,
  qinBarricadeHonor: few,
  qinArtifactHonor: from(0, 99),
  qinStartHonor: z.strictObject({ normal: from(0, 500), hard: from(0, 500), harder: from(0, 500) }),
  coopExtraHordes: few,
  coopReclaimPerWall: few,
  coopShamePerRequest: few,
  eventsPerWinter: few,
}
export const CONSTANT_NAMES = Object.keys(CONSTANTS) as ConstantName[]

/** Constants that are told for completeness: what they say is said by a rule's code, by an option of the table, or limits nothing. */
export const KEPT_CONSTANTS: KeptConstants<ConstantName> = {
  upgradesPerActivation: 'ruleSays',
  shamePerSoldier: 'ruleSays',
  aloneShame: 'ruleSays',
  breachShame: 'ruleSays',
  academyCards: 'ruleSays',
  archerWounds: 'ruleSays',
  teaMoves: 'ruleSays',
  wallTilesPerLevel: 'noLimit',
  honorTrack: 'noLimit',
  honorTokens: 'noLimit',
  qinClerks: 'tableSays',
  qinAdvisorsPerSpring: 'tableSays',
}

/** A Horde as an expansion has it. */
export const hordeShape = z.strictObject({
  id,
  name,
  offense: byCount(from(0, 20)),
  honor: from(0, 20),
  grid: z.array(z.string().regex(/^[.owsgc123t]{6}$/)).length(2),
  spots: from(1, 12),
  indicators: z.array(section).min(1).max(9),
  ability: rules.nullable(),
  ...provenance,
})

export const SHAPES: { readonly [T in TableName]: z.ZodType<Tables[T][number]> } = {
  locations: z.strictObject({
    id: z.enum(LOCATIONS),
    name,
    kind: z.enum(LOCATION_KINDS),
    spots: bySide(byCount(from(1, 20)).nullable()),
    shameIcon: z.boolean(),
    ...provenance,
  }),
  overseers: z.strictObject({
    location: z.enum(PRODUCTION),
    gives: z.enum(RESOURCES),
    boxes: z
      .array(z.strictObject({ level: from(1, 9), income: from(0, 9), cost: byCount(costShape) }))
      .min(1)
      .max(5),
    ...provenance,
  }),
  walls: z.strictObject({
    level: z.literal(WALL_LEVELS),
    cost: from(1, 99).nullable(),
    defense: from(0, 99),
    firingSpots: byCount(from(0, 9)),
    ...provenance,
  }),
  time: z.strictObject({
    side: z.enum(SIDES),
    slot: from(1, 20),
    hordes: byCount(from(0, 20)).nullable(),
    lethality: byCount(from(1, 9)),
    startFor: z.array(z.literal(PLAYER_COUNTS)).max(PLAYER_COUNTS.length),
    last: z.boolean(),
    ...provenance,
  }),
  commandSpots: z.strictObject({ side: z.enum(SIDES), number: from(1, 9), minPlayers: from(1, 5), ...provenance }),
  counts: z.strictObject({
    players: z.literal(PLAYER_COUNTS),
    side: z.enum(SIDES),
    sections: z.array(section).min(1).max(SECTION_NAMES.length),
    hordesAtSetup: byMode,
    hordesInGame: byMode,
    hordeDeck: from(1, 99),
    shamePool: from(1, 99),
    raidTokens: from(0, 20),
    years: from(1, 20),
    barricades: from(0, 99),
    blockers: from(0, 20),
    wallsToEnd: from(1, SECTION_NAMES.length),
    reed: z.boolean(),
    qin: z.boolean(),
    requests: z.strictObject({ active: from(1, 5), cards: from(1, 20), goal: from(1, 20) }).nullable(),
    ...provenance,
  }),
  soldiers: z.strictObject({
    id: z.enum(FIGURES),
    name,
    perPlayer: from(1, 20),
    cost: costShape,
    footprint: from(0, 2),
    reach: z.enum(REACHES).nullable(),
    ...provenance,
  }),
  hordes: hordeShape.extend({ set: z.enum(HORDE_SETS) }),
  commands: z.strictObject({
    id,
    set: z.enum(COMMAND_SETS),
    key: z.enum(COMMAND_KEYS).nullable(),
    name,
    boxes: z
      .array(z.strictObject({ who: z.enum(BOX_OWNERS), rule: effects, if: conditions.optional() }))
      .min(1)
      .max(5),
    staysInDiscard: z.boolean(),
    ...provenance,
  }),
  generals: z.strictObject({
    id,
    set: z.enum(GENERAL_SETS),
    name,
    epithet: name.nullable(),
    setup: z.strictObject({ wood: few, stone: few, gold: few, chi: few, tactics: few, tea: from(1, 99) }).nullable(),
    rules,
    ...provenance,
  }),
  advisors: z.strictObject({ id, name, trade: z.enum(TRADES).optional(), rules, ...provenance }),
  tactics: tacticShape(),
  artifacts: z.strictObject({ id, name, rules, ...provenance }),
  events: z.strictObject({ id, name, immediate: rules.nullable(), passive: rules.nullable(), ...provenance }),
  requests: z.strictObject({
    id,
    key: id.optional(),
    name,
    n: z.strictObject({ 2: from(1, 20).nullable(), 3: from(1, 20).nullable(), 4: from(1, 20).nullable() }),
    needs: request,
    ...provenance,
  }),
  clans: z.strictObject({ id, name, color: id, ...provenance }),
  // Each member pairs a name with its own value; the union of all of them is ConstantRow, which zod's types can't tell.
  constants: constantShape<ConstantRow>(CONSTANTS, provenance, KEPT_CONSTANTS),
}
