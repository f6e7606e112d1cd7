import type { Box, Chance, Rule, Seat } from '@wanli/kernel'
import type { GameData, Name } from './data/index.ts'
import type {
  CardRule,
  Effect,
  EffectWord,
  ModifierRule,
  RequestNeed,
  TacticWindow,
  Trigger,
  TriggerRule,
} from './data/vocabulary/types.ts'
import type { Automaton } from './automata.ts'
import type { Ctx } from './cards/numbers.ts'
import type { ClerkPlace } from './clerks.ts'
import type { Expansion } from './expansions/expansion.ts'
import type { Facts } from './facts.ts'
import type { EffectRules } from './cards/effects/word.ts'
import type { LocationRules, MoreAct } from './locations/index.ts'
import type { Posting } from './locations/more-acts.ts'
import type { Extra } from './modes/index.ts'
import type { AttackEvent } from './battle/attack.ts'
import type { OptionBook } from './option-book.ts'
import type { AttackOption } from './options.ts'
import type { Options } from './setup-options.ts'
import type { HonorSource, Horde, Resource, SectionId, State } from './state.ts'
import type { OrderOf } from './events.ts'
import type { G, GreatWall, PlainStep, R } from './terms.ts'

export type { Options }

/* What is in the box of a table: its set-up, and the cards and boards as the engine looks them up. */

/** Options of expansions (1.4 of their rules), there if the expansion is: each folder adds its own by declaring this again, with `AnswersOf` its rows. */
export interface ExpansionOptions {}

