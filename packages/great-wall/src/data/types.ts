import type { ConstantRowOf } from '@wanli/game-kit'
import type { CommandKey, LocationId, ProductionId, Resource, TacticWindow, Unit } from './vocabulary/types.ts'

/** What the data files may say: one row type per table, after section 18.1 of the rules. */

/** `sourced`: in a rulebook. `public`: in a public source. `inferred`: by an argument. `designed`: our own. */
export const TAGS = ['sourced', 'public', 'inferred', 'designed', 'mixed'] as const
export type Tag = (typeof TAGS)[number]

export interface Provenance {
  readonly tag: Tag
  /** What has which tag, if `mixed`. */
  readonly basis?: string | undefined
}
export interface Name {
  readonly en: string
  readonly es: string
}

export const SIDES = ['side3', 'side45'] as const
export type SideId = (typeof SIDES)[number]
/** In the order of SectionId 0, 1, 2. */
export const SECTION_NAMES = ['left', 'middle', 'right'] as const
export type SectionName = (typeof SECTION_NAMES)[number]
export const SECTION_IDS = [0, 1, 2] as const
export type SectionId = (typeof SECTION_IDS)[number]
export const WALL_LEVELS = [0, 1, 2, 3] as const
export type WallLevel = (typeof WALL_LEVELS)[number]
/** With one player: solo. Five need an expansion. */
export const PLAYER_COUNTS = [1, 2, 3, 4] as const
export type PlayerCount = (typeof PLAYER_COUNTS)[number]

export type Cost = Readonly<Partial<Record<Resource, number>>>
export type BySide<T> = Readonly<Record<SideId, T>>
/** Co-op needs at least two players: null with one. */
export interface ByMode {
  readonly standard: number
  readonly coop: number | null
}

/** One value for any number of players, or one for each; for five as for four, if nothing else is said. */
export type ByCount<T> = T | (Readonly<Record<PlayerCount, T>> & { readonly 5?: T })
export function forCount<T>(value: ByCount<T>, players: number): T {
  if (typeof value !== 'object' || value === null || !('1' in value)) return value
  const each = value as Readonly<Record<number, T>>
  return each[players] ?? each[4]!
}

export const LOCATION_KINDS = ['regular', 'special'] as const
export type LocationKind = (typeof LOCATION_KINDS)[number]

/** DATA-02: `spots` null = any number of Clerks. */
export interface LocationRow extends Provenance {
  readonly id: LocationId
  readonly name: Name
  readonly kind: LocationKind
  readonly spots: BySide<ByCount<number> | null>
  readonly shameIcon: boolean
}

/** `cost` to reach this level; `level` more Resources per activation. */
export interface OverseerBox {
  readonly level: number
  readonly income: number
  readonly cost: ByCount<Cost>
}
/** DATA-03 */
export interface OverseerRow extends Provenance {
  readonly location: ProductionId
  readonly gives: Resource
  readonly boxes: readonly OverseerBox[]
}

/** DATA-05: `cost` is the printed price of this level in wood, stone and gold, and the Honor for building it. */
export interface WallRow extends Provenance {
  readonly level: WallLevel
  readonly cost: number | null
  readonly defense: number
  readonly firingSpots: ByCount<number>
}

/** DATA-01: one slot of the Time track. `hordes` of the first slot is never used: null. */
export interface TimeRow extends Provenance {
  readonly side: SideId
  readonly slot: number
  readonly hordes: ByCount<number> | null
  readonly lethality: ByCount<number>
  readonly startFor: readonly PlayerCount[]
  readonly last: boolean
}

/** DATA-01: one spot of the Command track. */
export interface CommandSpotRow extends Provenance {
  readonly side: SideId
  readonly number: number
  readonly minPlayers: number
}

/** Sections 1.5 (components) and 2.2 (rules): what depends on the number of players. */
export interface CountRow extends Provenance {
  readonly players: PlayerCount
  readonly side: SideId
  /** The usable Sections. */
  readonly sections: readonly SectionName[]
  readonly hordesAtSetup: ByMode
  readonly hordesInGame: ByMode
  readonly hordeDeck: number
  readonly shamePool: number
  readonly raidTokens: number
  readonly years: number
  readonly barricades: number
  readonly blockers: number
  /** Walls at the last level that end a standard game (GW-END-01). */
  readonly wallsToEnd: number
  readonly reed: boolean
  readonly qin: boolean
  readonly requests: { readonly active: number; readonly cards: number; readonly goal: number } | null
}

