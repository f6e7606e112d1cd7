import type { GhostView } from '../../../../src/expansions/chronicles/hungry-ghosts/index.ts'
import { QUIET, type SetupWords, type TestTable } from '../../../table.ts'

/* Tables of the Hungry Ghost Festival: three players unless a set-up says otherwise. */

export const GHOSTS: SetupWords = { seats: 3, expansions: ['hungryGhosts'] }
export const SOLO: SetupWords = { mode: 'solo', seats: 1, expansions: ['hungryGhosts'] }
export const TWO: SetupWords = { mode: 'two', seats: 2, expansions: ['hungryGhosts'] }
export const NOBODY = { dragon: QUIET, snake: QUIET, monkey: QUIET }

export const haunted = (...locations: readonly string[]) => ({ extras: { hungryGhosts: { haunted: locations } } })
export const ghostsOf = (t: TestTable): GhostView => t.view().extras['hungryGhosts'] as GhostView
