import type { FigureOn } from '../automata.ts'
import { boxOf } from '../battle/hordes.ts'
import type { Horde } from '../state.ts'
import type { G } from '../terms.ts'

/** GW-SOLO-30, GWC-VOC-211: the top row from the left, then the bottom row; with the option, column by column. */
export function vitalOrder(g: G, horde: Horde): readonly number[] {
  return boxOf(g, horde).spotOrder[g.box.setup.options['solo.vitalOrder']]
}

/** 13.7, qinKill: Soldiers of automata die in the order of the spots they stand on. */
export function dyingOrder(g: G, horde: Horde, figures: readonly FigureOn[]): readonly FigureOn[] {
  if (figures.length < 2) return figures
  const order = vitalOrder(g, horde)
  return figures.toSorted((a, b) => order.indexOf(a.spot) - order.indexOf(b.spot))
}
