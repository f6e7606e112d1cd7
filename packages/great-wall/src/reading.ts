import { Reading } from '@wanli/kernel'
import type { State } from './state.ts'
import type { GreatWall, GwBox, R } from './terms.ts'

/** A table to read only: of a state as it is, or as it would be. */
export const reading = (state: State, box: GwBox): R => new Reading<GreatWall>(box, state)
