import type { Option } from '@wanli/kernel'
import {
  ABILITIES,
  type Ability,
  BOARDS,
  type Board,
  CARD_COLOURS,
  COURT_ACTIONS,
  type CourtAction,
  OFFICIAL_COLOURS,
  REGIONS,
  type Region,
  SECTIONS,
  type Section,
  SQUARE_LETTERS,
} from './data/types.ts'
import { COLOURS, type Colour, type Official, OFFICIALS } from './state.ts'
import type { Place } from './terms.ts'

/*
 * Every option of the game. Nearly all of them are made once, here: a question then only picks from these lists, and
 * costs no new objects.
 */

export interface CardOption extends Option {
  readonly kind: 'card'
  readonly card: number
}
export interface UnifyOption extends Option {
  readonly kind: 'unify'
  readonly region: Region
}
export interface CourtOption extends Option {
  readonly kind: 'court'
  readonly action: CourtAction
}
export interface FreeOption extends Option {
  readonly kind: 'free'
  readonly official: Official
  readonly region: Region
}
export interface PlaceOption extends Option {
  readonly kind: 'place'
  readonly official: Official
  readonly region: Region
}
export interface MoveOption extends Option {
  readonly kind: 'move'
  readonly official: Official
  readonly path: readonly Place[]
  readonly cost: number
}
/** `square` is its index, or -1 for the open area. */
export interface InstallOption extends Option {
  readonly kind: 'install'
  readonly region: Region
  readonly square: number
}
export interface RegionOption extends Option {
  readonly kind: 'in'
  readonly region: Region
}
export interface FromOption extends Option {
  readonly kind: 'from'
  readonly region: Region
}
export interface MarkerOption extends Option {
  readonly kind: 'marker'
  readonly colour: Colour
}
export interface WallOption extends Option {
  readonly kind: 'wall'
  readonly section: number
  readonly name: Section
  readonly rods: number
}
export interface PayOption extends Option {
  readonly kind: 'pay'
  readonly regions: readonly Region[]
}
export interface ActivateOption extends Option {
  readonly kind: 'activate'
  readonly card: number
  readonly region: Region
}
export interface AbilityOption extends Option {
  readonly kind: 'ability'
  readonly ability: Ability
}
export interface CalmOption extends Option {
  readonly kind: 'calm'
  readonly region: Region
}
export interface WorkerOption extends Option {
  readonly kind: 'worker'
  readonly from: Region
  readonly to: Region
}
export interface ShiftOption extends Option {
  readonly kind: 'shift'
  readonly from: Region
  readonly square: number
  readonly to: Region
}
export interface ClaimOption extends Option {
  readonly kind: 'claim'
  readonly task: string
}
export interface BoardOption extends Option {
  readonly kind: 'board'
  readonly board: Board
}
export interface BidOption extends Option {
  readonly kind: 'bid'
  readonly vp: number
}
export interface DiscardOption extends Option {
  readonly kind: 'discard'
  readonly card: number
}
export interface TakeOption extends Option {
  readonly kind: 'take'
  readonly official: Official
}
/** An option that says all with its kind. */
export interface Plain<K extends string> extends Option {
  readonly kind: K
}
type PlainOption =
  | Plain<'stop'>
  | Plain<'finish'>
  | Plain<'decline'>
  | Plain<'endTurn'>
  | Plain<'passBid'>
  | Plain<'accept'>
  | Plain<'pass'>

export type ZgOption =
  | CardOption
  | UnifyOption
  | CourtOption
  | FreeOption
  | PlaceOption
  | MoveOption
  | InstallOption
  | RegionOption
  | FromOption
  | MarkerOption
  | WallOption
  | PayOption
  | ActivateOption
  | AbilityOption
  | CalmOption
  | WorkerOption
  | ShiftOption
  | ClaimOption
  | BoardOption
  | BidOption
  | DiscardOption
  | TakeOption
  | PlainOption
export type OptionKind = ZgOption['kind']

const numbered = <O>(count: number, make: (n: number) => O): readonly O[] =>
  Array.from({ length: count }, (_, n) => make(n))

export const CARD: readonly CardOption[] = numbered(121, (card) => ({ kind: 'card', key: `card ${card}`, card }))
export const DISCARD: readonly DiscardOption[] = numbered(121, (card) => ({
  kind: 'discard',
  key: `discard ${card}`,
  card,
}))
export const BID: readonly BidOption[] = numbered(1000, (vp) => ({ kind: 'bid', key: `bid ${vp}`, vp }))

/** By card, then by region: a card may lie in any. */
export const ACTIVATE: readonly (readonly ActivateOption[])[] = numbered(121, (card) =>
  numbered(6, (region) => ({ kind: 'activate', key: `activate ${card}`, card, region: region as Region })),
)

