import { isDetailOf } from '@wanli/game-kit'
import type { ProblemKey } from './data/problems.ts'

/** What can be wrong with a set-up, a position or a state of The Great Wall, beside what the kernel finds in any game. */
export const OWN_DETAILS = [
  'refused',
  'clansNeeded',
  'wordOfMode',

  'notPlaying',
  'noneOf',
  'noCard',
  'noSlot',
  'noSpot',
  'noLevel',
  'notProduction',
  'soldiersLeft',
  'clerksLeft',
  'cardTwice',
  'shameTokens',
  'commandNeeded',
  'emptyTrackNeeded',
  'stillToPlace',
  'turnNeeded',
  'onlyRead',

  'soldiers',
  'clerks',
  'holdings',
  'shame',
  'teaOrder',
  'pairs',
  'hordes',
  'walls',
  'firingSpots',
  'onlyArchers',
  'clerkSpots',
  'warehouse',
  'hordeCards',
  'hordesOut',
  'tacticCards',
  'advisorCards',
  'artifactCards',
  'generalCards',
  'commandCards',
  'onePlayed',
  'secretSupport',
  'automatonTactics',
  'tacticHand',
  'automaton',
  'twoReedClerks',
  'keepsNothing',
  'outOfUse',
  'requests',
  'requestSpots',
  'claimedHordes',
  'events',
  'qinTrack',
] as const
/** What can be wrong with what expansions keep: each folder adds its own by declaring this interface again. */
export interface MoreDetails {}
export type OwnDetail = (typeof OWN_DETAILS)[number] | keyof MoreDetails

/** `more`: those of expansions. */
export const isOwnDetail = (problem: unknown, more: readonly string[]): problem is OwnDetail | `data.${ProblemKey}` =>
  isDetailOf([...OWN_DETAILS, ...more], problem)