export const REACHES = ['row1', 'any', 'firing'] as const
export type Reach = (typeof REACHES)[number]
export const FIGURES = ['spearman', 'archer', 'horseman', 'clerk'] as const
export type Figure = (typeof FIGURES)[number]
/** DATA-04. `footprint`: Vital spots covered. A Clerk has no reach. */
export interface SoldierRow extends Provenance {
  readonly id: Figure
  readonly name: Name
  readonly perPlayer: number
  readonly cost: Cost
  readonly footprint: number
  readonly reach: Reach | null
}

export const HORDE_SETS = ['base', 'coop'] as const
export type HordeSet = (typeof HORDE_SETS)[number]
/** DATA-07, -08: one card for each indicator. Characters of the grid: section 3.1 of the components. */
export interface HordeRow extends Provenance {
  readonly id: string
  readonly set: HordeSet
  readonly name: Name
  readonly offense: ByCount<number>
  readonly honor: number
  readonly grid: readonly string[]
  readonly spots: number
  readonly indicators: readonly SectionName[]
  readonly ability: string | null
}

export const COMMAND_SETS = ['player', 'reed', 'solo'] as const
export type CommandSet = (typeof COMMAND_SETS)[number]
export const BOX_OWNERS = ['owner', 'others', 'overlord', 'all'] as const
export type BoxOwner = (typeof BOX_OWNERS)[number]
export interface CommandBoxRow {
  readonly who: BoxOwner
  readonly rule: string
  readonly if?: string | undefined
}
/** DATA-09 to -11. `key` is shared by the player card and the solo card of one name; the Reed Clan's has none. */
export interface CommandRow extends Provenance {
  readonly id: string
  readonly set: CommandSet
  readonly key: CommandKey | null
  readonly name: Name
  readonly boxes: readonly CommandBoxRow[]
  /** Betrayal: never taken back (GW-SUMMER-04a). */
  readonly staysInDiscard: boolean
}

export const GENERAL_SETS = ['base', 'coop', 'solo'] as const
export type GeneralSet = (typeof GENERAL_SETS)[number]
export interface GeneralSetup extends Readonly<Record<Resource, number>> {
  readonly tactics: number
  readonly tea: number
}
/** DATA-12, -13: Qin Jiushao has no set-up line. */
export interface GeneralRow extends Provenance {
  readonly id: string
  readonly set: GeneralSet
  readonly name: Name
  readonly epithet: Name | null
  readonly setup: GeneralSetup | null
  readonly rules: string
}

export const TRADES = [
  'harvest',
  'works',
  'market',
  'court',
  'scholar',
  'spirit',
  'healing',
  'spear',
  'bow',
  'horse',
] as const
/** What an Advisor lives by. No rule asks for it: it is how the card is known at a glance. */
export type Trade = (typeof TRADES)[number]
/** DATA-14 */
export interface AdvisorRow extends Provenance {
  readonly id: string
  readonly name: Name
  readonly trade?: Trade | undefined
  readonly rules: string
}

export const TACTIC_SETS = ['base', 'coop'] as const
export type TacticSet = (typeof TACTIC_SETS)[number]
/** DATA-15: the condition holds for both boxes. */
export interface TacticRow extends Provenance {
  readonly id: string
  readonly set: TacticSet
  readonly key?: string | undefined
  readonly name: Name
  readonly window: TacticWindow
  readonly condition: string | null
  readonly normal: string
  readonly boosted: { readonly chi: number; readonly effect: string }
}

/** DATA-16 */
export interface ArtifactRow extends Provenance {
  readonly id: string
  readonly name: Name
  readonly rules: string
}

/** DATA-18 */
export interface EventRow extends Provenance {
  readonly id: string
  readonly name: Name
  readonly immediate: string | null
  readonly passive: string | null
}

/** DATA-17: `n` by number of players, 4 also for more; null = not used. */
export interface RequestRow extends Provenance {
  readonly id: string
  readonly key?: string | undefined
  readonly name: Name
  readonly n: Readonly<Record<2 | 3 | 4, number | null>>
  readonly needs: string
}

