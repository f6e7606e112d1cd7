import { family } from '../family.ts'

/** The Tactics of the co-op game (DATA-15). */
export const tacticsCoop = family('tactics-coop')
