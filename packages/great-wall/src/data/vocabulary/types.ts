/** The effect vocabulary as the engine reads it: section 0 of the components document, parsed (GWC-VOC-01 to -224). */

export const RESOURCES = ['wood', 'stone', 'gold', 'chi'] as const
export type Resource = (typeof RESOURCES)[number]
/** `build` = wood, stone, gold in any mix; `any` = all four in any mix. */
export const RESOURCE_PICKS = [...RESOURCES, 'build', 'any'] as const
export type ResourcePick = (typeof RESOURCE_PICKS)[number]

export const UNITS = ['spearman', 'archer', 'horseman'] as const
export type Unit = (typeof UNITS)[number]
/** `melee` = spearman or horseman, `soldier` = every type. */
export const UNIT_PICKS = [...UNITS, 'melee', 'soldier'] as const
export type BaseUnitPick = (typeof UNIT_PICKS)[number]
export type UnitPick = BaseUnitPick | keyof MoreUnits

export const PRODUCTION = ['lumberMill', 'quarry', 'goldMine', 'temple'] as const
export type ProductionId = (typeof PRODUCTION)[number]
export const PRODUCTION_PICKS = [...PRODUCTION, 'production'] as const
export type ProductionPick = (typeof PRODUCTION_PICKS)[number]

/** In the order of LOC_ORDER (1.3 of the rules). */
export const LOCATIONS = [
  ...PRODUCTION,
  'barracks',
  'builders',
  'logistics',
  'teaHouse',
  'embassy',
  'warAcademy',
] as const
export type LocationId = (typeof LOCATIONS)[number]
export const LOCATION_PICKS = [...LOCATIONS, 'production', 'regular', 'special', 'any'] as const
export type LocationPick = (typeof LOCATION_PICKS)[number]

export const COMMAND_KEYS = ['despotism', 'economy', 'workHarder', 'attackOrder', 'mobilization', 'betrayal'] as const
export type CommandKey = (typeof COMMAND_KEYS)[number]

/** GWC-VOC-69 to -74; `n` is the number of a Request for the players at the table (section 9). */
export const COUNT_KEYS = [
  'SA',
  'attackers',
  'killed',
  'saved',
  'secAr',
  'archersTop',
  'levels',
  'advisors',
  'clerksOwned',
  'gold',
  'economyOnTrack',
  'n',
] as const
export type BaseCount = (typeof COUNT_KEYS)[number]
export type CountKey = BaseCount | keyof MoreCounts

/*
 * Words that expansions add (section 1 of their components document): each folder declares these interfaces again with its own.
 * How they are written is in its MoreWords (words.ts), what they mean in its box.
 */
/** name -> true */
export interface MoreCounts {}
/** name -> what it says beside `if` */
export interface MoreConditions {}
/** name -> the whole effect */
export interface MoreEffects {}
/** name -> true: types of Soldiers, and words for several of them (GWXC-VOC-04) */
export interface MoreUnits {}
/** Locations that expansions add to the board (GW-HOOK-05). */
export interface MoreLocations {}
/** name -> true: decks that `peek` may look at */
export interface MoreDecks {}
/** name -> the words that its brackets may hold; `never` without any */
export interface MoreTriggers {}
/** name -> the whole modifier */
export interface MoreModifiers {}
/** name -> true: what `cost` may change the price of */
export interface MoreCosts {}
/** name -> true: cards with rules of kinds that the base game doesn't have */
export interface MoreCardKinds {}
/** name -> true: moments in which Tactic cards may be played */
export interface MoreWindows {}

export const OPERATORS = ['+', '-', '*', '/', 'max', 'min'] as const
export type Operator = (typeof OPERATORS)[number]

/** GWC-VOC-75: `/` rounds down; a negative number of pieces counts as 0. */
export type Num = number | { readonly op: Operator; readonly a: Num; readonly b: Num } | { readonly count: CountKey }

/** A price cut in Resources. */
export type Less = Num | 'free'

/**
 * What the brackets behind a trigger may hold; an empty filter lets every event through, several words any of them.
 * The words own, others and any say whose events: they are the rule's scope (SCOPES), not part of its filter.
 * GWC-VOC-31 to -57. `now`: an Event's immediate part. `qTurnEnd`: GW-SOLO-41, on Qin Jiushao's card alone.
 */
