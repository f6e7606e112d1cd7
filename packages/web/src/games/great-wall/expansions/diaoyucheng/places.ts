import { along, at, type Way } from '../../../../frame/clicks.ts'
import { place } from '../../place.ts'
import type { Asking } from '../../places.ts'

/* Where the Fortress is clicked. */

/** Its Firing spots: free ones are alike. */
export const CREST = 'fortress'
/** Its Defense track. */
export const TRACK = 'fortressDefense'

interface ToFortress {
  readonly type: number
  readonly from: 'pool' | 'firing' | 'rest'
  readonly section?: number
}
/** The Archer where he stands, then the crest of the Fortress. */
export function enterWays({ type, from, section }: ToFortress, { view }: Asking): readonly Way[] {
  const archer =
    from === 'pool' || section === undefined ? place.unit(type) : place.piece(from, section, view.seat ?? 0, type)
  return [along(archer, CREST)]
}

export const raiseWays = (): readonly Way[] => [at(TRACK)]
