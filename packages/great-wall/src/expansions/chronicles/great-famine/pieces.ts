import { figuresOn } from '../../../battle/hordes.ts'
import { clerksAt } from '../../../clerks.ts'
import { rowAt } from '../../../rows.ts'
import { SECTIONS, type SectionId, slot } from '../../../state.ts'
import type { R, Seat } from '../../../terms.ts'

/** A piece that eats (AC-GF-15): an Overseer, a Soldier in a section, a Clerk on a Location. Pieces in one place are alike. */
export type Eater =
  | { readonly is: 'overseer'; readonly location: number; readonly type: number; readonly level: number }
  | {
      readonly is: 'horde'
      readonly type: number
      readonly section: SectionId
      readonly row: number
      readonly card: number
    }
  | { readonly is: 'firing' | 'rest'; readonly type: number; readonly section: SectionId }
  | { readonly is: 'clerk'; readonly location: number }

/** Everyone of this seat who eats, what matters most first: that is how the meal is proposed (XDP-21). */
export const eaters = (g: R, seat: Seat): Eater[] =>
  [...overseersOf(g, seat), ...soldiersOf(g, seat), ...clerksOf(g, seat)].sort((a, b) => worth(g, b) - worth(g, a))

function overseersOf(g: R, seat: Seat): Eater[] {
  const { overseers, overseerTypes } = g.state.players[seat]!
  return overseers.flatMap((level, location): Eater[] =>
    level > 0 ? [{ is: 'overseer', location, type: overseerTypes[location]!, level }] : [],
  )
}

function soldiersOf(g: R, seat: Seat): Eater[] {
  const found: Eater[] = []
  for (const section of SECTIONS) {
    const { hordes, firing, rest } = g.state.sections[section]!
    hordes.forEach((horde, index) => {
      for (const { type } of figuresOn(horde, seat))
        found.push({ is: 'horde', type, section, row: rowAt(hordes, index), card: horde.card })
    })
    for (const [is, figures] of [
      ['firing', firing],
      ['rest', rest],
    ] as const)
      for (let type = 0; type < g.box.soldiers.length; type++)
        for (let n = figures[slot(seat, type)]!; n > 0; n--) found.push({ is, type, section })
  }
  return found
}

const clerksOf = (g: R, seat: Seat): Eater[] =>
  g.box.locations.flatMap((_, location) =>
    Array.from({ length: clerksAt(g, location, seat) }, (): Eater => ({ is: 'clerk', location })),
  )

/**
 * What it would take to bring a piece back to its place, in Resources: what all levels of an Overseer cost, the price of a Soldier and,
 * where he stands already, the way there; for a Clerk only the way.
 */
function worth(g: R, eater: Eater): number {
  if (eater.is === 'clerk') return A_MOVE
  const soldier = g.box.soldiers[eater.type]!.cost.reduce((sum, n) => sum + n, 0)
  if (eater.is === 'rest') return soldier
  if (eater.is !== 'overseer') return soldier + A_MOVE
  const levels = g.box.overseers[eater.location]!.price.slice(0, eater.level)
  return levels.reduce((sum, { n }) => sum + n, soldier + A_MOVE)
}
/** Of a Clerk to a Location, or of a Soldier to where he fights. */
const A_MOVE = 2