export const TRIGGERS = {
  onSpring: [],
  onIncome: [],
  onReclaim: ['take', 'honor'],
  onTurnStart: COMMAND_KEYS,
  onActivation: LOCATION_PICKS,
  afterActivationStep: [],
  onGather: RESOURCES,
  onUpgrade: PRODUCTION_PICKS,
  onDonate: [],
  onRecruit: UNIT_PICKS,
  onAttack: UNIT_PICKS,
  onLastSpot: ['wound', 'soldier'],
  onHordeDefeated: ['on', 'archer'],
  onHordeClaimed: [],
  onKilling: [],
  onKilled: UNIT_PICKS,
  onSaved: UNIT_PICKS,
  onWallBuilt: [],
  onBarricadeBuilt: [],
  onClerkHired: [],
  onAdvisorHired: [],
  onTacticPlayed: ['normal', 'boosted'],
  onShameGained: [],
  onWinter: [],
  onAssault: ['before', 'held', 'breach'],
  onRequestDone: [],
  onScore: [],
  now: [],
  qTurnEnd: [],
} as const satisfies Record<string, readonly string[]>
export type BaseTrigger = keyof typeof TRIGGERS
export type Trigger = BaseTrigger | keyof MoreTriggers
export type FilterOf<T extends Trigger> = T extends BaseTrigger
  ? (typeof TRIGGERS)[T] extends typeof UNIT_PICKS
    ? UnitPick
    : (typeof TRIGGERS)[T][number]
  : T extends keyof MoreTriggers
    ? MoreTriggers[T] & string
    : never

export const SCOPES = ['own', 'others', 'any'] as const
export type Scope = (typeof SCOPES)[number]
/** Triggers whose brackets may name another scope than `own`. */
export const TRIGGER_SCOPES: { readonly [T in BaseTrigger]?: readonly Scope[] } = {
  onUpgrade: ['own', 'others'],
  onAttack: ['own', 'others'],
  onKilling: ['own', 'any'],
}

/** At least n: own Clerks here, Soldiers in the Attack, ... `clerksThere`: own Clerks where the effect will activate. */
export const CONDITIONS_WITH_N = ['clerks', 'attackers', 'ownOn', 'archerSame', 'restSame', 'clerksThere'] as const
/** `ownSoldiers`, `anySoldiers`: among the dying. `row1`: this Horde stands there. `notCopied`: Betrayal copied no card. */
export const PLAIN_CONDITIONS = [
  'alone',
  'notAlone',
  'teaTop',
  'notTeaTop',
  'mostGold',
  'ownSoldiers',
  'anySoldiers',
  'ownTurn',
  'row1',
  'notCopied',
] as const
/** GWC-VOC-61 to -68, the conditions of Tactics (6.2, 6.3), of a Horde (CHO-4) and of Betrayal's second box. */
export type BaseCondition =
  | {
      [W in (typeof CONDITIONS_WITH_N)[number]]: { readonly if: W; readonly n: number }
    }[(typeof CONDITIONS_WITH_N)[number]]
  | { [W in (typeof PLAIN_CONDITIONS)[number]]: { readonly if: W } }[(typeof PLAIN_CONDITIONS)[number]]
  | { readonly if: 'location'; readonly of: LocationPick }
export type Condition =
  | BaseCondition
  | { [W in keyof MoreConditions]: { readonly if: W } & Readonly<MoreConditions[W]> }[keyof MoreConditions]

/** GWC-VOC-81, -82 */
export interface CostItem {
  readonly n: Num
  readonly what: ResourcePick | 'honor'
}

export const LIMITS = ['turn', 'year', 'game'] as const
export type Limit = (typeof LIMITS)[number]

export const CLERK_TARGETS = ['any', 'diff', ...LOCATIONS] as const
export const ATTACK_PLACES = ['any', 'each', 'one', 'same'] as const
export const WOUND_PLACES = ['one', 'row1', 'same', 'target', 'any', 'eachRow1'] as const
export const SAVED = ['own', 'any', 'one'] as const
export const KILL_PLACES = ['rest', 'firing', 'board'] as const
export const BUILDINGS = ['barricade', 'wall', 'any'] as const
export const SWAPS = ['section', 'board'] as const
export const DECKS = ['horde', 'tactic', 'advisor', 'request', 'event'] as const
export const EACH = ['all', 'others', 'chosen', 'team'] as const
export type ClerkTarget = (typeof CLERK_TARGETS)[number]
export type AttackPlace = (typeof ATTACK_PLACES)[number]
export type WoundPlace = (typeof WOUND_PLACES)[number]
export type Saved = (typeof SAVED)[number]
export type KillPlace = (typeof KILL_PLACES)[number]
export type Building = (typeof BUILDINGS)[number]
export type Swap = (typeof SWAPS)[number]
export type DeckId = (typeof DECKS)[number] | keyof MoreDecks
export type EachWho = (typeof EACH)[number]

