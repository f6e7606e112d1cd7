import type { Seat } from '@wanli/kernel'
import type { NewsLine } from '../../table/protocol.ts'
import {
  type Box,
  CARD_COLOURS,
  type CourtAction,
  type Criterion,
  type Prompt,
  type Region,
  type View,
} from './types.ts'

/* What a view says, by the names that the page has for it. */

/** Questions before, between and after the actions. */
const BETWEEN: readonly Prompt[] = ['board', 'bid', 'discard', 'card', 'action', 'claim', 'endTurn', 'reward']
const BEGINS: readonly string[] = ['turnBegan', 'courtPlayed', 'unified', 'rewardTaken']

/** The action of the Court that a seat is in the midst of, as far as its card lies there already (ZG-COURT-01). */
export function underWay(told: readonly NewsLine[], prompt: Prompt | undefined, seat: Seat): CourtAction | undefined {
  if (prompt === undefined || BETWEEN.includes(prompt)) return undefined
  const last = told.findLast(({ event }) => BEGINS.includes(event.kind))?.event
  return last?.kind === 'courtPlayed' && last['seat'] === seat ? (last['action'] as CourtAction) : undefined
}

export const governorsIn = (view: View, seat: Seat, region: Region): number =>
  view.regions[region - 1]!.governors[seat]!

export const markersOf = (view: View, seat: Seat, colour: number): number =>
  view.players[seat]!.counted[CARD_COLOURS[colour]!]

export const criterionOf = (view: View, box: Box, section: number): { criterion: Criterion; vp: readonly number[] } => {
  const { tile, side } = view.sections[section]!
  return box.data.wallTiles.find(({ id }) => id === tile)![side]
}

/** In the order of the final scoring (ZG-END-01 to -04). */
export const END_PARTS = ['governors', 'markers', 'tasks', 'walls'] as const
