import type { Box, Chance, Rule, Seat, Table } from '@wanli/kernel'
import type { GameData } from './data/index.ts'
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
import type { Killing } from './battle/kill.ts'
import type { EffectRules } from './cards/effects/word.ts'
import type { LocationRules } from './locations/index.ts'
import type { Extra } from './modes/index.ts'
import type { GwOption, OptionBook, ShamePlace } from './options.ts'
import type { Horde, HonorSource, Resource, SectionId, State } from './state.ts'
import type { View } from './view.ts'

export type { Rule, Seat }

/** Section 4: what a table may agree on. Modes read the ones that are theirs. */
export interface Options {
  readonly 'reed.overlord': 'activePlayer' | 'highestTea'
  readonly 'reed.claim': 'discard' | 'nextPlayer'
  readonly 'raid.playerCount': 'humans' | 'withAutomata'
  readonly 'shame.soleTiming': 'beforeEffect' | 'afterEffect'
  readonly 'tactic.defeatEvents': 'split' | 'merged'
  readonly 'command.betrayalCountsForHonor': boolean
  readonly 'archer.emptyShot': 'allowed' | 'forbidden'
  readonly 'solo.difficulty': 'normal' | 'hard' | 'harder'
  readonly 'solo.advisorsPerSpring': '1' | '2'
  readonly 'solo.qinClerks': '8' | '3'
  readonly 'solo.qinReclaimHonor': boolean
  readonly 'solo.shameLoss': 'endCheck' | 'immediate'
  readonly 'solo.vitalOrder': 'rows' | 'columns'
  readonly 'coop.ordering': 'team' | 'tea'
  readonly 'coop.emptyPoolEndsGame': boolean
  readonly 'info.showOpponentResources': boolean
}

export interface Setup {
  readonly mode: string
  /** Human players. */
  readonly seats: number
  readonly clans: readonly string[]
  readonly options: Options
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
  /** The spots in the order in which automata take them, by OPT `solo.vitalOrder`. */
  readonly spotOrder: Readonly<Record<Options['solo.vitalOrder'], readonly number[]>>
}

export interface SoldierBox {
  readonly id: string
  readonly perPlayer: number
  readonly cost: readonly number[]
  /** Vital spots it covers; 0 = it stands on a Firing spot. */
  readonly footprint: number
  /** How many rows from the Wall it reaches. */
  readonly rows: number
  readonly words: readonly string[]
}

