import { family } from '../../family.ts'

/** The Tactics of Ancient Chronicles. */
export const chroniclesTactics = family('expansions/chronicles-tactics')
