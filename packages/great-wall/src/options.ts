import type { Option } from '@wanli/kernel'
import { RESOURCES, type Resource, SECTION_NAMES, SECTIONS, type SectionId } from './state.ts'

/*
 * Every option of the game. Those that are asked for all the time are made once, here; the others when they are first met.
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
    | 'copy'
    | 'hireAdvisor'
    | 'discardTactic'
    | 'discardAdvisor'
    | 'reclaimCard'
    | 'peekTop'
    | 'peekUnder'
    | 'request'
  readonly card: number
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
    | 'overseer'
    | 'shameSoldier'
    | 'unshameSoldier'
    | 'victim'
    | 'moveRest'
    | 'moveFiringToRest'
    | 'moveFiringToFiring'
    | 'surplus'
  readonly type: number
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
  readonly index: number
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

export type GwOption =
  | ClerkOption
  | LocationOption
  | RecallOption
  | CardOption
  | UseOption
  | TacticOption
  | SpotOption
  | SoldierOption
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
export type OptionKind = GwOption['kind']

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

/** Options with names from the data, made when first met: one list per box, reached by number. */
class Lazy<O extends Option> {
  private readonly made: (O | undefined)[] = []
  private readonly make: (index: number) => O
  constructor(make: (index: number) => O) {
    this.make = make
  }
  at(index: number): O {
    return (this.made[index] ??= this.make(index))
  }
}

const SPOTS = 12
const ROWS = 3

/** The options of one box: their keys hold the names of its Locations, Soldiers and cards. */
export class OptionBook {
  private readonly clerks: Lazy<ClerkOption>
  private readonly attacks: Lazy<AttackOption>
  private readonly pairs: Lazy<AttackOption>
  private readonly wounds: Lazy<WoundOption>
  private readonly rests: Lazy<RestOption>
  private readonly mans: Lazy<ManOption>
  private readonly shoots: Lazy<ShootOption>
  private readonly activates: Lazy<LocationOption>
  private readonly marches: Lazy<MarchOption>
  private readonly amounts: Lazy<AmountOption>
  private readonly others = new Map<string, GwOption>()
  private readonly rows = new Map<string, (GwOption | undefined)[]>()
  readonly barricade: readonly SectionOption[] = SECTIONS.map((section) => ({
    kind: 'barricade',
    key: `barricade ${SECTION_NAMES[section]}`,
    section,
  }))
  readonly wall: readonly SectionOption[] = SECTIONS.map((section) => ({
    kind: 'wall',
    key: `wall ${SECTION_NAMES[section]}`,
    section,
  }))
  readonly take: readonly ResourceOption[] = RESOURCES.map((name, i) => ({
    kind: 'take',
    key: `take ${name}`,
    resource: i as Resource,
  }))
  readonly give: readonly ResourceOption[] = RESOURCES.map((name, i) => ({
    kind: 'give',
    key: `give ${name}`,
    resource: i as Resource,
  }))