/** Choose one of the outer lists; what is in it happens in order. Nearly always there is only one. */
export type Choices = readonly (readonly Effect[])[]

/** Each word becomes a member of its own, so that `Extract<Effect, { do: 'march' }>` finds it. */
type Counted<W extends string> = W extends string ? { readonly do: W; readonly n: Num } : never
type Plain<W extends string> = W extends string ? { readonly do: W } : never

/** GWC-VOC-101 to -133 and -201 to -210. */
export type BaseEffect =
  | Counted<'honor' | 'exchange' | 'transfer' | 'tactic' | 'extraClerk' | 'refresh' | 'march' | 'income' | 'shame'>
  | Counted<
      'reclaim' | 'defense' | 'placeHorde' | 'reedClerk' | 'qClerk' | 'qBarricade' | 'qSpear' | 'qArcher' | 'qHonor'
    >
  | Plain<'qOther' | 'qUpgrade' | 'qBuildWall' | 'qVolley' | 'qActivate'>
  | { readonly do: 'gain'; readonly what: ResourcePick; readonly n: Num }
  | { readonly do: 'lose'; readonly what: ResourcePick; readonly n: Num }
  | { readonly do: 'clerk'; readonly n: Num; readonly to: ClerkTarget }
  | { readonly do: 'recall'; readonly n: Num | 'all'; readonly from: LocationId }
  | { readonly do: 'hireClerk'; readonly n: Num; readonly less: Less }
  | { readonly do: 'hireAdvisor'; readonly n: Num; readonly less: Less }
  | { readonly do: 'recruit'; readonly unit: UnitPick; readonly n: Num; readonly less: Less }
  | {
      readonly do: 'attack'
      readonly unit: UnitPick
      /** Per Section if `where` is `each`. */
      readonly n: Num | 'all'
      readonly where: AttackPlace
      /** GW-ATTACK-13 */
      readonly commit: boolean
    }
  | { readonly do: 'wound'; readonly n: Num; readonly where: WoundPlace }
  | { readonly do: 'save'; readonly n: Num | 'all'; readonly who: Saved }
  /** `same`: only in the Section of the event or of the Horde with this rule. */
  | { readonly do: 'kill'; readonly n: Num; readonly where: KillPlace; readonly section: 'any' | 'same' }
  | { readonly do: 'upgrade'; readonly where: ProductionPick; readonly n: Num; readonly less: Less }
  | { readonly do: 'build'; readonly what: Building; readonly n: Num; readonly less: Less }
  | { readonly do: 'advActivate'; readonly where: LocationPick }
  | { readonly do: 'tea'; readonly n: Num | 'top' }
  | { readonly do: 'swap'; readonly where: Swap }
  | { readonly do: 'peek'; readonly deck: DeckId; readonly n: Num; readonly under: Num }
  /** Custom: Betrayal (GW-FALL-06, GWC-VOC-181 to -186). */
  | { readonly do: 'copyCommand' }
  /** Custom: Imperial Favor (CTA-12). */
  | { readonly do: 'requestDiscount'; readonly n: Num }
  /** GWC-VOC-145 on a Tactic card: for the one Horde of the event. */
  | { readonly do: 'claim'; readonly n: Num; readonly unit: UnitPick }
  /** `absent`: only those without a Soldier on the Horde with this rule. */
  | { readonly do: 'each'; readonly who: EachWho; readonly only: 'absent' | null; readonly effects: Choices }
  /** Custom: Qin Jiushao's Betrayal (GW-SOLO-42). What follows `or` happens only if there is no such card. */
  | { readonly do: 'qCopyBox'; readonly box: number }
export type Effect = BaseEffect | MoreEffects[keyof MoreEffects]
export type BaseEffectWord = BaseEffect['do']
export type EffectWord = Effect['do']

