import { loseAtOnce } from '../../../loss.ts'
import type { SectionId } from '../../../state.ts'
import type { G, Rule } from '../../../terms.ts'
import { famineState, trackOf } from './state.ts'

declare module '../../../events.ts' {
  interface MoreEvents {
    capacityFell: { kind: 'capacityFell'; n: number; capacity: number; section: SectionId }
    /** AC-GF-11 */
    famineRaid: { kind: 'famineRaid'; horde: string; section: SectionId }
    /** AC-GF-07: Food that there is no room for any more. */
    foodSpoilt: { kind: 'foodSpoilt'; seat: number; n: number; has: number }
  }
}

/** Why the game is lost, as endings are called. */
const STARVED = 'famine'

/** AC-GF-07, -08: the marker falls, Food above it is lost; at the end of the track everyone has lost. */
export function* capacityFalls(g: G, n: number, section: SectionId): Rule {
  const famine = famineState(g)
  famine.capacity = Math.max(0, famine.capacity - n)
  const { capacity, food } = famine
  g.say?.({ kind: 'capacityFell', n, capacity, section })
  food.forEach((has, seat) => {
    if (has <= capacity) return
    food[seat] = capacity
    g.say?.({ kind: 'foodSpoilt', seat, n: has - capacity, has: capacity })
  })
  if (capacity <= trackOf(g.box).loss) yield* loseAtOnce(g, STARVED)
}
