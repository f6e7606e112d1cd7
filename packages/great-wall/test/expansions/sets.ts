import { SCENARIOS } from '../../src/expansions/chronicles/names.ts'
import { EXPANSIONS } from '../../src/expansions/index.ts'

/** All sets that may lie in one box: those that are no scenario (XP-REF-01). */
export const SETS: readonly string[] = EXPANSIONS.map(({ name }) => name).filter(
  (name) => !SCENARIOS.some((scenario) => scenario === name),
)