export interface OverseerBox {
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
/** A card or board with Vital spots beside the sections: what may stand there, and what each spot pays (GW-HOOK-04). */
export interface OutpostBox {
  readonly id: string
  readonly units: readonly string[]
  readonly honor: number
  readonly neighbours: readonly (readonly number[])[]
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

/** What the board and the decks of one table are made of. */
export interface GwBox extends Box<GreatWall> {
  readonly setup: Setup
  /** Everyone who takes part, by name: the Clans of the humans, then the automata. */
  readonly clans: readonly string[]
  /** Seats from `setup.seats` on. */
  readonly automata: readonly Automaton[]
  /** What modes and expansions keep on the table. */
  readonly extras: readonly Extra[]
  /** Clerks of a human when the game begins. */
  readonly clerks: { readonly pool: number; readonly supply: number }
  readonly data: GameData
  readonly book: OptionBook
  readonly locations: readonly LocationBox[]
  readonly soldiers: readonly SoldierBox[]
  readonly overseers: readonly OverseerBox[]
  readonly walls: readonly { readonly defense: number; readonly nextCost: number; readonly firing: number }[]
  readonly time: readonly { readonly hordes: number; readonly lethality: number }[]
  readonly commandSpots: number
  readonly hordes: readonly HordeBox[]
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
  readonly outposts: readonly OutpostBox[]
  /** Kinds of owned markers on Vital spots. */
  readonly markers: readonly string[]
  readonly effects: Readonly<Record<EffectWord, EffectRules | undefined>>
  /** What each Location does, by its ID (GW-HOOK-05). */
  readonly locationRules: Readonly<Record<string, LocationRules>>
  /** Walls at level 3 that end the game; 0 = none does. */
  readonly wallsToEnd: number
  readonly startSlot: number
  readonly sections: readonly SectionId[]
  readonly hordesToPlace: number
  readonly shamePool: number
  /** What the set-up adds to the common one. */
  readonly begin?: (s: State, box: GwBox, chance: Chance) => void
  /** Who has won a finished game. */
  winners(s: State, box: GwBox): readonly Seat[]
  /** The humans win or lose together. */
  readonly team: boolean
  /** Everyone can lose: against an automaton, or all together. */
  readonly canBeLost: boolean
  /** The order in which these act, if it isn't the Tea order; `owner`: whose card it is about (GW-COOP-14, -29). */
  readonly teamOrder?: (g: G, seats: readonly Seat[], owner: Seat, what: OrderOf) => Rule<readonly Seat[]>
  /** The steps of Winter after the last section was compared. */
  readonly winterSteps: readonly string[]
}

export const PROMPTS = [
  'general',
  'advisor',
  'command',
  'commandSpot',
  'reclaim',
  'payShame',
  'clerk',
  'activate',
  'advancedActivation',
  'gather',
  'upgrade',
  'donate',
  'recruit',
  'deploy',
  'build',
  'warehouse',
  'pay',
  'surplus',
  'march',
  'marchSoldier',
  'teaHouse',
  'embassy',
  'place',
  'warAcademy',
  'handLimit',
  'attack',
  'wound',
  'shoot',
  'extraShot',
  'victim',
  'save',
  'shame',
  'unshame',
  'ability',
  'tactic',
  'choice',
  'gain',
  'lose',
  'exchange',
  'recall',
  'income',
  'reclaimCard',
  'swap',
  'peekUnder',
  'peekOrder',
  'copy',
  'player',
  'refresh',
  'outpost',
  'reedClerk',
  'reedBarricade',
  'reedSpearman',
  'order',
  'request',
  'consent',
  'sacrifice',
  'favor',
  'contribute',
  'transfer',
] as const
export type Prompt = (typeof PROMPTS)[number]

/** Something that rules may react to: what it is about. */
export interface Moment {
  readonly trigger: Trigger
  /** Whose event it is; undefined = everyone's. */
  readonly actors?: readonly Seat[]
  /** Words that filters may name. */
  readonly words?: readonly string[]
  readonly sections?: readonly SectionId[]
  readonly hordes?: readonly Horde[]
  readonly location?: number
  /** Soldiers that took part, by type. */
  readonly units?: readonly number[]
  readonly killing?: Killing
  readonly defeat?: Defeat
  readonly n?: number
}

/** A Horde that is being Defeated. */
export interface Defeat {
  readonly section: SectionId
  readonly horde: Horde
  /** Vital spots that cards count in addition, by seat. */
  readonly claim: number[]
  /** Seats that have played a Tactic card on this Horde, when its windows are one event. */
  readonly played: Seat[]
}

export type GwEvent =
  | { kind: 'yearBegan'; year: number }
  | { kind: 'season'; season: string; year: number }
  | { kind: 'generalChosen'; seat: Seat; general: string; advisor: string }
  | { kind: 'timeMoved'; slot: number; lethality: number }
  | { kind: 'hordePlaced'; horde: string; section: SectionId; row: number }
  | { kind: 'raid'; horde: string; section: SectionId; removed: number }
  | { kind: 'advisorsRefreshed'; out: readonly string[]; display: readonly string[] }
  | { kind: 'gained'; seat: Seat; resource: Resource; n: number; from: string }
  | { kind: 'paid'; seat: Seat; resource: Resource; n: number }
  | { kind: 'lost'; seat: Seat; resource: Resource; n: number }
  | { kind: 'honor'; seat: Seat; n: number; source: HonorSource }
  | { kind: 'shamed'; seat: Seat; where: string }
  | { kind: 'shameUnplaceable'; seat: Seat; pool: boolean }
  | { kind: 'unshamed'; seat: Seat; where: string }
  | { kind: 'reclaimed'; seat: Seat; cards: number; honor: number }
  | { kind: 'commandsRevealed'; commands: readonly { readonly seat: Seat; readonly card: string }[] }
  | { kind: 'commandPlaced'; seat: Seat; card: string; spot: number }
  | { kind: 'turnBegan'; seat: Seat; card: string }
  | { kind: 'copied'; seat: Seat; card: string; of: Seat }
  | { kind: 'clerkMoved'; seat: Seat; from: string; to: string }
  | { kind: 'clerksReturned'; location: string; counts: readonly number[]; stays?: Seat }
  | { kind: 'activated'; location: string; advanced: boolean }
  | { kind: 'upgraded'; seat: Seat; location: string; level: number }
  | { kind: 'donated'; seat: Seat; resource: Resource }
  | { kind: 'recruited'; seat: Seat; units: readonly number[] }
  | { kind: 'rested'; seat: Seat; unit: string; section: SectionId }
  | { kind: 'wentHome'; seat: Seat; unit: string; section: SectionId }
  | { kind: 'attacked'; seat: Seat; unit: string; section: SectionId; row: number; spots: readonly number[] }
  | { kind: 'manned'; seat: Seat; unit: string; section: SectionId }
  | { kind: 'wounded'; seat: Seat; section: SectionId; row: number; spot: number }
  | { kind: 'barricadeBuilt'; seat: Seat; section: SectionId }
  | { kind: 'wallBuilt'; seat: Seat; section: SectionId; level: number }
  | { kind: 'wallDestroyed'; section: SectionId; level: number }
  | { kind: 'marked'; seat: Seat; marker: string; section: SectionId; row: number; spot: number }
  | { kind: 'outpostAttacked'; seat: Seat; unit: string; outpost: string; spots: readonly number[] }
  | { kind: 'cardTaken'; seat: Seat; card: string }
  | { kind: 'notPossible'; seat: Seat; prompt: Prompt; rules?: readonly string[] }
  | { kind: 'fromWarehouse'; counts: readonly number[] }
  | { kind: 'marched'; seat: Seat; unit: string; from: SectionId; to: SectionId; onto: 'rest' | 'firing' }
  | { kind: 'teaMoved'; seat: Seat; order: readonly Seat[] }
  | { kind: 'clerkHired'; seat: Seat }
  | { kind: 'advisorHired'; seat: Seat; advisor: string; active: boolean }
  | { kind: 'tacticsDrawn'; seat: Seat; n: number; cards?: readonly string[] }
  | { kind: 'tacticDiscarded'; seat: Seat; card: string }
  | { kind: 'tacticPlayed'; seat: Seat; card: string; boosted: boolean }
  | { kind: 'abilityUsed'; seat: Seat; card: string; rule: number }
  | { kind: 'hordeDefeated'; horde: string; section: SectionId; row: number }
  | { kind: 'hordeClaimed'; seat: Seat; horde: string }
  | { kind: 'hordeDiscarded'; horde: string }
  | { kind: 'killed'; seat: Seat; unit: string; section: SectionId }
  | { kind: 'saved'; seat: Seat; unit: string; section: SectionId; price: number }
  | { kind: 'assault'; section: SectionId; defense: number; power: number; breach: boolean }
  | { kind: 'barricadesGone'; n: number }
  | { kind: 'hordesSwapped'; a: string; b: string }
  | { kind: 'peeked'; seat: Seat; deck: string; n: number; under: number; cards?: readonly string[] }
  | { kind: 'defenseAdded'; seat: Seat; section: SectionId; n: number }
  | {
      kind: 'reason'
      seat: Seat
      reason: Reason
      location?: string
      section?: SectionId
      card?: string
      by?: Seat
      n?: number
    }
  | { kind: 'toWarehouse'; seat: Seat; resource: Resource }
  | { kind: 'tokenUp'; location: string; track: readonly string[] }
  | { kind: 'supported'; seat: Seat; advisor: string }
  | { kind: 'advisorDismissed'; seat: Seat; advisor: string }
  | { kind: 'requestsShown'; requests: readonly string[] }
  | { kind: 'requestDone'; request: string; done: number; goal: number }
  | { kind: 'requestsLeft'; n: number; tokens: number }
  | { kind: 'hordeRule'; horde: string; section: SectionId }
  | { kind: 'requestRefused'; seat: Seat; request: string }
  | { kind: 'requestEased'; seat: Seat; request: string; n: number }
  | { kind: 'sacrificed'; seat: Seat; unit: string }
  | { kind: 'gaveTo'; seat: Seat; to: Seat; resource: Resource }
  | { kind: 'eventShown'; event: string }
  | { kind: 'teamWon'; done: number }
  | { kind: 'teamLost'; because: string; done: number }
  | { kind: 'soloLost'; because: string }
  | { kind: 'gameEnds'; because: readonly string[] }
  | { kind: 'won'; seat: Seat; honor: number }

/** What a team puts in order (GW-COOP-14). */
export const ORDERS = ['commands', 'clerks', 'location'] as const
export type OrderOf = (typeof ORDERS)[number]

/** Why an automaton does what it does: its procedure, in words. */
export const REASONS = [
  'lowestSpot',
  'topCard',
  'overlord',
  'lowestOnTrack',
  'nextHigherOnTrack',
  'clerkFromHighest',
  'clerkFromElsewhere',
  'noRoomOnTrack',
  'noClerkToMove',
  'highestOnTrack',
  'highestActivating',
  'restByHuman',
  'nothingToActivate',
  'levelTimesClerks',
  'indicated',
  'otherSection',
  'firstSpot',
  'tauntingHorde',
  'nextWoundable',
  'notRecruited',
  'noneLeft',
  'noFiringSpot',
  'nothingToWound',
  'wallsFinished',
  'warehouseShort',
  'noBarricadeSpot',
  'lowestProduction',
  'overseersFinished',
  'supporters',
  'copiesName',
  'copiesNothing',
  'leftmostAdvisor',
  'reclaimHonor',
  'artifact',
  'claimsNothing',
  'reedClerkHere',
  'reedNoEffect',
] as const
export type Reason = (typeof REASONS)[number]

/** Places where modes and expansions plug in (section 19). */
export interface GwWindows {
  moment: Moment
  /** A step of the Year ends: after the Time advance, after placing, after reclaim ... (GW-HOOK-07). */
  stepDone: { step: string }
  /** A player is about to take a Shame token; has: `place` is where it lies (GW-HOOK-08, GW-COOP-17, -24). */
  shame: { seat: Seat; place: ShamePlace | undefined; prevented?: boolean }
  /** A Soldier that was killed goes to its owner's pool (GW-HOOK-11). */
  burial: { seat: Seat; type: number; prevented?: boolean }
  raid: { section: SectionId; prevented?: boolean }
  breach: { section: SectionId; prevented?: boolean }
  /** A Location has activated; `order`: everyone with Clerks there (GW-SOLO-19). */
  activated: { location: number; order: readonly Seat[] }
  /** Advisors leave the display in Spring; whoever takes some of them, takes them out of the list (GW-SOLO-33). */
  advisorsOut: { cards: number[] }
  /** A participant takes a Horde that was Defeated (GW-COOP-20). */
  claim: { seat: Seat; horde: Horde; prevented?: boolean }
  /** A Horde was Defeated and has left its section. */
  defeated: { section: SectionId; horde: Horde }
  /** The top level of a Wall is gone (GW-HOOK-10). */
  wallDestroyed: { section: SectionId }
}

export interface GwValues {
  /** Humans and automata that take part in placing tokens: how many tokens a Raid removes. */
  raidTokens: { value: number; about: object }
  /** Hordes placed in Spring. */
  newHordes: { value: number; about: object }
  lethality: { value: number; about: { seat: Seat; horde: Horde | null; breach: boolean } }
  defense: { value: number; about: { section: SectionId } }
  power: { value: number; about: { section: SectionId; horde: Horde; row: number } }
  /** Reasons to end the game in the end check (GW-HOOK-09). */
  endings: { value: readonly string[]; about: object }
  /** Who claims a Defeated Horde. */
  claimer: { value: Seat | undefined; about: Defeat }
  /** Cards other than the players' own whose modifiers hold for a seat (Events). */
  modifiers: { value: readonly { readonly id: string; readonly rule: ModifierRule }[]; about: { seat: Seat } }
}

export interface GreatWall {
  setup: Setup
  box: GwBox
  state: State
  option: GwOption
  prompt: Prompt
  event: GwEvent
  view: View
  windows: GwWindows
  values: GwValues
}

export type G = Table<GreatWall>
export type { Horde, SectionId }
