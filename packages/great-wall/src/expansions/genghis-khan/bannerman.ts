import type { Part } from '@wanli/kernel'
import { attackWith, type AttackTerms, canAttack } from '../../battle/attack.ts'
import { figuresOn, usableSections } from '../../battle/hordes.ts'
import { humans } from '../../humans.ts'
import { RESOURCES, type SectionId, slot } from '../../state.ts'
import type { G, GreatWall, R, Rule, Seat, SoldierBox } from '../../terms.ts'
import type { AtTable } from '../own-numbers.ts'
import { BANNERMAN, bannermanOf } from './cards.ts'

/** GK-35, -38: it attacks like a Spearman; for card texts it is a Soldier and nothing else. */
export function bannermanBox(box: AtTable): SoldierBox {
  const { id, perPlayer, footprint, rows, ...row } = bannermanOf(box)
  const cost: Readonly<Record<string, number>> = row.cost
  return {
    id,
    perPlayer,
    cost: RESOURCES.map((resource) => cost[resource] ?? 0),
    footprint,
    rows,
    words: [id, 'soldier'],
  }
}

/** GK-36: the section in which the Bannerman of a seat is, on a Horde or in the Rest Zone. */
function sectionOf(g: R, seat: Seat): SectionId | undefined {
  const type = g.box.soldiers.findIndex(({ id }) => id === BANNERMAN)
  return usableSections(g).find((section) => {
    const { rest, hordes } = g.state.sections[section]!
    return (
      rest[slot(seat, type)]! > 0 ||
      hordes.some((horde) => figuresOn(horde, seat).some((figure) => figure.type === type))
    )
  })
}

/** GK-36, -37, XDP-04, XRUL-27: in Tea order, up to two own Soldiers of that section, as cards let them attack. */
function* attacks(g: G): Rule {
  for (const seat of humans(g)) {
    const section = sectionOf(g, seat)
    if (section === undefined) continue
    const terms: AttackTerms = {
      unit: 'soldier',
      n: bannermanOf(g.box).winterAttacks,
      where: 'same',
      commit: false,
      sections: [section],
      card: BANNERMAN,
    }
    if (g.quietly(() => canAttack(g, seat, terms))) yield* attackWith(g, seat, terms)
  }
}

export const bannermanRules: Part<GreatWall> = {
  name: 'Bannermen',
  on: [
    // XP-TIM-15
    { to: 'stepDone', when: 'has', do: (g, { step }) => (step === 'winterStart' ? attacks(g) : undefined) },
  ],
}