export const COST_ACTIONS = [
  'recruit',
  'recruit:spearman',
  'recruit:archer',
  'recruit:horseman',
  'upgrade',
  'buildWall',
  'buildBarricade',
  'hireClerk',
  'hireAdvisor',
  'save',
  'saveTotal',
  'shameChi',
  'shameHonor',
  'boost',
] as const
export type BaseCostAction = (typeof COST_ACTIONS)[number]
export type CostAction = BaseCostAction | keyof MoreCosts
/** `here`: on every Horde in the Section of a card without an owner (GWXC-VOC-32). */
export const LETHALITY_SCOPES = ['own', 'horde', 'breach', 'here'] as const
export type LethalityScope = (typeof LETHALITY_SCOPES)[number]
export const POWER_SCOPES = ['self', 'row1', 'all', 'here'] as const
export type PowerScope = (typeof POWER_SCOPES)[number]

/** GWC-VOC-141 to -149 and -161 to -168. */
export type BaseModifier =
  | { readonly mod: 'cost'; readonly action: CostAction; readonly n: Num; readonly min: number }
  | { readonly mod: 'handLimit'; readonly n: Num }
  | { readonly mod: 'othersClerks'; readonly n: Num }
  | { readonly mod: 'noShame'; readonly when: 'alone' }
  | { readonly mod: 'claim'; readonly n: Num; readonly unit: UnitPick }
  | { readonly mod: 'reach'; readonly unit: Unit; readonly rows: number }
  | { readonly mod: 'shots'; readonly n: Num }
  | { readonly mod: 'lethality'; readonly scope: LethalityScope; readonly n: Num }
  | { readonly mod: 'power'; readonly scope: PowerScope; readonly n: Num }
  | { readonly mod: 'halveDefense' }
  | { readonly mod: 'noBarricade' }
  | { readonly mod: 'taunt' }
  | { readonly mod: 'noWound' }
  | { readonly mod: 'advance' }
  | { readonly mod: 'pack'; readonly n: Num }
  | { readonly mod: 'noUnit'; readonly unit: UnitPick }
export type Modifier = BaseModifier | MoreModifiers[keyof MoreModifiers]
export type BaseModifierWord = BaseModifier['mod']
export type ModifierWord = Modifier['mod']

interface AnyTriggerRule<T extends Trigger> {
  readonly kind: 'rule'
  readonly trigger: T
  readonly filter: readonly FilterOf<T>[]
  /** Whose events: the owner's, the others' or anyone's. */
  readonly scope: Scope
  /** All must hold. */
  readonly conditions: readonly Condition[]
  readonly cost: readonly CostItem[]
  readonly effects: Choices
  readonly limit: Limit | null
  /** Compulsory. Events: every rule without a cost, written or not (section 8). */
  readonly must: boolean
  /** As written. */
  readonly text: string
}
/** Narrow on `trigger` to know the words of `filter`. */
export type TriggerRule = { [T in Trigger]: AnyTriggerRule<T> }[Trigger]

export interface ModifierRule {
  readonly kind: 'mod'
  readonly scope: 'own' | 'team'
  /** It holds while all of them do. */
  readonly conditions: readonly Condition[]
  readonly modifier: Modifier
  readonly limit: Limit | null
  readonly text: string
}

export type CardRule = TriggerRule | ModifierRule

/** What one player gives for a Request. */
export type RequestAct =
  | { readonly act: 'pay'; readonly cost: readonly CostItem[] }
  | {
      readonly act: 'sacrifice'
      /** Any of these. */
      readonly pieces: readonly (UnitPick | 'clerk')[]
      readonly n: Num
      readonly where: SacrificePlace
    }
export const SACRIFICE_PLACES = ['board', 'all'] as const
export type SacrificePlace = (typeof SACRIFICE_PLACES)[number]

export const BOARD_COUNTS = ['hordes', 'wallLevels', 'defeatedThisYear', 'emptySections', 'archersOnWalls'] as const
export type BoardCount = (typeof BOARD_COUNTS)[number]
/** GWC-VOC-223. `noBreach3`: none of the three Sections was Breached this Winter. */
export type BoardCondition = { readonly if: 'noBreach3' } | { readonly if: BoardCount; readonly n: Num }

/** GWC-VOC-221 to -224. Several needs of a Request name different players. */
export type RequestNeed =
  | { readonly need: 'players'; readonly who: 'each' | number; readonly act: RequestAct }
  | { readonly need: 'board'; readonly conditions: readonly BoardCondition[] }

/** GWC-VOC-171 to -177 */
export const WINDOWS = [
  'turnStart',
  'activation',
  'beforeDefeat',
  'defeated',
  'killing',
  'winterStart',
  'assault',
] as const
export type BaseWindow = (typeof WINDOWS)[number]
export type TacticWindow = BaseWindow | keyof MoreWindows
