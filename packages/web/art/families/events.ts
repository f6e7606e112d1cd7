import { family } from '../family.ts'

/** The Events of the co-op game: what happens, in one scene. */
export const events = family('events')
