import { family } from '../family.ts'

/** The first half of the Tactics of the base game (DATA-15). */
export const tactics = family('tactics')

/** The second half. */
export const tacticsMore = family('tactics-more')
