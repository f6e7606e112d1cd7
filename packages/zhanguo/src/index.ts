import type { Game } from '@wanli/kernel'
import { guess, known, piles } from './hidden.ts'
import { invariants } from './invariants.ts'
import { obvious, openly } from './people.ts'
import { readPosition } from './position/read.ts'
import { writePosition } from './position/write.ts'
import { winnerOf } from './score.ts'
import { checkSetup, open, rows, start } from './setup.ts'
import { claims } from './shown/claims.ts'
import { copyState, vpOf } from './state.ts'
import type { ZhanGuo } from './terms.ts'
import { view } from './view.ts'

export const zhanguo: Game<ZhanGuo> = {
  id: 'zhanguo',
  version: '2',
  rows,
  checkSetup,
  open,
  start,
  copy: copyState,
  view,
  known,
  guess,
  piles,
  seatNames: (box) => box.setup.clans,
  writePosition,
  readPosition,
  invariants,
  scores: (s) => s.players.map(vpOf),
  winners: (s) => [winnerOf(s)],
  obvious,
  openly,
  claims,
}

export { checkData, describeError, REGIONS, type Region } from './data/index.ts'
export { type EndPoints, majorityVp, pointsAtEnd, taskPoints, tasksIn, timesMet, wallPoints } from './score.ts'
export { cardsThatFire } from './shown/claims.ts'
export { abilityAfter, type CourtOutlook, type Fires } from './shown/forecast.ts'
export { hasSymbol, slotsOf } from './tasks.ts'
export { FITTING, numberFits } from './turn.ts'
export { type Ranked, ranking } from './ranking.ts'
export { SETUP } from './setup.ts'
export {
  at,
  bySeat,
  cardsIn,
  cardsOfColour,
  cardsOnBoard,
  type Colour,
  COLOURS,
  colourOf,
  governorsIn,
  markersOf,
  NOBODY,
  officialsIn,
  type Player,
  squareAt,
  type State,
  totalUnrest,
} from './state.ts'
export type { ZgBox, ZhanGuo } from './terms.ts'
