import { family } from '../family.ts'

/** The Hordes of the base game (DATA-07). */
export const hordes = family('hordes')
