import { family } from '../family.ts'

/** The Artifacts of the base game (DATA-13): a pictogram of the thing itself. */
export const artifacts = family('artifacts')
