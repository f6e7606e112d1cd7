import type { ConstantRowOf } from '@wanli/game-kit'

/** What the data files may say: the words of section 19 of the rules, and one row type per table. */

export const REGIONS = [1, 2, 3, 4, 5] as const
export type Region = (typeof REGIONS)[number]

/** In the order of ASPECTS: writing is ivory, currency orange, laws brown. Each colour has 40 numbers in a row. */
export const CARD_COLOURS = ['ivory', 'orange', 'brown'] as const
export type CardColour = (typeof CARD_COLOURS)[number]
export const CARDS_PER_COLOUR = 40

export const OFFICIAL_COLOURS = ['red', 'gray', 'white'] as const
export type OfficialColour = (typeof OFFICIAL_COLOURS)[number]

export const TRIGGERS = ['wall', 'palace', 'hire', 'recruit', 'governor'] as const
export type Trigger = (typeof TRIGGERS)[number]

export const COURT_ACTIONS = ['recruit', 'reassign', 'governor', 'hire', 'palace', 'wall'] as const
export type CourtAction = (typeof COURT_ACTIONS)[number]

export const SITES = ['T', 'G', 'V'] as const
export type Site = (typeof SITES)[number]

/** In the order in which wall tiles are laid out (ZG-SETUP-18). */
export const SECTIONS = ['T1', 'T2', 'G1', 'G2', 'V1', 'V2'] as const
export type Section = (typeof SECTIONS)[number]

export const BORDERS = ['plain', 'wall', 'none'] as const
export type Border = (typeof BORDERS)[number]

export const BONUSES = [
  'MARKER',
  'REASSIGN_2',
  'VP_2',
  'VP_3',
  'WORKER_HERE',
  'CALM_ANY',
  'CALM_HERE',
  'MOVE_WORKER',
  'OFFICIAL_RED',
  'OFFICIAL_GRAY',
  'OFFICIAL_WHITE',
  'VP_PER_IVORY',
  'VP_PER_ORANGE',
  'VP_PER_BROWN',
] as const
export type Bonus = (typeof BONUSES)[number]

export const SQUARES = ['VP_4', 'OFFICIAL_ANY', 'REASSIGN_4'] as const
export type Square = (typeof SQUARES)[number]
/** What the squares of a region are called; ours has three at most, an owner's own board may have more. */
export const SQUARE_LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
export const MOST_SQUARES = SQUARE_LETTERS.length

export const BOARDS = ['circle', 'square', 'triangle', 'star'] as const
export type Board = (typeof BOARDS)[number]

export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

/** ZG-BABIL-01, -02, -03 (circle), -04 (square), -05, -06 (triangle), -08 (star). */
export const ABILITIES = [
  'extraWorker',
  'reassignOne',
  'moveWorker',
  'calmAndWorker',
  'reassignTwo',
  'shiftGovernor',
  'marker',
] as const
export type Ability = (typeof ABILITIES)[number]

export const ASPECTS = ['writing', 'currency', 'laws'] as const
export type Aspect = (typeof ASPECTS)[number]

export const ROUNDS = [1, 2, 3, 4, 5] as const
export type Round = (typeof ROUNDS)[number]

/** ZG-WALLTILE-01 to -12. */
export const WALL_CRITERIA = [
  'UNREST_ZERO',
  'CARD_SETS',
  'OFFICIALS_GE_UNREST',
  'REGION_FULL',
  'HAS_GRAY',
  'SAME_COLOUR_PAIR',
  'HAS_RED',
  'HAS_ORANGE_CARD',
  'HAS_WHITE',
  'HAS_BROWN_CARD',
  'LOW_UNREST',
  'HAS_IVORY_CARD',
] as const
export type WallCriterion = (typeof WALL_CRITERIA)[number]

export const TASK_KINDS = ['wall', 'palace', 'governor'] as const
export type TaskKind = (typeof TASK_KINDS)[number]

