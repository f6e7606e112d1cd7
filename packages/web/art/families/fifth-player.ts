import { family } from '../family.ts'

/** The Tactics of the 5th Player. */
export const tacticsFifth = family('fifth-player')