export interface Setup {
  readonly mode: string
  /** Human players. */
  readonly seats: number
  readonly clans: readonly string[]
  readonly options: Options & ExpansionOptions
  /** The expansions that lie in the box (XP-CFG-01), by name; none if it is left out. */
  readonly expansions?: readonly string[]
  /** Tables that replace the standard ones. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** A rule of a card, with the name under which its use is noted. */
export interface CompiledRule {
  readonly card: string
  readonly index: number
  /** `card/index`: for limits and against self-feeding loops. */
  readonly id: string
  readonly rule: TriggerRule
}

/** Rules of a card as the engine looks them up. */
export interface CompiledRules {
  readonly rules: readonly CardRule[]
  readonly on: { readonly [T in Trigger]?: readonly CompiledRule[] }
  readonly mods: readonly { readonly id: string; readonly rule: ModifierRule }[]
}

export interface LocationBox {
  readonly id: string
  /** Of one that an expansion adds; the others have theirs in the data. */
  readonly name?: Name
  readonly kind: 'regular' | 'special'
  /** Infinity for a special Location. */
  readonly spots: number
  readonly shameIcon: boolean
  /** What it produces, if it is a production Location. */
  readonly resource: Resource | undefined
  /** Words by which rules call it: its ID, its group, any. */
  readonly words: readonly string[]
}

export type SpotReward =
  | { readonly resource: Resource }
  | { readonly honor: number }
  | { readonly tactic: number }
  | null

export interface HordeBox extends CompiledRules {
  readonly id: string
  readonly type: string
  readonly power: number
  readonly honor: number
  readonly indicator: SectionId
  readonly rewards: readonly SpotReward[]
  /** For each spot the spots that share an edge with it. */
  readonly neighbours: readonly (readonly number[])[]
  /** For each spot its place in the grid of the card. */
  readonly cells: readonly { readonly row: number; readonly column: number }[]
  /** The spots in the order in which automata take them, by OPT `solo.vitalOrder`. */
  readonly spotOrder: Readonly<Record<Options['solo.vitalOrder'], readonly number[]>>
}

export interface SoldierBox {
  readonly id: string
  /** Only this Clan has it (GW-HOOK-01, BP-SET-02); without, every human does. */
  readonly clan?: string
  readonly perPlayer: number
  readonly cost: readonly number[]
  /** Vital spots it covers, at most; 0 = it shoots from a Firing spot. */
  readonly footprint: number
  /** How it shoots, if not as an Archer does (GW-HOOK-01). */
  readonly shot?: ShotBox
  /** What its Attack does besides, once it has covered its spots and taken their rewards (BP-SOL-10). */
  readonly strikes?: (g: G, seat: Seat, horde: Horde, attack: AttackOption) => Rule
  /** Where it may stand on a Horde card, if it isn't on one spot or on two neighbours: sets of spots (a Tank, BP-SOL-21). */
  readonly shapes?: (horde: HordeBox) => readonly (readonly number[])[]
  /** It may cover Wounds too, without their reward (BP-SOL-22). */
  readonly coversWounds?: true
  /** How many rows from the Wall it reaches. */
  readonly rows: number
  readonly words: readonly string[]
}

/** A Soldier on a Firing spot that is no Archer (BP-SOL-04 to -06, -12 to -14). */
export interface ShotBox {
  /** May it hit this Horde, which has a vacant spot? */
  hits(g: R, horde: Horde): boolean
  /** It may cover a spot of row 1 itself right after its shot. */
  readonly lands: boolean
  /** It shoots; there is something to hit. Returns the Horde that was hit; `event`: the Attack that it is part of, none in Winter. */
  shoot(g: G, seat: Seat, type: number, section: SectionId, event: AttackEvent | undefined): Rule<Horde>
}

export interface OverseerBox {
  /** The rule by which nobody comes here or any further (AC-RT-06); then there are no prices. */
  readonly barred?: string
  /** By level, from 1: what the step up to it costs, and in which resource. */
  readonly price: readonly { readonly resource: Resource; readonly n: number }[]
  /** By level: additional resources and Summer income. */
  readonly extra: readonly number[]
  readonly income: readonly number[]
}

export interface GeneralBox extends CompiledRules {
  readonly id: string
  readonly resources: readonly number[]
  readonly tactics: number
  readonly tea: number
}
export interface AdvisorBox extends CompiledRules {
  readonly id: string
}
export interface ArtifactBox extends CompiledRules {
  readonly id: string
  /** Its rules but those of the final scoring. */
  readonly duringGame: CompiledRules
  /** It has such rules. */
  readonly acts: boolean
}
export interface TacticBox {
  readonly id: string
  readonly window: TacticWindow
  readonly conditions: TriggerRule['conditions']
  readonly normal: readonly (readonly Effect[])[]
  readonly boosted: readonly (readonly Effect[])[]
  /** Chi. */
  readonly boost: number
}
/** An Emperor's Request, with the numbers for the players at the table. */
export interface RequestBox {
  readonly id: string
  readonly needs: readonly RequestNeed[]
}
export interface EventBox {
  readonly id: string
  readonly now: CompiledRules
  readonly passive: CompiledRules
}
/** A card that lies open and gives whoever holds it its rules (GW-HOOK-13). */
export interface PublicCardBox extends CompiledRules {
  readonly id: string
}
/** A place of the board where a card without an owner holds (GWXC-VOC-02). */
export type Area = { readonly location: number } | { readonly section: SectionId }
/** A card that lies open and belongs to nobody: a Skill, a Beast, a Relic (GWXC-VOC-01). */
export interface OwnerlessCard extends CompiledRules {
  readonly id: string
}
/** A card in force, and where it holds; without a place everywhere. */
export interface InForce {
  readonly card: OwnerlessCard
  readonly at?: Area
}
/** The cards of one kind that belong to nobody. */
export interface OwnerlessCards {
  /** All that there are, in force or not. */
  readonly cards: readonly OwnerlessCard[]
  /** Those in force now. Asked for every sum. */
  readonly inForce: (g: R) => readonly InForce[]
  /** Triggers for which these cards name a place of their own in the flow of the game (GW-WINDOW-04); their set fires them there. */
  readonly ownMoments?: readonly Trigger[]
  /** Automata have nothing of them, Honor neither (AB-23: Relics). */
  readonly humansOnly?: true
}
/** A card or board with Vital spots beside the sections: what may stand there, and what each spot pays (GW-HOOK-04). */
export interface OutpostBox {
  readonly id: string
  readonly units: readonly string[]
  /** The rule that keeps all others away. */
  readonly admits?: string
  readonly honor: number
  readonly neighbours: readonly (readonly number[])[]
  /** Why a spot can't be covered at this table, if it can't. */
  readonly closed?: (g: R, spot: number) => { readonly rule: string; readonly facts: Facts } | undefined
  /** Chi that it costs whoever claims a Horde of this section. */
  readonly price?: (g: R, section: SectionId) => number
}
export interface CommandBoxEffect {
  /** `all`: everyone but the owner, who has no box of its own in it (GW-REED-20). */
  readonly who: 'owner' | 'others' | 'all'
  readonly conditions: TriggerRule['conditions']
  readonly effects: readonly (readonly Effect[])[]
}
export interface CommandBox {
  readonly id: string
  /** As options and positions call it; no other card of the box has it. */
  readonly key: string
  /** The name that players' and Qin Jiushao's cards share (GW-SOLO-15). */
  readonly name: string | null
  readonly boxes: readonly CommandBoxEffect[]
  readonly staysInDiscard: boolean
}

export interface DeckBox {
  readonly cards: readonly { readonly id: string }[]
  /** The last card of a deck is its top one. */
  readonly pile: (s: State) => number[]
}

/** What the board and the decks of one table are made of. */
export interface GwBox extends Box<GreatWall> {
  readonly setup: Setup
  /** Everyone who takes part, by name: the Clans of the humans, then the automata. */
  readonly clans: readonly string[]
  /** Seats from `setup.seats` on. */
  readonly automata: readonly Automaton[]
  /** The expansions in the box. */
  readonly expansions: readonly Expansion[]
  /** What modes and expansions keep on the table. */
  readonly extras: readonly Extra[]
  /** Clerks of a human when the game begins. */
  readonly clerks: { readonly pool: number; readonly supply: number }
  readonly data: GameData
  readonly book: OptionBook
  readonly locations: readonly LocationBox[]
  readonly soldiers: readonly SoldierBox[]
  /** By seat and type: how many Soldiers it has in all (GW-INV-01). */
  readonly army: readonly (readonly number[])[]
  /** By seat: the types that it has. */
  readonly typesOf: readonly (readonly number[])[]
  readonly overseers: readonly OverseerBox[]
  readonly walls: readonly { readonly defense: number; readonly nextCost: number; readonly firing: number }[]
  readonly time: readonly { readonly hordes: number; readonly lethality: number }[]
  readonly commandSpots: number
  readonly hordes: readonly HordeBox[]
  /** The set-up leaves `n` of these groups of Hordes in the box, by lot (GW-HOOK-03, XP-SET-02); null: none. */
  readonly hordesOut: { readonly n: number; readonly of: readonly (readonly number[])[] } | null
  /** What some Horde of the box reacts to. */
  readonly hordeTriggers: ReadonlySet<string>
  readonly generals: readonly GeneralBox[]
  readonly advisors: readonly AdvisorBox[]
  readonly tactics: readonly TacticBox[]
  readonly artifacts: readonly ArtifactBox[]
  /** An Artifact has rules beside those of the final scoring. */
  readonly artifactsAct: boolean
  readonly commands: readonly CommandBox[]
  /** Those of the humans, as indexes. */
  readonly humanCommands: readonly number[]
  readonly requests: readonly RequestBox[]
  readonly events: readonly EventBox[]
  readonly publicCards: readonly PublicCardBox[]
  /** In the order in which they act (GWXC-VOC-01). */
  readonly ownerless: readonly OwnerlessCards[]
  /** What some card without an owner reacts to. */
  readonly ownerlessTriggers: ReadonlySet<string>
  readonly outposts: readonly OutpostBox[]
  /** Kinds of owned markers on Vital spots. */
  readonly markers: readonly string[]
  /** Those of them that may be lost in the place of Soldiers when a Horde is Defeated (XRUL-40). */
  readonly mortalMarkers: readonly number[]
  readonly effects: Readonly<Record<EffectWord, EffectRules | undefined>>
  /** What the counts and conditions mean that expansions add to the vocabulary. */
  readonly counts: Readonly<Record<string, (g: R, ctx: Ctx) => number>>
  readonly conditions: Readonly<Record<string, (g: R, ctx: Ctx, condition: never) => boolean>>
  /** Conditions that name sections: where the event has none, the section that an effect chooses must be one of these (GWXC-VOC-11). */
  readonly choosable: Readonly<Record<string, (g: R) => readonly SectionId[]>>
  /** Decks that a player may look into, by the name that `peek` gives them. */
  readonly decks: Readonly<Record<string, DeckBox>>
  /** When Tactic cards are played at this table: the base game's windows, then those of expansions. */
  readonly windows: readonly TacticWindow[]
  /** Where Honor comes from at this table: the base game's sources, then those of expansions. */
  readonly honorSources: readonly HonorSource[]
  /** What each Location does, by its ID (GW-HOOK-05). */
  readonly locationRules: Readonly<Record<string, LocationRules>>
  /** Places that are no Locations, where Clerks may be moved (GW-HOOK-05). */
  readonly clerkPlaces: readonly ClerkPlace[]
  /** Further options for each Clerk, by Location (GW-HOOK-05). */
  readonly moreActs: Readonly<Record<string, readonly MoreAct[]>>
  /** Where else recruits of the Barracks may be put (GW-HOOK-05). */
  readonly postings: readonly Posting[]
  /** Walls at level 3 that end the game; 0 = none does. */
  readonly wallsToEnd: number
  readonly startSlot: number
  readonly sections: readonly SectionId[]
  readonly hordesToPlace: number
  /** XP-SET-07: what the +1 side of the Time token adds each Spring; 0 = it lies on the other side. */
  readonly moreHordes: number
  readonly shamePool: number
  /** GW-RAID-02: Shame tokens that a Raid removes, unless the table counts everyone (RUL-13). */
  readonly raidTokens: number
  /** What a Raid does, the card discarded (GW-RAID-02, XP-TIM-02). */
  raid(g: G, horde: string, section: SectionId): Rule | void
  /** XP-SET-06: what one does that comes before the game begins. */
  raidAtSetup(s: State, box: GwBox): void
  /** What the set-up adds to the common one. */
  readonly begin?: (s: State, box: GwBox, chance: Chance) => void
  /** Who has won a finished game. */
  winners(s: State, box: GwBox): readonly Seat[]
  /** The humans win or lose together. */
  readonly team: boolean
  /** Everyone can lose: against an automaton, or all together. */
  readonly canBeLost: boolean
  /** XP-GEN-05: something in the box can make everyone lose at once, whatever the mode. */
  readonly allCanLose: boolean
  /** By what rule Resources of which none is left can't be taken, where the supply can end (GW-HOOK-11). */
  readonly limitedBy: string
  /** How the mode tells, and keeps on record, that everyone has lost at once. */
  tellLoss(g: G, because: string): void
  /** The order in which these act, if it isn't the Tea order; `owner`: whose card it is about (GW-COOP-14, -29). */
  readonly teamOrder?: (g: G, seats: readonly Seat[], owner: Seat, what: OrderOf) => Rule<readonly Seat[]>
  /** The steps of Winter after the last section was compared. */
  readonly winterSteps: readonly PlainStep[]
}