export const REWARD_KINDS = ['OFFICIAL', 'RED_2', 'GRAY_2', 'WORKERS_2', 'GOVERNOR', 'WALL', 'PALACE'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

/** `sourced` = found in print, `inferred` = concluded from what is in print, `designed` = invented to fill a gap, `mixed` = some of both, as the row's basis says. */
export const TAGS = ['sourced', 'inferred', 'designed', 'mixed'] as const
export type Tag = (typeof TAGS)[number]

export interface Provenance {
  readonly tag: Tag
  readonly basis?: string | undefined
}

/** CD-1: each pair of regions once. Only a plain border makes the two adjacent (ZG-COURT-REASSIGN-07). */
export interface RegionRow extends Provenance {
  readonly pair: readonly Region[]
  readonly border: Border
}

/** CD-3 */
export interface SquareRow extends Provenance {
  readonly region: Region
  readonly squares: readonly Square[]
}

/** CD-4: `rods` are the slots of each of the two sections. */
export interface SiteRow extends Provenance {
  readonly site: Site
  readonly colour: string
  readonly sections: readonly Section[]
  readonly rods: readonly number[]
}

/** `vp` for the slot of 1, 2 and 3 rods. */
export interface WallSide {
  readonly criterion: WallCriterion
  readonly vp: readonly number[]
}

/** CD-5 */
export interface WallTileRow extends Provenance {
  readonly id: string
  readonly a: WallSide
  readonly b: WallSide
}

/** CD-6: `slots` are the points of this tile's own slots; without them those of all tiles. */
export type TaskRow = Provenance & { readonly id: string; readonly slots?: readonly number[] | undefined } & (
    | { readonly kind: 'wall'; readonly symbols: readonly Site[] }
    | { readonly kind: 'palace' | 'governor'; readonly symbols: readonly Region[] }
  )

export type Reward =
  | { readonly kind: 'OFFICIAL' | 'RED_2' | 'GRAY_2' | 'WORKERS_2'; readonly region: Region }
  | { readonly kind: 'GOVERNOR'; readonly regions: readonly Region[] }
  | { readonly kind: 'WALL' | 'PALACE' }

/** CD-7: a cell of the rewards grid. */
export type RewardCell = Provenance & { readonly aspect: Aspect; readonly round: Round } & Reward

/** CD-7: the award for most markers of an aspect at the end of the game (ZG-END-02). */
export interface EndAwardRow extends Provenance {
  readonly aspect: Aspect
  readonly round: 'end'
  readonly kind: 'VP'
  readonly vp: number
}
export type RewardRow = RewardCell | EndAwardRow

/** CD-8: `caps` and `noPalace` list regions 1 to 5; null = no such slot. */
export interface BoardRow extends Provenance {
  readonly board: Board
  readonly side: Side
  readonly caps: readonly number[]
  readonly noPalace: readonly (number | null)[]
  readonly start: readonly OfficialColour[]
  readonly abilities: readonly Ability[]
}

/** CD-9 */
export interface CardRow extends Provenance {
  readonly number: number
  readonly colour: CardColour
  readonly trigger: Trigger
  readonly bonus: Bonus
}

export type PlayerCount = 2 | 3 | 4
export type ByPlayers = Readonly<Record<PlayerCount, number>>

/** CD-2, CD-10 and the numbers of sections 2, 3 and 8 to 13. */
export interface Constants {
  readonly players: { readonly min: number; readonly max: number }
  readonly rounds: number
  readonly cardsDrawnPerDeck: number
  readonly handSize: number
  readonly draft: { readonly draw: number; readonly keep: number; readonly lastRound: number }
  readonly cardsPerRegion: number
  readonly markersByPosition: readonly number[]
  readonly unrestByPosition: readonly number[]
  readonly unrestPerHire: number
  readonly calmBy: number
  readonly missingMarkerVp: number
  readonly value1Markers: ByPlayers
  readonly value3Markers: number
  readonly value3MarkerValue: number
  readonly officialsPerColour: number
  readonly officialsPerWorkersArea: number
  readonly startOfficials: number
  readonly startRegion: Region
  readonly governors: number
  readonly palaces: number
  readonly walls: number
  readonly taskDiscs: number
  readonly palaceSlots: ByPlayers
  readonly wallsPerSection: number
  readonly rewardsTrackSlots: ByPlayers
  readonly reassignPoints: Readonly<Record<'action' | 'square' | 'card' | 'circle' | 'triangle', number>>
  readonly reassignMinimum: number
  readonly palaceCost: { readonly here: number; readonly elsewhere: number }
  readonly palaceVpPerCard: number
  readonly governorCost: Readonly<Record<OfficialColour, number>>
  readonly governorMajority: { readonly base: number; readonly each: number }
  readonly squareVp: number
  readonly bonusVp: { readonly VP_2: number; readonly VP_3: number; readonly perCard: number }
  readonly rewardPieces: { readonly RED_2: number; readonly GRAY_2: number; readonly WORKERS_2: number }
  readonly taskSlotVp: readonly number[]
  readonly startVp: number
  readonly auction: { readonly startVp: number; readonly minimumBid: number; readonly lastBoardPrice: number }
  readonly boardsDiscarded: ByPlayers
  readonly vpTrackLap: number
}
export type ConstantName = keyof Constants
export type ConstantRow = ConstantRowOf<Constants, Provenance>

/** The tables of a data file, checked but not compiled. */
export interface Tables {
  readonly regions: readonly RegionRow[]
  readonly squares: readonly SquareRow[]
  readonly sites: readonly SiteRow[]
  readonly wallTiles: readonly WallTileRow[]
  readonly tasks: readonly TaskRow[]
  readonly rewards: readonly RewardRow[]
  readonly boards: readonly BoardRow[]
  readonly cards: readonly CardRow[]
  readonly constants: readonly ConstantRow[]
}
export const TABLES = [
  'regions',
  'squares',
  'sites',
  'wallTiles',
  'tasks',
  'rewards',
  'boards',
  'cards',
  'constants',
] as const satisfies readonly (keyof Tables)[]
export type TableName = (typeof TABLES)[number]
