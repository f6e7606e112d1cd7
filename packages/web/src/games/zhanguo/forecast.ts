import type { Seat } from '@wanli/kernel'
import type { Ability, Bonus, Box, CardColour, CourtAction, PlayerView, Region, RegionView, View } from './types.ts'

/* What a card would set off if it were played to the Court now: the numbers and the unrest decide (ZG-ACT-01 to -08). */

export interface Fires {
  readonly card: number
  readonly region: Region
  /** `sleeps`: the unrest of its region is at the cap (ZG-ACT-07). */
  readonly how: 'fires' | 'sleeps' | 'useless'
}
export interface Outlook {
  readonly action: CourtAction
  /** The number fits the action; null: there is none to fit. */
  readonly fits: boolean | null
  readonly cards: readonly Fires[]
  readonly abilities: readonly Ability[]
}

/** ZG-ACT-02, -03: up for wall, palace and hire, down for recruit and governor; re-assigning never fires cards. */
export const direction = (action: CourtAction): 'higher' | 'lower' | undefined =>
  action === 'reassign' ? undefined : action === 'recruit' || action === 'governor' ? 'lower' : 'higher'

function fits(view: View, card: number, action: CourtAction): boolean | null {
  const way = direction(action)
  if (way === undefined) return null
  const top = view.pile.at(-1)
  if (top === undefined) return true
  return way === 'higher' ? card > top : card < top
}

/** ZG-BABIL-02 to -08: the action after which a board's ability may be used. */
export const AFTER: Readonly<Record<Ability, readonly CourtAction[]>> = {
  extraWorker: ['hire'],
  reassignOne: ['hire'],
  moveWorker: ['governor'],
  calmAndWorker: ['reassign', 'wall'],
  reassignTwo: ['recruit'],
  shiftGovernor: ['governor'],
  marker: ['wall', 'recruit'],
}

export const abilitiesOf = (box: Box, player: PlayerView): readonly Ability[] =>
  player.board === null ? [] : box.data.boards[player.board][box.side].abilities

const sum = (of: Readonly<Record<string, number>>): number => Object.values(of).reduce((total, n) => total + n, 0)
const officialsOnBoard = (me: PlayerView): number =>
  me.regions.reduce((total, { governorsArea, workersArea }) => total + sum(governorsArea) + sum(workersArea), 0)
const COUNTED: Partial<Record<Bonus, CardColour>> = {
  VP_PER_IVORY: 'ivory',
  VP_PER_ORANGE: 'orange',
  VP_PER_BROWN: 'brown',
}

/** RUL-43: a bonus that could change nothing is not offered. What the action itself may bring counts as there already. */
function isUseful(bonus: Bonus, me: PlayerView, here: RegionView, action: CourtAction, box: Box): boolean {
  const colour = COUNTED[bonus]
  if (colour !== undefined)
    return me.regions.some(({ cards }) => cards.some((card) => box.data.cards[card]!.colour === colour))
  switch (bonus) {
    case 'CALM_ANY':
      return action === 'hire' || me.regions.some(({ unrest }) => unrest > 0)
    case 'CALM_HERE':
      return action === 'hire' || here.unrest > 0
    case 'MOVE_WORKER':
      return action === 'hire' || me.regions.some(({ workers }) => workers > 0)
    case 'REASSIGN_2':
      return action === 'recruit' || officialsOnBoard(me) > 0
    case 'OFFICIAL_RED':
      return action === 'governor' || me.officials.red > 0
    case 'OFFICIAL_GRAY':
      return action === 'governor' || me.officials.gray > 0
    case 'OFFICIAL_WHITE':
      return action === 'governor' || me.officials.white > 0
    default:
      return true
  }
}

/** What would fire for one action. */
export function outlook(view: View, box: Box, seat: Seat, card: number, action: CourtAction): Outlook {
  const me = view.players[seat]!
  const cards: Fires[] = []
  for (const here of me.regions)
    for (const number of here.cards) {
      const { trigger, bonus } = box.data.cards[number]!
      if (trigger !== action) continue
      const capped = here.unrest >= here.cap
      const how = capped ? 'sleeps' : isUseful(bonus, me, here, action, box) ? 'fires' : 'useless'
      cards.push({ card: number, region: here.region, how })
    }
  return {
    action,
    fits: fits(view, card, action),
    cards,
    abilities: abilitiesOf(box, me).filter((ability) => AFTER[ability].includes(action)),
  }
}

/** How many cards and abilities would fire. */
export const firing = ({ fits: fit, cards, abilities }: Outlook): number =>
  (fit === true ? cards.filter(({ how }) => how === 'fires').length : 0) +
  abilities.filter((ability) => ability !== 'extraWorker').length

/** Can it be done in full now (ZG-COURT-02)? Free moves count as made. Where the engine was asked already, its word goes. */
export function isPossible(view: View, box: Box, seat: Seat, action: CourtAction): boolean {
  const me = view.players[seat]!
  const { constants } = box.data
  switch (action) {
    case 'recruit':
      return sum(me.officials) > 0
    case 'reassign':
      return officialsOnBoard(me) > 0
    case 'governor':
      return (
        me.governors > 0 &&
        me.regions.some(
          ({ governorsArea: { red, gray, white } }) =>
            red >= constants.governorCost.red &&
            gray >= constants.governorCost.gray &&
            white >= constants.governorCost.white,
        )
      )
    case 'hire':
      return me.regions.some(
        ({ governorsArea, workersArea, unrest, cap }) => unrest < cap && sum(governorsArea) + sum(workersArea) > 0,
      )
    case 'palace':
      return me.palaces > 0 && me.regions.some((region) => canBuildPalace(view, box, me, region))
    case 'wall': {
      const payers = me.regions.filter(({ workers }) => workers > 0).length
      return (
        me.walls > 0 &&
        view.sections.some(
          ({ slots }) => !slots.includes(seat) && slots.some((owner, i) => owner === null && i + 1 <= payers),
        )
      )
    }
  }
}

function canBuildPalace(view: View, box: Box, me: PlayerView, here: RegionView): boolean {
  const { palaceCost, palaceSlots } = box.data.constants
  const built = view.regions[here.region - 1]!.palaces.reduce((total, n) => total + n, 0)
  return (
    built < palaceSlots[box.seats as 2 | 3 | 4] &&
    here.unrest !== here.cap &&
    (here.noPalace === 0 || here.unrest !== here.noPalace) &&
    here.workers >= palaceCost.here &&
    me.regions.some(({ region, workers }) => region !== here.region && workers >= palaceCost.elsewhere)
  )
}
