import { family } from '../../family.ts'

/** The Emperor's Awards, which come with Genghis Khan. */
export const awards = family('expansions/awards')
