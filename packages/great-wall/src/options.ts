import type { Option } from '@wanli/kernel'
import type { Resource, SectionId } from './state.ts'

/*
 * Every option of the game. Those without a name in them are made once, here; the others when they are first met (OptionBook).
 * Locations, Soldier types and cards go by their names in keys, by their indexes in code.
 */

/** A Clerk from the pool (`from` NONE) or a Location to another. */
export interface ClerkOption extends Option {
  readonly kind: 'clerk'
  readonly from: number
  readonly to: number
}
export interface LocationOption extends Option {
  readonly kind: 'activate'
  readonly location: number
}
/** A recall of a Clerk from a Location to the pool. */
export interface RecallOption extends Option {
  readonly kind: 'recall'
  readonly location: number
}
export interface CardOption extends Option {
  readonly kind:
    | 'general'
    | 'advisor'
    | 'command'
    | 'hireAdvisor'
    | 'discardTactic'
    | 'discardAdvisor'
    | 'reclaimCard'
    | 'peekTop'
    | 'peekUnder'
    | 'request'
  /** Its number in its deck; `id`: the name that it goes by. */
  readonly card: number
  readonly id: string
}
/** A Command card on the track, at this spot, that is copied from whoever laid it there. */
export interface CopyOption extends Option {
  readonly kind: 'copy'
  readonly spot: number
  readonly id: string
  readonly seat: number
}
/** `rule` is the number of the rule on the card. */
export interface UseOption extends Option {
  readonly kind: 'use'
  readonly card: string
  readonly rule: number
}
export interface TacticOption extends Option {
  readonly kind: 'tactic'
  readonly card: number
  readonly boosted: boolean
}
export interface SpotOption extends Option {
  readonly kind: 'spot'
  readonly spot: number
}
export interface SoldierOption extends Option {
  readonly kind:
    | 'recruit'
    | 'shameSoldier'
    | 'unshameSoldier'
    | 'moveRest'
    | 'moveFiringToRest'
    | 'moveFiringToFiring'
    | 'surplus'
  readonly type: number
}
/** A Soldier who becomes Overseer of a Location. */
export interface OverseerOption extends Option {
  readonly kind: 'overseer'
  readonly type: number
  readonly location: number
}
/** An own Soldier who is killed; without a place it is one on the Horde that the question is about. */
export interface VictimOption extends Option {
  readonly kind: 'victim'
  readonly type: number
  /** A marker is lost in the place of a Soldier; `type` is NONE then. */
  readonly marker?: string
  readonly from?: 'rest' | 'firing'
  readonly section?: SectionId
}
/** A Soldier of some owner that is saved. */
export interface SaveOption extends Option {
  readonly kind: 'save'
  readonly seat: number
  readonly type: number
  readonly section?: SectionId
}
export interface RestOption extends Option {
  readonly kind: 'rest'
  readonly type: number
  readonly section: SectionId
}
/** A figure onto one or two Vital spots; `mate` is NONE for one. */
export interface AttackOption extends Option {
  readonly kind: 'attack'
  readonly type: number
  readonly section: SectionId
  readonly row: number
  readonly spot: number
  readonly mate: number
  /** There if the figure has a shape of its own: its spots beyond the first two, and it may stand on Wounds. */
  readonly more?: readonly number[]
}
/** An Archer onto a Firing spot. */
export interface ManOption extends Option {
  readonly kind: 'man'
  readonly type: number
  readonly section: SectionId
}
/** An Archer who stands on a Firing spot shoots. */
export interface ShootOption extends Option {
  readonly kind: 'shoot'
  readonly type: number
  readonly section: SectionId
}
/** A survivor of a Defeated Horde onto a card or board beside the sections. */
export interface OutpostOption extends Option {
  readonly kind: 'outpost'
  readonly type: number
  readonly outpost: number
  readonly spot: number
  readonly mate: number
}
export interface WoundOption extends Option {
  readonly kind: 'wound'
  readonly section: SectionId
  readonly row: number
  readonly spot: number
}
export interface HordeOption extends Option {
  readonly kind: 'swap'
  readonly section: SectionId
  readonly row: number
}
export interface SectionOption extends Option {
  readonly kind: 'barricade' | 'wall'
  readonly section: SectionId
}
export interface MarchOption extends Option {
  readonly kind: 'march'
  readonly from: SectionId
  readonly to: SectionId
}
export interface AmountOption extends Option {
  readonly kind: 'pay' | 'warehouse'
  readonly resource: Resource
  readonly n: number
}
export interface ResourceOption extends Option {
  readonly kind: 'take' | 'give'
  readonly resource: Resource
}
export interface ClaimedOption extends Option {
  readonly kind: 'shameHorde' | 'unshameHorde'
  /** Its place among the claimed ones; `horde`: its card. */
  readonly index: number
  readonly horde: string
}
/** Where a Shame token lies, or may lie. */
export type ShamePlace = SoldierOption | ClaimedOption
export interface UpgradeOption extends Option {
  readonly kind: 'upgrade'
  readonly location: number
}
export interface IncomeOption extends Option {
  readonly kind: 'income'
  readonly location: number
}
/** A piece that leaves the game: `type` NONE is a Clerk. */
export interface SacrificeOption extends Option {
  readonly kind: 'sacrifice'
  readonly type: number
  readonly from: 'pool' | 'rest' | 'firing' | 'location'
  /** A section or a Location, if it comes from one. */
  readonly place: number
}
/** A resource to another player. */
export interface GiveToOption extends Option {
  readonly kind: 'giveTo'
  readonly resource: Resource
  readonly seat: number
}
/** How many resources one player gives to what the team pays. */
export interface ShareOption extends Option {
  readonly kind: 'share'
  readonly n: number
}
export interface SeatOption extends Option {
  readonly kind: 'seat' | 'next'
  readonly seat: number
}
export interface ChoiceOption extends Option {
  readonly kind: 'choice'
  readonly index: number
}
export interface Plain<K extends string> extends Option {
  readonly kind: K
}
type PlainOption =
  | Plain<'stop'>
  | Plain<'pass'>
  | Plain<'decline'>
  | Plain<'gather'>
  | Plain<'donate'>
  | Plain<'teaUp'>
  | Plain<'draw'>
  | Plain<'hireClerk'>
  | Plain<'active'>
  | Plain<'supporting'>
  | Plain<'takeCards'>
  | Plain<'takeHonor'>
  | Plain<'payShame'>
  | Plain<'shootAgain'>
  | Plain<'orderTea'>
  | Plain<'agree'>
  | Plain<'refuse'>

