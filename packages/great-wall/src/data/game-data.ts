import type {
  ByCount,
  BoxOwner,
  ClanRow,
  CommandSet,
  Constants,
  CountRow,
  GeneralSet,
  GeneralSetup,
  HordeRow,
  HordeSet,
  LocationKind,
  Name,
  OverseerRow,
  PlayerCount,
  SectionId,
  SideId,
  SoldierRow,
  TacticSet,
  Trade,
  WallRow,
} from './types.ts'
import type {
  CardRule,
  Choices,
  CommandKey,
  Condition,
  LocationId,
  ProductionId,
  RequestNeed,
  Resource,
  TacticWindow,
  Unit,
} from './vocabulary/types.ts'

export interface LocationData {
  readonly id: LocationId
  readonly name: Name
  readonly kind: LocationKind
  /** Null = any number of Clerks. */
  readonly spots: ByCount<number> | null
  readonly shameIcon: boolean
  /** What a Production Location gives. */
  readonly gives: Resource | null
}

export interface TimeSlot {
  readonly slot: number
  /** 0 in the first slot, which no Spring reaches. */
  readonly hordes: ByCount<number>
  readonly lethality: ByCount<number>
  readonly last: boolean
}

export interface SideData {
  readonly id: SideId
  readonly locations: Readonly<Record<LocationId, LocationData>>
  /** Slot 1 is at index 0. */
  readonly timeTrack: readonly TimeSlot[]
  /** The index where the Time token starts; null if this side isn't used with so many players. */
  readonly startIndex: Readonly<Record<PlayerCount, number | null>>
  /** The spots of the Command track that are used, ascending. */
  readonly commandSpots: Readonly<Record<PlayerCount, readonly number[]>>
}

/** The usable Sections by number; the rest as in the table. */
export interface CountData extends Omit<CountRow, 'sections'> {
  readonly sections: readonly SectionId[]
}

/** An effect, so that the engine carries it out like one. */
export type Reward =
  | { readonly do: 'gain'; readonly what: Resource; readonly n: number }
  | { readonly do: 'honor'; readonly n: number }
  | { readonly do: 'tactic'; readonly n: number }

/** Spots are numbered along the top row from the left, then the bottom row: the order of GWC-VOC-211. */
export interface VitalSpot {
  readonly index: number
  readonly row: 0 | 1
  readonly column: number
  readonly reward: Reward | null
}

export interface HordeType extends Pick<HordeRow, 'id' | 'name' | 'offense' | 'honor' | 'grid'> {
  readonly spots: readonly VitalSpot[]
  /** By index of a spot: its neighbours side by side and one above the other (GW-HORDE-03). */
  readonly adjacent: readonly (readonly number[])[]
  /** Each two neighbours once: where a Horseman fits. */
  readonly pairs: readonly (readonly [number, number])[]
  readonly rules: readonly CardRule[]
}

export interface HordeCard {
  /** `HOR-1/left` */
  readonly id: string
  readonly type: HordeType
  readonly indicator: SectionId
}

export interface CommandBox {
  readonly who: BoxOwner
  readonly conditions: readonly Condition[]
  readonly effects: Choices
}
export interface CommandCard {
  readonly id: string
  readonly set: CommandSet
  readonly key: CommandKey | null
  readonly name: Name
  readonly boxes: readonly CommandBox[]
  readonly staysInDiscard: boolean
}

export interface GeneralCard {
  readonly id: string
  readonly set: GeneralSet
  readonly name: Name
  readonly epithet: Name | null
  readonly setup: GeneralSetup | null
  readonly rules: readonly CardRule[]
}

/** An Advisor or an Artifact. */
export interface RuleCard {
  readonly id: string
  readonly name: Name
  readonly rules: readonly CardRule[]
}

export interface AdvisorCard extends RuleCard {
  /** Undefined: a card of somebody's own data file that doesn't say. */
  readonly trade: Trade | undefined
}

export interface TacticCard {
  readonly id: string
  readonly set: TacticSet
  readonly key: string | null
  readonly name: Name
  readonly window: TacticWindow
  readonly conditions: readonly Condition[]
  readonly normal: Choices
  readonly boosted: { readonly chi: number; readonly effects: Choices }
}

/** Rules without a cost are compulsory (section 8). */
export interface EventCard {
  readonly id: string
  readonly name: Name
  readonly immediate: readonly CardRule[]
  readonly passive: readonly CardRule[]
}

/** By number of players, its `n` filled in; null = not used. Five players have the numbers of four. */
export interface RequestCard {
  readonly id: string
  readonly key: string | null
  readonly name: Name
  /** As it is written, with its `n`. */
  readonly template: readonly RequestNeed[]
  readonly n: Readonly<Record<2 | 3 | 4 | 5, number | null>>
  readonly needs: Readonly<Record<2 | 3 | 4 | 5, readonly RequestNeed[] | null>>
}

export type ById<T> = Readonly<Record<string, T>>

/** The data as the engine reads it. Cards by ID stand in the order of their table. Frozen throughout. */
export interface GameData {
  readonly sides: Readonly<Record<SideId, SideData>>
  readonly counts: Readonly<Record<PlayerCount, CountData>>
  readonly overseers: Readonly<Record<ProductionId, OverseerRow>>
  /** By level, 0 to 3. */
  readonly walls: readonly WallRow[]
  readonly soldiers: Readonly<Record<Unit, SoldierRow>>
  readonly clerk: SoldierRow
  readonly hordeTypes: ById<HordeType>
  /** Every card of both sets. */
  readonly hordeCards: ById<HordeCard>
  readonly hordes: Readonly<Record<HordeSet, readonly HordeCard[]>>
  readonly commands: {
    readonly player: Readonly<Record<CommandKey, CommandCard>>
    readonly solo: Readonly<Record<CommandKey, CommandCard>>
    readonly reed: CommandCard
  }
  readonly commandCards: ById<CommandCard>
  readonly generals: ById<GeneralCard>
  readonly advisors: ById<AdvisorCard>
  readonly tactics: ById<TacticCard>
  readonly artifacts: ById<RuleCard>
  readonly events: ById<EventCard>
  readonly requests: ById<RequestCard>
  /** Cards of kinds that only an expansion has. */
  readonly others: ById<{ readonly id: string; readonly name: Name }>
  readonly clans: readonly ClanRow[]
  readonly constants: Constants
}
