import type { Question, Reading, Rule, Seat, Table, StepOf } from '@wanli/kernel'
import type { ModifierRule, Trigger } from './data/vocabulary/types.ts'
import type { Killing } from './battle/kill.ts'
import type { GwOption, ShamePlace } from './options.ts'
import type { Horde, Resource, SectionId, State } from './state.ts'
import type { View } from './view.ts'
import type { GwBox, Setup } from './box-terms.ts'
import type { GwEvent } from './events.ts'

export type * from './box-terms.ts'
export * from './events.ts'
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
export type BasePrompt = (typeof PROMPTS)[number]
/** What expansions ask, by name: each folder adds its own by declaring this interface again. */
export interface MorePrompts {}
export type Prompt = BasePrompt | keyof MorePrompts

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
  /** A Location activates: who takes part is settled, nothing has happened yet (GW-HOOK-06, XP-TIM-07). */
  activates: { location: number; advanced: boolean; order: readonly Seat[] }
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
  /** Resources that somebody gains (GW-HOOK-11); `from` as the event says it. */
  gained: { value: number; about: { seat: Seat; resource: Resource; from: string } }
  /** What an Overseer brings: in Summer, or with the gathering (GW-HOOK-11). */
  income: { value: number; about: { seat: Seat; location: number; gathering: boolean } }
  /** The rule by which a Location is out of use for now: nobody goes there, it does not activate (GW-HOOK-05). */
  closed: { value: string | undefined; about: { location: number } }
  /** Who claims a Defeated Horde. */
  claimer: { value: Seat | undefined; about: Defeat }
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
