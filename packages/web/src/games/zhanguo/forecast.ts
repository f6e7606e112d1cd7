import { type CourtOutlook, FITTING, numberFits } from '@wanli/zhanguo'
import type { Seat } from '@wanli/kernel'
import type { Ability, Box, CourtAction, PlayerView, View } from './types.ts'

/* What a card would set off if it were played to the Court now: the numbers and the unrest decide (ZG-ACT-01 to -08). */

export type { Fires } from '@wanli/zhanguo'
export { abilityAfter } from '@wanli/zhanguo'

export interface Outlook extends Omit<CourtOutlook, 'possible'> {
  /** The number fits the action; null: there is none to fit. */
  readonly fits: boolean | null
}

/** ZG-ACT-02, -03: re-assigning never fires cards. */
export const direction = (action: CourtAction): 'higher' | 'lower' | undefined =>
  action === 'reassign' ? undefined : FITTING[action]

export const abilitiesOf = (box: Box, player: PlayerView): readonly Ability[] =>
  player.board === null ? [] : box.data.boards[player.board][box.side].abilities

/** What the Court would set off, action by action, and the card on its pile: all that what a card would do depends on. */
export interface AtCourt {
  readonly court: PlayerView['court']
  readonly top: number | undefined
}
export const atCourt = (view: View, seat: Seat): AtCourt => ({
  court: view.players[seat]!.court,
  top: view.pile.at(-1),
})

const courtOf = (court: PlayerView['court'], action: CourtAction): CourtOutlook | undefined =>
  court?.find((one) => one.action === action)

/** What would fire for one action. */
export const outlook = ({ court, top }: AtCourt, card: number, action: CourtAction): Outlook => {
  const { cards, abilities } = courtOf(court, action) ?? { cards: [], abilities: [] }
  const pile = top === undefined ? [card] : [top, card]
  const fits = direction(action) === undefined ? null : numberFits(pile, action)
  return { action, fits, cards, abilities }
}

/** How many cards and abilities would fire. */
export const firing = ({ fits, cards, abilities }: Outlook): number =>
  (fits === true ? cards.filter(({ how }) => how === 'fires').length : 0) +
  abilities.filter((ability) => ability !== 'extraWorker').length

/** Can it be done in full now (ZG-COURT-02)? Free moves count as made. */
export const isPossible = ({ court }: AtCourt, action: CourtAction): boolean =>
  courtOf(court, action)?.possible === true
