import { family } from '../../family.ts'

/** The Artifacts of Ancient Chronicles. */
export const chroniclesArtifacts = family('expansions/chronicles-artifacts')
