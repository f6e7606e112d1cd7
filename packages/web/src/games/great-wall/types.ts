import type { CoopView, GreatWall, QinView } from '@wanli/great-wall'

export type { BaseOption } from '@wanli/great-wall'

export type { Lack } from '@wanli/great-wall'
import type { Asked } from '../../table/protocol.ts'

/* What of The Great Wall the page draws, named as in the rules. */

export type Box = GreatWall['box']
export type View = GreatWall['view']
export type Option = GreatWall['option']
export type Prompt = GreatWall['prompt']
export type Event = GreatWall['event']
export type OptionOf<K extends Option['kind'], O = Option> = O extends { readonly kind: infer L }
  ? K extends L
    ? O
    : never
  : never
export type PlayerView = View['players'][number]
export type SectionView = View['sections'][number]
export type Outlook = SectionView['outlook']
export type Toll = SectionView['tolls'][number]
export type HordeView = SectionView['hordes'][number]
export type LocationView = View['locations'][number]
export type SectionId = SectionView['section']
export type HordeBox = Box['hordes'][number]
export type About = NonNullable<Asked['about']>

export const NONE = -1
export const SECTIONS: readonly SectionId[] = [0, 1, 2]
export const SECTION_KEYS = ['left', 'middle', 'right'] as const
export const RESOURCES = ['wood', 'stone', 'gold', 'chi'] as const
/** What is built with and stored. */
export const BUILDING = [0, 1, 2] as const
export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const

export const qinOf = ({ extras }: View): QinView | undefined => extras['qin'] as QinView | undefined
export const coopOf = ({ extras }: View): CoopView | undefined => extras['coop'] as CoopView | undefined
export const reedSeat = ({ players }: View): number | undefined => players.find(({ clan }) => clan === 'reed')?.seat

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
/** Rough numerals of the board: the levels of a Wall. */
export const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V'] as const
