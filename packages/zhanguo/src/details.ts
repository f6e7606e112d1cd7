import { isDetailOf } from '@wanli/game-kit'
import type { ProblemKey } from './data/problems.ts'

/** What can be wrong with a set-up, a position or a state of ZhanGuo, beside what the kernel finds in any game. */
export const OWN_DETAILS = [
  'clansNeeded',
  'variantTwice',
  'auctionOnly',
  'leaveOutCount',

  'tooManyRounds',
  'notPlaying',
  'everySeatOnce',
  'cardsBeforeBoards',
  'boardsOnOffer',
  'boardTwice',
  'boardNeeded',
  'bidImpossible',
  'noOfficialLeft',
  'markersLeft',
  'noPieceLeft',
  'noSquare',
  'noTileSide',
  'tileTwice',
  'notTaskKind',
  'taskNotInPlay',
  'cardTwice',
  'deckContents',
  'emptyHand',

  'officials',
  'workersArea',
  'unrest',
  'cards',
  'workers',
  'pieces',
  'taskDiscs',
  'vp',
  'markers',
  'bigMarker',
  'palaces',
  'wallSection',
  'taskSlots',
  'allCards',
  'discs',
] as const
export type OwnDetail = (typeof OWN_DETAILS)[number]

export const isOwnDetail = (problem: unknown): problem is OwnDetail | `data.${ProblemKey}` =>
  isDetailOf(OWN_DETAILS, problem)
