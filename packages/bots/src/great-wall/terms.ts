import type { Reading as ReadingOf, Seat, Table } from '@wanli/kernel'
import {
  type Context,
  type GreatWall,
  isMarker,
  isSoldier,
  modifiersFor,
  num as numIn,
  ownerOf as ownerOfSoldier,
  readingFor,
} from '@wanli/great-wall'

export type { GreatWall }
export type GwTable = Table<GreatWall>
/** A table to read from. */
export type Reading = ReadingOf<GreatWall>
export type State = GreatWall['state']
export type Section = State['sections'][number]
export type Horde = Section['hordes'][number]
export type SectionId = 0 | 1 | 2
export type Box = GreatWall['box']
export type Option = GreatWall['option']
export type Asked = NonNullable<ReturnType<GwTable['questionFor']>>
type Mod = Box['advisors'][number]['mods'][number]['rule']['modifier']
export type Num = Extract<Mod, { mod: 'cost' }>['n']
export type CostAction = Extract<Mod, { mod: 'cost' }>['action']
type ModWord = Mod['mod']
/** The option of a kind, also where several kinds share a shape. */
export type Of<K extends Option['kind'], O = Option> = O extends { readonly kind: infer D }
  ? K extends D
    ? O
    : never
  : never

export const RESOURCES = [0, 1, 2, 3] as const

/** Who covers a Vital spot with a Soldier or a marker; -1 = nobody. */
export const ownerOf = (code: number): Seat => (isSoldier(code) || isMarker(code) ? ownerOfSoldier(code) : -1)

export {
  closeUp,
  hordeAt,
  rowAt,
  rowsOf,
  archersOn,
  figureOn,
  isSoldier,
  markerCode,
  shootersOn,
  shotTargets,
  changedPrice,
  CHI,
  clerksAt,
  clerksIn,
  defenseOf,
  GOLD,
  claimModifier,
  hasWord,
  isWoundable,
  rowsInReach,
  taunts,
  isSecondSpot as isSecond,
  mentions,
  powerChanges,
  powerOf,
  priceChange,
  resourcesOf,
  slot,
  soldierCode,
  sum as sumOf,
  typeOf,
  VACANT,
  WOUND,
} from '@wanli/great-wall'

/** A number of a card for a seat, as it can be read from the table outside of any event. */
export const num = (g: Reading, seat: Seat, n: Num): number => numIn(g, contextOf(seat), n)
const contextOf = (seat: Seat): Context => (CONTEXTS[seat] ??= readingFor(seat))
const CONTEXTS: Context[] = []

/** A card of this kind that holds for the seat. */
export const hasMod = (g: Reading, seat: Seat, word: ModWord): boolean => modifiersFor(g, seat, word).length > 0
