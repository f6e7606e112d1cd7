import { WOOD } from '../../../state.ts'
import type { Expansion } from '../../expansion.ts'
import { FORTRESS } from './rows.ts'

/** AC-SD-08, -09, -18: what it costs whoever is asked. */
export const remarks: NonNullable<Expansion['remarks']> = (option) => {
  if (option.kind === 'toFortress') return [{ kind: 'price', n: FORTRESS.archerWood, resource: WOOD }]
  return option.kind === 'raiseDefense' ? [{ kind: 'price', n: FORTRESS.raiseCost }] : []
}
