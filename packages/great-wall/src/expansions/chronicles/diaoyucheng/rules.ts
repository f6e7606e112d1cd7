import type { Part } from '@wanli/kernel'
import { wound, woundOptions } from '../../../battle/attack.ts'
import { isWoundable, usableSections } from '../../../battle/hordes.ts'
import { toRestZone } from '../../../battle/rest.ts'
import { loseAtOnce } from '../../../loss.ts'
import type { WoundOption } from '../../../options.ts'
import { NONE, type State } from '../../../state.ts'
import { hordeAt } from '../../../rows.ts'
import { orderOf } from '../../../tea.ts'
import type { G, GreatWall, R, Rule, Seat } from '../../../terms.ts'
import { ARCHER } from './rows.ts'
import { DIAOYUCHENG, type FortressState, fortressState, nightLoss } from './state.ts'

/* AC-SD-11 to -17, -24, -25: what happens in the Fortress, and what falls on it. */

/** Why the game is lost when the Defense is gone (AC-SD-04). */
export const FALLEN = 'fortress'

/** AC-SD-25, XRUL-39: Hordes of the start that found no slot were Raids too. */
export function begin(s: State): void {
  ;(s.extras[DIAOYUCHENG] as FortressState).tokens += s.hordeDiscard.length
}

/** Those of one list in Tea order. */
const inTeaOrder = (g: R, seats: readonly Seat[]): readonly Seat[] =>
  g.state.tea.flatMap((seat) => seats.filter((other) => other === seat))

/** AC-SD-13: vacant spots of the Hordes in row 1. Words about the Archers of a section do not bind who is in none (AC-SD-11). */
function targets(g: G): WoundOption[] {
  return usableSections(g).flatMap((section) => {
    const front = hordeAt(g.state.sections[section]!.hordes, 0)
    return front !== undefined && isWoundable(g, front) ? woundOptions(g, section, [0]) : []
  })
}

/** AC-SD-13, -14, XP-TIM-16, XDP-28: before anybody on a Wall; each must, in the order that the team likes, by itself in Tea order. */
function* fire(g: G): Rule {
  const { archers } = fortressState(g)
  if (archers.length === 0 || targets(g).length === 0) return
  const order = yield* orderOf(g, inTeaOrder(g, archers), NONE, 'archers')
  for (const [shots, seat] of order.entries()) {
    const aims = targets(g)
    if (aims.length === 0) return g.nevermind()
    const pick = yield* g.ask(seat, 'fortressShot', aims, { left: order.length - shots })
    yield* wound(g, seat, pick)
  }
}

/** AC-SD-15 to -17: the tokens take from the Defense what no Archer prevents; then the Archers rest. */
export function* night(g: G): Rule {
  const fortress = fortressState(g)
  const { tokens, archers } = fortress
  const loss = nightLoss(fortress)
  fortress.defense -= loss
  g.say?.({ kind: 'night', tokens, archers: archers.length, loss, defense: fortress.defense })
  if (fortress.defense <= 0) yield* loseAtOnce(g, FALLEN)
  const order = inTeaOrder(g, archers)
  for (const [gone, seat] of order.entries()) {
    const zones = usableSections(g).map((section) => g.box.book.rest(ARCHER, section))
    const { section } = yield* g.ask(seat, 'nightRest', zones, { left: order.length - gone })
    archers.splice(archers.indexOf(seat), 1)
    toRestZone(g, seat, ARCHER, section)
  }
}

export const fortressRules: Part<GreatWall> = {
  name: 'Siege of Diaoyucheng',
  on: [
    { to: 'stepDone', when: 'has', rank: 80, do: (g, { step }) => (step === 'winterStart' ? fire(g) : undefined) },
    {
      to: 'raid',
      when: 'has',
      // AC-SD-24, -25: after the normal Raid, from outside the pool.
      do(g) {
        const fortress = fortressState(g)
        fortress.tokens++
        g.say?.({ kind: 'tokenBeside', tokens: fortress.tokens })
      },
    },
  ],
}
