import { family } from '../family.ts'

/** What happens on the stage. */
export const stage = family('stage')
