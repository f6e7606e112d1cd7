import { family } from '../family.ts'

/** The Commands (DATA-09 to -11). A player's and the solo opponent's of one name share a drawing. */
export const commands = family('commands')
