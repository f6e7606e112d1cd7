import type { EffectRules } from '../../../cards/effects/word.ts'
import { DECLINE } from '../../../options.ts'
import { NONE } from '../../../state.ts'
import type { G, Rule, Seat } from '../../../terms.ts'
import { type AimOption, aimOption, cellOption } from './options.ts'
import { aboutShot, drawRocket } from './rockets.ts'
import { type Cell, isInGrid, isSame, moved, ROCKET_IDS } from './rows.ts'
import { fieldState, type Shot } from './state.ts'

/* GWXC-VOC-25, BPA-6: the aim of a Shot is corrected before it hits. */

const STEPS: readonly Cell[] = [
  { row: 0, column: -1 },
  { row: 0, column: 1 },
  { row: -1, column: 0 },
  { row: 1, column: 0 },
]
const HOW: readonly AimOption['how'][] = ['again', 'left', 'right']

/** A Rocket card is drawn again or shifted; a pattern, which the shooter lays anyway, may bend when it is laid. */
export const aim: EffectRules = {
  asks: true,
  can: (g) => fieldState(g).shot !== null,
  *perform(g: G, { seat }): Rule {
    const shot = fieldState(g).shot!
    if (shot.rocket === NONE) {
      shot.bends = true
      return
    }
    const options = HOW.map((how) => aimOption(g, how))
    const pick = yield* g.ask(seat, 'aim', [...options, DECLINE], {
      ...aboutShot(g, shot),
      card: ROCKET_IDS[shot.rocket]!,
    })
    if (pick.kind !== 'aim') return
    if (pick.how === 'again') return drawRocket(g, seat, shot)
    // Cells that leave the grid are lost.
    const column = pick.how === 'left' ? -1 : 1
    shot.cells = moved(shot.cells, { row: 0, column }).filter(isInGrid)
  },
}

/** One of its cells to a neighbouring one that the pattern does not mark already. */
export function* askCell(g: G, seat: Seat, shot: Shot): Rule {
  const ways = shot.cells.flatMap((from) =>
    moved(STEPS, from)
      .filter((to) => isInGrid(to) && !shot.cells.some((cell) => isSame(cell, to)))
      .map((to) => cellOption(g, from, to)),
  )
  const pick = yield* g.ask(seat, 'aimCell', [...ways, DECLINE], aboutShot(g, shot))
  if (pick.kind === 'cell') shot.cells = shot.cells.map((cell) => (isSame(cell, pick.from) ? pick.to : cell))
}
