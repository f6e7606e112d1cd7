import type { ZhanGuo } from '@wanli/zhanguo'

/* What of ZhanGuo the page draws, named as in the rules. */

export type Box = ZhanGuo['box']
export type View = ZhanGuo['view']
export type Option = ZhanGuo['option']
export type Prompt = ZhanGuo['prompt']
export type PlayerView = View['players'][number]
export type RegionView = PlayerView['regions'][number]
export type Region = RegionView['region']
export type CourtAction = Extract<Option, { kind: 'court' }>['action']
export type Ability = Extract<Option, { kind: 'ability' }>['ability']
export type Board = Extract<Option, { kind: 'board' }>['board']
export type CardColour = keyof View['supply']
export type OfficialColour = keyof PlayerView['officials']
export type Aspect = Box['data']['rewards'][number][number]['aspect']
export type RewardCell = Box['data']['rewards'][number][number]
export type Bonus = Box['data']['cards'][number]['bonus']
export type Square = Box['data']['squares'][number][number]
export type Site = Box['data']['sections'][number]['site']
export type Criterion = Box['data']['wallTiles'][number]['a']['criterion']

/** Pairs that stand for each other, in the game's order. */
export const ASPECTS: readonly Aspect[] = ['writing', 'currency', 'laws']
export const CARD_COLOURS: readonly CardColour[] = ['ivory', 'orange', 'brown']
export const OFFICIAL_COLOURS: readonly OfficialColour[] = ['red', 'gray', 'white']
/** As the Court is laid out: left column higher, right column lower and the one without a number. */
export const COURT_ACTIONS: readonly CourtAction[] = ['hire', 'recruit', 'palace', 'governor', 'wall', 'reassign']
export const SQUARE_LETTERS: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f']
