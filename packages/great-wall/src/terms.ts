import type { Question, Reading, Rule, Seat, Table, StepOf } from '@wanli/kernel'
import type { ModifierRule, Trigger } from './data/vocabulary/types.ts'
import type { Killing } from './battle/kill.ts'
import type { GwOption, ShamePlace } from './options.ts'
import type { Horde, Resource, SectionId, State } from './state.ts'
import type { View } from './view.ts'
import type { GwBox, Setup } from './box-terms.ts'
import type { GwEvent, ShameCause } from './events.ts'

export type * from './box-terms.ts'
export * from './events.ts'
export * from './reasons.ts'
export type { Rule, Seat }

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
  'shooter',
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
/** What expansions ask, by name: each folder adds its own by declaring this interface again. */
export interface MorePrompts {}
export type Prompt = (typeof PROMPTS)[number] | keyof MorePrompts

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
  /** The card or board beside the sections that was attacked (GW-HOOK-04). */
  readonly outpost?: number
  readonly n?: number
  /** Of a build: how many Resources of his own the builder has paid, and what the Wall levels cost, by section (GWXC-VOC-20). */
  readonly paid?: { readonly own: number; readonly walls: readonly number[] }
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

/** Places where modes and expansions plug in (section 19). */
export interface GwWindows {
  moment: Moment
  /** A step of the Year ends: after the Time advance, after placing, after reclaim ... (GW-HOOK-07). */
  stepDone: { step: string }
  /** A player is about to take a Shame token; has: `place` is where it lies (GW-HOOK-08, GW-COOP-17, -24). `why`: what brings it (AC-FW-14). */
  shame: { seat: Seat; place: ShamePlace | undefined; why: ShameCause; prevented?: boolean }
  /** A Soldier that was killed goes to its owner's pool (GW-HOOK-11). */
  burial: { seat: Seat; type: number; prevented?: boolean }
  raid: { section: SectionId; prevented?: boolean }
  breach: { section: SectionId; prevented?: boolean }
  /** A section was compared and its Wall has held (GW-WINTER-02c). */
  held: { section: SectionId }
  /** A Soldier has taken spots of a card or board beside the sections, and his owner the Honor (GW-HOOK-04). */
  outpostAttacked: { seat: Seat; outpost: number }
  /** A Location activates: who takes part is settled, nothing has happened yet (GW-HOOK-06, XP-TIM-07). */
  activates: { location: number; advanced: boolean; order: readonly Seat[] }
  /** A Location has activated; `order`: everyone with Clerks there (GW-SOLO-19); `returned`: by seat, how many of them came home (XP-TIM-08). */
  activated: { location: number; order: readonly Seat[]; returned: readonly number[] }
  /** Advisors leave the display in Spring; whoever takes some of them, takes them out of the list (GW-SOLO-33). */
  advisorsOut: { cards: number[] }
  /** A participant takes a Horde that was Defeated (GW-COOP-20). */
  claim: { seat: Seat; horde: Horde; prevented?: boolean }
  /** A Horde is being Defeated, and whoever has a part in it has had the Honor of GW-DEFEAT-04, -05 (AB-19). */
  defeating: { defeat: Defeat }
  /** A Horde was Defeated and has left its section; who has claimed it, if anybody (XP-TIM-12). */
  defeated: { section: SectionId; horde: Horde; claimer: Seat | undefined }
  /** Somebody has built, all of it: Wall levels by section, and what expansions add to building (BP-TOW-02, BP-WM-04). */
  built: { seat: Seat; walls: readonly number[]; works: readonly GwOption[] }
  /** The top level of a Wall is gone (GW-HOOK-10). */
  wallDestroyed: { section: SectionId }
}

/** A modifier of a card that belongs to nobody, with the card's name. */
export interface ModifierRuleIn {
  readonly id: string
  readonly rule: ModifierRule
}

