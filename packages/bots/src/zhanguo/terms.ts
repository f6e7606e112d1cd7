import type { Table } from '@wanli/kernel'
import type { ZhanGuo } from '@wanli/zhanguo'

export type { ZhanGuo }
export type ZgTable = Table<ZhanGuo>
export type State = ZhanGuo['state']
export type Player = State['players'][number]
export type Box = ZhanGuo['box']
export type Data = Box['data']
export type Option = ZhanGuo['option']
export type Asked = NonNullable<ReturnType<ZgTable['questionFor']>>
export type Bonus = Data['cards'][number]['bonus']
export type CourtAction = Extract<Option, { kind: 'court' }>['action']
export type Ability = Extract<Option, { kind: 'ability' }>['ability']
export type Criterion = Data['wallTiles'][number]['a']['criterion']
export type RewardCell = Data['rewards'][number][number]
export type Region = Extract<Option, { kind: 'in' }>['region']

export {
  at,
  cardsIn,
  cardsOfColour,
  cardsOnBoard,
  type Colour,
  COLOURS,
  governorsIn,
  hasSymbol,
  slotsOf,
  squareAt,
  majorityVp,
  markersOf,
  NOBODY,
  officialsIn,
  REGIONS,
  taskPoints,
  timesMet,
  wallPoints,
} from '@wanli/zhanguo'

export const boardOf = (box: Box, player: Player) =>
  player.board === null ? undefined : box.data.boards[player.board][box.side]

/** Turns that a seat still has in this game. */
export const turnsLeft = (s: State, box: Box, player: Player): number =>
  player.hand.length + box.data.constants.handSize * (box.data.constants.rounds - s.round)
