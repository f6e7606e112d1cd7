import { family } from '../family.ts'

/** The Hordes of the co-op game (DATA-08). */
export const hordesCoop = family('hordes-coop')