export const UNIFY: readonly UnifyOption[] = REGIONS.map((region) => ({
  kind: 'unify',
  key: `unify ${region}`,
  region,
}))
export const COURT: readonly CourtOption[] = COURT_ACTIONS.map((action) => ({ kind: 'court', key: action, action }))
export const IN: readonly RegionOption[] = REGIONS.map((region) => ({ kind: 'in', key: `in ${region}`, region }))
export const FROM: readonly FromOption[] = REGIONS.map((region) => ({ kind: 'from', key: `from ${region}`, region }))
export const CALM: readonly CalmOption[] = REGIONS.map((region) => ({ kind: 'calm', key: `calm ${region}`, region }))
export const MARKER: readonly MarkerOption[] = COLOURS.map((colour) => ({
  kind: 'marker',
  key: `marker ${CARD_COLOURS[colour]}`,
  colour,
}))
export const BOARD: readonly BoardOption[] = BOARDS.map((board) => ({ kind: 'board', key: `board ${board}`, board }))
export const TAKE: readonly TakeOption[] = OFFICIALS.map((official) => ({
  kind: 'take',
  key: `take ${OFFICIAL_COLOURS[official]}`,
  official,
}))
export const ABILITY = Object.fromEntries(
  ABILITIES.map((ability) => [ability, { kind: 'ability', key: `ability ${ability}`, ability }]),
) as Readonly<Record<Ability, AbilityOption>>

export const FREE: readonly FreeOption[] = REGIONS.flatMap((region) =>
  OFFICIALS.map((official): FreeOption => ({
    kind: 'free',
    key: `free ${OFFICIAL_COLOURS[official]} ${region}`,
    official,
    region,
  })),
)
export const PLACE: readonly PlaceOption[] = REGIONS.flatMap((region) =>
  OFFICIALS.map((official): PlaceOption => ({
    kind: 'place',
    key: `place ${OFFICIAL_COLOURS[official]} ${region}`,
    official,
    region,
  })),
)

export const OPEN_AREA = -1
export const slotName = (square: number): string => (square === OPEN_AREA ? ' open' : SQUARE_LETTERS[square]!)

/** Where governors stand in a region: on squares a, b and c and in the open area; or on as many squares as an owner's board may have. */
export const GOVERNOR_PLACES: readonly number[] = [0, 1, 2, OPEN_AREA]
export const MORE_GOVERNOR_PLACES: readonly number[] = [...SQUARE_LETTERS.keys(), OPEN_AREA]
const installs = (places: readonly number[]): readonly InstallOption[] =>
  REGIONS.flatMap((region) =>
    places.map((square): InstallOption => ({
      kind: 'install',
      key: `install ${region}${slotName(square)}`,
      region,
      square,
    })),
  )
export const INSTALL = installs(GOVERNOR_PLACES)
export const INSTALL_MORE = installs(MORE_GOVERNOR_PLACES)

export const WALL: readonly WallOption[] = SECTIONS.flatMap((name, section) =>
  [1, 2, 3].map((rods): WallOption => ({ kind: 'wall', key: `wall ${name} ${rods}`, section, name, rods })),
)

/** All ways to take one worker each from 1, 2 or 3 different regions. */
export const PAY: readonly (readonly PayOption[])[] = [[], pays(1), pays(2), pays(3)]
function pays(count: number): readonly PayOption[] {
  return setsOf(1, count).map((regions) => ({ kind: 'pay', key: `pay ${regions.join('+')}`, regions }))
}
/** All sets of so many regions, none below `from`. */
function setsOf(from: number, count: number): Region[][] {
  if (count === 0) return [[]]
  return REGIONS.filter((r) => r >= from).flatMap((r) => setsOf(r + 1, count - 1).map((rest) => [r, ...rest]))
}

const plain = <K extends string>(kind: K, key: string): Plain<K> => ({ kind, key })
export const STOP = plain('stop', 'stop')
export const FINISH = plain('finish', 'finish')
export const DECLINE = plain('decline', 'decline')
export const END_TURN = plain('endTurn', 'end turn')
export const PASS_BID = plain('passBid', 'pass')
export const ACCEPT = plain('accept', 'accept')
export const PASS = plain('pass', 'pass')

/** Options that depend on the data are made when first met, and kept. */
const met = new Map<string, ZgOption>()
function once<O extends ZgOption>(key: string, make: (key: string) => O): O {
  let option = met.get(key)
  if (option === undefined) {
    option = make(key)
    met.set(key, option)
  }
  return option as O
}

export const claim = (task: string): ClaimOption => once(`claim ${task}`, (key) => ({ kind: 'claim', key, task }))

export const worker = (from: Region, to: Region): WorkerOption =>
  once(`worker ${from}>${to}`, (key) => ({ kind: 'worker', key, from, to }))

export const shift = (from: Region, square: number, to: Region): ShiftOption =>
  once(`shift ${from}${slotName(square)}>${to}`, (key) => ({ kind: 'shift', key, from, square, to }))

const placeName = (place: Place): string => place.area + place.region

/** Moves by a number made of official and path: cheaper to find again than by their keys. */
const moves = new Map<number, MoveOption>()

export function move(official: Official, path: readonly Place[]): MoveOption {
  let code: number = official
  for (const { area, region } of path) code = 11 * code + (area === 'G' ? region : region + 5)
  let option = moves.get(code)
  if (option === undefined) {
    const key = `move ${OFFICIAL_COLOURS[official]} ${path.map(placeName).join('>')}`
    option = { kind: 'move', key, official, path, cost: path.length - 1 }
    moves.set(code, option)
  }
  return option
}
