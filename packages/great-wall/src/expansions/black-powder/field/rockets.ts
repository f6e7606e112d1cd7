import { shuffledAway } from '@wanli/kernel'
import { placeOf } from '../../../battle/hordes.ts'
import type { G, R, Seat } from '../../../terms.ts'
import { ROCKET_IDS, rocketsOf } from './rows.ts'
import { fieldState, type Shot } from './state.ts'

/** BP-WM-07, XP-GEN-08: an empty deck is made anew of the used cards, but not of the one of this Shot. */
export function drawRocket(g: G, seat: Seat, shot: Shot): void {
  const field = fieldState(g)
  if (field.rockets.length === 0) {
    const active = shot.rocket
    field.rockets = g.chance.shuffle(
      'rocket',
      field.used.filter((card) => card !== active),
    )
    shuffledAway(g.state, 'rocket', field.rockets)
    field.used = field.used.filter((card) => card === active)
  }
  shot.rocket = field.rockets.pop()!
  field.used.push(shot.rocket)
  shot.cells = [...rocketsOf(g.box)[shot.rocket]!.cells]
  g.say?.({ kind: 'rocketDrawn', seat, card: ROCKET_IDS[shot.rocket]! })
}

/** What a question about a Shot is about: its Horde, and where that stands. */
export const aboutShot = (g: R, { section, target }: Shot) => ({
  section,
  row: placeOf(g, target)!.row,
  horde: g.box.hordes[target]!.id,
})
