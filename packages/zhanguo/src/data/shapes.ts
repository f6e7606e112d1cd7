import { constantShape, from, id, type KeptConstants, provenanceOf } from '@wanli/game-kit'
import { z } from 'zod'
import {
  ABILITIES,
  ASPECTS,
  BOARDS,
  BONUSES,
  BORDERS,
  CARD_COLOURS,
  CARDS_PER_COLOUR,
  MOST_SQUARES,
  OFFICIAL_COLOURS,
  REGIONS,
  ROUNDS,
  SECTIONS,
  SIDES,
  SITES,
  SQUARES,
  TAGS,
  TRIGGERS,
  WALL_CRITERIA,
} from './types.ts'
import type { ConstantName, ConstantRow, Constants, TableName, Tables } from './types.ts'

/** The shape of one row of each table. What rows must be to each other is in structure.ts. */

const provenance = provenanceOf(TAGS)
const region = z.literal(REGIONS)
const wallSide = z.strictObject({ criterion: z.enum(WALL_CRITERIA), vp: z.array(from(0, 50)).length(3) })
const cell = { aspect: z.enum(ASPECTS), round: z.literal(ROUNDS) }

const byPlayers = (of: (players: number) => z.ZodType<number>) => z.strictObject({ 2: of(2), 3: of(3), 4: of(4) })
/** A tile may have more or fewer slots than there are players: who finds none empty can't claim it. */
const slots = z.array(from(0, 50)).min(1).max(6)
const positions = z.array(from(0, 9)).min(1).max(9)

/** The bounds are wide: they catch slips of the keyboard, not taste. */
const CONSTANTS: { readonly [K in ConstantName]: z.ZodType<Constants[K]> } = {
  players: z.strictObject({ min: from(2, 4), max: from(2, 4) }),
  rounds: from(1, ROUNDS.length),
  cardsDrawnPerDeck: from(1, 10),
  handSize: from(3, 30),
  draft: z.strictObject({ draw: from(1, 10), keep: from(1, 10), lastRound: from(0, ROUNDS.length) }),
  cardsPerRegion: from(1, 3),
  markersByPosition: positions,
  unrestByPosition: positions,
  unrestPerHire: from(0, 4),
  calmBy: from(1, 4),
  missingMarkerVp: from(0, 20),
  value1Markers: byPlayers(() => from(1, 60)),
  value3Markers: from(0, 4),
  value3MarkerValue: from(1, 9),
  officialsPerColour: from(1, 20),
  officialsPerWorkersArea: from(1, 20),
  startOfficials: from(0, 15),
  startRegion: region,
  governors: from(1, 20),
  palaces: from(1, 20),
  walls: from(1, 6),
  taskDiscs: from(6, 20),
  palaceSlots: byPlayers(() => from(1, 20)),
  wallsPerSection: from(1, 3),
  rewardsTrackSlots: byPlayers((players) => from(players, 4)),
  reassignPoints: z.strictObject({
    action: from(1, 20),
    square: from(1, 20),
    card: from(1, 20),
    circle: from(1, 20),
    triangle: from(1, 20),
  }),
  reassignMinimum: from(1, 20),
  palaceCost: z.strictObject({ here: from(0, 20), elsewhere: from(0, 20) }),
  palaceVpPerCard: from(0, 20),
  governorCost: z.strictObject({ red: from(0, 20), gray: from(0, 20), white: from(0, 20) }),
  governorMajority: z.strictObject({ base: from(0, 50), each: from(0, 50) }),
  squareVp: from(0, 50),
  bonusVp: z.strictObject({ VP_2: from(0, 50), VP_3: from(0, 50), perCard: from(0, 50) }),
  rewardPieces: z.strictObject({ RED_2: from(1, 20), GRAY_2: from(1, 20), WORKERS_2: from(1, 20) }),
  taskSlotVp: slots,
  startVp: from(0, 100),
  auction: z.strictObject({ startVp: from(1, 100), minimumBid: from(1, 100), lastBoardPrice: from(0, 100) }),
  boardsDiscarded: byPlayers((players) => from(0, BOARDS.length - players)),
  vpTrackLap: from(1, 1000),
}
export const CONSTANT_NAMES = Object.keys(CONSTANTS) as ConstantName[]

/** Constants that are told for completeness: what they say is said by a rule's code, or limits nothing. */
export const KEPT_CONSTANTS: KeptConstants<ConstantName> = {
  value3Markers: 'ruleSays',
  rewardsTrackSlots: 'noLimit',
  vpTrackLap: 'noLimit',
}

export const SHAPES: { readonly [T in TableName]: z.ZodType<Tables[T][number]> } = {
  regions: z.strictObject({ pair: z.array(region).length(2), border: z.enum(BORDERS), ...provenance }),
  squares: z.strictObject({ region, squares: z.array(z.enum(SQUARES)).min(1).max(MOST_SQUARES), ...provenance }),
  sites: z.strictObject({
    site: z.enum(SITES),
    colour: z.string().regex(/^[a-z]{1,20}$/),
    sections: z.array(z.enum(SECTIONS)).length(2),
    rods: z.array(from(1, 3)).length(3),
    ...provenance,
  }),
  wallTiles: z.strictObject({ id, a: wallSide, b: wallSide, ...provenance }),
  tasks: z.discriminatedUnion('kind', [
    z.strictObject({
      id,
      kind: z.literal('wall'),
      symbols: z.array(z.enum(SITES)).min(2).max(4),
      slots: slots.optional(),
      ...provenance,
    }),
    z.strictObject({
      id,
      kind: z.literal(['palace', 'governor']),
      symbols: z.array(region).min(2).max(4),
      slots: slots.optional(),
      ...provenance,
    }),
  ]),
  rewards: z.discriminatedUnion('kind', [
    z.strictObject({ ...cell, kind: z.literal(['OFFICIAL', 'RED_2', 'GRAY_2', 'WORKERS_2']), region, ...provenance }),
    z.strictObject({
      ...cell,
      kind: z.literal('GOVERNOR'),
      regions: z.array(region).min(1).max(REGIONS.length),
      ...provenance,
    }),
    z.strictObject({ ...cell, kind: z.literal(['WALL', 'PALACE']), ...provenance }),
    z.strictObject({
      aspect: cell.aspect,
      round: z.literal('end'),
      kind: z.literal('VP'),
      vp: from(0, 50),
      ...provenance,
    }),
  ]),
  boards: z.strictObject({
    board: z.enum(BOARDS),
    side: z.enum(SIDES),
    caps: z.array(z.literal([2, 3, 4])).length(REGIONS.length),
    noPalace: z.array(z.literal([null, 1, 2, 3, 4])).length(REGIONS.length),
    start: z.array(z.enum(OFFICIAL_COLOURS)).max(15),
    abilities: z.array(z.enum(ABILITIES)).max(ABILITIES.length),
    ...provenance,
  }),
  cards: z.strictObject({
    number: from(1, CARD_COLOURS.length * CARDS_PER_COLOUR),
    colour: z.enum(CARD_COLOURS),
    trigger: z.enum(TRIGGERS),
    bonus: z.enum(BONUSES),
    ...provenance,
  }),
  // Each member pairs a name with its own value; the union of all of them is ConstantRow, which zod's types can't tell.
  constants: constantShape<ConstantRow>(CONSTANTS, provenance, KEPT_CONSTANTS),
}
