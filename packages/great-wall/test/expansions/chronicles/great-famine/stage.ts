import type { FamineView } from '../../../../src/expansions/chronicles/great-famine/index.ts'
import { QUIET, type SetupWords, type TestTable } from '../../../table.ts'

/* Tables of the Great Famine: three players unless a set-up says otherwise. */

export const FAMINE: SetupWords = { seats: 3, expansions: ['greatFamine'] }
export const SOLO: SetupWords = { mode: 'solo', seats: 1, expansions: ['greatFamine'] }
export const TWO: SetupWords = { mode: 'two', seats: 2, expansions: ['greatFamine'] }
export const NOBODY = { dragon: QUIET, snake: QUIET, monkey: QUIET }

export const larder = (capacity: number, food: Readonly<Record<string, number>> = {}) => ({
  extras: { greatFamine: { capacity, food } },
})
export const famineOf = (t: TestTable): FamineView => t.view().extras['greatFamine'] as FamineView
export const foodOf = (t: TestTable): readonly number[] => famineOf(t).players.map(({ food }) => food)
/** A larder with room, and 8 Food for each. */
export const EIGHT = larder(16, { dragon: 8, snake: 8, monkey: 8 })