export type BaseOption =
  | ClerkOption
  | LocationOption
  | RecallOption
  | CardOption
  | CopyOption
  | UseOption
  | TacticOption
  | SpotOption
  | SoldierOption
  | OverseerOption
  | VictimOption
  | SaveOption
  | RestOption
  | AttackOption
  | ManOption
  | ShootOption
  | OutpostOption
  | WoundOption
  | HordeOption
  | SectionOption
  | MarchOption
  | AmountOption
  | ResourceOption
  | ClaimedOption
  | UpgradeOption
  | IncomeOption
  | SeatOption
  | SacrificeOption
  | GiveToOption
  | ShareOption
  | ChoiceOption
  | PlainOption
export type BaseOptionKind = BaseOption['kind']
/** What expansions offer, by kind: each folder adds its own by declaring this interface again. */
export interface MoreOptions {}
export type GwOption = BaseOption | MoreOptions[keyof MoreOptions]
export type OptionKind = GwOption['kind']
/** What an expansion offers for a recruit beside the sections (GW-HOOK-05): some option that says which type of Soldier it is about. */
export type PostOption = Exclude<Extract<GwOption, { readonly type: number }>, AttackOption | ManOption | RestOption>

const plain = <K extends string>(kind: K, key: string): Plain<K> => ({ kind, key })
export const STOP = plain('stop', 'stop')
export const PASS = plain('pass', 'pass')
export const DECLINE = plain('decline', 'decline')
export const GATHER = plain('gather', 'gather')
export const DONATE = plain('donate', 'donate')
export const TEA_UP = plain('teaUp', 'tea up')
export const DRAW = plain('draw', 'draw')
export const HIRE_CLERK = plain('hireClerk', 'hire clerk')
export const ACTIVE = plain('active', 'active')
export const SUPPORTING = plain('supporting', 'supporting')
export const TAKE_CARDS = plain('takeCards', 'take cards')
export const TAKE_HONOR = plain('takeHonor', 'take honor')
export const PAY_SHAME = plain('payShame', 'pay shame')
export const ORDER_TEA = plain('orderTea', 'order tea')
export const AGREE = plain('agree', 'agree')
export const REFUSE = plain('refuse', 'refuse')
export const SHOOT_AGAIN = plain('shootAgain', 'shoot again')