/** DATA-20 */
export interface ClanRow extends Provenance {
  readonly id: string
  readonly name: Name
  readonly color: string
}

/** DATA-06, -21 and the other numbers of the rules. */
export interface Constants {
  readonly sections: number
  readonly hordeSlots: number
  readonly barricadeSpots: number
  readonly artifactSpots: number
  readonly advisorSlots: number
  readonly advisorsRefreshed: number
  readonly wallTilesPerLevel: number
  readonly barricades: number
  readonly shameTokens: number
  readonly clerks: { readonly pool: number; readonly supply: number; readonly total: number }
  readonly clerkPrice: number
  readonly commandCards: number
  readonly generalsDealt: number
  readonly advisorsDealt: number
  readonly startHonor: number
  readonly barricade: { readonly cost: number; readonly honor: number; readonly defense: number }
  readonly firstOverseerCost: number
  readonly upgradesPerActivation: number
  readonly donation: { readonly resources: number; readonly honor: number }
  readonly defeatHonor: { readonly soldier: number; readonly archer: number }
  readonly saveChi: number
  readonly shameChi: number
  readonly shameHonor: number
  readonly shamePenalty: { readonly noPool: number; readonly noSpot: number; readonly perSoldier: number }
  readonly shameSpots: number
  readonly shamePerSoldier: number
  readonly aloneShame: number
  readonly breachShame: number
  readonly reclaimHonor: number
  readonly tacticHandLimit: number
  readonly academyCards: number
  readonly archerWounds: number
  readonly teaMoves: number
  readonly honorTrack: number
  readonly honorTokens: { readonly count: number; readonly faces: readonly number[] }
  readonly reedClerks: number
  readonly reedClerksPerLocation: number
  readonly reedStart: readonly LocationId[]
  readonly reedSpearmen: number
  readonly reedWarehouse: number
  readonly reedShameDiscard: number
  readonly reedAdvisorsDiscarded: number
  readonly reedBarricades: number
  readonly reedRecruits: number
  readonly reedTeaMoves: number
  readonly qinTrack: readonly LocationId[]
  readonly qinClerks: number
  readonly qinOthersClerks: number
  readonly qinOverseers: Readonly<Record<ProductionId, Unit>>
  readonly qinOverseerLevel: number
  readonly qinAdvisors: number
  readonly qinAdvisorsPerSpring: number
  readonly qinSpotHonor: number
  readonly qinBarricadeHonor: number
  readonly qinArtifactHonor: number
  readonly qinStartHonor: { readonly normal: number; readonly hard: number; readonly harder: number }
  readonly coopExtraHordes: number
  readonly coopReclaimPerWall: number
  readonly coopShamePerRequest: number
  readonly eventsPerWinter: number
}
export type ConstantName = keyof Constants
export type ConstantRow = ConstantRowOf<Constants, Provenance>

/** The tables of a data file, checked but not compiled. The first six stand in board.json. */
export interface Tables {
  readonly locations: readonly LocationRow[]
  readonly overseers: readonly OverseerRow[]
  readonly walls: readonly WallRow[]
  readonly time: readonly TimeRow[]
  readonly commandSpots: readonly CommandSpotRow[]
  readonly counts: readonly CountRow[]
  readonly soldiers: readonly SoldierRow[]
  readonly hordes: readonly HordeRow[]
  readonly commands: readonly CommandRow[]
  readonly generals: readonly GeneralRow[]
  readonly advisors: readonly AdvisorRow[]
  readonly tactics: readonly TacticRow[]
  readonly artifacts: readonly ArtifactRow[]
  readonly events: readonly EventRow[]
  readonly requests: readonly RequestRow[]
  readonly clans: readonly ClanRow[]
  readonly constants: readonly ConstantRow[]
}
export const TABLES = [
  'locations',
  'overseers',
  'walls',
  'time',
  'commandSpots',
  'counts',
  'soldiers',
  'hordes',
  'commands',
  'generals',
  'advisors',
  'tactics',
  'artifacts',
  'events',
  'requests',
  'clans',
  'constants',
] as const satisfies readonly (keyof Tables)[]
export type TableName = (typeof TABLES)[number]