  constructor(locations: readonly string[], types: readonly string[]) {
    const places = locations.length
    const place = (location: number) => (location < 0 ? 'pool' : locations[location]!)
    this.clerks = new Lazy((i) => {
      const from = Math.floor(i / places) - 1
      const to = i % places
      return { kind: 'clerk', key: `clerk ${place(from)}>${place(to)}`, from, to }
    })
    const spotName = (section: SectionId, row: number, spot: number) =>
      `${SECTION_NAMES[section]} ${row + 1}.${spot + 1}`
    this.attacks = new Lazy((i) => {
      const { section, row, spot, rest } = unpackSpot(i)
      return {
        kind: 'attack',
        key: `attack ${types[rest]} ${spotName(section, row, spot)}`,
        type: rest,
        section,
        row,
        spot,
        mate: -1,
      }
    })
    this.pairs = new Lazy((i) => {
      const { section, row, spot, rest } = unpackSpot(i)
      const mate = rest % SPOTS
      const type = Math.floor(rest / SPOTS)
      return {
        kind: 'attack',
        key: `attack ${types[type]} ${spotName(section, row, spot)}+${mate + 1}`,
        type,
        section,
        row,
        spot,
        mate,
      }
    })
    this.wounds = new Lazy((i) => {
      const { section, row, spot } = unpackSpot(i)
      return { kind: 'wound', key: `wound ${spotName(section, row, spot)}`, section, row, spot }
    })
    const typed = (i: number) => ({ type: Math.floor(i / 3), section: (i % 3) as SectionId })
    const named = (i: number) => `${types[Math.floor(i / 3)]} ${SECTION_NAMES[i % 3]}`
    this.rests = new Lazy((i) => ({ kind: 'rest', key: `rest ${named(i)}`, ...typed(i) }))
    this.mans = new Lazy((i) => ({ kind: 'man', key: `man ${named(i)}`, ...typed(i) }))
    this.shoots = new Lazy((i) => ({ kind: 'shoot', key: `shoot ${named(i)}`, ...typed(i) }))
    this.activates = new Lazy((location) => ({ kind: 'activate', key: `activate ${locations[location]}`, location }))
    this.marches = new Lazy((i) => {
      const from = Math.floor(i / 3) as SectionId
      const to = (i % 3) as SectionId
      return { kind: 'march', key: `march ${SECTION_NAMES[from]}>${SECTION_NAMES[to]}`, from, to }
    })
    this.amounts = new Lazy((i) => {
      const resource = (i % 4) as Resource
      const own = Math.floor(i / 4) % 2 === 0
      const n = Math.floor(i / 8)
      return {
        kind: own ? 'pay' : 'warehouse',
        key: `${own ? 'pay' : 'warehouse'} ${n} ${RESOURCES[resource]}`,
        resource,
        n,
      }
    })
    this.places = places
  }
  private readonly places: number

  clerk(from: number, to: number): ClerkOption {
    return this.clerks.at((from + 1) * this.places + to)
  }
  attack(type: number, section: SectionId, row: number, spot: number): AttackOption {
    return this.attacks.at(packSpot(section, row, spot, type))
  }
  pair(type: number, section: SectionId, row: number, spot: number, mate: number): AttackOption {
    return this.pairs.at(packSpot(section, row, spot, type * SPOTS + mate))
  }
  wound(section: SectionId, row: number, spot: number): WoundOption {
    return this.wounds.at(packSpot(section, row, spot, 0))
  }
  rest(type: number, section: SectionId): RestOption {
    return this.rests.at(3 * type + section)
  }
  man(type: number, section: SectionId): ManOption {
    return this.mans.at(3 * type + section)
  }
  shoot(type: number, section: SectionId): ShootOption {
    return this.shoots.at(3 * type + section)
  }
  activate(location: number): LocationOption {
    return this.activates.at(location)
  }
  march(from: SectionId, to: SectionId): MarchOption {
    return this.marches.at(3 * from + to)
  }
  amount(kind: 'pay' | 'warehouse', resource: Resource, n: number): AmountOption {
    return this.amounts.at(8 * n + (kind === 'pay' ? 0 : 4) + resource)
  }
  /** One of a row of options, by its number in the row: quicker than by its key, which need not be put together. */
  inRow<O extends GwOption>(row: string, index: number, make: () => O): O {
    let options = this.rows.get(row)
    if (options === undefined) {
      options = []
      this.rows.set(row, options)
    }
    return (options[index] ??= make()) as O
  }
  /** Any other option, kept under its key. */
  once<O extends GwOption>(key: string, make: (key: string) => O): O {
    let option = this.others.get(key)
    if (option === undefined) {
      option = make(key)
      this.others.set(key, option)
    }
    return option as O
  }
}

const packSpot = (section: SectionId, row: number, spot: number, rest: number): number =>
  ((rest * SPOTS + spot) * ROWS + row) * 3 + section

function unpackSpot(index: number): { section: SectionId; row: number; spot: number; rest: number } {
  const section = (index % 3) as SectionId
  const row = Math.floor(index / 3) % ROWS
  const spot = Math.floor(index / 3 / ROWS) % SPOTS
  return { section, row, spot, rest: Math.floor(index / 3 / ROWS / SPOTS) }
}