export interface GwValues {
  /** Humans and automata that take part in placing tokens: how many tokens a Raid removes. */
  raidTokens: { value: number; about: object }
  /** Hordes placed in Spring. */
  newHordes: { value: number; about: object }
  /**
   * The row, counted from 0, that a Horde takes when it is placed and never leaves (GW-HOOK-03, BP-HOR-07, -08); `row`: where it would
   * stand otherwise. Undefined: it closes up like all others.
   */
  stays: { value: number | undefined; about: { card: number; section: SectionId; row: number } }
  /** Cards and boards with Vital spots beside the sections that lie on the table, in their order (GW-HOOK-04). */
  outposts: { value: readonly number[]; about: object }
  /** Public cards that lie on the table (GW-HOOK-13). */
  publicCards: { value: readonly number[]; about: object }
  /** Shame tokens that a Breach brings a player: one for each Horde on which he has nobody (GW-BREACH-01, GW-HOOK-08). */
  breachShame: { value: number; about: { section: SectionId; seat: Seat; hordes: readonly Horde[] } }
  lethality: { value: number; about: { seat: Seat; horde: Horde | null; breach: boolean } }
  defense: { value: number; about: { section: SectionId } }
  /** The Horde, by its ID, that leaves a section without any Defense against these (BP-HOR-13). */
  defenseless: { value: string | undefined; about: { section: SectionId; hordes: readonly Horde[] } }
  /** Where a Breach by these Hordes kills everyone, whatever the Lethality (GW-BREACH-04, BP-HOR-14). */
  breachKills: {
    value: readonly ('horde' | 'firing' | 'rest')[]
    about: { section: SectionId; hordes: readonly Horde[] }
  }
  power: { value: number; about: { section: SectionId; horde: Horde; row: number } }
  /** The Honor with which a player comes to the final scoring, if the game ended now: with what comes right before it (GW-HOOK-09, XP-TIM-21). */
  honorAtEnd: { value: number; about: { seat: Seat } }
  /** Reasons to end the game in the end check (GW-HOOK-09). */
  endings: { value: readonly string[]; about: object }
  /** Resources that somebody gains (GW-HOOK-11); `from` as the event says it. */
  gained: { value: number; about: { seat: Seat; resource: Resource; from: string } }
  /** How many Resources of a type are left to be gained: without end, unless an expansion counts them (GW-HOOK-11, AC-FW-16). */
  supply: { value: number; about: { resource: Resource } }
  /** What an Overseer brings: in Summer, or with the gathering (GW-HOOK-11). */
  income: { value: number; about: { seat: Seat; location: number; gathering: boolean } }
  /** How often somebody may donate in one activation (GW-PROD-07, AB-22). */
  donations: { value: number; about: { seat: Seat; location: number } }
  /** The rule by which a Location is out of use for now: nobody goes there, it does not activate (GW-HOOK-05). */
  closed: { value: string | undefined; about: { location: number } }
  /** Who claims a Defeated Horde. */
  claimer: { value: Seat | undefined; about: Defeat }
  /** Cards without an owner that hold in a section (GWXC-VOC-01, -02). */
  modifiersIn: {
    value: readonly ModifierRuleIn[]
    about: { section: SectionId }
  }
  /** Cards other than the players' own whose modifiers hold for a seat (Events). */
  modifiers: { value: readonly { readonly id: string; readonly rule: ModifierRule }[]; about: { seat: Seat } }
}

/** The steps of a Year, and what they are about; modes and expansions add theirs by declaring this interface again. */
export interface GwSteps {
  'setup.choose': object
  spring: object
  'summer.income': object
  'summer.shame': { seat: Seat }
  'summer.track': object
  'summer.reclaim': { seat: Seat }
  'summer.end': object
  'fall.choose': object
  'fall.order': object
  'fall.place': { seat: Seat; card: number }
  'fall.next': { spot: number }
  'fall.end': object
  'turn.start': { spot: number }
  'turn.boxes': { spot: number }
  'turn.box': { seat: Seat; owner: Seat; card: number; box: number }
  'turn.others': { owner: Seat; card: number; box: number }
  'turn.activation': object
  'turn.activate': { left: readonly number[] }
  'turn.beforeDefeat': object
  'turn.end': object
  activation: { location: number; advanced: boolean }
  'activation.begin': { location: number; advanced: boolean }
  'activation.window': object
  'activation.shares': object
  'activation.share': { phase: number; seat: Seat }
  'activation.end': object
  defeat: object
  'defeat.horde': { card: number }
  'winter.start': object
  'winter.shoot': { section: SectionId; seat: Seat }
  'winter.assault': { section: SectionId }
  'winter.end': object
  'winter.check': object
  'year.end': object
  scoring: object
}
/** Steps that are about nothing in particular. */
export type PlainStep = {
  [K in keyof GwSteps]: Exclude<keyof GwSteps[K], never> extends never ? K : never
}[keyof GwSteps]

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
  steps: GwSteps
}

export type GwStep = StepOf<GreatWall>
export type G = Table<GreatWall>
/** A table that is only read: sums are written for it, and views and bots ask them too. */
export type R = Reading<GreatWall>
/** What a seat is asked now, if it is. */
export type Asked = Question<GwOption, Prompt> | undefined
export type { Horde, SectionId }
