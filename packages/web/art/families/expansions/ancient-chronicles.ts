import { family } from '../../family.ts'

/** The six scenarios of Ancient Chronicles. */
export const scenarios = family('expansions/scenarios')
