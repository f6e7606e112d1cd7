import { family } from '../../family.ts'

/** The Rat, its cards, and the Artifacts that come with it. */
export const rat = family('expansions/rat')
