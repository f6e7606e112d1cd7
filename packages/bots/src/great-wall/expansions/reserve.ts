import type { Seat } from '@wanli/kernel'
import type { KhanState } from '@wanli/great-wall/expansions/genghis-khan'
import { type Horde, isSoldier, ownerOf, type Reading, typeOf } from '../terms.ts'
import type { Weights } from '../weights.ts'

/* Apart from what else greedy makes of the Khan: what a Chi is worth is asked by all of it. */

/** GK-40: he has left the table. */
const DEFEATED = -1
export const isThere = (state: KhanState | undefined): state is KhanState =>
  state !== undefined && state.section !== DEFEATED

/** Saving one takes so many Chi, and so many are kept for what the next Soldiers bring. */
const EACH = 2
const MOST = 6

/** So many Chi are kept to save who may attack the Khan (GK-17): for each Horde with somebody who could, and for one more. */
export function reserveFor(g: Reading, seat: Seat, { reserve }: Weights): number {
  if (reserve === 0 || !isThere(g.state.extras['genghisKhan'] as KhanState | undefined)) return 0
  let n = EACH
  for (const { hordes } of g.state.sections) for (const horde of hordes) if (mayAttackHim(g, seat, horde)) n += EACH
  return Math.min(MOST, n)
}

/** Somebody of the seat is there who may attack a card beside the sections. */
function mayAttackHim({ box }: Reading, seat: Seat, { spots }: Horde): boolean {
  const { units } = box.outposts[0]!
  return spots.some(
    (code) =>
      isSoldier(code) &&
      ownerOf(code) === seat &&
      box.soldiers[typeOf(code)]!.words.some((word) => units.includes(word)),
  )
}
