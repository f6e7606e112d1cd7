import type { Box } from '../types.ts'
import type { ExpansionLook } from './face.ts'
import { fifthPlayer } from './fifth-player/look.ts'
import { rat } from './rat/look.ts'

/** What is drawn of all expansions. */
export const LOOKS: readonly ExpansionLook[] = [fifthPlayer, rat]

/** Those that lie on this table. */
export const looksOf = ({ expansions }: Box): readonly ExpansionLook[] =>
  LOOKS.filter(({ name }) => expansions.some((expansion) => expansion.name === name))
