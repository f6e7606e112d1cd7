import type { Game } from '@wanli/kernel'
import { guess, known } from './hidden.ts'
import { invariants } from './invariants.ts'
import { readPosition } from './position/read.ts'
import { writePosition } from './position/write.ts'
import { winnerOf } from './score.ts'
import { checkSetup, open, start } from './setup.ts'
import { copyState } from './state.ts'
import type { GreatWall } from './terms.ts'
import { view } from './view.ts'

export { isSecondSpot } from './cards/numbers.ts'
export { checkData, describeError } from './data/index.ts'
export { sum } from './pay.ts'
export { CHI, GOLD, isSoldier, ownerOf, slot, soldierCode, typeOf, VACANT, WOUND } from './state.ts'
export type { GreatWall } from './terms.ts'

export const greatWall: Game<GreatWall> = {
  id: 'great-wall',
  version: '1',
  checkSetup,
  open,
  start,
  copy: copyState,
  view,
  known,
  guess,
  seatNames: (box) => box.setup.clans,
  writePosition,
  readPosition,
  invariants,
  scores: (s) => s.players.map((player) => player.honor),
  winners: (s, box) => [winnerOf({ state: s, box })],
}
