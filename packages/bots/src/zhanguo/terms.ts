import type { Game, Seat, Table } from '@wanli/kernel'
import type { zhanguo } from '@wanli/zhanguo'

type TermsOf<G> = G extends Game<infer T> ? T : never

/** All that the bots know of ZhanGuo follows from what its package offers: the game itself. */
export type ZhanGuo = TermsOf<typeof zhanguo>
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

export const REGIONS: readonly Region[] = [1, 2, 3, 4, 5]
export const COLOURS = [0, 1, 2] as const
const CARDS_PER_COLOUR = 40

export const colourOf = (card: number): number => Math.ceil(card / CARDS_PER_COLOUR) - 1

/** Where region r and colour or place i stand in a table of three per region. */
export const at = (region: number, i: number): number => 3 * region + i
export const bySeat = (region: number, seat: Seat): number => 4 * region + seat

export const threeOf = (area: readonly number[], region: number): number =>
  area[3 * region]! + area[3 * region + 1]! + area[3 * region + 2]!

export function cardsIn(player: Player, region: number): number {
  let count = 0
  for (let place = 0; place < 3; place++) if (player.cards[at(region, place)] !== 0) count++
  return count
}

export function cardsOnBoard(player: Player): number {
  let count = 0
  for (const card of player.cards) if (card !== 0) count++
  return count
}

export function cardsOfColour(player: Player, colour: number): number {
  let count = 0
  for (const card of player.cards) if (card !== 0 && colourOf(card) === colour) count++
  return count
}

export function governorsIn(s: State, seat: Seat, region: number): number {
  let count = s.open[bySeat(region, seat)]!
  for (let i = 0; i < 3; i++) if (s.squares[at(region, i)] === seat) count++
  return count
}

export const boardOf = (box: Box, player: Player) =>
  player.board === null ? undefined : box.data.boards[player.board][box.side]

/** Turns that a seat still has in this game. */
export const turnsLeft = (s: State, box: Box, player: Player): number =>
  player.hand.length + box.data.constants.handSize * (box.data.constants.rounds - s.round)
