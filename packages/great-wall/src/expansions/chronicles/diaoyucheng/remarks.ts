import { WOOD } from '../../../state.ts'
import type { Expansion } from '../../expansion.ts'
import { fortressOf } from './rows.ts'

/** AC-SD-08, -09, -18: what it costs whoever is asked. */
export const remarks: NonNullable<Expansion['remarks']> = (option, _question, _view, box) => {
  if (option.kind === 'toFortress') return [{ kind: 'price', n: fortressOf(box).archerWood, resource: WOOD }]
  return option.kind === 'raiseDefense' ? [{ kind: 'price', n: fortressOf(box).raiseCost }] : []
}
