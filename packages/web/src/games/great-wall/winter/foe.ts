import { artOf } from '../art.ts'
import type { Box } from '../types.ts'

/** The figures of a Horde; one that nobody has drawn looks like any Infantry. */
export const foeArt = (card: string, box: Box): string => artOf(card, box)?.name ?? 'horde-infantry'
