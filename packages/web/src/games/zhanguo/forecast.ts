import { type CourtOutlook, numberFits } from '@wanli/zhanguo'
import type { Seat } from '@wanli/kernel'
import type { Ability, Box, CourtAction, PlayerView, View } from './types.ts'

/* What a card would set off if it were played to the Court now: the numbers and the unrest decide (ZG-ACT-01 to -08). */

export type { Fires } from '@wanli/zhanguo'
export { abilityAfter } from '@wanli/zhanguo'

export interface Outlook extends Omit<CourtOutlook, 'possible'> {
  /** The number fits the action; null: there is none to fit. */
  readonly fits: boolean | null
}

/** ZG-ACT-02, -03: up for wall, palace and hire, down for recruit and governor; re-assigning never fires cards. */
export const direction = (action: CourtAction): 'higher' | 'lower' | undefined =>
  action === 'reassign' ? undefined : action === 'recruit' || action === 'governor' ? 'lower' : 'higher'

export const abilitiesOf = (box: Box, player: PlayerView): readonly Ability[] =>
  player.board === null ? [] : box.data.boards[player.board][box.side].abilities

const courtOf = (view: View, seat: Seat, action: CourtAction): CourtOutlook | undefined =>
  view.players[seat]!.court?.find((one) => one.action === action)

/** What would fire for one action. */
export const outlook = (view: View, seat: Seat, card: number, action: CourtAction): Outlook => {
  const { cards, abilities } = courtOf(view, seat, action) ?? { cards: [], abilities: [] }
  const fits = direction(action) === undefined ? null : numberFits([...view.pile, card], action)
  return { action, fits, cards, abilities }
}

/** How many cards and abilities would fire. */
export const firing = ({ fits, cards, abilities }: Outlook): number =>
  (fits === true ? cards.filter(({ how }) => how === 'fires').length : 0) +
  abilities.filter((ability) => ability !== 'extraWorker').length

/** Can it be done in full now (ZG-COURT-02)? Free moves count as made. */
export const isPossible = (view: View, seat: Seat, action: CourtAction): boolean =>
  courtOf(view, seat, action)?.possible === true
