import {
  type Ability,
  ASPECTS,
  type Aspect,
  type Board,
  type Bonus,
  type Box,
  type CourtAction,
  type Criterion,
  type Square,
} from './types.ts'

/* Which drawing stands for what: names of the sprite. */

/** Icons that are lines in the colour of the text; all others bring their own fill. */
const LINES: ReadonlySet<string> = new Set([
  'palace',
  'wall',
  'unrest',
  'marker-writing',
  'marker-currency',
  'marker-laws',
  'lock',
  'task',
])
export const isLine = (icon: string): boolean => LINES.has(icon)

export const ACTION_ICONS: Readonly<Record<CourtAction, string>> = {
  recruit: 'zg-recruit',
  reassign: 'zg-reassign',
  governor: 'zg-governor',
  hire: 'zg-hire',
  palace: 'palace',
  wall: 'wall',
}

export const aspectIcon = (aspect: Aspect): string => `marker-${aspect}`
/** The aspect of a card's number: 1-40 writing, 41-80 currency, 81-120 laws. */
export const aspectOf = (card: number): Aspect => ASPECTS[card <= 40 ? 0 : card <= 80 ? 1 : 2]!

/** A picture and the number beside or on it. */
export interface Look {
  readonly icon: string
  readonly count?: string
  /** The number stands on a blossom: points. */
  readonly points?: boolean
  /** A second picture: what the points are counted by. */
  readonly by?: string
}

/** What a card gives, with the numbers of this table. */
export const bonusLook = (bonus: Bonus, { data }: Pick<Box, 'data'>): Look => {
  const { reassignPoints, bonusVp } = data.constants
  const vp = String(bonus === 'VP_2' || bonus === 'VP_3' ? bonusVp[bonus] : bonusVp.perCard)
  switch (bonus) {
    case 'MARKER':
      return { icon: 'zg-marker' }
    case 'REASSIGN_2':
      return { icon: 'zg-steps', count: String(reassignPoints.card) }
    case 'VP_2':
    case 'VP_3':
      return { icon: 'zg-vp', count: vp, points: true }
    case 'WORKER_HERE':
      return { icon: 'zg-worker', count: '+1' }
    case 'CALM_ANY':
    case 'CALM_HERE':
      return { icon: 'zg-calm' }
    case 'MOVE_WORKER':
      return { icon: 'zg-move-worker' }
    case 'OFFICIAL_RED':
      return { icon: 'zg-o-red' }
    case 'OFFICIAL_GRAY':
      return { icon: 'zg-o-gray' }
    case 'OFFICIAL_WHITE':
      return { icon: 'zg-o-white' }
    case 'VP_PER_IVORY':
      return { icon: 'zg-vp', count: vp, points: true, by: 'marker-writing' }
    case 'VP_PER_ORANGE':
      return { icon: 'zg-vp', count: vp, points: true, by: 'marker-currency' }
    case 'VP_PER_BROWN':
      return { icon: 'zg-vp', count: vp, points: true, by: 'marker-laws' }
  }
}

export const ABILITY_LOOKS: Readonly<Record<Ability, Look>> = {
  extraWorker: { icon: 'zg-worker', count: '+1' },
  reassignOne: { icon: 'zg-steps', count: '1' },
  moveWorker: { icon: 'zg-move-worker' },
  calmAndWorker: { icon: 'zg-calm', by: 'zg-worker' },
  reassignTwo: { icon: 'zg-steps', count: '2' },
  shiftGovernor: { icon: 'zg-governor', by: 'zg-arrow' },
  marker: { icon: 'zg-marker' },
}

export const BOARD_ICONS: Readonly<Record<Board, string>> = {
  circle: 'zg-circle',
  square: 'zg-square',
  triangle: 'zg-triangle',
  star: 'zg-star',
}

export const SQUARE_ICONS: Readonly<Record<Square, string>> = {
  VP_4: 'zg-vp',
  OFFICIAL_ANY: 'zg-o-any',
  REASSIGN_4: 'zg-steps',
}

/** A wall tile: what it looks at, as icons and signs. */
export const CRITERION_LOOKS: Readonly<Record<Criterion, readonly string[]>> = {
  UNREST_ZERO: ['unrest', '= 0'],
  CARD_SETS: ['marker-writing', 'marker-currency', 'marker-laws'],
  OFFICIALS_GE_UNREST: ['zg-o-any', '≥', 'unrest'],
  REGION_FULL: ['zg-cards', '× 3'],
  HAS_GRAY: ['zg-o-gray'],
  SAME_COLOUR_PAIR: ['zg-cards', '× 2'],
  HAS_RED: ['zg-o-red'],
  HAS_ORANGE_CARD: ['marker-currency'],
  HAS_WHITE: ['zg-o-white'],
  HAS_BROWN_CARD: ['marker-laws'],
  LOW_UNREST: ['n −', 'unrest'],
  HAS_IVORY_CARD: ['marker-writing'],
}
export const isSign = (look: string): boolean => !/^(unrest|marker-|zg-)/.test(look)
